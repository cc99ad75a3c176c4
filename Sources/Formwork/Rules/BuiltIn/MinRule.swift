/// The value must not be less than a limit.
struct MinRule: LimitRule {
  var limit = RuleLimit.number(DecimalNumber(0))

  static let name = "min"
  static let summary = "The value is not less than the limit."
  static let message = RuleMessage(
    "tooSmall", "Must be at least {min}", variants: ["date": "Must be {min} or later"])
  static let (textRule, keyword) = ("minLength", "minimum")
  static let keys: [RuleKey<MinRule>] = [.argument(\.limit, "The limit.", example: "1")]
  var bounds: [RuleBound] { [.least(limit, isStrict: false)] }

  func passes(_ comparison: ValueOrder) -> Bool { !comparison.isLess }
}

extension Rule where Value: OrderedValue {
  /// The value must not be less than a limit.
  public static func min(_ limit: Value) -> Rule { limited(MinRule.self, by: limit) }

  /// The value must not be less than what an expression gives, such as `today - 18 years`.
  ///
  /// A text that is no expression is a problem of the form.
  public static func min(expression: String) -> Rule {
    limited(MinRule.self, byExpression: expression)
  }
}
