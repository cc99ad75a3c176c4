/// A validator as a definition names it: a word, or a map of rules.
struct PasswordValidatorDefinition: DefinitionValue {
  let validator: any PasswordValidator

  static var names: [String] { ["default", "rules"] }

  static var schema: String { "default, or a map with rules" }

  static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> PasswordValidatorDefinition? {
    guard node.entries != nil else {
      guard node.text == "default" else {
        problems.append(
          node.text == nil
            ? node.mismatch(schema) : .unknown("validator", node, among: names))
        return nil
      }
      return PasswordValidatorDefinition(validator: DefaultPasswordValidator())
    }
    let map = MapReader(node, keys: ["name", "rules", "minStrength", "colors"], &problems)
    if let name = map.node["name"] {
      switch name.text {
      case "rules": break
      case "default" where map.node["rules"] == nil:
        return PasswordValidatorDefinition(validator: DefaultPasswordValidator())
      default:
        problems.append(.unknown("validator", name, among: names))
        return nil
      }
    }
    let rules = map.needed("rules", [PasswordRule].self, &problems)
    let minStrength = map.read("minStrength", Double.self, &problems)
    let colors = map.read("colors", StrengthColors.self, &problems)?.colors
    return rules.map {
      PasswordValidatorDefinition(
        validator: RegexPasswordValidator(rules: $0, minStrength: minStrength, colors: colors))
    }
  }
}

extension PasswordRule: DefinitionValue {
  /// `{pattern, hint}`.
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
    let rule = PasswordRule(pattern, hint: hint)
    if let error = rule.problem, let place = node["pattern"] {
      problems.append(.pattern(error, in: place))
      return nil
    }
    return rule
  }
}

/// Colours by the strength from which on they are shown.
private struct StrengthColors: DefinitionValue {
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
      colors[strength] = color
    }
    return StrengthColors(colors: colors)
  }
}
