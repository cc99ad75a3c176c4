extension RuleLimit: DefinitionValue {
  /// `a number, a date or an expression such as today - 18 years`.
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
      return try RuleLimit(text)
    } catch {
      problems.append(.expression(error, in: node))
      return nil
    }
  }
}
