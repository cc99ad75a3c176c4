extension DefinitionProblem {
  /// Errors where a message has something in braces that nothing is put in for.
  ///
  /// - Parameters:
  ///   - node: the message.
  ///   - parameters: what the violations that have it put in.
  ///   - tags: the tags of the form, for suggestions.
  ///   - type: what the row with a tag holds; nil when there is none.
  /// - Returns: an error for each.
  package static func placeholders(
    in node: DefinitionNode, of parameters: [String], tags: Suggestions,
    type: (String) -> ValueType?
  ) -> [DefinitionProblem] {
    guard let text = node.text, text.utf8.contains(UInt8(ascii: "{")) else { return [] }
    return MessageCatalogue.braces(in: text, limit: 100).compactMap { placeholder in
      if parameters.contains(placeholder.name) { return nil }
      let isInserted =
        !placeholder.hasForms
        && (placeholder.name == "title" || type(placeholder.name)?.isShown == true)
      guard !isInserted else { return nil }
      let known = parameters + ["title"]
      let name = placeholder.name.prefix(40)
      let at = node.position(
        atOffset: placeholder.offset, length: placeholder.name.unicodeScalars.count + 2)
      if type(placeholder.name) == .secret {
        return DefinitionProblem("'\(name)' is a secret and is never shown", at: at)
      }
      if placeholder.hasForms, known.contains(placeholder.name) || type(placeholder.name) != nil {
        return DefinitionProblem("{\(name)|…} needs a number", at: at)
      }
      let nearest =
        Spelling.nearest(placeholder.name, in: known)
        ?? tags.nearest(placeholder.name).flatMap { type($0)?.isShown ?? false ? $0 : nil }
      return DefinitionProblem(
        "nothing is put in for {\(name)}" + (nearest.map { "; did you mean {\($0)}?" } ?? ""),
        at: at,
        hint: "known: \(known.joined(separator: ", ")), and the tags of rows; a brace is written {{"
      )
    }
  }

  /// Errors in the messages of a row's rules.
  package static func placeholders(
    inRulesOf row: DefinitionNode, among rules: RuleKinds, tags: Suggestions,
    type: (String) -> ValueType?
  ) -> [DefinitionProblem] {
    (row["rules"]?.items ?? []).flatMap { rule -> [DefinitionProblem] in
      guard let message = rule["message"] else { return [] }
      let names = (rule.entries ?? []).map(\.name)
      let messages = names.compactMap { rules[$0] }.flatMap { $0.messages }
      return placeholders(
        in: message, of: messages.flatMap(\.parameters), tags: tags, type: type)
    }
  }
}

extension ValueType {
  /// Whether a message can show a row's value.
  fileprivate var isShown: Bool { self != .secret && self != .nothing }
}
