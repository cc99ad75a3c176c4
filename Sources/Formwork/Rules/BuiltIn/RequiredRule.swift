/// There must be a value.
struct RequiredRule: RuleKind {
  var allowsBlank = false

  static let name = "required"
  static let summary = "There is a value, while the condition holds."
  static let order = RuleOrder.required
  static let messages = [RuleMessage("required", "Must be filled in")]
  static let keys: [RuleKey<RequiredRule>] = [
    .option("allowsBlank", \.allowsBlank, "Whether a text of blanks is a value.")
  ]
  var traits: RuleTraits { [.judgesEmpty, .judgesLists, .takesCondition] }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    (allowsBlank ? operand.isEmpty : operand.isBlank) ? RuleFailure("required") : nil
  }
}

extension Rule {
  /// There must be a value: not null, an empty text or list, or blanks.
  public static var required: Rule { Rule(RequiredRule()) }

  /// There must be a value; a text of blanks is one where `allowsBlank` is true.
  public static func required(allowsBlank: Bool) -> Rule {
    Rule(RequiredRule(allowsBlank: allowsBlank))
  }
}
