/// The text may have so many characters at most.
struct MaxLengthRule: RuleKind {
  var max = 0
  var unit = LengthUnit.characters

  static let name = "maxLength"
  static let summary = "The text has so many characters at most."
  static let order = RuleOrder.length
  static let messages = [
    RuleMessage(
      "tooLong", "Must have at most {max} {max|character|characters}",
      parameters: ["max", "count"],
      variants: ["utf8": "Must have at most {max} {max|byte|bytes}"])
  ]
  static let keys: [RuleKey<MaxLengthRule>] = [
    .argument(\.max, "The number of characters, or other units.", example: "8"),
    .option("unit", \.unit, "What is counted."),
  ]
  var traits: RuleTraits { .stopsSlowRules }
  var fit: RuleFit { .texts }
  var bounds: [RuleBound] { [.length(least: nil, most: max, unit)] }
  var jsonSchema: Values { unit == .codePoints ? ["maxLength": .int(Int64(max))] : [:] }

  func prepare() throws(RuleProblem) { try LengthUnit.checkLimit(max) }

  func alternative(for type: ValueType) -> String? {
    RuleFit.ordered.contains(type) ? "max" : nil
  }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    // No unit has more elements than there are bytes.
    guard case .text(let utf8) = operand, utf8.count > max,
      let count = operand.length(in: unit), count > max
    else { return nil }
    return .length("tooLong", "max", max, count, unit)
  }
}

extension Rule where Value: TextualValue {
  /// The text may have at most so many characters, or other units.
  ///
  /// A negative count is a problem of the form.
  public static func maxLength(_ count: Int, unit: LengthUnit = .characters) -> Rule {
    Rule(MaxLengthRule(max: count, unit: unit))
  }
}
