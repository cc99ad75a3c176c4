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

/// What a model has given out to be done, and what of it still counts.
struct PendingWork {
  typealias Completion = (any Sendable, inout Desk) -> Void

  private var attempt = 0
  private var waiting: BackgroundWork.Task?
  private var completion: Completion?
  /// The popup that expects the result; nil: none does.
  private(set) var popup: PopupStack.ID?
  /// Whether a result is expected.
  private(set) var isBusy = false
  /// Whether the result is expected by a view.
  private(set) var isOfView = false

  /// Whether only the view that has the focus wants the result.
  var isForFocusedView: Bool { isBusy && isOfView && completion == nil && popup == nil }
  /// Whether a popup expects the result.
  var isOfPopup: Bool { isBusy && popup != nil }

  /// Whether that popup expects the result.
  func isOf(_ popup: PopupStack.ID) -> Bool { isBusy && self.popup == popup }

  /// Puts work out to be taken; what was expected before does not count any longer.
  ///
  /// - Parameters:
  ///   - task: The work.
  ///   - popup: The popup that expects the result; nil: the view that has the focus does.
  ///   - then: Takes the result in place of either.
  mutating func begin(
    _ task: BackgroundWork.Task, of popup: PopupStack.ID? = nil, then: Completion? = nil
  ) {
    attempt += 1
    (waiting, isBusy, self.popup, completion) = (task, true, popup, then)
    if case .view = task { isOfView = true } else { isOfView = false }
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
    (waiting, isBusy, isOfView, popup, completion) = (nil, false, false, nil, nil)
  }

  /// The outcome, if it is the one that is expected; nil: it comes too late.
  mutating func finish(_ result: BackgroundWorkResult) -> BackgroundWorkResult.Outcome? {
    guard isBusy, result.attempt == attempt else { return nil }
    isBusy = false
    return result.outcome
  }

  /// What takes the result that came; once.
  mutating func takeCompletion() -> Completion? {
    defer { completion = nil }
    return completion
  }
}

extension [FormCheck] {
  /// What the rows are called that are asked about.
  var titles: String { map(\.title).joined(separator: ", ") }
}
