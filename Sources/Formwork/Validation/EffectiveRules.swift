extension BaseRow {
  /// All rules of the row in the order they run: those of the kind, `required`, the confirmation's,
  /// then its own.
  final var effectiveRules: [AnyRule] {
    if let cached = ruleSources.cached { return cached }
    let rules = AnyRule.inOrder(makeRules().map { $0.fitted(to: self) })
    ruleSources.cache(rules)
    return rules
  }

  private func makeRules() -> [AnyRule] {
    var all = impliedRules
    if let required {
      all.append(AnyRule(RequiredRule()).when(required))
    }
    if let confirms { all.append(contentsOf: AnyRule.confirmation(of: confirms)) }
    all.append(contentsOf: anyRules)
    return all
  }

  /// The tags of the rows whose value, visibility or validity the row's rules and messages read.
  var tagsReadByRules: Set<String> {
    var tags: Set<String> = []
    for rule in asyncRules {
      tags.formUnion(rule.tags)
      tags.formUnion(rule.when?.tags ?? [])
      tags.formUnion(rule.message.map(MessageCatalogue.names) ?? [])
    }
    for rule in effectiveRules {
      tags.formUnion(rule.namedTags)
      tags.formUnion(rule.contextTags)
      tags.formUnion(rule.when?.tags ?? [])
      tags.formUnion(rule.message.map(MessageCatalogue.names) ?? [])
    }
    return tags
  }

  /// Whether what the row's rules say depends on the day or the time.
  var rulesReadClock: Bool {
    effectiveRules.contains(where: \.readsClock)
      || asyncRules.contains { $0.when?.readsClock ?? false }
  }
}

extension AnyRule {
  /// What a row that repeats another one's value must satisfy.
  static func confirmation(of tag: String) -> [AnyRule] {
    [
      AnyRule(RequiredRule(allowsBlank: true)).when(.function([tag]) { !$0[tag].isNull }),
      AnyRule(EqualsRule(other: RowReference(tag), isRepetition: true)),
    ]
  }

  /// Whether the rule refuses an empty value now.
  func demandsValue(in context: some RuleContext) -> Bool {
    order == .required && when?.demands(in: context) ?? true
  }
}

extension AnyRule {
  /// Whether what it says depends on the day or the time.
  var readsClock: Bool { when?.readsClock ?? false || body.readsClock }
}

extension Condition {
  /// Whether it depends on the day or the time.
  var readsClock: Bool { expressions.contains { $0.root.readsClock } }

  /// The tags of the rows and sections that it reads.
  var tags: [String] { dependencies.map(\.tag).filter { !$0.isEmpty } }

  /// Whether it holds without reading anything; nil when that is not known.
  var constant: Bool? {
    switch body {
    case .constant(let holds): holds
    case .negated(.constant(let holds)): !holds
    default: nil
    }
  }
}
