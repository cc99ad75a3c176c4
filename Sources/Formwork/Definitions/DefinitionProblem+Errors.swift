extension DefinitionProblem {
  /// What is wrong with a text of the condition language, at its position in the scalar.
  public static func expression(_ error: ExpressionError, in node: DefinitionNode)
    -> DefinitionProblem
  {
    DefinitionProblem(
      error.message, at: node.position(of: error.offset, length: error.length),
      hint: error.hint)
  }

  /// What is wrong with a text of the condition language, in the order of the text.
  ///
  /// Of very many mistakes only the first have their own position, since nobody reads the others.
  public static func expressions(_ errors: [ExpressionError], in node: DefinitionNode)
    -> [DefinitionProblem]
  {
    let first = errors.prefix(100).map { expression($0, in: node) }
    guard errors.count > first.count, let last = first.last else { return first }
    return first
      + errors.dropFirst(first.count).map {
        DefinitionProblem($0.message, at: last.position, hint: $0.hint)
      }
  }

  /// What is wrong with a regular expression, at its position in the scalar.
  public static func pattern(_ error: PatternError, in node: DefinitionNode) -> DefinitionProblem {
    DefinitionProblem(
      "\(node.name) is no regular expression: \(error.message)",
      at: node.position(of: error.offset, length: 1))
  }
}
