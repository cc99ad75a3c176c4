extension Condition: DefinitionValue {
  /// What files must write, for messages: `true, false or a condition`.
  public static var schema: String { "true, false or a condition" }
  /// Every such key holds a condition.
  public static var keyRoles: KeyRoles { .condition }
  /// A truth, or a text of the condition language; a mistake in it is a problem at its position.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> Condition? {
    switch node.plainText {
    case "true": return .constant(true)
    case "false": return .constant(false)
    default: break
    }
    guard let text = node.text, !node.isNull else {
      problems.append(node.mismatch(schema))
      return nil
    }
    problems += node.commentWarning
    let condition = Condition(text).read(from: node)
    guard let error = condition.error else { return condition }
    problems.append(.expression(error, in: node))
    return nil
  }
}

extension Condition {
  /// The condition with the positions of its text in a definition.
  private func read(from node: DefinitionNode) -> Condition {
    guard case .expression(var expression) = body else { return self }
    expression.source = ScalarSource(node)
    return Condition(expression)
  }
}

extension DefinitionNode {
  /// An error when the message of a rule says nothing.
  var emptyMessage: [DefinitionProblem] {
    guard let text, !isNull, text.trimmedOfBlanks.isEmpty else { return [] }
    return [DefinitionProblem("a message must say what is wrong", at: self)]
  }

  /// A warning when a comment behind a text that is not quoted may have been meant as a part of it.
  var commentWarning: [DefinitionProblem] {
    guard let comment, plainText != nil else { return [] }
    return [
      DefinitionProblem(
        "\(name) ends here: # begins a comment", severity: .warning, at: comment,
        hint: "put the text in quotes if # belongs to it; else move the comment to its own line")
    ]
  }
}
