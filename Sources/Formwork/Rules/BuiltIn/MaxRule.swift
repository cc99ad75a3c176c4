/// The value must not be greater than a limit.
struct MaxRule: LimitRule {
  var limit = RuleLimit.number(DecimalNumber(0))

  static let name = "max"
  static let summary = "The value is not greater than the limit."
  static let message = RuleMessage(
    "tooLarge", "Must be at most {max}", variants: ["date": "Must be {max} or earlier"])
  static let (textRule, keyword) = ("maxLength", "maximum")
  static let keys: [RuleKey<MaxRule>] = [.argument(\.limit, "The limit.", example: "1")]
  var bounds: [RuleBound] { [.most(limit, isStrict: false)] }

  func passes(_ comparison: ValueOrder) -> Bool { !comparison.isGreater }
}

extension Rule where Value: OrderedValue {
  /// The value must not be greater than a limit.
  public static func max(_ limit: Value) -> Rule { limited(MaxRule.self, by: limit) }

  /// The value must not be greater than what an expression gives, such as `today - 18 years`.
  ///
  /// A text that is no expression is a problem of the form.
  public static func max(expression: String) -> Rule {
    limited(MaxRule.self, byExpression: expression)
  }
}
