/// A validator as a definition names it: a word, or a map whose `name` is the word.
///
/// The name may be left out where `rules` or `allOf` says it.
struct PasswordValidatorDefinition: DefinitionValue {
  let validator: any PasswordValidator

  static var schema: String { "the name of a validator, or a map" }

  static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> PasswordValidatorDefinition? {
    let kinds = node.surroundings?.passwordValidators ?? .builtIn
    guard node.entries == nil || nameNode(of: node) != nil else {
      let known = kinds.names.joined(separator: ", ")
      problems.append(
        DefinitionProblem("name is missing", at: node, hint: "known: \(known)"))
      return nil
    }
    guard let name = nameNode(of: node), let kind = name.text.flatMap({ kinds[$0] }) else {
      let part = nameNode(of: node) ?? node
      problems.append(
        part.text == nil || part.isNull
          ? part.mismatch(schema) : .unknown("validator", part, among: kinds.names))
      return nil
    }
    var map = node
    if node.entries == nil { map.content = .map([]) }
    let reader = MapReader(map, keys: ["name"] + kind.keys, &problems)
    return kind.read(reader, &problems).map { PasswordValidatorDefinition(validator: $0) }
  }

  /// What names the kind; nil when nothing does.
  private static func nameNode(of node: DefinitionNode) -> DefinitionNode? {
    guard let entries = node.entries else { return node }
    if let name = node["name"] { return name }
    return entries.first { $0.name == "allOf" || $0.name == "rules" }?.key
  }
}

extension PasswordValidatorKinds {
  /// The validator that a node describes as under `validator:`; nil, with a problem, when it
  /// describes none.
  ///
  /// - Parameters:
  ///   - node: a word, or a map.
  ///   - directory: what the names of files in it are relative to; nil: it may name none.
  ///   - problems: takes what is wrong.
  /// - Returns: the validator.
  package func validator(
    _ node: DefinitionNode, directory: String?, _ problems: inout [DefinitionProblem]
  ) -> (any PasswordValidator)? {
    let surroundings = DefinitionSurroundings(
      clock: .system, passwordValidators: self, directory: directory, variable: { _ in nil })
    return PasswordValidatorDefinition.read(node.placed(in: surroundings), into: &problems)?
      .validator
  }
}

extension PasswordRule: DefinitionValue {
  /// What must stand there: `{pattern, hint}`.
  public static var schema: String { "{pattern, hint}" }

  /// A rule from its pattern and its hint.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> PasswordRule? {
    let map = MapReader(node, keys: ["pattern", "hint"], &problems)
    for key in ["pattern", "hint"] { problems += node[key]?.commentWarning ?? [] }
    let pattern = map.needed("pattern", String.self, &problems)
    let hint = map.needed("hint", String.self, &problems)
    guard let pattern, let hint else { return nil }
    if hint.isEmpty, let part = node["hint"] {
      problems.append(DefinitionProblem("hint must say what is missing", at: part))
    }
    if pattern.isEmpty, let part = node["pattern"] {
      problems.append(
        DefinitionProblem(
          "an empty pattern is found in every password", severity: .warning, at: part))
    }
    let rule = PasswordRule(pattern, hint: hint)
    if let error = rule.problem, let part = node["pattern"] {
      problems.append(.pattern(error, in: part))
      return nil
    }
    return rule
  }
}

/// Colours by the strength from which on they are shown.
struct StrengthColors: DefinitionValue {
  let colors: [Double: Color]

  static var schema: String { "a map of strengths and colours" }

  static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> StrengthColors? {
    guard let entries = node.entries else {
      problems.append(node.mismatch(schema))
      return nil
    }
    var colors: [Double: Color] = [:]
    for entry in entries {
      guard let strength = DecimalNumber(entry.name)?.doubleValue else {
        problems.append(DefinitionProblem("a strength must be a number", at: entry.key))
        continue
      }
      guard let color = entry.value.text.flatMap({ Color($0) }) else {
        let needsQuotes = entry.value.isNull && entry.value.comment != nil
        problems.append(
          entry.value.mismatch(
            "a colour such as amber or '#03a9f4'",
            hint: needsQuotes ? "put #rrggbb in quotes" : nil))
        continue
      }
      guard colors.updateValue(color, forKey: strength) == nil else {
        problems.append(
          DefinitionProblem("there is already a colour for this strength", at: entry.key))
        continue
      }
    }
    return StrengthColors(colors: colors)
  }
}
