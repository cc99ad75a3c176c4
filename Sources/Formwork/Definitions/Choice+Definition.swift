extension Choice: DefinitionValue {
  /// What files must write, for messages: `text or {value, title, help, disabled, reason}`.
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

extension DefinitionNode {
  /// The options that a list holds, or that `{list: name}` stands for; nil, with a problem, when
  /// something is wrong with them.
  func readChoices(into problems: inout [DefinitionProblem]) -> ChoiceList? {
    guard entries != nil else {
      guard let choices = [Choice].read(self, into: &problems) else { return nil }
      problems += DefinitionProblem.choices(choices, in: self)
      return ChoiceList(choices)
    }
    let map = MapReader(self, keys: ["list"], &problems)
    guard let name = map.needed("list", String.self, &problems) else { return nil }
    let surroundings = surroundings
    guard let list = surroundings?.lists[name] else {
      if let node = self["list"] {
        problems.append(.unknown("list", node, among: surroundings?.listNames ?? []))
      }
      return nil
    }
    return list
  }
}

extension DefinitionProblem {
  /// Errors where there is nothing to choose, or the same thing twice.
  package static func choices(_ choices: [Choice], in node: DefinitionNode) -> [DefinitionProblem] {
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
