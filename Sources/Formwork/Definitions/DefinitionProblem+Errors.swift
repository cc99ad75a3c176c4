extension DefinitionProblem {
  /// What is wrong with a text of the condition language, at its place in the scalar.
  public static func expression(_ error: ExpressionError, in node: DefinitionNode)
    -> DefinitionProblem
  {
    DefinitionProblem(
      error.message, at: node.place(of: error.offset, length: error.length),
      hint: error.hint)
  }

  /// What is wrong with a regular expression, at its place in the scalar.
  public static func pattern(_ error: PatternError, in node: DefinitionNode) -> DefinitionProblem {
    DefinitionProblem(
      "\(node.name) is no regular expression: \(error.message)",
      at: node.place(of: error.offset, length: 1))
  }
}
