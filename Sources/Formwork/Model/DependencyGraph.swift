/// Who reads what in a form: conditions, rules and the values, visibility and validity they depend on.
///
/// A change marks what may differ; reading brings it up to date, each node once and after the nodes
/// it reads. What does not depend on the change is not touched.
final class DependencyGraph {
  private var rowsByTag: [String: [BaseRow]] = [:]
  private var sectionsByTag: [String: [Section]] = [:]
  private var valueReaders: [String: Readers<ConditionSlot>] = [:]
  private var visibilityReaders: [String: Readers<ConditionSlot>] = [:]
  private var validityReaders: [String: Readers<ConditionSlot>] = [:]
  private var changedReaders: [String: Readers<ConditionSlot>] = [:]
  private var formValidityReaders = Readers<ConditionSlot>()
  private var ruleReaders: [String: Readers<BaseRow>] = [:]
  private var stale: [ConditionSlot] = []
  /// Rows that may show what is not right any longer.
  private var outdated: [BaseRow] = []
  private var marks: [Mark] = []
  private var isMarking = false
  /// How many conditions and rows are being evaluated, each because the one before reads it.
  private var depth = 0
  /// Rows of which it is not known whether they are valid, and how many are known not to be.
  private var unjudged = Readers<BaseRow>()
  private var invalidCount = 0
  /// Rows of which it is not settled yet whether they are hidden from the start.
  private var starting: [BaseRow] = []
  private(set) var confirmers: [String: Readers<BaseRow>] = [:]
  /// How many readers were looked at to take one out, and how many rows to know whether all are
  /// valid; tests measure with it what that costs.
  private(set) var visited = 0
  private unowned let form: Form

  init(of form: Form) { self.form = form }

  var isStale: Bool { !stale.isEmpty }
  func row(_ tag: String) -> BaseRow? { rowsByTag[tag]?.first }
  func rows(_ tag: String) -> [BaseRow] { rowsByTag[tag] ?? [] }
  func section(_ tag: String) -> Section? { sectionsByTag[tag]?.first }
  func ruleReaders(of tag: String) -> Readers<BaseRow> { ruleReaders[tag] ?? Readers() }
}

// MARK: Who is in it

extension DependencyGraph {
  func register(_ section: Section) {
    if let tag = section.tag { register(section, as: tag) }
    for row in section.allRows { registerWithoutSlots(row) }
    register(section.conditionSlots)
    for row in section.allRows { register(row.conditionSlots) }
  }

  func unregister(_ section: Section) {
    if let tag = section.tag { unregister(section, as: tag) }
    for slot in section.conditionSlots.all { unregister(slot) }
    for row in section.allRows { unregister(row) }
  }

  func register(_ row: BaseRow) {
    registerWithoutSlots(row)
    register(row.conditionSlots)
  }

  private func registerWithoutSlots(_ row: BaseRow) {
    if let tag = row.tag { rowsByTag[tag, default: []].append(row) }
    // Whoever named the tag before saw null, or the row that had it.
    markPresence(of: row)
    // What the row read elsewhere does not hold here; the form it was in may be gone.
    (row.isUnjudged, row.isCountedInvalid, row.outdated) = (false, false, nil)
    if row.whenHidden != .keep, row.startsHidden == nil { starting.append(row) }
    markValidity(of: row)
    list(row)
    registerRules(of: row)
  }

  private func register(_ slots: ConditionSlots) {
    for slot in slots.all {
      register(slot)
      markStale(slot)
    }
  }

  func unregister(_ row: BaseRow) {
    settleStarts()
    if let tag = row.tag {
      rowsByTag[tag]?.removeAll { $0 === row }
      if rowsByTag[tag]?.isEmpty ?? false { rowsByTag[tag] = nil }
    }
    markPresence(of: row)
    for slot in row.conditionSlots.all { unregister(slot) }
    unregisterRules(of: row)
    row.quietViolations = nil
    forgetJudgement(of: row)
    if row.isUnjudged { visited += unjudged.remove(row) }
    row.isUnjudged = false
  }

  func register(_ slot: ConditionSlot) {
    slot.registered = slot.owner.dependencies(of: slot)
    edit(slot) { $0.append(slot) }
  }

  func unregister(_ slot: ConditionSlot) {
    edit(slot) { visited += $0.remove(slot) }
    slot.registered = []
    if slot.isStale { visited += stale.removeFirst(slot) }
    slot.isStale = false
  }

  private func edit(_ slot: ConditionSlot, _ body: (inout Readers<ConditionSlot>) -> Void) {
    for dependency in slot.registered {
      switch dependency.aspect {
      case .value: body(&valueReaders[dependency.tag, default: Readers()])
      case .visible: body(&visibilityReaders[dependency.tag, default: Readers()])
      case .valid: body(&validityReaders[dependency.tag, default: Readers()])
      case .changed: body(&changedReaders[dependency.tag, default: Readers()])
      case .formValid: body(&formValidityReaders)
      }
    }
  }

