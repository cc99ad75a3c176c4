/// Runs callbacks that may cause each other in rounds: what one causes has its turn in the next round,
/// each row once, so that callbacks that never come to rest are stopped.
final class CallbackRounds {
  /// How many rounds are run before the callbacks count as never coming to rest.
  static let limit = 100

  private var waiting: [BaseRow] = []
  private var listed: Set<ObjectIdentifier> = []
  private var isRunning = false

  /// Tells of a row: at once or, while callbacks run, in the next round.
  ///
  /// - Returns: false: the callbacks did not come to rest, and some were not called.
  func run(_ row: BaseRow, _ tell: (BaseRow) -> Void) -> Bool {
    if listed.insert(ObjectIdentifier(row)).inserted { waiting.append(row) }
    guard !isRunning else { return true }
    isRunning = true
    defer { (waiting, listed, isRunning) = ([], [], false) }
    for _ in 0..<Self.limit {
      let round = waiting
      if round.isEmpty { return true }
      (waiting, listed) = ([], [])
      for row in round { tell(row) }
    }
    return waiting.isEmpty
  }
}

/// The rounds of a row's own callbacks.
final class RowRounds {
  let selection = CallbackRounds()
  // In a form, all its rows have the same ones.
  let highlight = CallbackRounds()
  let validation = CallbackRounds()
  let change = CallbackRounds()
  /// The value before a change, of a row without a form, that nobody was told of yet.
  var untoldChange: (old: FormValue, origin: Origin)?
}

extension BaseRow {
  /// Runs what pressing the row does.
  final func notifySelection() {
    run(ownRounds.selection, "pressing it") { row in
      row.customDidSelect()
      for callback in row.callbacks.selection { callback() }
    }
  }

  final func notifyHighlight() {
    // A cell may be another one with the focus.
    if callbacks.cell != nil { displayChanged() }
    guard !callbacks.highlight.isEmpty else { return }
    run(form?.queue.highlightRounds ?? ownRounds.highlight, "giving and taking the focus") { row in
      for callback in row.callbacks.highlight { callback() }
    }
  }

  final func notifyValidation() {
    guard !callbacks.validation.isEmpty else { return }
    run(form?.queue.validationRounds ?? ownRounds.validation, "changing errors") { row in
      for callback in row.callbacks.validation { callback() }
    }
  }

  /// Tells of a change of a row that is in no form; several that a callback makes are one.
  final func notifyOwnChange(from old: FormValue, origin: Origin) {
    let rounds = ownRounds
    rounds.untoldChange = (rounds.untoldChange?.old ?? old, origin)
    let isSettled = rounds.change.run(self) { row in
      guard let change = rounds.untoldChange else { return }
      rounds.untoldChange = nil
      let new = row.formValue
      if change.old != new { row.notifyChange(from: change.old, to: new, origin: change.origin) }
    }
    if !isSettled { rounds.untoldChange = nil }
  }

  private func run(_ rounds: CallbackRounds, _ what: String, _ tell: (BaseRow) -> Void) {
    guard !rounds.run(self, tell) else { return }
    form?.note(
      FormProblem(
        .unsettled, tag: tag, "callbacks kept \(what) for \(CallbackRounds.limit) rounds"))
  }

  private var ownRounds: RowRounds {
    if let rounds = callbacks.rounds { return rounds }
    let rounds = RowRounds()
    callbacks.rounds = rounds
    return rounds
  }
}

extension Form {
  /// Notes that views and callbacks moved the focus on and on, from a row at last.
  package func noteRestlessFocus(from row: BaseRow?) {
    note(FormProblem(.unsettled, tag: row?.tag, "the focus was moved on and on"))
  }
}
