internal import Formwork

extension Editor {
  /// Lets a view do something, then does what it asked for.
  @discardableResult
  func perform<Result>(isFirstPress: Bool = false, _ body: (inout Desk) -> Result) -> Result {
    var desk = Desk(
      row: focus.row?.row, now: session.now, fieldWidth: metrics.fieldWidth, words: words,
      isFirstPress: isFirstPress, killed: session.killed, hasTyped: session.hasTyped)
    let result = body(&desk)
    (session.killed, session.hasTyped) = (desk.killed, desk.hasTyped)
    for request in desk.requests { perform(request, for: desk.row) }
    return result
  }

  private func perform(_ request: Desk.Request, for row: BaseRow?) {
    switch request {
    case .set(let value, let target): set(value, of: target)
    case .edit(let text): if let row { edit(text, of: row) }
    case .select: row?.didSelect()
    case .open(let view, let placement): open(view, at: placement)
    case .close(let result): closePopup(with: result)
    case .say(let messages):
      let all = messages()
      if !all.isEmpty { session.notice = all.joined(separator: " ") }
    case .move(.forwards): moveForwards()
    case .move(.backwards): moveBackwards()
    case .act(let body): body()
    case .work(let task, let then): work.begin(.view(task), then: then)
    case .stopWork: work.stop()
    case .answered, .reveal: break
    }
  }

  private func set(_ value: FormValue, of row: BaseRow) {
    if value != row.formValue {
      session.hasTyped = true
      if row.isSecret { session.hasTypedSecret = true }
    }
    if row === focus.row?.row { focus.row?.agree(value) }
    row.set(value, origin: .user)
  }

  private func edit(_ text: String, of row: BaseRow) {
    session.hasTyped = true
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
    popups.items.append(PopupStack.Item(view: view, placement: placement, completion: completion))
    // Keys that come before the next frame need to know how much of it there is to be seen.
    screen.measurePopup(of: self)
  }

  func closePopup(with result: (any Sendable)?) {
    guard let closed = popups.items.popLast(), let result else { return }
    if let completion = closed.completion { return completion(self, result) }
    deliver(result)
  }

  /// Gives a result to the view that is on top.
  func deliver(_ result: any Sendable) {
    perform { desk in
      if let index = popups.items.indices.last {
        popups.items[index].view.take(result, &desk)
      } else {
        focus.row?.view.take(result, &desk)
      }
    }
  }

  // MARK: Secrets

  /// Hides what is revealed; the view's question whether it may be is answered no longer.
  func conceal() {
    guard let focused = focus.row else { return }
    focused.view.conceal()
    if work.isForFocusedView { work.stop() }
  }

  /// Hides what is revealed, so that the last frame on a screen shows no secret.
  ///
  /// The next key or size shows again what is never masked.
  public func maskSecrets() {
    conceal()
    session.isLeaving = true
  }
}
