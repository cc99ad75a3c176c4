/// Changes whose callbacks have not run yet, and what hides or appears meanwhile.
struct ChangeQueue {
  var waiting: [FormChange] = []
  var isNotifying = false
  var updateDepth = 0
  /// Rows and sections of which a condition changed since the last settling, and which one.
  var touched: [(owner: any Conditional, kind: ConditionSlot.Kind)] = []
  var isTelling = false
  /// What is to be told to the delegate when the form has settled.
  var reports: [(subject: ObjectIdentifier, body: (any FormDelegate) -> Void)] = []
}

extension Form {
  /// How many rounds of callbacks that change values are run before the form gives up.
  static let roundLimit = 100

  /// Runs `body` as one change: conditions settle once behind it, and every changed row's callbacks
  /// run once, with the first old and the last new value.
  public func update(_ body: () throws -> Void) rethrows {
    let waiting = queue.waiting.count
    queue.updateDepth += 1
    defer {
      queue.updateDepth -= 1
      if queue.updateDepth == 0 {
        let changed = mergeWaiting(from: waiting)
        settle()
        for row in changed { showErrors(afterChangeOf: row) }
        runCallbacks()
      }
    }
    try body()
  }

  /// Merges the changes of one update; those before it are others.
  ///
  /// Returns the rows that were changed, by text that is no value too.
  private func mergeWaiting(from start: Int) -> [BaseRow] {
    var merged = Array(queue.waiting[..<start])
    var places: [ObjectIdentifier: Int] = [:]
    for change in queue.waiting[start...] {
      if let place = places[ObjectIdentifier(change.row)] {
        let first = merged[place]
        merged[place] = FormChange(
          row: first.row, old: first.old, new: change.new, origin: change.origin)
      } else {
        places[ObjectIdentifier(change.row)] = merged.count
        merged.append(change)
      }
    }
    queue.waiting = merged.filter { $0.old != $0.new }
    return merged[start...].map(\.row)
  }

  /// A row's value is another one: settles what depends on it, shows what is wrong, runs callbacks.
  func valueChanged(_ row: BaseRow, from old: FormValue, isSame: Bool, origin: Origin) {
    graph.markValue(of: row)
    if !isSame || queue.updateDepth > 0 {
      queue.waiting.append(FormChange(row: row, old: old, new: row.formValue, origin: origin))
    }
    if !isSame { clearConfirmers(of: row) }
    guard queue.updateDepth == 0 else { return }
    settle()
    showErrors(afterChangeOf: row)
    runCallbacks()
  }

  private func clearConfirmers(of row: BaseRow) {
    guard let tag = row.tag, self.row(tag) === row, let confirmers = graph.confirmers[tag] else {
      return
    }
    queue.updateDepth += 1
    defer { queue.updateDepth -= 1 }
    for confirmer in confirmers where confirmer.hasEntry {
      confirmer.set(.null, origin: .code)
      // It must be typed again, which is no mistake of anybody yet.
      confirmer.cleanValidationErrors()
    }
  }

  /// Settles what a change of structure or of a condition touches, and tells of it.
  func comeToRest() {
    settle()
    runCallbacks()
  }

  /// Brings all conditions up to date and does what hiding asks for.
  func settle() {
    guard queue.updateDepth == 0 else { return }
    var touched: [BaseRow] = []
    var rounds = 0
    repeat {
      rounds += 1
      graph.settleNodes()
      let round = queue.touched
      queue.touched = []
      for (owner, kind) in round {
        let rows = (owner as? BaseRow).map { [$0] } ?? (owner as? Section)?.allRows ?? []
        touched += rows
        if kind == .hidden { applyWhenHidden(rows) }
      }
    } while (!queue.touched.isEmpty || graph.isStale) && rounds < Self.roundLimit
    if graph.isStale {
      note(FormProblem(.unsettled, tag: nil, "hiding and clearing did not settle"))
    }
    for row in touched where !row.errors.isEmpty { row.showCurrentViolations() }
    tellDelegate()
  }

  /// What the delegate itself causes is told behind what it is being told.
  private func tellDelegate() {
    guard !queue.isTelling else { return }
    queue.isTelling = true
    defer { queue.isTelling = false }
    while !queue.reports.isEmpty { report(queue.reports.removeFirst().body) }
  }

  /// Nobody was told yet that these are there, so nobody must be told that they hide.
  func forgetReports(of new: [any Conditional]) {
    guard !queue.reports.isEmpty else { return }
    let ids = Set(new.map { ObjectIdentifier($0) })
    queue.reports.removeAll { ids.contains($0.subject) }
  }

  private func report(of subject: any Conditional, _ body: @escaping (any FormDelegate) -> Void) {
    queue.reports.append((ObjectIdentifier(subject), body))
  }

  /// Makes sure that what was visible is known, if somebody wants to be told the places.
  func visibilityWillChange(_ owner: any Conditional) {
    guard delegate != nil else { return }
    if let row = owner as? BaseRow { _ = row.section?.visible } else { _ = visible }
  }

  func visibilityChanged(_ owner: any Conditional) {
    structureVersion += 1
    if let row = owner as? BaseRow {
      reportVisibility(of: row)
    } else if let section = owner as? Section {
      reportVisibility(of: section)
    }
  }

  private func reportVisibility(of row: BaseRow) {
    guard let section = row.section else { return }
    let before = delegate == nil ? [] : section.visible
    section.children.invalidate()
    guard delegate != nil, !section.isHidden, let place = section.index else { return }
    if let index = before.firstIndex(where: { $0 === row }), row.isHidden {
      report(of: row) {
        $0.rowsHaveBeenRemoved([row], at: [Form.IndexPath(section: place, row: index)])
      }
    } else if let index = section.visible.firstIndex(where: { $0 === row }) {
      report(of: row) {
        $0.rowsHaveBeenAdded([row], at: [Form.IndexPath(section: place, row: index)])
      }
    }
  }

  private func reportVisibility(of section: Section) {
    let before = delegate == nil ? [] : visible
    children.invalidate()
    guard delegate != nil else { return }
    if let index = before.firstIndex(where: { $0 === section }), section.isHidden {
      report(of: section) { $0.sectionsHaveBeenRemoved([section], at: [index]) }
    } else if let index = visible.firstIndex(where: { $0 === section }) {
      report(of: section) { $0.sectionsHaveBeenAdded([section], at: [index]) }
    }
  }

  private func applyWhenHidden(_ rows: [BaseRow]) {
    for row in rows where !row.isVisible && row.whenHidden != .keep {
      queue.updateDepth += 1
      if row.whenHidden == .clear { row.set(.null) } else { row.resetRowValue() }
      queue.updateDepth -= 1
    }
  }

  /// Runs the callbacks of all changes, the row's, then the form's.
  ///
  /// A change made in one holds at once; only its callbacks wait their turn.
  func runCallbacks() {
    guard !queue.isNotifying, queue.updateDepth == 0 else { return }
    queue.isNotifying = true
    defer { queue.isNotifying = false }
    for _ in 0..<Self.roundLimit {
      let round = queue.waiting
      guard !round.isEmpty else { return }
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
