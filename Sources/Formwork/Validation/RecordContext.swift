/// One record while it is judged: what conditions and rules read from it.
final class RecordContext: MessageContext {
  private enum Truth {
    case unknown
    case running
    case decided(Bool)
  }

  private let plan: Validator
  private let record: Values
  private let usesDefaults: Bool
  private var visibility: [Truth]
  private var results: [[Violation]?]
  /// The first condition of a row that a pattern's limit kept from being decided, by index.
  private var undecided: [Int: ConditionSlot.Kind] = [:]
  private(set) lazy var now: LocalDateTime = plan.clock.now

  init(of plan: Validator, record: Values, usesDefaults: Bool) {
    (self.plan, self.record, self.usesDefaults) = (plan, record, usesDefaults)
    visibility = Array(repeating: .unknown, count: plan.rows.count)
    results = Array(repeating: nil, count: plan.rows.count)
  }

  var today: LocalDate { now.date }
  var locale: FormLocale { plan.locale }
  var typedLocale: FormLocale { .posix }
  var words: LocalizedWords { plan.words }

  func title(of tag: String) -> String? { plan.indices[tag].flatMap { plan.rows[$0].title } }

  func displayedText(of tag: String) -> String? {
    guard let index = plan.indices[tag], !plan.rows[index].isSecret else { return nil }
    let value = value(of: tag)
    return plan.rows[index].choices.first { $0.value == value }?.title
      ?? locale.fieldText(of: value)
  }

  /// The value under a tag in its row's own form, as it stands when the type does not fit; of a
  /// hidden row what that leaves of it.
  func value(of tag: String) -> FormValue {
    guard let index = plan.indices[tag] else { return record[tag] }
    let row = plan.rows[index]
    let raw = rawValue(at: index)
    let value = row.canonical(raw) ?? raw
    let start = row.start
    guard start.whenHidden != .keep, !isVisible(at: index) else { return value }
    return start.whenHidden.left(
      of: value, reset: start.reset, initial: start.isHidden ? start.value : nil)
  }

  private func rawValue(at index: Int) -> FormValue {
    let row = plan.rows[index]
    return usesDefaults && !record.contains(row.tag) ? row.initial : record[row.tag]
  }

  /// A value that its row cannot have is none, as it is in the live form.
  func isFilled(_ tag: String) -> Bool {
    guard let index = plan.indices[tag] else { return !record[tag].withOperand { $0.isEmpty } }
    let value = plan.rows[index].canonical(rawValue(at: index)) ?? .null
    return !value.withOperand { $0.isEmpty }
  }

  func isVisible(_ tag: String) -> Bool {
    if let index = plan.indices[tag] { return isVisible(at: index) }
    guard let conditions = plan.sectionConditions[tag] else { return false }
    return !conditions.contains { $0.holds(in: self) }
  }

  private func isVisible(at index: Int) -> Bool {
    switch visibility[index] {
    case .decided(let isVisible): return isVisible
    case .running: return true
    case .unknown:
      visibility[index] = .running
      let row = plan.rows[index]
      let isVisible =
        !row.hidden.contains { decides($0, .hidden, at: index) }
        && (row.confirms.map(self.isVisible) ?? true)
      visibility[index] = .decided(isVisible)
      return isVisible
    }
  }

  /// Whether a condition of a row holds; one that cannot be decided does not, and is kept in mind.
  private func decides(_ condition: Condition, _ kind: ConditionSlot.Kind, at index: Int) -> Bool {
    guard let holds = condition.decision(in: self) else {
      if undecided[index] == nil { undecided[index] = kind }
      return false
    }
    return holds
  }

  func isValid(_ tag: String) -> Bool {
    guard let index = plan.indices[tag] else { return true }
    return !violations(at: index).contains { $0.severity == .error }
  }

  func isChanged(_ tag: String) -> Bool {
    guard let index = plan.indices[tag], record.contains(tag) else { return false }
    return value(of: tag) != plan.rows[index].start.value
  }

  func isToggle(_ tag: String) -> Bool { plan.indices[tag].map { plan.rows[$0].isToggle } ?? false }

  var isFormValid: Bool { plan.tags.allSatisfy(isValid) }

  private func isJudged(at index: Int) -> Bool {
    let row = plan.rows[index]
    guard row.takesValue, isVisible(at: index),
      !row.exempt.contains(where: { decides($0.condition, $0.kind, at: index) })
    else { return false }
    // A result has no confirming rows: a record without one was not typed, and has no typing mistake.
    return row.confirms == nil || record.contains(row.tag)
  }

  /// What is wrong with a row's value; empty for rows that are hidden, disabled or read-only.
  func violations(at index: Int) -> [Violation] {
    if let found = results[index] { return found }
    results[index] = []  // a rule that leads back here sees the row as valid
    let row = plan.rows[index]
    guard isJudged(at: index) else { return [] }
    let raw = rawValue(at: index)
    let value = row.canonical(raw)
    var found: [Violation] = []
    if let kind = undecided[index] {
      found.append(AnyRule.undecided(kind, title: row.title, tag: row.tag, in: self))
    }
    found += AnyRule.violations(
      of: row.rules, value: value, type: row.type, typeName: row.typeName,
      mismatch: value == nil ? raw.mismatch(with: row.start.range) : nil, title: row.title,
      tag: row.tag,
      in: self)
    results[index] = found
    return found
  }
}

extension RecordContext {
  /// What asynchronous rules find wrong with a row's value, when they are asked now.
  func askedViolations(at index: Int) async -> [Violation] {
    let row = plan.rows[index]
    guard !row.asyncRules.isEmpty, isJudged(at: index),
      let value = row.canonical(rawValue(at: index)), value.withOperand({ !$0.isEmpty })
    else { return [] }
    let questions = row.asyncRules.filter { $0.when?.demands(in: self) ?? true }.map {
      AsyncQuestion(rule: $0, values: values(of: $0.tags))
    }
    let check = FormCheck(
      row: ObjectIdentifier(self), title: row.title ?? row.tag, value: value,
      questions: questions)
    return await check.run().violations(title: row.title, tag: row.tag, in: self)
  }
}
