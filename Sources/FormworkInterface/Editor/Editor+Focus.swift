internal import Formwork

extension Editor {
  /// What can have the focus.
  enum Target {
    case row(BaseRow, at: Int)
    case button(Int)
  }

  /// The titles of the buttons: submit, and cancel where the form has it.
  var buttonTitles: [String] {
    let submit = form.submitTitle ?? words[.submit]
    return form.showsCancel ? [submit, form.cancelTitle ?? words[.cancel]] : [submit]
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

  /// A row as what can have the focus; nil: it cannot.
  func target(at row: BaseRow) -> Target? {
    guard row.takesFocus, let index = outline.index(of: row) else { return nil }
    return .row(row, at: index)
  }

  /// The next row in a direction that can have the focus; nil: there is none.
  func target(from index: Int, by step: Int) -> Target? {
    guard let next = outline.focusableIndex(from: index, by: step),
      let row = outline.row(at: next)
    else { return nil }
    return .row(row, at: next)
  }

  func moveForwards() {
    commit()
    refresh()
    let first = target(from: focus.row == nil ? -1 : focus.index, by: 1)
    if focus.row == nil, focus.button + 1 < buttonTitles.count {
      move(to: .button(focus.button + 1), leaving: .forwards)
    } else {
      move(to: first ?? .button(0), leaving: .forwards)
    }
  }

  func moveBackwards() {
    commit()
    refresh()
    if focus.row == nil, focus.button > 0 {
      return move(to: .button(focus.button - 1), leaving: .backwards)
    }
    let last = Target.button(buttonTitles.count - 1)
    move(to: target(from: focus.index, by: -1) ?? last, leaving: .backwards)
  }

  /// Goes about half a screen of rows further, not beyond the ends.
  func moveByPage(_ direction: Int) {
    var target: Target?
    var index = focus.index
    for _ in 0..<max(1, options.size.rows / 2) {
      guard let next = outline.focusableIndex(from: index, by: direction) else { break }
      (target, index) = (self.target(from: index, by: direction), next)
    }
    guard let target else { return }
    move(to: target, leaving: direction > 0 ? .forwards : .backwards)
  }

  /// Gives the focus to something else; the row that had it shows what is wrong with it.
  func move(to target: Target, leaving direction: FocusDirection) {
    following { moveNow(to: target, leaving: direction) }
  }

  /// Moves the focus, unless views and callbacks move it on and on: then it ends on a button.
  func following(_ move: () -> Void) {
    if moves.isStopped { return }
    moves.depth += 1
    moves.count += 1
    defer {
      moves.depth -= 1
      if moves.depth == 0 { moves = Moves() }
    }
    if moves.count <= Moves.limit { return move() }
    moves.isStopped = true
    let row = focus.row?.row
    focus = Focus(row: nil, button: 0, index: outline.items.count - 1)
    row?.didBlur(.backwards)
    form.noteRestlessFocus(from: row)
  }

  private func moveNow(to target: Target, leaving direction: FocusDirection) {
    closePopups()
    commit()
    conceal()
    session.message = nil
    screen.held.reset()
    if let focused = focus.row {
      // The view cannot move the focus, which is being moved.
      focus.row = nil
      perform(for: Requester(row: focused.row)) { focused.view.leave(direction, &$0) }
      focused.row.didBlur(direction)
    }
    enter(target)
    refresh()
  }

  func enter(_ target: Target) {
    screen.wheel = nil
    switch target {
    case .button(let number):
      focus = Focus(row: nil, button: number, index: outline.items.count - 1)
    case .row(let row, let index):
      let focused = FocusedRow(row, options.controls.viewOrText(of: row))
      (focus.row, focus.index) = (focused, index)
      perform { focused.view.enter(&$0) }
      if focus.row === focused { row.didFocus() }
    }
  }

  /// Makes what was typed the row's value, and keeps what was generated.
  func commit() {
    guard let focused = focus.row else { return }
    perform { focused.view.commit(&$0) }
    focused.refresh()
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
