internal import Formwork

extension Editor {
  /// What can have the focus.
  enum Target {
    case row(BaseRow, at: Int)
    case button(Int)
  }

  /// The titles of the buttons: submit, and cancel where the form has it.
  var buttonTitles: [String] {
    let submit = form.submitTitle ?? options.words.submit
    return form.showsCancel ? [submit, form.cancelTitle ?? options.words.cancel] : [submit]
  }

  /// Where the focus starts: where somebody refused something, else where something is to be done.
  var start: Target {
    var start: Target?
    for (index, item) in outline.items.enumerated() {
      guard case .row(let row, _) = item, row.takesFocus else { continue }
      if !row.refusals.isEmpty { return .row(row, at: index) }
      if start == nil, row.needsAnswer { start = .row(row, at: index) }
    }
    return start ?? target(from: -1, by: 1) ?? .button(0)
  }

  /// The next row in a direction that can have the focus; nil: there is none.
  func target(from place: Int, by step: Int) -> Target? {
    var next = place + step
    while outline.items.indices.contains(next) {
      if let row = outline.row(at: next), row.takesFocus { return .row(row, at: next) }
      next += step
    }
    return nil
  }

  /// Whether no row behind the focused one can have the focus.
  var isLastRow: Bool { target(from: place, by: 1) == nil }
  /// Whether no row before the focused one can have the focus.
  var isFirstRow: Bool { target(from: place, by: -1) == nil }

  func moveForwards() {
    commit()
    refresh()
    if field != nil {
      move(to: target(from: place, by: 1) ?? .button(0), leaving: .forwards)
    } else if button + 1 < buttonTitles.count {
      move(to: .button(button + 1), leaving: .forwards)
    } else {
      move(to: target(from: -1, by: 1) ?? .button(0), leaving: .forwards)
    }
  }

  func moveBackwards() {
    commit()
    refresh()
    if field == nil, button > 0 {
      move(to: .button(button - 1), leaving: .backwards)
      return
    }
    let last = Target.button(buttonTitles.count - 1)
    move(to: target(from: place, by: -1) ?? last, leaving: .backwards)
  }

  /// Gives the focus to something else; the row that had it shows what is wrong with it.
  func move(to target: Target, leaving direction: FocusDirection) {
    commit()
    hideSecret()
    if let row = field?.row {
      field = nil
      row.didBlur(direction)
    }
    enter(target)
    refresh()
  }

  func enter(_ target: Target) {
    wheel = nil
    motion = nil
    switch target {
    case .button(let number):
      (button, place, field) = (number, outline.items.count - 1, nil)
    case .row(let row, let place):
      self.place = place
      field = ActiveField(row)
      field?.noEcho = isEchoOff(for: row) ? options.words.noEcho : nil
      row.didFocus()
    }
  }

  /// Makes what was typed the row's value, and keeps what was generated.
  func commit() {
    acceptOffer()
    guard let field, field.isPending, case .text(let buffer) = field.buffer else { return }
    let (row, text) = (field.row, buffer.storage)
    let value = row.formValue(reading: text, locale: form.locale)
    row.edit(text)
    self.field?.agree(value ?? .null, unparsed: value == nil ? row.unparsedText : nil)
    self.field?.refresh()
  }
}

extension Editor {
  /// When `advance(to:)` has something to do; nil: nothing is waiting.
  public var wakeUp: Duration? {
    guard outcome == nil else { return nil }
    let idle = hasTypedSecret ? options.idleTimeout.map { lastKey + $0 } : nil
    return [revealedUntil, idle, motion?.wakeUp].compactMap(\.self).min()
  }

  /// Lets time pass: what was revealed for a while is hidden again, and secrets that nobody goes on
  /// typing are cleared.
  public func advance(to now: Duration) {
    self.now = max(now, self.now)
    if let revealedUntil, revealedUntil <= self.now { hideSecret() }
    guard hasTypedSecret, let idle = options.idleTimeout, lastKey + idle <= self.now else { return }
    hasTypedSecret = false
    hideSecret()
    for row in form.allRows where row.isSecret { row.set(.null) }
    notice = options.words.cleared
    refresh()
  }
}

extension BaseRow {
  /// Whether the row must be filled in and is not, or holds something wrong.
  fileprivate var needsAnswer: Bool {
    guard takesPartInValidation else { return false }
    // What is missing is found without making the words for it.
    return formValue.isNull && isRequired || !isValid
  }
}
