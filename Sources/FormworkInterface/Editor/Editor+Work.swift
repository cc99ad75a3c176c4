internal import Formwork

extension Editor {
  /// Whether the editor waits for the result of work.
  ///
  /// While rules are asked it takes no key but Esc; while a row's hook is, whether its secret may be
  /// shown, it takes all.
  public var isBusy: Bool { desk.isBusy }

  /// Work that is to be done now, each once; nil: there is none.
  ///
  /// A loop asks for it after every key, does it without waiting for it, and hands the result to
  /// `finish`. When `isBusy` is false before that, nobody wants the result any longer.
  public func takeWork() -> BackgroundWork? { desk.take() }

  /// Goes on with the result of work; one that comes too late is ignored.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - now: The time on the clock of `handle`.
  public func finish(_ result: BackgroundWorkResult, at now: Duration) {
    guard self.outcome == nil, let outcome = desk.finish(result) else { return }
    advance(to: now)
    notice = nil
    finish(outcome)
    if self.outcome == nil { refresh() }
  }

  /// Esc stops waiting; other keys would change what is being looked at.
  func handleWhileBusy(_ key: Key) {
    guard key == .escape else { return }
    desk.stop()
    notice = options.words.stopped
    refresh()
  }
}
