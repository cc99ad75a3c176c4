/// The text must be an e-mail address.
struct EmailRule: RuleKind {
  var dialect = EmailDialect.practical

  static let name = "email"
  static let summary = "The text is an e-mail address."
  static let messages = [
    RuleMessage("email", "Must be an e-mail address such as ada@example.org")
  ]
  static let keys: [RuleKey<EmailRule>] = [
    .field("dialect", \.dialect, "What counts as an address.", isOptional: true)
  ]
  var fit: RuleFit { .shownTexts }
  var jsonSchema: Values { ["format": .text(dialect == .idn ? "idn-email" : "email")] }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    guard case .text(let utf8) = operand else { return nil }
    return utf8.withUnsafeBufferPointer { dialect.accepts($0) } ? nil : RuleFailure("email")
  }
}

extension Rule where Value: TextualValue {
  /// The text must be an e-mail address.
  public static var email: Rule { email(.practical) }

  /// The text must be an e-mail address of a dialect.
  public static func email(_ dialect: EmailDialect) -> Rule { Rule(EmailRule(dialect: dialect)) }
}
