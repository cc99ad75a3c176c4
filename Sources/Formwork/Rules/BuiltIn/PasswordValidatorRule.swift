/// A password validator must accept the text; its hint is the message.
struct PasswordValidatorRule: RuleBody {
  let validator: any PasswordValidator
  let contextTags: [String]

  init(_ validator: any PasswordValidator) {
    (self.validator, contextTags) = (validator, validator.contextTagsOfValidator)
  }

  static let name = "password"
  static let messages = [
    RuleMessage("password", "{hint}", variants: ["noHint": "Must be a better password"]),
    RuleMessage("patternLimit", "{hint}"),
  ]
  var traits: RuleTraits { .isSlow }
  var fit: RuleFit { .texts }

  func check(_ operand: Operand, in context: some RuleContext) -> RuleFailure? {
    if case .malformed = operand { return .type(.secret) }
    guard case .text(let utf8) = operand else { return nil }
    let values = context.values(of: contextTags)
    let assessment = utf8.withUnsafeBufferPointer { validator.assessment(of: $0, in: values) }
    if assessment.isValid { return nil }
    let isUndecided =
      assessment.findings.first { $0.severity == .error }?.code == "patternLimit"
    var failure = RuleFailure(
      isUndecided ? "patternLimit" : "password",
      ["hint": assessment.hint.map { .text($0) } ?? .null],
      variant: assessment.hint == nil ? "noHint" : nil)
    failure.phrase = assessment.hintPhrase
    return failure
  }
}

extension Rule where Value: TextualValue {
  /// A password validator must accept the text; the message is its hint.
  public static func password(_ validator: any PasswordValidator) -> Rule {
    Rule(PasswordValidatorRule(validator))
  }
}
