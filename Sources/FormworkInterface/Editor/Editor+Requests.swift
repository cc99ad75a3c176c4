internal import Formwork

extension Editor {
  /// Lets the view of a control do something, then does what it asked for; with `popup` that of the
  /// popup with that index.
  @discardableResult
  func perform<Result>(
    popup: Int? = nil, isFirstPress: Bool = false, contentWidth: Int? = nil,
    _ body: (inout Desk) -> Result
  ) -> Result {
    let origin = popup.map { popups.items[$0].id }
    var desk = Desk(
      row: focus.row?.row, now: session.now, fieldWidth: metrics.fieldWidth,
      contentWidth: contentWidth, speech: speech, isFirstPress: isFirstPress,
      killed: session.killed, hasTyped: hasTyped(in: focus.row?.row))
    let result = body(&desk)
    take(desk)
    for request in desk.requests { perform(request, for: desk.row, popup: origin) }
    return result
  }

  /// Lets the view of a row do something that has just lost the focus; what would move the focus, or
  /// open something over the form, is not done.
  func perform(leaving focused: FocusedRow, _ body: (inout Desk) -> Void) {
    var desk = Desk(
      row: focused.row, now: session.now, fieldWidth: metrics.fieldWidth, speech: speech,
      killed: session.killed, hasTyped: hasTyped(in: focused.row))
    body(&desk)
    take(desk)
    for request in desk.requests {
      switch request {
      case .move, .open: continue
      default: perform(request, for: focused.row, popup: nil)
      }
    }
  }

  private func hasTyped(in row: BaseRow?) -> Bool {
    row.map { session.typedRows.contains(ObjectIdentifier($0)) } ?? false
  }

  /// Takes over what a desk says besides its requests.
  private func take(_ desk: Desk) {
    session.killed = desk.killed
    guard let row = desk.row, desk.hasTyped != hasTyped(in: row) else { return }
    if desk.hasTyped {
      session.typedRows.insert(ObjectIdentifier(row))
    } else {
      session.typedRows.remove(ObjectIdentifier(row))
    }
  }

  private func perform(_ request: Desk.Request, for row: BaseRow?, popup: PopupStack.ID?) {
    switch request {
    case .set(let value, let target, let isTyped): set(value, of: target, isTyped: isTyped)
    case .edit(let text): if let row { edit(text, of: row) }
    case .select: row?.didSelect()
    case .open(let view, let placement): open(view, at: placement)
    case .close(let result): if let popup { close(popup, with: result) }
    case .say(let messages):
      let all = messages()
      if !all.isEmpty { session.notice = all.joined(separator: " ") }
    case .move(.forwards): moveForwards()
    case .move(.backwards): moveBackwards()
    case .act(let body): body()
    case .work(let task, let then):
      work.begin(
        .view(task), for: then.map { .completion($0) } ?? popup.map { .popup($0) } ?? .focusedView)
    case .stopWork: work.stop()
    case .answered, .reveal: break
    }
  }

  private func set(_ value: FormValue, of row: BaseRow, isTyped: Bool) {
    if value != row.formValue {
      if isTyped { session.typedRows.insert(ObjectIdentifier(row)) }
      if row.isSecret { session.hasTypedSecret = true }
    }
    if row === focus.row?.row { focus.row?.agree(row.stored(value)) }
    row.set(value, origin: isTyped ? .user : .code)
  }

  private func edit(_ text: String, of row: BaseRow) {
    session.typedRows.insert(ObjectIdentifier(row))
    if row.isSecret { session.hasTypedSecret = true }
    let value = row.formValue(reading: text, locale: form.locale)
    row.edit(text)
    if row === focus.row?.row {
      focus.row?.agree(value ?? .null, unparsed: value == nil ? row.unparsedText : nil)
    }
  }

  // MARK: Popups

  /// Opens a popup; its result goes to the completion, or else to the view below.
  func open(
    _ view: some ScreenView, at placement: PopupPlacement,
    completion: ((Editor, any Sendable) -> Void)? = nil
  ) {
    popups.push(view, at: placement, completion: completion)
  }

  /// Closes a popup, and gives its result to the view below it.
  private func close(_ popup: PopupStack.ID, with result: (any Sendable)?) {
    guard let index = popups.index(of: popup) else { return }
    let closed = popups.items.remove(at: index)
    if work.popup == popup { work.stop() }
    guard let result else { return }
    if let completion = closed.completion { return completion(self, result) }
    deliver(result, to: index > 0 ? popups.items[index - 1].id : nil)
  }

  /// Closes all popups without results, since what they lie over is another thing now.
  func closePopups() {
    guard !popups.isEmpty else { return }
    popups.items = []
    if work.popup != nil { work.stop() }
  }

  // MARK: Secrets

  /// Hides what is revealed; the view's question whether it may be is answered no longer.
  func conceal() {
    guard let focused = focus.row else { return }
    focused.view.conceal()
    if work.isOfFocusedView { work.stop() }
    screen.forgetFocusedRow()
  }

  /// Hides what is revealed, so that the last frame on a screen shows no secret.
  ///
  /// The next key or size shows again what is never masked.
  public func maskSecrets() {
    conceal()
    session.isLeaving = true
  }
}
