internal import Formwork

extension Editor {
  /// Ends with `submitted` when nothing is wrong; else goes to the first row that is wrong, and says
  /// how many there are.
  ///
  /// Rules that take time are asked in between.
  func submit() {
    commit()
    conceal()
    refresh()
    session.message = nil
    form.validate()
    submit(asking: form.pendingChecks())
  }

  private func submit(asking checks: [FormCheck]) {
    screen.held.reset()
    guard checks.isEmpty else {
      work.begin(.checks(checks), for: .form)
      let text = speech.text(
        .checkingRows, ["key": .cancel], in: FormKeys.unused,
        figures: ["list": .text(checks.titles)])
      session.message = FormMessage(.busy(BusySign(since: session.now)), text)
      return
    }
    let wrong = form.rows.filter { row in row.errors.contains { $0.severity == .error } }
    if wrong.isEmpty {
      focus.row?.row.didBlur(.forwards)
      outcome = .submitted
      return
    }
    refresh()
    if let first = wrong.first(where: \.takesFocus), first !== focus.row?.row,
      let index = outline.index(of: first)
    {
      move(to: .row(first, at: index), leaving: .forwards)
    }
    session.message = FormMessage(
      .error, words.text(.attention, ["count": .int(Int64(wrong.count))]))
  }

  func finishChecks(_ results: [FormCheckResult]) {
    form.take(results)
    refresh()
    form.validate()
    // What was not asked about, since it changed meanwhile, is asked about now.
    submit(asking: form.pendingChecks(asksAgain: false))
  }

  /// Ends with `cancelled`, after asking when something was typed.
  func cancel() {
    conceal()
    if session.typedRows.isEmpty { leaveCancelled() } else { askToLeave() }
  }

  func leaveCancelled() {
    conceal()
    outcome = .cancelled
  }

  func leaveForPlainMode() {
    guard options.offersPlainMode else { return }
    commit()
    conceal()
    outcome = .plainMode
  }
}
