extension AnyRule {
  /// Rules in the order in which they run: type, required, length, then the rest as declared.
  static func inOrder(_ rules: [AnyRule]) -> [AnyRule] {
    var last = 0
    let isOrdered = rules.allSatisfy { rule in
      defer { last = rule.order.rawValue }
      return rule.order.rawValue >= last
    }
    if isOrdered { return rules }
    return RuleOrder.allCases.flatMap { order in rules.filter { $0.order == order } }
  }

  /// Runs all rules of a row.
  ///
  /// A value of the wrong type stops all others, since they would speak of something that is not
  /// there. A text over its longest length stops patterns and password validators.
  ///
  /// `value` is nil when it is not of the row's type, `unparsed` what was typed and is no value;
  /// both are a wrong type, in the message `type`, called `typeName`, unless `mismatch` says more.
  static func violations(
    of rules: [AnyRule], value: FormValue?, unparsed: String? = nil, type: ValueType = .other,
    typeName: String = "", mismatch: RuleFailure? = nil, title: String?, tag: String,
    in context: some MessageContext
  ) -> [Violation] {
    guard let value, unparsed == nil else {
      let failure = mismatch ?? .type(type, named: typeName)
      return [
        violation(
          of: failure.typeRule, failure, title: title, tag: tag, in: context)
      ]
    }
    var violations: [Violation] = []
    var isTooLong = false
    for rule in inOrder(rules) {
      if isTooLong, rule.traits.contains(.isSlow) { continue }
      func add(_ failure: RuleFailure, template: String?) {
        violations.append(
          violation(
            of: rule.id ?? rule.name, failure, template: template, declared: rule.messages,
            title: title, tag: tag, severity: rule.severity, in: context))
      }
      let runs = rule.when.map { $0.decision(in: context) } ?? true
      if runs == nil { add(.undecided, template: nil) }
      guard runs ?? true, let failure = rule.checkNow(value, in: context) else { continue }
      add(failure, template: rule.message)
      if rule.traits.contains(.stopsAllRules) { break }
      if rule.traits.contains(.stopsSlowRules) { isTooLong = true }
    }
    return violations
  }
}

extension AnyRule {
  /// That a condition of the row could not be decided, so that the row is there and writable.
  static func undecided(
    _ kind: ConditionSlot.Kind, title: String?, tag: String, in context: some MessageContext
  ) -> Violation {
    violation(
      of: kind.rawValue, .undecided, title: title, tag: tag, in: context)
  }

  /// A failure with its words.
  ///
  /// - Parameters:
  ///   - rule: the rule's name or id.
  ///   - failure: what is wrong.
  ///   - template: the rule's own message; nil: it has none.
  ///   - messages: the codes that the rule declares.
  ///   - title: the row's title.
  ///   - tag: the row's tag.
  ///   - severity: whether it stops a submit.
  ///   - context: where the words come from.
  /// - Returns: the violation.
  static func violation(
    of rule: String, _ failure: RuleFailure, template: String? = nil,
    declared messages: [RuleMessage] = [], title: String?, tag: String,
    severity: Violation.Severity = .error, in context: some MessageContext
  ) -> Violation {
    MessageWords(failure: failure, title: title, template: template, declared: messages)
      .violation(of: rule, tag: tag, severity: severity, in: context)
  }
}

/// A failure and where its words come from.
private struct MessageWords {
  let failure: RuleFailure
  let title: String?
  let template: String?
  /// The codes that the rule declares.
  let declared: [RuleMessage]

  func violation(
    of rule: String, tag: String, severity: Violation.Severity, in context: some MessageContext
  ) -> Violation {
    let words = context.words
    var failure = failure
    if failure.code == "type",
      let example = failure.parameters["example"].exampleText(in: context.typedLocale)
    {
      failure.parameters["example"] = .text(example)
    }
    if let phrase = failure.phrase, !words.areEnglish { failure.say(phrase, in: words) }
    let message = words.text(
      template: template ?? failure.message
        ?? words.template(
          code: failure.code, variant: failure.variant, declared: failure.declared ?? declared),
      parameters: failure.parameters, title: title
    ) { name in
      name == "other" ? otherTitle(in: context) : context.displayedText(of: name)
    }
    return Violation(
      tag: tag, rule: rule, code: failure.code, parameters: failure.parameters, message: message,
      severity: severity, index: failure.index)
  }

  /// A row is called by its title where it has one.
  private func otherTitle(in context: some MessageContext) -> String? {
    guard case .text(let tag) = failure.parameters["other"] else { return nil }
    return context.title(of: tag)
  }
}
