extension Condition: DefinitionValue {
  /// `true, false or a condition`.
  public static var schema: String { "true, false or a condition" }
  /// A truth, or a text of the condition language; a mistake in it is a problem at its place.
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
    let condition = Condition(text)
    guard let error = condition.error else { return condition }
    problems.append(.expression(error, in: node))
    return nil
  }
}

extension DefinitionNode {
  /// The place of some bytes of the node's text; of a long part its beginning, more is not shown.
  func place(of offset: Int, length: Int) -> DefinitionPlace {
    guard let text else { return place }
    let bytes = text.utf8.dropFirst(offset).prefix(min(length, 1024))
    return place(atOffset: offset, length: bytes.count { $0 & 0xC0 != 0x80 })
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