  func rulesChanged(of row: BaseRow) {
    unregisterRules(of: row)
    registerRules(of: row)
    markWords(of: row)
  }

  /// A row is in another section, which may be hidden or disabled.
  func sectionChanged(of row: BaseRow) { markAffected(by: .hidden, of: row) }

  private func registerRules(of row: BaseRow) {
    let tags = row.tagsReadByRules
    for tag in tags { ruleReaders[tag, default: Readers()].append(row) }
    if let other = row.confirms { confirmers[other, default: Readers()].append(row) }
    row.registeredRuleTags = tags
    row.registeredConfirms = row.confirms
  }

  private func unregisterRules(of row: BaseRow) {
    for tag in row.registeredRuleTags { visited += ruleReaders[tag]?.remove(row) ?? 0 }
    if let other = row.registeredConfirms { visited += confirmers[other]?.remove(row) ?? 0 }
  }
}

// MARK: What a change touches

extension DependencyGraph {
  /// Something that was marked, and whose readers are still to be marked.
  private enum Mark {
    case slot(ConditionSlot)
    case validity(BaseRow)
  }

  func markStale(_ slot: ConditionSlot) {
    guard !slot.isStale else { return }
    slot.isStale = true
    stale.append(slot)
    follow(.slot(slot))
  }

  /// Something that a row's validity depends on is another: what it holds itself, or another row.
  func markValidity(of row: BaseRow, by cause: OutdatedErrors = .own) {
    // Whether it is required may have changed too.
    row.displayChanged()
    if row.wasValidated {
      if row.outdated == nil { outdated.append(row) }
      row.outdated = max(row.outdated ?? cause, cause)
    }
    // Who read it made it known; so an unknown one has no reader that is not marked already.
    guard row.quietViolations != nil else { return }
    row.quietViolations = nil
    forgetJudgement(of: row)
    list(row)
    follow(.validity(row))
  }

  /// Marks the readers, one after the other, so that long chains need no deep stack.
  private func follow(_ mark: Mark) {
    marks.append(mark)
    guard !isMarking else { return }
    isMarking = true
    defer { isMarking = false }
    while let mark = marks.popLast() {
      switch mark {
      case .slot(let slot): markReaders(of: slot)
      case .validity(let row): markValidityReaders(of: row)
      }
    }
  }

  private func markReaders(of slot: ConditionSlot) {
    if let row = slot.owner as? BaseRow {
      markAffected(by: slot.kind, of: row)
    } else if let section = slot.owner as? Section {
      if slot.kind == .hidden, let tag = section.tag { markVisibility(ofSection: tag) }
      for row in section.allRows { markAffected(by: slot.kind, of: row) }
    }
  }

  private func markAffected(by kind: ConditionSlot.Kind, of row: BaseRow) {
    if kind == .hidden, let tag = row.tag {
      markAll(visibilityReaders[tag])
      if row.whenHidden != .keep { markHiddenValue(of: row) }
      markRuleReaders(of: row)
    }
    markValidity(of: row)
  }

  /// What `whenHidden` leaves of the value is something else now.
  func markHiddenValue(of row: BaseRow) {
    guard let tag = row.tag, self.row(tag) === row else { return }
    markAll(valueReaders[tag])
    markAll(changedReaders[tag])
    markRuleReaders(of: row)
  }

  /// Before the first change: what is hidden now was hidden from the start.
  func settleStarts() {
    guard !starting.isEmpty else { return }
    for row in starting { row.startsHidden = !row.isVisible }
    starting = []
  }

  private func markValidityReaders(of row: BaseRow) {
    if let tag = row.tag {
      markAll(validityReaders[tag])
      markRuleReaders(of: row)
    }
    markAll(formValidityReaders)
  }

  func markValue(of row: BaseRow) {
    markValidity(of: row)
    guard let tag = row.tag, self.row(tag) === row else { return }
    markAll(valueReaders[tag])
    markAll(changedReaders[tag])
    markRuleReaders(of: row)
  }

  /// A row came or went, so that another one has its tag now, or none.
  private func markPresence(of row: BaseRow) {
    markAll(formValidityReaders)
    guard let tag = row.tag else { return }
    markAll(valueReaders[tag])
    markAll(changedReaders[tag])
    markAll(visibilityReaders[tag])
    markAll(validityReaders[tag])
    markRuleReaders(of: row)
  }

  /// What messages say of a row is something else: its own, and those of rows that name it.
  func markWords(of row: BaseRow) {
    markValidity(of: row)
    markRuleReaders(of: row)
  }

  private func markRuleReaders(of row: BaseRow) {
    guard let tag = row.tag else { return }
    for reader in ruleReaders(of: tag) where reader !== row {
      markValidity(of: reader, by: .other)
    }
    guard form.tagsInMessages.contains(tag) else { return }
    for reader in form.allRows where reader !== row && !reader.errors.isEmpty {
      markValidity(of: reader)
    }
  }

  private func markVisibility(ofSection tag: String) {
    markAll(visibilityReaders[tag])
    for reader in ruleReaders(of: tag) { markValidity(of: reader, by: .other) }
  }

