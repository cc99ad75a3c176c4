/// Rules that several rows share; a row copies them when they are added.
public struct RuleSet<Value: RowValue>: Sendable {
  /// The rules, in order.
  public private(set) var rules: [Rule<Value>] = []

  /// A set of rules, or an empty one.
  public init(_ rules: Rule<Value>...) { self.rules = rules }

  /// Adds a rule behind the others.
  public mutating func add(rule: Rule<Value>) { rules.append(rule) }

  /// Adds a rule under one of Eureka's names behind the others.
  public mutating func add<Check: RuleType>(rule: Check) where Check.RowValueType == Value {
    rules.append(rule.rule)
  }

  /// Removes the first rule with that identifier, if there is one.
  public mutating func remove(ruleWithIdentifier identifier: String) {
    guard let place = rules.firstIndex(where: { $0.id == identifier }) else { return }
    rules.remove(at: place)
  }

  /// Removes all rules.
  public mutating func removeAllRules() { rules = [] }
}
