internal import Formwork

extension Editor {
  /// Whether the editor waits for the result of work.
  ///
  /// While rules are asked it takes no key but Esc; while a view waits for work of its own, it takes
  /// all.
  public var isBusy: Bool { work.isBusy }

  /// Work that is to be done now, each once; nil: there is none.
  ///
  /// A loop asks for it after every key, does it without waiting for it, and hands the result to
  /// `finish`. When `isBusy` is false before that, nobody wants the result any longer.
  public func takeWork() -> BackgroundWork? { work.take() }

  /// Goes on with the result of work; one that comes too late is ignored.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - now: The time on the clock of `handle`.
  public func finish(_ result: BackgroundWorkResult, at now: Duration) {
    guard self.outcome == nil, let (outcome, recipient) = work.finish(result) else { return }
    advance(to: now)
    session.notice = nil
    switch (outcome, recipient) {
    case (.checks(let results), _):
      session.message = nil
      finishChecks(results)
    case (.view(let result), .completion(let then, let requester)):
      perform(for: requester) { then(result, &$0) }
    case (.view(let result), .popup(let popup)): deliver(result, to: popup)
    case (.view(let result), _): deliver(result, to: nil)
    }
    if self.outcome == nil { refresh() }
  }

  /// Esc stops waiting; other keys would change what is being looked at.
  func handleWhileBusy(_ key: Key) {
    guard options.keys.action(of: key, in: FormKeys.unused) == .cancel else { return }
    work.stop()
    session.message = FormMessage(.note, words[.stopped])
    refresh()
  }

  /// Gives the result of work, or of a popup, to a popup that is open, or else to the view that has
  /// the focus.
  func deliver(_ result: any Sendable, to popup: PopupStack.ID?) {
    guard let popup else {
      if let focused = focus.row { perform { focused.view.take(result, &$0) } }
      return
    }
    guard let index = popups.index(of: popup) else { return }
    perform(popup: index) { popups.items[index].view.take(result, &$0) }
  }
}
