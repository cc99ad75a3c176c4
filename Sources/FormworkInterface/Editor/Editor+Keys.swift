internal import Formwork

extension Editor {
  /// A key while nothing lies over the form.
  func handleInForm(_ key: Key) {
    switch FormKeys.always.action(of: key) {
    case .nextField: moveForwards()
    case .previousField: moveBackwards()
    case .submit: submit()
    case .help: openHelp()
    case .plainMode: leaveForPlainMode()
    default:
      let isUsed =
        if let focused = focus.row {
          perform { focused.view.handle(key, &$0) }
        } else {
          handleInButtons(key)
        }
      if !isUsed { handleUnused(key) }
    }
  }

  /// What keys do in every control that has no use of its own for them.
  private func handleUnused(_ key: Key) {
    switch FormKeys.unused.action(of: key) {
    case .confirmField:
      if focus.row != nil, outline.isLast(focus.index) { submit() } else { moveForwards() }
    case .moveUp: moveBackwards()
    case .moveDown: moveForwards()
    case .leaveEmptyForm:
      if outline.isFirst(focus.index), let row = focus.row?.row, !row.hasEntry { cancel() }
    case .help: openHelp()
    case .pageUp: moveByPage(-1)
    case .pageDown: moveByPage(1)
    case .cancel: cancel()
    default: break
    }
  }

  private func handleInButtons(_ key: Key) -> Bool {
    switch FormKeys.buttons.action(of: key) {
    case .press: pressButton()
    case .previousButton where focus.button > 0:
      move(to: .button(focus.button - 1), leaving: .backwards)
    case .nextButton where focus.button + 1 < buttonTitles.count:
      move(to: .button(focus.button + 1), leaving: .forwards)
    default: return false
    }
    return true
  }

  /// Presses the form's button that has the focus.
  func pressButton() {
    if focus.button == 0 { submit() } else { cancel() }
  }
}
