extension BaseRow {
  /// The keys that every row takes, besides `type` and `tag`.
  static let definitionKeys: [DefinitionKey<BaseRow>] =
    [
      DefinitionKey("title", \.title, "What stands before the value."),
      DefinitionKey("help", \.help, "One line of help."),
      DefinitionKey("more", \.more, "Longer help, shown on demand."),
      DefinitionKey("hidden", \.hidden, "When the row is not there.", roles: .hiding),
      DefinitionKey(
        "shown", \.shown, "When the row is there: the opposite of hidden.", roles: .hiding),
      DefinitionKey("disabled", \.disabled, "When the row cannot have the focus."),
      DefinitionKey("readOnly", \.readOnly, "When the row cannot be changed."),
      DefinitionKey("required", \.required, "When the row must have a value."),
      rulesKey,
      DefinitionKey("validate", \.validationOptions, "When the row shows what is wrong."),
      DefinitionKey("whenHidden", \.whenHidden, "What becomes of the value of a hidden row."),
      DefinitionKey("transient", \.isTransient, "Whether the value is left out of the result."),
      DefinitionKey("clearable", \.isClearable, "Whether one key takes the value away."),
    ] + [valueKey, resetKey]

  private static let rulesKey = DefinitionKey<BaseRow>(
    "rules", schema: [AnyRule].schema, "What the value must be.", roles: .outside
  ) { row, node, problems in
    guard let rules = [AnyRule].readEach(node, into: &problems) else { return }
    if rules.count == node.items?.count {
      row.anyRules = rules
    } else {
      row.ruleSources.incomplete = rules
    }
  }

  private static let valueKey = DefinitionKey<BaseRow>(
    "value", schema: "a value of the row's type, today, now or {env, else}",
    "What the row starts with.", roles: [.late, .outside, .variable]
  ) { row, node, problems in
    guard let value = row.readDefault(node, into: &problems) else { return }
    row.set(value)
    row.setResetValue(value)
  }

  private static let resetKey = DefinitionKey<BaseRow>(
    "reset", schema: "a value of the row's type, today, now or {env, else}",
    "What a reset gives.", roles: [.late, .outside, .variable]
  ) { row, node, problems in
    guard let value = row.readDefault(node, into: &problems) else { return }
    row.setResetValue(value)
  }

  /// The names of the keys that decide whether an element is there.
  static let hidingKeyNames = definitionKeys.names(.hiding)
  /// The names of the keys that may take a value from the environment.
  static let variableKeyNames = definitionKeys.names(.variable)

  /// A row of an unknown kind, with its conditions only, which can be checked so.
  package static func ofUnknownKind(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> BaseRow {
    let row = BaseRow(tag: nil)
    for key in definitionKeys where key.roles.contains(.condition) {
      if let value = node[key.name] { key.read(row, value, &problems) }
    }
    return row
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
    if !takesValue, let position = node.keyPosition("required") {
      let kind = kindName
      problems.append(DefinitionProblem("a row of type \(kind) has no value", at: position))
    }
    guard isToggle else { return problems }
    let kind = kindName
    let ofRow = (node.entries ?? []).map(\.key).filter { $0.text == "required" }
    for key in ofRow + keys(ofRule: "required", in: node) {
      problems.append(
        DefinitionProblem(
          "required lets false pass at a row of type \(kind); did you mean 'accepted'?",
          severity: .warning, at: key))
    }
    return problems
  }

  /// Where a rule is named among the rules.
  private func keys(ofRule name: String, in node: DefinitionNode) -> [DefinitionNode] {
    var keys: [DefinitionNode] = []
    for rule in node["rules"]?.items ?? [] {
      if rule.text == name { keys.append(rule) }
      for entry in rule.entries ?? [] where entry.name == name { keys.append(entry.key) }
    }
    return keys
  }
}

extension DefinitionProblem {
  /// An error when a map has both `hidden` and `shown`.
  static func bothHiddenAndShown(_ node: DefinitionNode) -> [DefinitionProblem] {
    let names = BaseRow.hidingKeyNames
    let keys = (node.entries ?? []).map(\.key).filter { names.contains($0.text ?? "") }
    guard keys.count == 2, let first = keys.first, let second = keys.last else { return [] }
    return [
      DefinitionProblem(
        "\(names.joined(separator: " and ")) are opposites: there is already '\(first.text ?? "")' at "
          + "\(first.position.line):\(first.position.column)", at: second)
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
