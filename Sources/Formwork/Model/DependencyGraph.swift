/// Who reads what in a form: conditions, rules and the values, visibility and validity they depend on.
///
/// A change marks what may differ; reading brings it up to date, each node once and after the nodes
/// it reads. What does not depend on the change is not touched.
final class DependencyGraph {
  private var rowsByTag: [String: [BaseRow]] = [:]
  private var sectionsByTag: [String: Section] = [:]
  private var valueReaders: [String: [ConditionSlot]] = [:]
  private var visibilityReaders: [String: [ConditionSlot]] = [:]
  private var validityReaders: [String: [ConditionSlot]] = [:]
  private var changedReaders: [String: [ConditionSlot]] = [:]
  private var formValidityReaders: [ConditionSlot] = []
  private var ruleReaders: [String: [BaseRow]] = [:]
  private var stale: [ConditionSlot] = []
  private(set) var confirmers: [String: [BaseRow]] = [:]
  private unowned let form: Form

  init(of form: Form) { self.form = form }

  func row(_ tag: String) -> BaseRow? { rowsByTag[tag]?.first }
  func rows(_ tag: String) -> [BaseRow] { rowsByTag[tag] ?? [] }
  func section(_ tag: String) -> Section? { sectionsByTag[tag] }
  var doubledTags: [[BaseRow]] { rowsByTag.values.filter { $0.count > 1 } }
  func ruleReaders(of tag: String) -> [BaseRow] { ruleReaders[tag] ?? [] }
}

// MARK: Who is in it

extension DependencyGraph {
  func register(_ section: Section) {
    if let tag = section.tag { sectionsByTag[tag] = section }
    for row in section.allRows { registerWithoutSlots(row) }
    register(section.conditionSlots)
    for row in section.allRows { register(row.conditionSlots) }
  }

  func unregister(_ section: Section) {
    if let tag = section.tag, sectionsByTag[tag] === section { sectionsByTag[tag] = nil }
    for slot in section.conditionSlots.all { unregister(slot) }
    for row in section.allRows { unregister(row) }
  }

  func register(_ row: BaseRow) {
    registerWithoutSlots(row)
    register(row.conditionSlots)
  }

  private func registerWithoutSlots(_ row: BaseRow) {
    if let tag = row.tag {
      rowsByTag[tag, default: []].append(row)
      // Whoever named the tag before saw null, or the row that had it.
      markReaders(of: row)
    }
    registerRules(of: row)
  }

  private func register(_ slots: ConditionSlots) {
    for slot in slots.all {
      register(slot)
      markStale(slot)
    }
  }

  func unregister(_ row: BaseRow) {
    if let tag = row.tag {
      rowsByTag[tag]?.removeAll { $0 === row }
      if rowsByTag[tag]?.isEmpty ?? false { rowsByTag[tag] = nil }
      markReaders(of: row)
    }
    for slot in row.conditionSlots.all { unregister(slot) }
    unregisterRules(of: row)
  }

  func register(_ slot: ConditionSlot) { edit(slot) { $0.append(slot) } }

  func unregister(_ slot: ConditionSlot) {
    edit(slot) { $0.removeAll { $0 === slot } }
    stale.removeAll { $0 === slot }
    slot.isStale = false
  }

  private func edit(_ slot: ConditionSlot, _ body: (inout [ConditionSlot]) -> Void) {
    for dependency in slot.owner.dependencies(of: slot) {
      switch dependency.aspect {
      case .value: body(&valueReaders[dependency.tag, default: []])
      case .visible: body(&visibilityReaders[dependency.tag, default: []])
      case .valid: body(&validityReaders[dependency.tag, default: []])
      case .changed: body(&changedReaders[dependency.tag, default: []])
      case .formValid: body(&formValidityReaders)
      }
    }
  }

  func rulesChanged(of row: BaseRow) {
    unregisterRules(of: row)
    registerRules(of: row)
    markValidity(of: row)
  }

  private func registerRules(of row: BaseRow) {
    for tag in row.tagsReadByRules { ruleReaders[tag, default: []].append(row) }
    if let other = row.confirms { confirmers[other, default: []].append(row) }
    row.registeredRuleTags = row.tagsReadByRules
  }

  private func unregisterRules(of row: BaseRow) {
    for tag in row.registeredRuleTags { ruleReaders[tag]?.removeAll { $0 === row } }
    for (tag, rows) in confirmers where rows.contains(where: { $0 === row }) {
      confirmers[tag]?.removeAll { $0 === row }
    }
  }
}

// MARK: What a change touches

extension DependencyGraph {
  func markStale(_ slot: ConditionSlot) {
    guard !slot.isStale else { return }
    slot.isStale = true
    stale.append(slot)
    if let row = slot.owner as? BaseRow {
      markAffected(by: slot.kind, of: row)
    } else if let section = slot.owner as? Section {
      if slot.kind == .hidden, let tag = section.tag { markAll(visibilityReaders[tag]) }
      for row in section.allRows { markAffected(by: slot.kind, of: row) }
    }
  }

  private func markAffected(by kind: ConditionSlot.Kind, of row: BaseRow) {
    if kind == .hidden, let tag = row.tag {
      markAll(visibilityReaders[tag])
      for reader in ruleReaders(of: tag) where reader !== row { markValidity(of: reader) }
    }
    markValidity(of: row)
  }

  func markValue(of row: BaseRow) {
    markValidity(of: row)
    if let tag = row.tag, self.row(tag) === row { markReaders(of: row) }
  }

  private func markReaders(of row: BaseRow) {
    guard let tag = row.tag else { return }
    markAll(valueReaders[tag])
    markAll(changedReaders[tag])
    for reader in ruleReaders(of: tag) where reader !== row { markValidity(of: reader) }
    markAll(visibilityReaders[tag])
    markAll(formValidityReaders)
  }

  func markValidity(of row: BaseRow) {
    // Whether it is required may have changed too.
    row.displayChanged()
    // Who read it made it known; so an unknown one has no reader that is not marked already.
    guard row.quietViolations != nil else { return }
    row.quietViolations = nil
    if let tag = row.tag {
      markAll(validityReaders[tag])
      for reader in ruleReaders(of: tag) where reader !== row { markValidity(of: reader) }
    }
    markAll(formValidityReaders)
  }

  private func markAll(_ slots: [ConditionSlot]?) { for slot in slots ?? [] { markStale(slot) } }
}

// MARK: Bringing up to date

extension DependencyGraph {
  func isHidden(_ owner: any Conditional) -> Bool {
    guard let slot = owner.conditionSlots[.hidden] else { return false }
    return current(slot)
  }

  /// The slot's truth now; one that depends on itself keeps what it had.
  @discardableResult func current(_ slot: ConditionSlot) -> Bool {
    guard slot.isStale, !slot.isEvaluating else { return slot.holds }
    slot.isEvaluating = true
    let holds = slot.owner.evaluate(slot, in: LiveContext(form: form))
    slot.isEvaluating = false
    slot.isStale = false
    guard holds != slot.holds else { return holds }
    if slot.kind == .hidden { form.visibilityWillChange(slot.owner) }
    slot.holds = holds
    slot.owner.displayChanged()
    if slot.kind == .hidden { form.visibilityChanged(slot.owner) }
    return holds
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
