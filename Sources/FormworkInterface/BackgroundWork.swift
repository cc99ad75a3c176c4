internal import Formwork

/// Something that takes time, such as a question to a server, for a loop to do while it goes on
/// waiting for keys.
///
/// An editor or a plain conversation gives it out once and takes the result back; a result that
/// comes too late, since the person went on, is ignored.
public struct BackgroundWork: Sendable {
  enum Task: Sendable {
    case checks([FormCheck])
    /// Whether a secret may be shown, or that it was hidden.
    case visibility(SecretField.VisibilityHook, willBeShown: Bool)
  }

  let attempt: Int
  let task: Task

  /// Does it; takes as long as it takes.
  public func run() async -> BackgroundWorkResult {
    switch task {
    case .checks(let checks):
      return BackgroundWorkResult(attempt: attempt, outcome: .checks(await FormCheck.run(checks)))
    case .visibility(let hook, let willBeShown):
      return BackgroundWorkResult(attempt: attempt, outcome: .visibility(await hook(willBeShown)))
    }
  }
}

/// The result of a `BackgroundWork`.
public struct BackgroundWorkResult: Sendable {
  enum Outcome: Sendable {
    case checks([FormCheckResult])
    case visibility(VisibilityDecision)
  }

  let attempt: Int
  let outcome: Outcome
}

/// What a model has given out to be done, and what of it still counts.
struct WorkDesk {
  private var attempt = 0
  private var waiting: BackgroundWork.Task?
  /// Whether a result is expected.
  private(set) var isBusy = false

  /// Puts work out to be taken; what was expected before does not count any longer.
  mutating func begin(_ task: BackgroundWork.Task) {
    attempt += 1
    (waiting, isBusy) = (task, true)
  }

  /// Work that nobody does yet; nil: there is none.
  mutating func take() -> BackgroundWork? {
    guard let task = waiting else { return nil }
    waiting = nil
    return BackgroundWork(attempt: attempt, task: task)
  }

  /// Expects nothing any longer.
  mutating func stop() {
    attempt += 1
    (waiting, isBusy) = (nil, false)
  }

  /// The outcome, if it is the one that is expected; nil: it comes too late.
  mutating func finish(_ result: BackgroundWorkResult) -> BackgroundWorkResult.Outcome? {
    guard isBusy, result.attempt == attempt else { return nil }
    isBusy = false
    return result.outcome
  }
}

extension [FormCheck] {
  /// What the rows are called that are asked about.
  var titles: String { map(\.title).joined(separator: ", ") }
}
