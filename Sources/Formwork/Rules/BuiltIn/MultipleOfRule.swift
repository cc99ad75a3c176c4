/// The number must be a whole multiple of a step, exactly, or that far from a base.
struct MultipleOfRule: RuleKind {
  var step = DecimalNumber(1)
  /// From where the steps are counted.
  var base = DecimalNumber(0)

  static let name = "multipleOf"
  static let summary = "The number is a whole multiple of the step, exactly."
  static let messages = [
    RuleMessage(
      "notMultiple", "Must be a multiple of {of}", parameters: ["of", "from"],
      variants: ["from": "Must be {from} plus a multiple of {of}"])
  ]
  static let keys: [RuleKey<MultipleOfRule>] = [
    .argument(\.step, "The step.", schema: "a number above 0", example: "5")
  ]
  var fit: RuleFit { .numbers }
  var jsonSchema: Values { isFromZero ? ["multipleOf": .decimal(step)] : [:] }

  /// Whether the base makes no difference.
  private var isFromZero: Bool { base.isMultiple(of: step) }

  func prepare() throws(RuleProblem) {
    guard step > DecimalNumber(0) else { throw RuleProblem("must be greater than 0") }
  }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    guard let number = operand.number else { return .type(.number) }
    if number.isMultiple(of: step, from: base) { return nil }
    return RuleFailure(
      "notMultiple", ["of": .decimal(step), "from": .decimal(base)],
      variant: isFromZero ? nil : "from")
  }
}

extension Rule where Value: NumericValue {
  /// The number must be a whole multiple of a step, exactly: 19.99 is one of 0.01.
  ///
  /// A step that is not greater than 0 is a problem of the form.
  public static func multipleOf(_ step: Value) -> Rule {
    guard let step = step.formValue.decimal else {
      return broken(MultipleOfRule(), RuleProblem("the step is not a number"))
    }
    return Rule(MultipleOfRule(step: step))
  }
}
