internal import Formwork

extension PlainConversation {
  /// Whether the conversation waits for the result of work.
  public var isBusy: Bool { work.isBusy }

  /// Work that is to be done now, each once; nil: there is none.
  public func takeWork() -> BackgroundWork? { work.take() }

  /// Goes on with the result of work; one that comes too late is ignored.
  ///
  /// - Returns: what to write next, including the next prompt.
  public func finish(_ result: BackgroundWorkResult) -> String {
    guard let outcome = work.finish(result)?.outcome else { return "" }
    switch outcome {
    case .checks(let results):
      let before = form.rows.flatMap(\.errors)
      form.take(results)
      form.validate()
      for row in form.rows {
        for warning in row.errors where warning.severity == .warning && !before.contains(warning) {
          writer.say(speech.warning(warning.message, at: row))
        }
      }
      submit(asking: form.pendingChecks(asksAgain: false))
    case .view: break
    }
    return take()
  }

  /// A line to say while the result of work lets one wait, without a line end.
  public var stillWaiting: String {
    guard case .checking(let checks) = step else { return "" }
    return speech.say(.stillChecking, ["name": .text(checks.titles)])
  }

  func stopChecking() {
    work.stop()
    writer.say(words[.stopped].sentence)
    step = .review
  }
}
