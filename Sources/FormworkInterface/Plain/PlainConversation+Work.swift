internal import Formwork

extension PlainConversation {
  /// Whether the conversation waits for the result of work.
  public var isBusy: Bool { desk.isBusy }

  /// Work that is to be done now, each once; nil: there is none.
  public func takeWork() -> BackgroundWork? { desk.take() }

  /// Goes on with the result of work; one that comes too late is ignored.
  ///
  /// - Returns: what to write next, including the next prompt.
  public func finish(_ result: BackgroundWorkResult) -> String {
    guard let outcome = desk.finish(result) else { return "" }
    switch outcome {
    case .checks(let results):
      let known = form.rows.flatMap(\.errors)
      form.take(results)
      form.validate()
      for row in form.rows {
        for warning in row.errors where warning.severity == .warning && !known.contains(warning) {
          writer.say(speech.warning(warning.message, at: row))
        }
      }
      submit(asking: form.pendingChecks(asksAgain: false))
    case .visibility: break
    }
    return take()
  }

  /// A line to say while the result of work lets one wait, without a line end.
  public var stillWaiting: String {
    guard case .checking(let checks) = step else { return "" }
    return speech.say(.stillChecking, ["name": .text(checks.titles)])
  }

  func stopChecking() {
    desk.stop()
    writer.say(options.words[.stoppedChecking])
    step = .review
  }
}
