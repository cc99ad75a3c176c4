internal import Formwork

/// Something that takes time, such as a question to a server, for a loop to do while it goes on
/// waiting for keys.
///
/// An editor or a plain conversation gives it out once and takes the result back; a result that
/// comes too late, since the person went on, is ignored.
public struct BackgroundWork: Sendable {
  typealias ViewWork = @Sendable () async -> any Sendable

  enum Task: Sendable {
    case checks([FormCheck])
    /// What a view wants to know.
    case view(ViewWork)
  }

  let attempt: Int
  let task: Task

  /// Does it; takes as long as it takes.
  public func run() async -> BackgroundWorkResult {
    switch task {
    case .checks(let checks):
      return BackgroundWorkResult(attempt: attempt, outcome: .checks(await FormCheck.run(checks)))
    case .view(let work):
      return BackgroundWorkResult(attempt: attempt, outcome: .view(await work()))
    }
  }
}

/// The result of a `BackgroundWork`.
public struct BackgroundWorkResult: Sendable {
  enum Outcome: Sendable {
    case checks([FormCheckResult])
    case view(any Sendable)
  }

  let attempt: Int
  let outcome: Outcome
}

/// What a model has given out to be done, and who gets the result.
struct PendingWork {
  typealias Completion = (any Sendable, inout Desk) -> Void

  enum Recipient {
    /// The form, whose rules are asked.
    case form
    /// The view that has the focus when the result comes.
    case focusedView
    /// A popup, as long as it is open.
    case popup(PopupStack.ID)
    /// What was given with the work, on behalf of who began it, wherever the focus is.
    case completion(Completion, for: Requester)
  }

  private var attempt = 0
  private var waiting: BackgroundWork.Task?
  /// Who expects a result; nil: nobody does.
  private(set) var recipient: Recipient?

  /// Whether a result is expected.
  var isBusy: Bool { recipient != nil }
  /// Whether the form waits for its rules, so that nothing may be changed.
  var isOfForm: Bool { if case .form? = recipient { true } else { false } }
  /// Whether only the view that has the focus expects the result.
  var isOfFocusedView: Bool { if case .focusedView? = recipient { true } else { false } }
  /// The popup that expects the result; nil: none does.
  var popup: PopupStack.ID? { if case .popup(let popup)? = recipient { popup } else { nil } }

  /// Puts work out to be taken; what was expected before does not count any longer.
  mutating func begin(_ task: BackgroundWork.Task, for recipient: Recipient) {
    attempt += 1
    (waiting, self.recipient) = (task, recipient)
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
    (waiting, recipient) = (nil, nil)
  }

  /// The outcome and who gets it, if it is the one that is expected; nil: it comes too late.
  mutating func finish(
    _ result: BackgroundWorkResult
  ) -> (outcome: BackgroundWorkResult.Outcome, recipient: Recipient)? {
    guard let recipient, result.attempt == attempt else { return nil }
    self.recipient = nil
    return (result.outcome, recipient)
  }
}

extension [FormCheck] {
  /// What the rows are called that are asked about.
  var titles: String { map(\.title).joined(separator: ", ") }
}
