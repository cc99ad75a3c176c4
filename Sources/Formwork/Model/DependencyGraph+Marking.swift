/// What a change touches: the readers of what changed, and theirs, are marked.
extension DependencyGraph {
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
    if row.validation.wasValidated, row.membership.markOutdated(by: cause) { outdated.append(row) }
    // Reading it judges it; so one that is not judged has no reader that is not marked already.
    guard row.validation.current != nil else { return }
    row.validation.forgetJudgement()
    judgements.discard(row)
    judgements.add(row)
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

  /// A row is in another section, which may be hidden or disabled.
  func sectionChanged(of row: BaseRow) { markAffected(by: .hidden, of: row) }

  private func markAffected(by kind: ConditionSlot.Kind, of row: BaseRow) {
    if kind == .hidden, let tag = row.tag {
      markReaders(of: .visible, tag)
      if row.whenHidden != .keep { markHiddenValue(of: row) }
      markRuleReaders(of: row)
    }
    markValidity(of: row)
  }

  /// What `whenHidden` leaves of the value is something else now.
  func markHiddenValue(of row: BaseRow) {
    guard let tag = row.tag, self.row(tag) === row else { return }
    markReaders(of: .value, tag)
    markReaders(of: .changed, tag)
    markRuleReaders(of: row)
  }

  private func markValidityReaders(of row: BaseRow) {
    if let tag = row.tag {
      markReaders(of: .valid, tag)
      markRuleReaders(of: row)
    }
    markAll(conditionReaders.formValidity)
  }

  func markValue(of row: BaseRow) {
    markValidity(of: row)
    markHiddenValue(of: row)
  }

  /// A row came or went, so that another one has its tag now, or none.
  func markPresence(of row: BaseRow) {
    markAll(conditionReaders.formValidity)
    guard let tag = row.tag else { return }
    markReaders(of: .value, tag)
    markReaders(of: .changed, tag)
    markReaders(of: .visible, tag)
    markReaders(of: .valid, tag)
    markRuleReaders(of: row)
  }

  /// What messages say of a row is something else: its own, and those of rows that name it.
  func markWords(of row: BaseRow) {
    markValidity(of: row)
    markRuleReaders(of: row)
  }

  private func markRuleReaders(of row: BaseRow) {
    guard let tag = row.tag else { return }
    for reader in ruleReaders.readers(of: tag) where reader !== row {
      markValidity(of: reader, by: .other)
    }
    guard form.derivedWords.tagsInMessages.contains(tag) else { return }
    for reader in form.allRows where reader !== row && !reader.errors.isEmpty {
      markValidity(of: reader)
    }
  }

  func markVisibility(ofSection tag: String) {
    markReaders(of: .visible, tag)
    for reader in ruleReaders.readers(of: tag) { markValidity(of: reader, by: .other) }
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

  private func markReaders(of aspect: Dependency.Aspect, _ tag: String) {
    markAll(conditionReaders.readers(of: aspect, tag))
  }

  private func markAll(_ slots: Readers<ConditionSlot>?) {
    guard let slots else { return }
    for slot in slots { markStale(slot) }
  }
}
