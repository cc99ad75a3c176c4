extension Choice: DefinitionValue {
  /// `text or {value, title, help, disabled, reason}`.
  public static var schema: String { "text or {value, title, help, disabled, reason}" }

  /// An option: a text that is its own title, or a map.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> Choice? {
    guard node.entries != nil else {
      guard let text = node.text, !node.isNull else {
        problems.append(node.mismatch("text or a map with value and title"))
        return nil
      }
      return Choice(.text(text), title: text)
    }
    let map = MapReader(node, keys: ["value", "title", "help", "disabled", "reason"], &problems)
    guard let value = map.needed("value", String.self, &problems) else { return nil }
    return Choice(
      .text(value), title: map.read("title", String.self, &problems) ?? value,
      help: map.read("help", String.self, &problems),
      isDisabled: map.read("disabled", Bool.self, &problems) ?? false,
      reason: map.read("reason", String.self, &problems))
  }
}

extension DefinitionProblem {
  /// Errors where there is nothing to choose, or the same thing twice.
  static func choices(_ choices: [Choice], in node: DefinitionNode) -> [DefinitionProblem] {
    guard !choices.isEmpty else { return [DefinitionProblem("there is no option", at: node)] }
    var values: Set<String> = []
    return zip(choices, node.items ?? []).compactMap { choice, item in
      let value = choice.value.plainText ?? ""
      guard !values.insert(value).inserted else { return nil }
      return DefinitionProblem(
        "the option '\(value.prefix(60))' is already there", at: item["value"] ?? item)
    }
  }
}
