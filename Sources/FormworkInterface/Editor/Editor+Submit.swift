internal import Formwork

extension Editor {
  /// Ends with `submitted` when nothing is wrong; else goes to the first row that is wrong, and says
  /// how many there are.
  ///
  /// Rules that take time are asked in between.
  func submit() {
    commit()
    hideSecret()
    refresh()
    form.validate()
    submit(asking: form.pendingChecks())
  }

  private func submit(asking checks: [FormCheck]) {
    guard checks.isEmpty else {
      asked = nil
      desk.begin(.checks(checks))
      notice = options.words.checking(checks.titles)
      return
    }
    let wrong = form.rows.filter { row in row.errors.contains { $0.severity == .error } }
    if wrong.isEmpty {
      field?.row.didBlur(.forwards)
      outcome = .submitted
      return
    }
    refresh()
    if let first = wrong.first(where: \.takesFocus), first !== field?.row,
      let place = outline.place(of: first)
    {
      move(to: .row(first, at: place), leaving: .forwards)
    }
    notice = options.words.attention(wrong.count)
  }

  func finish(_ outcome: BackgroundWorkResult.Outcome) {
    switch outcome {
    case .checks(let results):
      form.take(results)
      refresh()
      form.validate()
      // What was not asked about, since it changed meanwhile, is asked about now.
      submit(asking: form.pendingChecks(asksAgain: false))
    case .visibility(let decision): finishAsking(decision)
    }
  }

  /// Ends with `cancelled`, after asking when something was typed.
  func cancel() {
    hideSecret()
    if hasTyped {
      popup = .discard
    } else {
      leaveCancelled()
    }
  }

  func answerDiscard(_ key: Key) {
    popup = nil
    if case .text(let text) = key, String(text).searchKey == options.words.yes.searchKey {
      leaveCancelled()
    }
  }

  private func leaveCancelled() {
    hideSecret()
    outcome = .cancelled
  }

  func leaveForPlainMode() {
    guard options.offersPlainMode else { return }
    commit()
    hideSecret()
    outcome = .plainMode
  }

  func press() {
    guard let row = field?.row else {
      if button == 0 { submit() } else { cancel() }
      return
    }
    row.didSelect()
  }
}
