internal import Formwork

extension Editor {
  /// When `advance(to:)` has something to do; nil: nothing is waiting.
  public var wakeUp: Duration? {
    guard outcome == nil else { return nil }
    let idle = session.hasTypedSecret ? options.idleTimeout.map { session.lastKey + $0 } : nil
    let busy = options.animates ? session.message?.wakeUp(after: session.now) : nil
    return [idle, busy, focus.row?.view.wakeUp, popups.top?.view.wakeUp].compactMap(\.self).min()
  }

  /// Lets time pass: what was revealed for a while is hidden again, and secrets that nobody goes on
  /// typing are cleared.
  public func advance(to now: Duration) {
    session.now = max(now, session.now)
    if let focused = focus.row, let wakeUp = focused.view.wakeUp, wakeUp <= session.now {
      perform { focused.view.advance(&$0) }
    }
    if let index = popups.items.indices.last, let wakeUp = popups.items[index].view.wakeUp,
      wakeUp <= session.now
    {
      perform(popup: index) { popups.items[index].view.advance(&$0) }
    }
    clearForgottenSecrets()
  }

  private func clearForgottenSecrets() {
    guard session.hasTypedSecret, let idle = options.idleTimeout,
      session.lastKey + idle <= session.now
    else { return }
    session.hasTypedSecret = false
    conceal()
    for row in form.allRows where row.isSecret { row.set(.null) }
    session.notice = words[.cleared]
    refresh()
  }
}
