import Formwork

/// A number must be from a least to a greatest one.
struct Between: RuleKind {
  var low = 0
  var high = 0

  static let name = "between"
  static let summary = "The number is from low to high."
  static let messages = [RuleMessage("notBetween", "Must be from {low} to {high}")]
  static let keys: [RuleKey<Between>] = [
    .field("low", \.low, "The least number."),
    .field("high", \.high, "The greatest number.", example: "5"),
  ]
  var fit: RuleFit { .numbers }

  func prepare() throws(RuleProblem) {
    if low > high { throw RuleProblem("is above high", key: "low") }
  }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    guard let number = operand.number,
      number < DecimalNumber(low) || number > DecimalNumber(high)
    else { return nil }
    return RuleFailure("notBetween", ["low": low.formValue, "high": high.formValue])
  }
}

extension Rule where Value == Int {
  /// The number must be from one to another.
  static func between(_ low: Int, _ high: Int) -> Rule { Rule(Between(low: low, high: high)) }
}
