/// The value must be greater than a limit.
struct GreaterThanRule: LimitRule {
  var limit = RuleLimit.number(DecimalNumber(0))

  static let name = "greaterThan"
  static let summary = "The value is greater than the limit."
  static let message = RuleMessage(
    "notGreater", "Must be greater than {limit}", variants: ["date": "Must be later than {limit}"])
  static let (textRule, keyword) = ("minLength", "exclusiveMinimum")
  static let keys: [RuleKey<GreaterThanRule>] = [.argument(\.limit, "The limit.", example: "1")]
  var bounds: [RuleBound] { [.least(limit, isStrict: true)] }

  func passes(_ comparison: ValueOrder) -> Bool { comparison.isGreater }
}

extension Rule where Value: OrderedValue {
  /// The value must be greater than a limit.
  public static func greaterThan(_ limit: Value) -> Rule {
    limited(GreaterThanRule.self, by: limit)
  }

  /// The value must be greater than what an expression gives, such as `$start`.
  ///
  /// A text that is no expression is a problem of the form.
  public static func greaterThan(expression: String) -> Rule {
    limited(GreaterThanRule.self, byExpression: expression)
  }
}