  /// Everything that reads the clock is to be evaluated again; O(rows and what they read).
  func markClockReaders() {
    for section in form.allSections {
      markClockReaders(section.conditionSlots)
      for row in section.allRows {
        markClockReaders(row.conditionSlots)
        if row.rulesReadClock { markValidity(of: row) }
      }
    }
  }

  private func markClockReaders(_ slots: ConditionSlots) {
    for slot in slots.all where slot.condition?.readsClock ?? false { markStale(slot) }
  }

  /// All messages may be others; O(rows).
  func markMessages() {
    for row in form.allRows { markValidity(of: row) }
  }

  private func markAll(_ slots: Readers<ConditionSlot>?) {
    guard let slots else { return }
    for slot in slots { markStale(slot) }
  }
}

// MARK: Bringing up to date

extension DependencyGraph {
  /// How long a chain of conditions may be, each of which reads what the next one decides; a longer
  /// one is a problem of the form.
  static let depthLimit = 256

  func isHidden(_ owner: any Conditional) -> Bool { holds(.hidden, of: owner) }

  /// Whether the condition of an element holds, brought up to date first.
  func holds(_ kind: ConditionSlot.Kind, of owner: any Conditional) -> Bool {
    guard let slot = owner.conditionSlots[kind] else { return false }
    return current(slot)
  }

  /// Runs `body`, unless that would be one level too deep.
  func deeper<Result>(_ body: () -> Result) -> Result? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// The slot's truth now; one that depends on itself, or lies too deep, keeps what it had.
  @discardableResult func current(_ slot: ConditionSlot) -> Bool {
    guard slot.isStale, !slot.isEvaluating else { return slot.holds }
    slot.isEvaluating = true
    let result = deeper { slot.owner.evaluate(slot, in: LiveContext(form: form)) }
    slot.isEvaluating = false
    guard let decision = result else { return slot.holds }
    slot.isStale = false
    let holds = decision ?? false
    slot.isUndecided = decision == nil
    guard holds != slot.holds else { return holds }
    slot.holds = holds
    slot.owner.displayChanged()
    if slot.kind == .hidden { form.visibilityChanged(slot.owner) }
    form.queue.touched.append((slot.owner, slot.kind))
    return holds
  }

  /// Rows of which the errors that they show may be wrong, which are right then.
  func takeOutdated() -> [BaseRow] {
    guard !outdated.isEmpty else { return [] }
    defer { outdated = [] }
    return outdated
  }

  /// Evaluates everything that is stale, in order of dependency.
  func settleNodes() {
    while !stale.isEmpty {
      let slots = stale
      stale = []
      for slot in slots { current(slot) }
    }
  }
}

// MARK: Whether all rows are valid

extension DependencyGraph {
  /// Whether every row is valid; looks only at rows that changed since, until one is not.
  var isFormValid: Bool {
    // Too deep a chain leaves a row unjudged.
    var undecided: [BaseRow] = []
    defer { for row in undecided { list(row) } }
    while invalidCount == 0, let row = unjudged.popLast() {
      visited += 1
      row.isUnjudged = false
      if !row.isValid { break }
      if row.quietViolations == nil { undecided.append(row) }
    }
    return invalidCount == 0
  }

  /// A row of the form was judged.
  func judged(_ row: BaseRow, isValid: Bool) {
    guard !isValid, !row.isCountedInvalid else { return }
    row.isCountedInvalid = true
    invalidCount += 1
  }

  private func forgetJudgement(of row: BaseRow) {
    if row.isCountedInvalid { invalidCount -= 1 }
    row.isCountedInvalid = false
  }

  private func list(_ row: BaseRow) {
    guard !row.isUnjudged else { return }
    row.isUnjudged = true
    unjudged.append(row)
  }
}

// MARK: Tags of sections

extension DependencyGraph {
  func rename(_ section: Section, from old: String?) {
    if let old { unregister(section, as: old) }
    if let tag = section.tag { register(section, as: tag) }
  }

  private func register(_ section: Section, as tag: String) {
    sectionsByTag[tag, default: []].append(section)
    markVisibility(ofSection: tag)
  }

  private func unregister(_ section: Section, as tag: String) {
    sectionsByTag[tag]?.removeAll { $0 === section }
    if sectionsByTag[tag]?.isEmpty ?? false { sectionsByTag[tag] = nil }
    markVisibility(ofSection: tag)
  }
}

extension Array where Element: AnyObject {
  /// Removes an element once, and returns how many were looked at.
  ///
  /// What is taken down goes in the order in which it was put up, or backwards, so it is mostly the
  /// first or the last.
  fileprivate mutating func removeFirst(_ element: Element) -> Int {
    var (low, high) = (startIndex, endIndex - 1)
    while low <= high, self[low] !== element, self[high] !== element {
      (low, high) = (low + 1, high - 1)
    }
    if low <= high { remove(at: self[low] === element ? low : high) }
    return 2 * low + 2
  }
}
