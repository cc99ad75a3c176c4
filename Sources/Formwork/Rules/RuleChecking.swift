extension RuleBody {
  /// What is wrong with a value; nil when nothing is.
  func check(_ value: FormValue, in context: some RuleContext) -> RuleFailure? {
    value.withOperand { operand in
      if operand.isEmpty, !judgesEmpty { return nil }
      return check(operand, value, in: context)
    }
  }

  /// The one switch over all rules; what a rule says nothing about, such as the length of a number,
  /// passes.
  private func check(
    _ operand: Operand, _ value: FormValue, in context: some RuleContext
  ) -> RuleFailure? {
    switch self {
    case .type(let type, let name, let accepts):
      if case .malformed = operand { return .type(type, named: name) }
      return operand.isNull || accepts(value) ? nil : .type(type, named: name)
    case .required(let allowsBlank):
      return (allowsBlank ? operand.isEmpty : operand.isBlank) ? RuleFailure(code: "required") : nil
    case .accepted:
      if case .bool(true) = operand { return nil }
      return RuleFailure(code: "accepted")
    case .minLength, .maxLength, .exactLength:
      guard case .text(let utf8) = operand else { return nil }
      return checkLength(utf8)
    case .min, .max, .greaterThan, .lessThan: return checkLimit(operand, in: context)
    case .multipleOf(let step): return operand.checkMultiple(of: step)
    case .pattern(let pattern):
      guard case .text(let utf8) = operand else { return nil }
      switch pattern.matches(utf8) {
      case .match: return nil
      case .noMatch: return RuleFailure(code: "pattern")
      case .limit: return RuleFailure(code: "patternLimit")
      }
    case .email(let dialect):
      guard case .text(let utf8) = operand else { return nil }
      return dialect.accepts(utf8) ? nil : RuleFailure(code: "email")
    case .url(let schemes):
      guard case .text(let utf8) = operand else { return nil }
      return URLSyntax.accepts(utf8, schemes: schemes) ? nil : RuleFailure(code: "url")
    case .oneOf(let allowed): return allowed.check(operand, value, isAllowed: true)
    case .noneOf(let refused): return refused.check(operand, value, isAllowed: false)
    case .equals(let tag):
      return operand.equals(value, context.value(of: tag))
        ? nil : RuleFailure(code: "notEqual", parameters: ["other": .text(tag)])
    case .differs(let tag):
      return operand.equals(value, context.value(of: tag))
        ? RuleFailure(code: "notDifferent", parameters: ["other": .text(tag)]) : nil
    case .password(let validator):
      return operand.checkPassword(by: validator, in: context.values(of: contextTags))
    case .function(_, let tags, let verdict):
      return verdict(value, context.values(of: tags))
    case .broken: return RuleFailure(code: "invalidRule", parameters: ["rule": .text(name)])
    }
  }

  private func checkLength(_ utf8: UnsafeBufferPointer<UInt8>) -> RuleFailure? {
    switch self {
    case .minLength(let least, let unit):
      let count = utf8.length(in: unit)
      return count >= least ? nil : .length("tooShort", "min", least, count, unit)
    case .maxLength(let most, let unit):
      // No unit has more elements than there are bytes.
      if utf8.count <= most { return nil }
      let count = utf8.length(in: unit)
      return count <= most ? nil : .length("tooLong", "max", most, count, unit)
    case .exactLength(let length, let unit):
      let count = utf8.length(in: unit)
      return count == length ? nil : .length("wrongLength", "length", length, count, unit)
    default: return nil
    }
  }

  private func checkLimit(_ operand: Operand, in context: some RuleContext) -> RuleFailure? {
    let (limit, code, parameter) =
      switch self {
      case .min(let limit): (limit, "tooSmall", "min")
      case .max(let limit): (limit, "tooLarge", "max")
      case .greaterThan(let limit): (limit, "notGreater", "limit")
      case .lessThan(let limit): (limit, "notLess", "limit")
      default: (RuleLimit.number(DecimalNumber(0)), "", "")
      }
    guard let bound = try? limit.value(in: context) else { return .undecided }
    guard let comparison = LimitComparison(operand, to: bound) else { return nil }
    let holds: Bool
    switch (self, comparison) {
    case (_, .incomparable(let expected)): return .type(expected)
    case (.min, .less), (.max, .greater), (.greaterThan, .less), (.greaterThan, .equal),
      (.lessThan, .greater), (.lessThan, .equal):
      holds = false
    default: holds = true
    }
    if holds { return nil }
    return RuleFailure(
      code: code, parameters: [parameter: bound], key: bound.isDateOrTime ? code + ".date" : nil)
  }
}

extension RuleFailure {
  /// What decides whether the rule runs, or what it compares with, met the limit of a pattern.
  static let undecided = RuleFailure(code: "patternLimit", key: "patternLimit.condition")

  fileprivate static func length(
    _ code: String, _ parameter: String, _ limit: Int, _ count: Int, _ unit: LengthUnit
  ) -> RuleFailure {
    RuleFailure(
      code: code, parameters: [parameter: .int(Int64(limit)), "count": .int(Int64(count))],
      key: unit == .utf8 ? code + ".utf8" : nil)
  }
}

extension FormValue {
  fileprivate var isDateOrTime: Bool {
    switch self {
    case .date, .time, .dateTime: true
    default: false
    }
  }
}

extension Operand {
  fileprivate var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// Scalars for texts, whether secret or not; else the same value.
  fileprivate func equals(_ value: FormValue, _ other: FormValue) -> Bool {
    guard case .text(let utf8) = self else { return value == other }
    return other.withOperand { operand in
      guard case .text(let otherUTF8) = operand else { return false }
      return utf8.equalsInConstantTime(otherUTF8)
    }
  }

  fileprivate func checkMultiple(of step: DecimalNumber) -> RuleFailure? {
    let number: DecimalNumber? =
      switch self {
      case .int(let int): DecimalNumber(int)
      case .decimal(let decimal): decimal
      case .text(let utf8): DecimalNumber(utf8: utf8)
      default: nil
      }
    guard let number else { return .type(.number) }
    if number.isMultiple(of: step) { return nil }
    return RuleFailure(code: "notMultiple", parameters: ["of": .decimal(step)])
  }

  fileprivate func checkPassword(
    by validator: any PasswordValidator, in values: Values
  ) -> RuleFailure? {
    if case .malformed = self { return .type(.secret) }
    guard case .text(let utf8) = self else { return nil }
    let assessment = validator.assessment(of: utf8, in: values)
    if assessment.isValid { return nil }
    let isUndecided =
      assessment.findings.first { $0.severity == .error }?.code == "patternLimit"
    return RuleFailure(
      code: isUndecided ? "patternLimit" : "password",
      parameters: ["hint": assessment.hint.map { .text($0) } ?? .null],
      key: assessment.hint == nil ? "password.noHint" : "password")
  }
}

extension AllowedValues {
  /// Each element of a list must be allowed, or not be refused.
  fileprivate func check(
    _ operand: Operand, _ value: FormValue, isAllowed: Bool
  ) -> RuleFailure? {
    let key = isAllowed ? nil : "notAllowed.refused"
    guard case .list(let list) = operand else {
      return contains(operand, value) == isAllowed
        ? nil : RuleFailure(code: "notAllowed", key: key)
    }
    let wrong = list.firstIndex { element in
      element.withOperand { contains($0, element) } != isAllowed
    }
    return wrong.map { RuleFailure(code: "notAllowed", key: key, index: $0) }
  }
}
