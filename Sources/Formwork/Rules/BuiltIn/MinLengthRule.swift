/// The text must have so many characters at least.
struct MinLengthRule: RuleKind {
  var min = 0
  var unit = LengthUnit.characters

  static let name = "minLength"
  static let summary = "The text has so many characters at least."
  static let order = RuleOrder.length
  static let messages = [
    RuleMessage(
      "tooShort", "Must have at least {min} {min|character|characters}",
      parameters: ["min", "count"],
      variants: ["utf8": "Must have at least {min} {min|byte|bytes}"])
  ]
  static let keys: [RuleKey<MinLengthRule>] = [
    .argument(\.min, "The number of characters, or other units.", example: "8"),
    .option("unit", \.unit, "What is counted."),
  ]
  var fit: RuleFit { .texts }
  var bounds: [RuleBound] { [.length(least: min, most: nil, unit)] }
  var jsonSchema: Values { unit == .codePoints ? ["minLength": .int(Int64(min))] : [:] }

  func prepare() throws(RuleProblem) { try LengthUnit.checkLimit(min) }

  func alternative(for type: ValueType) -> String? {
    RuleFit.ordered.contains(type) ? "min" : nil
  }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    guard let count = operand.length(in: unit), count < min else { return nil }
    return .length("tooShort", "min", min, count, unit)
  }
}

extension Rule where Value: TextualValue {
  /// The text must have at least so many characters, or other units.
  ///
  /// A negative count is a problem of the form.
  public static func minLength(_ count: Int, unit: LengthUnit = .characters) -> Rule {
    Rule(MinLengthRule(min: count, unit: unit))
  }
}
