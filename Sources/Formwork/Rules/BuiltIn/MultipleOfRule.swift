/// The number must be a whole multiple of a step, exactly.
struct MultipleOfRule: RuleKind {
  var step = DecimalNumber(1)

  static let name = "multipleOf"
  static let summary = "The number is a whole multiple of the step, exactly."
  static let messages = [RuleMessage("notMultiple", "Must be a multiple of {of}")]
  static let keys: [RuleKey<MultipleOfRule>] = [
    .argument(\.step, "The step.", schema: "a number above 0", example: "5")
  ]
  var fit: RuleFit { .numbers }
  var jsonSchema: Values { ["multipleOf": .decimal(step)] }

  func prepare() throws(RuleProblem) {
    guard step > DecimalNumber(0) else { throw RuleProblem("must be greater than 0") }
  }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    guard let number = operand.number else { return .type(.number) }
    return number.isMultiple(of: step) ? nil : RuleFailure("notMultiple", ["of": .decimal(step)])
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
