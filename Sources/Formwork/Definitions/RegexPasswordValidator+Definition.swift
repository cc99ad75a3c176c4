extension RegexPasswordValidator {
  /// The validator of a map with `rules`, `minStrength` and `colors`.
  static func read(
    _ map: MapReader, _ problems: inout [DefinitionProblem]
  ) -> RegexPasswordValidator? {
    let rules = map.needed("rules", [PasswordRule].self, &problems)
    let minStrength = map.read("minStrength", Double.self, &problems)
    let colors = map.read("colors", StrengthColors.self, &problems)?.colors
    guard let rules else { return nil }
    problems += contradictions(in: map.node, rules: rules.count, minStrength: minStrength)
    return RegexPasswordValidator(rules: rules, minStrength: minStrength, colors: colors)
  }

  /// Numbers that the strength, one for each rule, never reaches.
  private static func contradictions(
    in node: DefinitionNode, rules: Int, minStrength: Double?
  ) -> [DefinitionProblem] {
    if rules == 0, let part = node["rules"] {
      return [
        DefinitionProblem(
          "without rules every password is valid", severity: .warning, at: part)
      ]
    }
    let most = rules == 1 ? "one rule gives 1" : "\(rules) rules give \(rules)"
    var problems: [DefinitionProblem] = []
    if let minStrength, minStrength > Double(rules), let part = node["minStrength"] {
      problems.append(
        DefinitionProblem(
          "no password is valid: \(most) at most", at: part,
          hint: "leave minStrength out to ask for all rules"))
    }
    if let minStrength, minStrength <= 0, let part = node["minStrength"] {
      problems.append(
        DefinitionProblem(
          "every password is valid: all have a strength of 0 at least", severity: .warning,
          at: part))
    }
    for entry in node["colors"]?.entries ?? [] {
      guard let strength = DecimalNumber(entry.name)?.doubleValue, strength > Double(rules)
      else { continue }
      problems.append(
        DefinitionProblem(
          "this colour is never shown: \(most) at most", severity: .warning, at: entry.key))
    }
    return problems
  }
}
