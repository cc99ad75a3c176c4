/// The text must have exactly so many characters.
struct ExactLengthRule: RuleKind {
  var length = 0
  var unit = LengthUnit.characters

  static let name = "exactLength"
  static let summary = "The text has exactly so many characters."
  static let order = RuleOrder.length
  static let messages = [
    RuleMessage(
      "wrongLength", "Must have exactly {length} {length|character|characters}",
      parameters: ["length", "count"],
      variants: ["utf8": "Must have exactly {length} {length|byte|bytes}"])
  ]
  static let keys: [RuleKey<ExactLengthRule>] = [
    .argument(\.length, "The number of characters, or other units.", example: "8"),
    .option("unit", \.unit, "What is counted."),
  ]
  var fit: RuleFit { .texts }
  var bounds: [RuleBound] { [.length(least: length, most: length, unit)] }
  var jsonSchema: Values {
    let count = FormValue.int(Int64(length))
    return unit == .codePoints ? ["minLength": count, "maxLength": count] : [:]
  }

  func prepare() throws(RuleProblem) { try LengthUnit.checkLimit(length) }

  func alternative(for type: ValueType) -> String? { type.isNumber ? "min and max" : nil }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    guard let count = operand.length(in: unit), count != length else { return nil }
    return .length("wrongLength", "length", length, count, unit)
  }
}

extension Rule where Value: TextualValue {
  /// The text must have exactly so many characters, or other units.
  ///
  /// A negative count is a problem of the form.
  public static func exactLength(_ count: Int, unit: LengthUnit = .characters) -> Rule {
    Rule(ExactLengthRule(length: count, unit: unit))
  }
}
