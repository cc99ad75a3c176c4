internal import Formwork

extension Editor {
  /// A key while nothing lies over the form.
  func handleInForm(_ key: Key) {
    if field?.offer != nil, handleInOffer(key) { return }
    if asksToShow, key == .escape { return stopAsking() }
    switch key {
    case .tab: moveForwards()
    case .backTab: moveBackwards()
    case .escape: cancel()
    case .control("s"), .function(10): submit()
    case .function(1): popup = .help(from: 0)
    case .function(2): leaveForPlainMode()
    case .control("r"): toggleReveal()
    case .control("g"): generate()
    default: if !handleInControl(key) { handleWithoutText(key) }
    }
  }

  /// Gives a key to the focused row's control; false: it has no use for it.
  private func handleInControl(_ key: Key) -> Bool {
    guard let row = field?.row else { return handleInButtons(key) }
    switch row.control {
    case .text, .secret: return handleInLine(key)
    case .textArea: return handleInArea(key)
    case .toggle: return handleInToggle(key, row)
    case .choice: return handleInChoice(key, row)
    case .button:
      guard key == .enter || key == .text(" "), !row.isReadOnly else { return false }
      press()
      return true
    case .note: return false
    }
  }

  /// What keys do in every control that has no use of its own for them.
  private func handleWithoutText(_ key: Key) {
    switch key {
    case .enter, .altEnter:
      if field != nil, isLastRow { submit() } else { moveForwards() }
    case .up, .control("p"): moveBackwards()
    case .down, .control("n"): moveForwards()
    case .control("d"): if isFirstRow, field?.isEmpty ?? false { cancel() }
    case .text("?"): popup = .help(from: 0)
    case .pageUp: moveByPage(-1)
    case .pageDown: moveByPage(1)
    default: break
    }
  }

  private func moveByPage(_ direction: Int) {
    var target: Target?
    var from = place
    for _ in 0..<max(1, options.size.rows / 2) {
      guard let next = self.target(from: from, by: direction), case .row(_, let place) = next
      else { break }
      (target, from) = (next, place)
    }
    guard let target else { return }
    move(to: target, leaving: direction > 0 ? .forwards : .backwards)
  }

  private func handleInButtons(_ key: Key) -> Bool {
    switch key {
    case .enter, .text(" "): press()
    case .left where button > 0: move(to: .button(button - 1), leaving: .backwards)
    case .right where button + 1 < buttonTitles.count:
      move(to: .button(button + 1), leaving: .forwards)
    default: return false
    }
    return true
  }

  private func handleInToggle(_ key: Key, _ row: BaseRow) -> Bool {
    guard !row.isReadOnly else { return false }
    let isOn = row.formValue == .bool(true)
    switch key {
    case .text(" "), .text("x"): press(row, choosing: .bool(!isOn))
    case .left, .right: choose(.bool(!isOn), in: row)
    case .text("y"): choose(.bool(true), in: row)
    case .text("n"): choose(.bool(false), in: row)
    case .backspace, .delete: clear(row)
    default: return false
    }
    return true
  }

  /// Gives a row a value that is chosen, not typed.
  func choose(_ value: FormValue, in row: BaseRow) {
    if value != row.formValue { hasTyped = true }
    row.set(value, origin: .user)
  }

  /// Presses a row, which gives it a value.
  func press(_ row: BaseRow, choosing value: FormValue) {
    choose(value, in: row)
    row.didSelect()
  }

  /// Presses a row, which opens its list.
  func press(_ row: BaseRow, opening list: ChoicePopup) {
    popup = .choice(list)
    row.didSelect()
  }

  func clear(_ row: BaseRow) {
    guard row.isClearable, !row.isReadOnly else { return }
    choose(.null, in: row)
  }
}
