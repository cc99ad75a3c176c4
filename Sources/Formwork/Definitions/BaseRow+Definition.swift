extension BaseRow {
  /// The keys that every row takes, besides `type` and `tag`.
  static let definitionKeys: [DefinitionKey<BaseRow>] =
    [
      DefinitionKey("title", \.title, "What stands before the value."),
      DefinitionKey("help", \.help, "One line of help."),
      DefinitionKey("more", \.more, "Longer help, shown on demand."),
      DefinitionKey("hidden", \.hidden, "When the row is not there."),
      DefinitionKey("shown", \.shown, "When the row is there: the opposite of hidden."),
      DefinitionKey("disabled", \.disabled, "When the row cannot have the focus."),
      DefinitionKey("readOnly", \.readOnly, "When the row cannot be changed."),
      DefinitionKey("required", \.required, "When the row must have a value."),
      DefinitionKey("rules", \.anyRules, "What the value must be."),
      DefinitionKey("validate", \.validationOptions, "When the row shows what is wrong."),
      DefinitionKey("whenHidden", \.whenHidden, "What becomes of the value of a hidden row."),
      DefinitionKey("transient", \.isTransient, "Whether the value is left out of the result."),
      DefinitionKey("clearable", \.isClearable, "Whether one key takes the value away."),
    ] + [valueKey, resetKey]

  private static let valueKey = DefinitionKey<BaseRow>(
    "value", schema: "a value of the row's type, today, now or {env, else}",
    "What the row starts with."
  ) { row, node, problems in
    guard let value = row.readDefault(node, into: &problems) else { return }
    row.set(value)
    row.setResetValue(value)
  }

  private static let resetKey = DefinitionKey<BaseRow>(
    "reset", schema: "a value of the row's type, today, now or {env, else}",
    "What a reset gives."
  ) { row, node, problems in
    guard let value = row.readDefault(node, into: &problems) else { return }
    row.setResetValue(value)
  }

  static func readTag(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> String? {
    guard let tag = String.read(node, into: &problems) else { return nil }
    let isUsable =
      !tag.isEmpty
      && !tag.unicodeScalars.contains { $0 == "}" || DangerousScalars.isControl($0.value) }
    if isUsable { return tag }
    problems.append(
      DefinitionProblem(
        "a tag must not be empty and must hold no } and no control character",
        at: node))
    return nil
  }

  /// What two keys of the row together make wrong or doubtful.
  func contradictions(in node: DefinitionNode) -> [DefinitionProblem] {
    var problems: [DefinitionProblem] = []
    problems += DefinitionProblem.bothHiddenAndShown(node)
    problems += DefinitionProblem.hiddenVariables(in: node, of: node)
    if let limit = node["limit"], let number = limit.plainText.flatMap({ Int($0) }), number < 1 {
      problems.append(DefinitionProblem("limit must be at least 1", at: limit))
    }
    if !takesValue, let place = node.keyPlace("required") {
      let kind = kindName
      problems.append(DefinitionProblem("a row of type \(kind) has no value", at: place))
    }
    guard isToggle else { return problems }
    let kind = kindName
    let ofRow = (node.entries ?? []).map(\.key).filter { $0.text == "required" }
    for place in ofRow + places(ofRule: "required", in: node) {
      problems.append(
        DefinitionProblem(
          "required lets false pass at a row of type \(kind); did you mean 'accepted'?",
          severity: .warning, at: place))
    }
    return problems
  }

  /// Where a rule is named among the rules.
  private func places(ofRule name: String, in node: DefinitionNode) -> [DefinitionNode] {
    var places: [DefinitionNode] = []
    for rule in node["rules"]?.items ?? [] {
      if rule.text == name { places.append(rule) }
      for entry in rule.entries ?? [] where entry.name == name { places.append(entry.key) }
    }
    return places
  }
}

extension DefinitionProblem {
  /// An error when a map has both `hidden` and `shown`.
  static func bothHiddenAndShown(_ node: DefinitionNode) -> [DefinitionProblem] {
    let keys = (node.entries ?? []).map(\.key).filter { $0.text == "hidden" || $0.text == "shown" }
    guard keys.count == 2, let first = keys.first, let second = keys.last else { return [] }
    return [
      DefinitionProblem(
        "hidden and shown are opposites: there is already '\(first.text ?? "")' at "
          + "\(first.place.line):\(first.place.column)", at: second)
    ]
  }
}

extension WhenHidden: DefinitionValue {}

extension ValidationOptions: DefinitionValue {
  private static let words: [(String, ValidationOptions)] = [
    ("change", .validatesOnChange), ("blur", .validatesOnBlur),
    ("changeAfterBlur", .validatesOnChangeAfterBlurred), ("demand", .validatesOnDemand),
    ("always", .validatesAlways),
  ]

  /// The words for the moments.
  public static var schema: String { words.map(\.0).joined(separator: ", ") }
  /// The moment of a word.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> ValidationOptions? {
    if let found = words.first(where: { $0.0 == node.text }) { return found.1 }
    problems.append(.unknownWord(node, among: words.map(\.0)))
    return nil
  }
}
