/// A rule and where it stands in a definition.
struct PlacedRule {
  /// What it is called there: the rule's name, or the key that implies it.
  let name: String
  let rule: AnyRule
  let position: SourcePosition
  /// Whether it holds always, and not only while a condition does.
  let isConstant: Bool
}

extension BaseRow {
  /// What is wrong between a row that was read from a definition, its rules, and the keys that
  /// imply rules.
  ///
  /// - Parameters:
  ///   - node: what the row was read from.
  ///   - typeOfRow: what the row with a tag holds; nil when there is none.
  /// - Returns: errors and warnings.
  package final func ruleProblems(
    in node: DefinitionNode, typeOfRow: (String) -> ValueType?
  ) -> [DefinitionProblem] {
    var problems: [DefinitionProblem] = []
    var fitting: [PlacedRule] = []
    for rule in placedRules(in: node) {
      if let misfit = rule.rule.misfit(at: self, typeOfRow: typeOfRow) {
        problems.append(DefinitionProblem(misfit, at: rule.position))
      } else {
        fitting.append(rule)
      }
    }
    if let misfit = confirmationMisfit(typeOfRow: typeOfRow) {
      problems.append(DefinitionProblem(misfit, at: node["confirms"] ?? node))
    }
    if !fitting.isEmpty { problems += valuesOfOtherTypes(in: node) }
    fitting += [typingLimit(in: node)].compactMap(\.self)
    if fitting.count > 1 {
      problems += RuleContradictions(of: fitting, isWhole: valueType == .wholeNumber).problems
    }
    if problems.isEmpty { problems += brokenInitialValue(in: node) }
    return problems + unreadAnswer(in: node)
  }

  /// The rules that are written in the definition: those of `rules`, and `min` and `max` as keys.
  private func placedRules(in node: DefinitionNode) -> [PlacedRule] {
    var rules: [PlacedRule] = []
    // The cast is slow, and most rows have no such key.
    if node["min"] != nil || node["max"] != nil, let row = self as? any LimitedRow {
      for rule in row.limits.rules {
        // A limit that the kind has by itself stands where the row does.
        let position = node.keyPosition(rule.name) ?? node.position
        rules.append(PlacedRule(name: rule.name, rule: rule, position: position, isConstant: true))
      }
    }
    for rule in anyRules {
      guard let position = rule.position else { continue }
      rules.append(
        PlacedRule(name: rule.name, rule: rule, position: position, isConstant: rule.when == nil))
    }
    return rules
  }

  /// Values of `oneOf` and `noneOf` that the row can never have.
  private func valuesOfOtherTypes(in node: DefinitionNode) -> [DefinitionProblem] {
    guard valueType != .text, valueType != .secret, valueType != .other else { return [] }
    var problems: [DefinitionProblem] = []
    for rule in node["rules"]?.items ?? [] {
      for name in ["oneOf", "noneOf"] {
        for item in rule[name]?.items ?? [] { _ = readValue(item, into: &problems) }
      }
    }
    return problems
  }

  /// The most characters that can be typed.
  private func typingLimit(in node: DefinitionNode) -> PlacedRule? {
    guard let position = node.keyPosition("limit"), let row = self as? any FieldRow,
      let limit = row.limit, limit > 0
    else { return nil }
    return PlacedRule(
      name: "limit", rule: AnyRule(MaxLengthRule(max: limit)), position: position, isConstant: true)
  }

  /// A warning when the value that stands in the definition breaks a rule of its own row.
  private func brokenInitialValue(in node: DefinitionNode) -> [DefinitionProblem] {
    guard let value = node["value"], value["env"] == nil, !formValue.isNull,
      node["options"] == nil || !choices.isEmpty
    else { return [] }
    let rules = effectiveRules.filter {
      $0.when == nil && $0.namedRows.isEmpty && $0.contextTags.isEmpty
        && !$0.traits.contains(.judgesEmpty)
    }
    let violations = AnyRule.violations(
      of: rules, value: formValue, title: title, tag: tag ?? "", in: LiveContext(form: form))
    return violations.prefix(1).map {
      DefinitionProblem(
        "the value breaks a rule of its own row: \($0.message)", severity: .warning, at: value)
    }
  }

  /// A warning when a row asks for something that nobody gets.
  private func unreadAnswer(in node: DefinitionNode) -> [DefinitionProblem] {
    guard tag == nil, node["tag"] == nil, takesValue, !isTransient, confirms == nil,
      disabled?.constant != true, readOnly?.constant != true, controlTraits.asks
    else { return [] }
    return [
      DefinitionProblem(
        "without a tag the answer is thrown away", severity: .warning, at: node,
        hint: "give the row a tag, or say transient: true")
    ]
  }
}
