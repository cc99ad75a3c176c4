/// What was marked is brought up to date.
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

  /// Whether every row is valid; visits only rows that changed since, until one is not.
  var isFormValid: Bool {
    // Too deep a chain leaves a row unjudged.
    var undecided: [BaseRow] = []
    defer { for row in undecided { judgements.add(row) } }
    while judgements.invalidCount == 0, let row = judgements.next() {
      visited += 1
      if !row.isValid { break }
      if row.validation.current == nil { undecided.append(row) }
    }
    return judgements.invalidCount == 0
  }

  /// A row of the form was judged.
  func judged(_ row: BaseRow, isValid: Bool) { judgements.judged(row, isValid: isValid) }
}
