/// Who reads what in a form: conditions, rules and the values, visibility and validity they depend on.
///
/// A change marks what may differ; reading brings it up to date, each node once and after the nodes
/// it reads. What does not depend on the change is not touched.
final class DependencyGraph {
  /// Something that was marked, and whose readers are still to be marked.
  enum Mark {
    case slot(ConditionSlot)
    case validity(BaseRow)
  }

  private(set) var tags = TagIndex()
  private(set) var conditionReaders = ConditionReaders()
  private(set) var ruleReaders = RuleReaders()
  var judgements = RowJudgements()
  /// Conditions that are to be evaluated again.
  var stale: [ConditionSlot] = []
  /// Rows that may show what is not right any longer.
  var outdated: [BaseRow] = []
  var marks: [Mark] = []
  var isMarking = false
  /// How many conditions and rows are being evaluated, each because the one before reads it.
  var depth = 0
  /// Rows of which it is not settled yet whether they are hidden from the start.
  private var starting: [BaseRow] = []
  /// How many readers were visited to take one out, and how many rows to learn whether all are
  /// valid; tests measure with it what that costs.
  var visited = 0
  unowned let form: Form

  init(of form: Form) { self.form = form }

  var isStale: Bool { !stale.isEmpty }
  func row(_ tag: String) -> BaseRow? { tags.row(tag) }
  func section(_ tag: String) -> Section? { tags.section(tag) }
}

// MARK: Sections and rows that come and go

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

  func rename(_ section: Section, from old: String?) {
    if let old { unregister(section, as: old) }
    if let tag = section.tag { register(section, as: tag) }
  }

  private func register(_ section: Section, as tag: String) {
    tags.add(section, as: tag)
    markVisibility(ofSection: tag)
  }

  private func unregister(_ section: Section, as tag: String) {
    tags.remove(section, as: tag)
    markVisibility(ofSection: tag)
  }

  func register(_ row: BaseRow) {
    registerWithoutSlots(row)
    register(row.conditionSlots)
  }

  private func registerWithoutSlots(_ row: BaseRow) {
    tags.add(row)
    // Whoever named the tag before saw null, or the row that had it.
    markPresence(of: row)
    // What the row read elsewhere does not hold here; the form it was in may be gone.
    row.membership.enter()
    if row.whenHidden != .keep, row.startsHidden == nil { starting.append(row) }
    markValidity(of: row)
    judgements.add(row)
    ruleReaders.add(row)
  }

  func unregister(_ row: BaseRow) {
    settleStarts()
    tags.remove(row)
    markPresence(of: row)
    for slot in row.conditionSlots.all { unregister(slot) }
    visited += ruleReaders.remove(row)
    row.validation.forgetJudgement()
    visited += judgements.remove(row)
  }

  /// Before the first change: what is hidden now was hidden from the start.
  func settleStarts() {
    guard !starting.isEmpty else { return }
    for row in starting { row.hiding.start(isHidden: !row.isVisible) }
    starting = []
  }
}

// MARK: Conditions and rules that come and go

extension DependencyGraph {
  private func register(_ slots: ConditionSlots) {
    for slot in slots.all {
      register(slot)
      markStale(slot)
    }
  }

  func register(_ slot: ConditionSlot) { conditionReaders.add(slot) }

  func unregister(_ slot: ConditionSlot) {
    visited += conditionReaders.remove(slot)
    if slot.isStale { visited += stale.removeFirst(slot) }
    slot.isStale = false
  }

  func rulesChanged(of row: BaseRow) {
    visited += ruleReaders.remove(row)
    ruleReaders.add(row)
    markWords(of: row)
  }
}

extension Array where Element: AnyObject {
  /// Removes an element once, and returns how many were visited.
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
