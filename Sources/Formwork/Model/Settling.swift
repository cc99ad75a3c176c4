/// Changes whose callbacks have not run yet, and what hides or appears meanwhile.
struct ChangeQueue {
  var waiting: [FormChange] = []
  var isNotifying = false
  var updateDepth = 0
  /// Rows and sections whose visibility changed since the last settling, with what was visible.
  var touched: [any Conditional] = []
}

extension Form {
  /// How many rounds of callbacks that change values are run before the form gives up.
  static let roundLimit = 100

  /// Runs `body` as one change: conditions settle once behind it, and every changed row's callbacks
  /// run once, with the first old and the last new value.
  public func update(_ body: () throws -> Void) rethrows {
    queue.updateDepth += 1
    defer {
      queue.updateDepth -= 1
      if queue.updateDepth == 0 {
        mergeWaiting()
        settle()
        for change in queue.waiting { showErrors(afterChangeOf: change.row) }
        runCallbacks()
      }
    }
    try body()
  }

  private func mergeWaiting() {
    var merged: [FormChange] = []
    var places: [ObjectIdentifier: Int] = [:]
    for change in queue.waiting {
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
  }

  /// A row's value is another one: settles what depends on it, shows what is wrong, runs callbacks.
  func valueChanged(_ row: BaseRow, from old: FormValue, isSame: Bool, origin: Origin) {
    graph.markValue(of: row)
    if !isSame {
      queue.waiting.append(FormChange(row: row, old: old, new: row.formValue, origin: origin))
      clearConfirmers(of: row)
    }
    guard queue.updateDepth == 0 else { return }
    settle()
    showErrors(afterChangeOf: row)
    runCallbacks()
  }

  private func clearConfirmers(of row: BaseRow) {
    guard let tag = row.tag, self.row(tag) === row, let confirmers = graph.confirmers[tag] else {
      return
    }
    for confirmer in confirmers where !confirmer.formValue.isNull {
      confirmer.set(.null, origin: .code)
      confirmer.show([])
    }
  }

  /// Brings all conditions up to date and does what hiding asks for.
  func settle() {
    guard queue.updateDepth == 0 else { return }
    for _ in 0..<Self.roundLimit {
      graph.settleNodes()
      let touched = queue.touched
      guard !touched.isEmpty else { return }
      queue.touched = []
      for owner in touched { applyWhenHidden(owner) }
    }
    note(FormProblem(.unsettled, tag: nil, "hiding and clearing did not settle"))
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
    queue.touched.append(owner)
  }

  private func reportVisibility(of row: BaseRow) {
    guard let section = row.section else { return }
    let before = delegate == nil ? [] : section.visible
    section.children.invalidate()
    guard delegate != nil, !section.isHidden, let place = section.index else { return }
    if let index = before.firstIndex(where: { $0 === row }), row.isHidden {
      report { $0.rowsHaveBeenRemoved([row], at: [IndexPath(section: place, row: index)]) }
    } else if let index = section.visible.firstIndex(where: { $0 === row }) {
      report { $0.rowsHaveBeenAdded([row], at: [IndexPath(section: place, row: index)]) }
    }
  }

  private func reportVisibility(of section: Section) {
    let before = delegate == nil ? [] : visible
    children.invalidate()
    guard delegate != nil else { return }
    if let index = before.firstIndex(where: { $0 === section }), section.isHidden {
      report { $0.sectionsHaveBeenRemoved([section], at: [index]) }
    } else if let index = visible.firstIndex(where: { $0 === section }) {
      report { $0.sectionsHaveBeenAdded([section], at: [index]) }
    }
  }

  private func applyWhenHidden(_ owner: any Conditional) {
    let rows = (owner as? BaseRow).map { [$0] } ?? (owner as? Section)?.allRows ?? []
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
    guard !queue.isNotifying else { return }
    queue.isNotifying = true
    defer { queue.isNotifying = false }
    for _ in 0..<Self.roundLimit {
      let round = queue.waiting
      guard !round.isEmpty else { return }
      queue.waiting = []
      for change in round {
        change.row.notifyChange(from: change.old, to: change.new, origin: change.origin)
        notify(change)
      }
    }
    let last = queue.waiting.last?.row.tag
    queue.waiting = []
    note(FormProblem(.unsettled, tag: last, "callbacks kept changing values for 100 rounds"))
  }
}
