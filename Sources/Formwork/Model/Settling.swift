/// Changes whose callbacks have not run yet, and what hides or appears meanwhile.
struct ChangeQueue {
  var waiting: [FormChange] = []
  var isNotifying = false
  var updateDepth = 0
  /// How many changes are settled, but not shown and told completely.
  var unfinished = 0
  /// Rows and sections of which a condition changed since the last settling, and which one.
  var touched: [(owner: any Conditional, kind: ConditionSlot.Kind)] = []
  /// Sections in which other rows are, or are visible, since the delegate was told.
  var sectionsToReport: [Section] = []
  var isTelling = false
  /// Rows with another value that may be hidden, and do not keep what comes then.
  var arrived: [BaseRow] = []
  /// The rounds of callbacks that tell of the focus.
  let highlightRounds = CallbackRounds()
  /// The rounds of callbacks that tell of errors.
  let validationRounds = CallbackRounds()
}

extension Form {
  /// How many rounds of callbacks that change values are run before the form gives up.
  static let roundLimit = CallbackRounds.limit
  /// Of how many changes in a round those of one row are told as one: callbacks that change a row more
  /// than once would be called twice as often with every round.
  private static let mostChanges = 1000

  /// Runs `body` as one change: conditions settle once behind it, and every changed row's callbacks
  /// run once, with the first old and the last new value.
  public func update(_ body: () throws -> Void) rethrows {
    let waiting = queue.waiting.count
    queue.updateDepth += 1
    defer {
      queue.updateDepth -= 1
      finishChange(from: waiting)
    }
    try body()
  }

  /// Settles what changes touch that wait from an index on, shows what is wrong, runs callbacks.
  ///
  /// What hiding cleared is part of the same change. Without `row` errors show at all of them.
  private func finishChange(from start: Int, of row: BaseRow? = nil) {
    guard queue.updateDepth == 0 else { return }
    settleConditions()
    // Whoever is told now may change more; that is merged by itself.
    let changed = mergeWaiting(from: start)
    queue.unfinished += 1
    showOutdated()
    tellDelegate()
    for row in row.map({ [$0] }) ?? changed { showErrors(afterChangeOf: row) }
    queue.unfinished -= 1
    runCallbacks()
  }

  /// Merges the changes of one update; those before it are others.
  ///
  /// Returns the rows that were changed, by text that is no value too.
  private func mergeWaiting(from start: Int) -> [BaseRow] {
    guard queue.waiting.count > start + 1 else { return queue.waiting[start...].map(\.row) }
    let merged = queue.waiting[start...].merged
    queue.waiting = Array(queue.waiting[..<start]) + merged.filter { $0.old != $0.new }
    return merged.map(\.row)
  }

  /// A row's value is another one: settles what depends on it, shows what is wrong, runs callbacks.
  func valueChanged(_ row: BaseRow, from old: FormValue, isSame: Bool, origin: Origin) {
    let start = queue.waiting.count
    graph.markValue(of: row)
    if row.whenHidden != .keep { queue.arrived.append(row) }
    if !isSame || queue.updateDepth > 0 {
      queue.waiting.append(FormChange(row: row, old: old, new: row.formValue, origin: origin))
    }
    if !isSame { clearConfirmers(of: row) }
    finishChange(from: start, of: row)
  }

  private func clearConfirmers(of row: BaseRow) {
    guard let tag = row.tag, self.row(tag) === row,
      let confirmers = graph.ruleReaders.confirmers(of: tag)
    else { return }
    queue.updateDepth += 1
    defer { queue.updateDepth -= 1 }
    for confirmer in confirmers where confirmer.hasEntry {
      confirmer.set(.null, origin: .code)
      // It must be typed again, which is no mistake of anybody yet.
      confirmer.cleanValidationErrors()
    }
  }

  /// Settles what a change of structure or of a condition touches, and tells of it.
  func comeToRest() { finishChange(from: queue.waiting.count) }

  /// Brings all conditions up to date, does what hiding asks for, and shows what is wrong since.
  func settle() {
    guard queue.updateDepth == 0 else { return }
    settleConditions()
    showOutdated()
    tellDelegate()
  }

  private func settleConditions() {
    guard graph.isStale || !queue.touched.isEmpty || !queue.arrived.isEmpty else { return }
    var rounds = 0
    repeat {
      rounds += 1
      graph.settleNodes()
      let (round, arrived) = (queue.touched, queue.arrived)
      (queue.touched, queue.arrived) = ([], [])
      applyWhenHidden(arrived)
      for (owner, kind) in round where kind == .hidden {
        applyWhenHidden((owner as? BaseRow).map { [$0] } ?? (owner as? Section)?.allRows ?? [])
      }
    } while (!queue.touched.isEmpty || !queue.arrived.isEmpty || graph.isStale)
      && rounds < Self.roundLimit
    if graph.isStale {
      note(FormProblem(.unsettled, tag: nil, "hiding and clearing did not settle"))
    }
  }

  /// Rows that show errors show what is wrong with them now.
  private func showOutdated() {
    // A row that went to another form is shown when that has come to rest.
    for row in graph.takeOutdated() where row.form === self || row.form == nil {
      row.showOutdated()
    }
  }

  /// What is visible is another row or section.
  func visibilityChanged(_ owner: any Conditional) {
    if let row = owner as? BaseRow {
      guard let section = row.section else { return }
      section.children.visibilityChanged(of: row)
      rowsChanged(in: section)
    } else if let section = owner as? Section {
      children.visibilityChanged(of: section)
      structureVersion += 1
    }
  }

  private func applyWhenHidden(_ rows: [BaseRow]) {
    guard rows.contains(where: { $0.whenHidden != .keep }) else { return }
    queue.updateDepth += 1
    for row in rows { row.applyWhenHidden() }
    queue.updateDepth -= 1
  }

  /// Runs the callbacks of all changes, the row's, then the form's.
  ///
  /// A change made in one holds at once; only its callbacks wait their turn.
  func runCallbacks() {
    guard !queue.isNotifying, queue.updateDepth == 0, queue.unfinished == 0 else { return }
    queue.isNotifying = true
    defer { queue.isNotifying = false }
    for _ in 0..<Self.roundLimit {
      var round = queue.waiting
      guard !round.isEmpty else { return }
      if round.count > Self.mostChanges { round = round[...].merged }
      queue.waiting = []
      for change in round where change.old != change.new {
        change.row.notifyChange(from: change.old, to: change.new, origin: change.origin)
        notify(change)
      }
    }
    let last = queue.waiting.last?.row.tag
    queue.waiting = []
    note(FormProblem(.unsettled, tag: last, "callbacks kept changing values for 100 rounds"))
  }
}

extension ArraySlice<FormChange> {
  /// The changes with one for each row, from its first old to its last new value.
  fileprivate var merged: [FormChange] {
    var merged: [FormChange] = []
    var indexes: [ObjectIdentifier: Int] = [:]
    for change in self {
      if let index = indexes[ObjectIdentifier(change.row)] {
        let first = merged[index]
        merged[index] = FormChange(
          row: first.row, old: first.old, new: change.new, origin: change.origin)
      } else {
        indexes[ObjectIdentifier(change.row)] = merged.count
        merged.append(change)
      }
    }
    return merged
  }
}
