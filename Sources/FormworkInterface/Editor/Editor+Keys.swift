internal import Formwork

extension Editor {
  /// Whether the person wants all of the screen to be drawn again; asked once, it is forgotten.
  public func takeRedraw() -> Bool {
    guard session.wantsRedraw else { return false }
    session.wantsRedraw = false
    return true
  }

  /// The key, or the sequence that it ends; nil: it begins one.
  func complete(_ key: Key) -> Key? {
    if let first = session.firstStroke {
      session.firstStroke = nil
      switch key {
      case .mouse, .paste: return key
      default: return .sequence(first, key)
      }
    }
    guard options.keys.isPrefix(key) else { return key }
    session.firstStroke = key
    session.notice = words.text(.sequenceBegun, ["key": .text(speech.name(of: key))])
    return nil
  }

  /// A key while nothing lies over the form.
  func handleInForm(_ key: Key) {
    switch options.keys.action(of: key, in: FormKeys.always) {
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
    switch options.keys.action(of: key, in: FormKeys.unused) {
    case .confirmField:
      if focus.row != nil, outline.isLast(focus.index) { submit() } else { moveForwards() }
    case .moveUp: moveBackwards()
    case .moveDown: moveForwards()
    case .leaveEmptyForm:
      if isAtEmptyStart { cancel() }
    case .help: openHelp()
    case .pageUp: moveByPage(-1)
    case .pageDown: moveByPage(1)
    case .cancel: cancel()
    default:
      // A sequence that is given up means nothing; one that was mistyped shall not go unnoticed.
      if case .sequence(_, let last) = key, last != .escape {
        session.notice = words.text(.meansNothing, ["key": .text(speech.name(of: key))])
      }
    }
  }

  /// Whether the first row has the focus and is empty.
  var isAtEmptyStart: Bool {
    outline.isFirst(focus.index) && focus.row.map { !$0.row.hasEntry } ?? false
  }

  private func handleInButtons(_ key: Key) -> Bool {
    switch options.keys.action(of: key, in: FormKeys.buttons) {
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
