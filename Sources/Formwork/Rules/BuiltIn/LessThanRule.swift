/// The value must be less than a limit.
struct LessThanRule: LimitRule {
  var limit = RuleLimit.number(DecimalNumber(0))

  static let name = "lessThan"
  static let summary = "The value is less than the limit."
  static let message = RuleMessage(
    "notLess", "Must be less than {limit}", variants: ["date": "Must be earlier than {limit}"])
  static let (textRule, keyword) = ("maxLength", "exclusiveMaximum")
  static let keys: [RuleKey<LessThanRule>] = [.argument(\.limit, "The limit.", example: "1")]
  var bounds: [RuleBound] { [.most(limit, isStrict: true)] }

  func passes(_ comparison: ValueOrder) -> Bool { comparison.isLess }
}

extension Rule where Value: OrderedValue {
  /// The value must be less than a limit.
  public static func lessThan(_ limit: Value) -> Rule { limited(LessThanRule.self, by: limit) }

  /// The value must be less than what an expression gives, such as `$end`.
  ///
  /// A text that is no expression is a problem of the form.
  public static func lessThan(expression: String) -> Rule {
    limited(LessThanRule.self, byExpression: expression)
  }
}
