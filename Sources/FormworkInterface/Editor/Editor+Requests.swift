internal import Formwork

extension Editor {
  /// Lets the view of the focused row do something, then does what it asked for; with `popup` that
  /// of the popup with that index.
  @discardableResult
  func perform<Result>(
    popup: Int? = nil, isFirstPress: Bool = false, contentWidth: Int? = nil,
    _ body: (inout Desk) -> Result
  ) -> Result {
    let requester = Requester(
      row: focus.row?.row, popup: popup.map { popups.items[$0].id }, isView: popup == nil)
    return perform(
      for: requester, isFirstPress: isFirstPress, contentWidth: contentWidth, body)
  }

  /// Lets somebody do something with a desk, then does what was asked for; what would move the focus,
  /// or open something over the form, only when the row has the focus.
  @discardableResult
  func perform<Result>(
    for requester: Requester, isFirstPress: Bool = false, contentWidth: Int? = nil,
    _ body: (inout Desk) -> Result
  ) -> Result {
    var desk = Desk(
      row: requester.row, now: session.now, fieldWidth: metrics.fieldWidth,
      contentWidth: contentWidth, speech: speech, isFirstPress: isFirstPress,
      killed: session.killed, hasTyped: hasTyped(in: requester.row))
    let result = body(&desk)
    take(desk)
    let hasFocus = requester.row === focus.row?.row
    for request in desk.requests {
      if request.isAboutFocus, !hasFocus { continue }
      perform(request, for: requester)
    }
    return result
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

  private func perform(_ request: Desk.Request, for requester: Requester) {
    switch request {
    case .set(let value, let row, let isTyped): set(value, of: row, isTyped, requester)
    case .edit(let text): edit(text, requester)
    case .select: requester.row?.didSelect()
    case .open(let view, let placement): open(view, at: placement)
    case .close(let result): if let popup = requester.popup { close(popup, with: result) }
    case .say(let messages):
      let all = messages()
      if !all.isEmpty { session.notice = all.joined(separator: " ") }
    case .move(.forwards): following { moveForwards() }
    case .move(.backwards): following { moveBackwards() }
    case .act(let body): body()
    case .work(let task, let then): begin(task, then: then, requester)
    case .stopWork: work.stop()
    case .answered, .reveal: break
    }
  }

  private func set(_ value: FormValue, of row: BaseRow, _ isTyped: Bool, _ requester: Requester) {
    let shown = requester.isView ? focusedRow(row) : nil
    if isTyped, !row.isWritable {
      shown?.refuse()
      return
    }
    if let mismatch = row.mismatch(of: value) {
      row.showMismatch(mismatch)
      shown?.refuse()
      return
    }
    let stored = row.stored(value)
    if stored != row.formValue || row.unparsedText != nil {
      if isTyped { session.typedRows.insert(ObjectIdentifier(row)) }
      if row.isSecret { session.hasTypedSecret = true }
    }
    shown?.agree(stored)
    row.set(value, origin: isTyped ? .user : .code)
  }

  private func edit(_ text: String, _ requester: Requester) {
    guard let row = requester.row else { return }
    let shown = requester.isView ? focusedRow(row) : nil
    guard row.isWritable else {
      shown?.refuse()
      return
    }
    session.typedRows.insert(ObjectIdentifier(row))
    if row.isSecret { session.hasTypedSecret = true }
    let value = row.formValue(reading: text, locale: form.locale)
    row.edit(text)
    shown?.agree(value ?? .null, unparsed: value == nil ? row.unparsedText : nil)
  }

  private func focusedRow(_ row: BaseRow) -> FocusedRow? {
    focus.row.flatMap { $0.row === row ? $0 : nil }
  }

  private func begin(
    _ task: @escaping BackgroundWork.ViewWork, then: PendingWork.Completion?,
    _ requester: Requester
  ) {
    if let then {
      let later = Requester(row: requester.row, popup: requester.popup)
      work.begin(.view(task), for: .completion(then, for: later))
    } else if let popup = requester.popup {
      work.begin(.view(task), for: .popup(popup))
    } else if requester.row === focus.row?.row {
      work.begin(.view(task), for: .focusedView)
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
