/// Limits of one row that leave no value.
struct RuleContradictions {
  private(set) var problems: [DefinitionProblem] = []

  /// A least or greatest value, or length, and the rule that sets it.
  fileprivate struct Bound {
    let value: FormValue
    let isStrict: Bool
    /// Whether it moves with the clock.
    let isMoving: Bool
    let rule: PlacedRule
    let text: String
  }

  init(of rules: [PlacedRule], isWhole: Bool) {
    let bounds = rules.filter(\.isConstant).flatMap { rule in
      rule.rule.body.bounds.map { (bound: $0, rule: rule) }
    }
    guard bounds.count > 1 else { return }
    let values = bounds.compactMap { Self.valueBound($0.bound, $0.rule, isWhole: isWhole) }
    for isMoving in [false, true] { compare(values.filter { $0.bound.isMoving == isMoving }) }
    compareLengths(bounds)
  }

  // MARK: Values

  private static func valueBound(
    _ bound: RuleBound, _ rule: PlacedRule, isWhole: Bool
  ) -> (isLow: Bool, bound: Bound)? {
    let isLow: Bool
    let limit: RuleLimit
    var isStrict: Bool
    switch bound {
    case .least(let least, let strict): (limit, isLow, isStrict) = (least, true, strict)
    case .most(let most, let strict): (limit, isLow, isStrict) = (most, false, strict)
    case .length: return nil
    }
    var isMoving = false
    var text: String?
    if case .expression(let expression) = limit {
      guard expression.dependencies.isEmpty else { return nil }
      (isMoving, text) = (true, expression.text)
    }
    var value = (try? limit.value(in: ClockContext())) ?? .null
    guard !value.isNull else { return nil }
    text = text ?? value.plainText
    if isWhole, isStrict, let number = value.number, number.fractionDigits == 0,
      let next = isLow ? number + DecimalNumber(1) : number - DecimalNumber(1)
    {
      (value, isStrict) = (.decimal(next), false)
    }
    return (
      isLow,
      Bound(
        value: value, isStrict: isStrict, isMoving: isMoving, rule: rule,
        text: "\(rule.name) is \(text ?? "")")
    )
  }

  private mutating func compare(_ bounds: [(isLow: Bool, bound: Bound)]) {
    var low: Bound?
    var high: Bound?
    for (isLow, bound) in bounds {
      if isLow {
        if low.map({ $0.value.ordered(before: bound.value) ?? false }) ?? true { low = bound }
      } else {
        if high.map({ bound.value.ordered(before: $0.value) ?? false }) ?? true { high = bound }
      }
    }
    guard let low, let high else { return }
    let isBelow = high.value.ordered(before: low.value) ?? false
    let isPoint = high.value.matches(low.value) && (low.isStrict || high.isStrict)
    if isBelow || isPoint { note("no value is left", low, high) }
  }

  // MARK: Lengths

  private mutating func compareLengths(_ bounds: [(bound: RuleBound, rule: PlacedRule)]) {
    let units: [LengthUnit] = [.characters, .codePoints, .utf8]
    var low: [LengthUnit: Bound] = [:]
    var high: [LengthUnit: Bound] = [:]
    for (bound, rule) in bounds {
      guard case .length(let least, let most, let unit) = bound else { continue }
      let name = rule.name
      if let least, least > low[unit]?.length ?? -1 { low[unit] = Bound(least, name, rule) }
      if let most, most < high[unit]?.length ?? .max { high[unit] = Bound(most, name, rule) }
    }
    for (index, unit) in units.enumerated() {
      // A text has no more characters than code points, and no more of these than bytes.
      for wider in units[index...] {
        guard let least = low[unit], let most = high[wider], most.length < least.length else {
          continue
        }
        note("no text is left", least, most)
        return
      }
    }
  }

  /// Says it where the later one stands.
  private mutating func note(_ message: String, _ one: Bound, _ two: Bound) {
    let (first, second) = one.rule.position < two.rule.position ? (one, two) : (two, one)
    let position = first.rule.position
    problems.append(
      DefinitionProblem(
        "\(message): \(second.text), and \(first.text) at \(position.line):\(position.column)",
        at: second.rule.position))
  }
}

extension RuleContradictions.Bound {
  fileprivate init(_ count: Int, _ name: String, _ rule: PlacedRule) {
    self.init(
      value: .int(Int64(count)), isStrict: false, isMoving: false, rule: rule,
      text: "\(name) is \(count)")
  }

  fileprivate var length: Int {
    if case .int(let count) = value { Int(count) } else { 0 }
  }
}

/// A form without rows, for limits that read nothing but the clock.
private struct ClockContext: RuleContext {
  var now: LocalDateTime { FormClock.system.now }
  var today: LocalDate { now.date }
  var locale: FormLocale { .posix }
  var isFormValid: Bool { true }
  func value(of tag: String) -> FormValue { .null }
  func isVisible(_ tag: String) -> Bool { true }
  func isValid(_ tag: String) -> Bool { true }
  func isChanged(_ tag: String) -> Bool { false }
  func isToggle(_ tag: String) -> Bool { false }
}
