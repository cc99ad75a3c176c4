/// The value must be true.
struct AcceptedRule: RuleKind {
  static let name = "accepted"
  static let summary = "The value is true; null and false fail."
  static let order = RuleOrder.required
  static let messages = [RuleMessage("accepted", "Must be accepted")]
  static let keys: [RuleKey<AcceptedRule>] = []
  var traits: RuleTraits { [.judgesEmpty, .judgesLists] }
  var fit: RuleFit { .truths }
  var jsonSchema: Values { ["const": true] }

  func alternative(for type: ValueType) -> String? { "required" }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    if case .bool(true) = operand { nil } else { RuleFailure("accepted") }
  }
}

extension Rule where Value == Bool {
  /// The value must be true; null and false fail.
  public static var accepted: Rule { Rule(AcceptedRule()) }
}
