/// A form compiled to an immutable plan that validates records; many tasks may share one.
///
/// It has the form's own rules and conditions: a record is judged as the form would judge it.
public struct Validator: Sendable {
  struct Row: Sendable {
    let tag: String
    let title: String?
    let type: ValueType
    let typeName: String
    let canonical: @Sendable (FormValue) -> FormValue?
    let initial: FormValue
    let isToggle: Bool
    let isSecret: Bool
    let hidden: [Condition]
    /// When the row is not validated besides: disabled and read-only.
    let exempt: [(kind: ConditionSlot.Kind, condition: Condition)]
    let start: Start
    let confirms: String?
    let rules: [AnyRule]
    let asyncRules: [AnyAsyncRule]
    /// Whether records have a value for it; false for buttons, of which conditions may ask whether
    /// they are visible.
    let takesValue: Bool
    /// The options of a choice, whose titles messages show.
    let choices: [Choice]
  }

  /// How a row began, and what few records ask for.
  final class Start: Sendable {
    /// The value with which the row came into its form.
    let value: FormValue
    let whenHidden: WhenHidden
    /// Whether that value stays while the row is hidden.
    let isHidden: Bool
    /// What `whenHidden: reset` gives.
    let reset: FormValue
    /// A number beyond these is of the row's type, but too large or too small for it.
    let range: ClosedRange<DecimalNumber>?

    init(of row: BaseRow) {
      (value, whenHidden) = (row.initialValue, row.whenHidden)
      (isHidden, reset) = (row.startsHidden ?? !row.isVisible, row.loweredResetValue)
      range = type(of: row).typeRange
    }
  }

  let rows: [Row]
  let indices: [String: Int]
  /// The tags that a record may have.
  package let tagSet: Set<String>
  let sectionConditions: [String: [Condition]]
  let locale: FormLocale
  let clock: FormClock
  let words: LocalizedWords

  /// The tags that a record may have, in form order.
  public var tags: [String] { rows.filter(\.takesValue).map(\.tag) }

  /// Judges a record by the rules and conditions of the form.
  ///
  /// A missing key is null; keys that the form does not have are ignored. O(rows + rules).
  ///
  /// - Parameters:
  ///   - record: the values by tag.
  ///   - usesDefaults: whether the form's initial values stand in for missing keys.
  /// - Returns: the violations in row order, then rule order; empty when the record is valid.
  public func validate(_ record: Values, usesDefaults: Bool = false) -> [Violation] {
    let context = RecordContext(of: self, record: record, usesDefaults: usesDefaults)
    var violations: [Violation] = []
    for index in rows.indices { violations += context.violations(at: index) }
    return violations
  }
}

extension Validator {
  /// Whether there are rules that take time.
  public var isAsynchronous: Bool { rows.contains { !$0.asyncRules.isEmpty } }

  /// Judges a record by all rules, the asynchronous ones last and only when all others hold.
  ///
  /// - Parameters:
  ///   - record: the values by tag.
  ///   - usesDefaults: whether the form's initial values stand in for missing keys.
  /// - Returns: the violations in row order, then rule order; empty when the record is valid.
  public func validate(_ record: Values, usesDefaults: Bool = false) async -> [Violation] {
    let context = RecordContext(of: self, record: record, usesDefaults: usesDefaults)
    let violations = rows.indices.map { context.violations(at: $0) }
    guard !violations.joined().contains(where: { $0.severity == .error }) else {
      return Array(violations.joined())
    }
    var all: [Violation] = []
    for (index, found) in violations.enumerated() {
      all += found
      all += await context.askedViolations(at: index)
    }
    return all
  }
}

extension Form {
  /// Compiles the rules and conditions of the form into a value that many tasks can share.
  ///
  /// O(rows + rules).
  ///
  /// - Throws: the first of `problems`, when there are any.
  public func validator() throws(FormProblem) -> Validator {
    settle()
    if let problem = problems.first(where: { $0.kind != .unsettled }) { throw problem }
    let plans = allRows.filter { $0.tag != nil }.map(\.plan)
    var sectionConditions: [String: [Condition]] = [:]
    for section in allSections {
      if let tag = section.tag { sectionConditions[tag] = section.hidden.map { [$0] } ?? [] }
    }
    return Validator(
      rows: plans,
      indices: Dictionary(plans.enumerated().map { ($1.tag, $0) }) { first, _ in first },
      tagSet: Set(plans.filter(\.takesValue).map(\.tag)),
      sectionConditions: sectionConditions, locale: locale, clock: clock, words: localizedWords)
  }
}

extension BaseRow {
  /// A value in the form in which the rules judge it; nil when the type does not fit.
  private var judged: @Sendable (FormValue) -> FormValue? {
    let trimsBlanks = trimsBlanks
    if let choice = self as? any ChoiceRow {
      let judged = choice.judgedValue
      return { judged($0.emptiedToNull(trimsBlanks: trimsBlanks)) }
    }
    let type = type(of: self)
    return { type.canonical($0.emptiedToNull(trimsBlanks: trimsBlanks)) }
  }

  fileprivate var plan: Validator.Row {
    let type = type(of: self)
    return Validator.Row(
      tag: tag ?? "", title: title, type: valueType, typeName: type.typeName,
      canonical: judged, initial: formValue,
      isToggle: isToggle, isSecret: isSecret,
      hidden: [section?.hidden, hidden].compactMap(\.self),
      exempt: [
        (.disabled, section?.disabled), (.disabled, disabled), (.readOnly, section?.readOnly),
        (.readOnly, readOnly),
      ].compactMap { kind, condition in condition.map { (kind, $0) } },
      start: Validator.Start(of: self), confirms: confirms, rules: effectiveRules,
      asyncRules: asyncRules, takesValue: takesValue,
      choices: choices)
  }
}
