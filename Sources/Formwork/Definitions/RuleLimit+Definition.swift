extension RuleLimit {
  /// The limit with the positions of its text in a definition.
  private func read(from node: DefinitionNode) -> RuleLimit {
    guard case .expression(var expression) = self else { return self }
    expression.source = ScalarSource(node)
    return .expression(expression)
  }
}

extension RuleLimit: DefinitionValue {
  /// What files must write, for messages: `a number, a date or an expression such as today - 18 years`.
  public static var schema: String { "a number, a date or an expression such as today - 18 years" }

  /// A number, an ISO 8601 date or time, or an expression.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> RuleLimit? {
    guard let text = node.text, !node.isNull else {
      problems.append(node.mismatch(schema))
      return nil
    }
    do throws(ExpressionError) {
      return try RuleLimit(text).read(from: node)
    } catch {
      problems.append(.expression(error, in: node))
      return nil
    }
  }
}
