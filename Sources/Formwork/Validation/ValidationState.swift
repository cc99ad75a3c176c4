/// What a row's rules said, and what of it is shown.
struct ValidationState {
  /// When the row shows what is wrong with it.
  var options: ValidationOptions = .validatesOnBlur
  /// What is shown as wrong, in rule order.
  var shown: [Violation] = []
  /// Whether violations were shown, or found to be none, since the row was made.
  var wasValidated = false
  /// What a server said; gone at the next change.
  var external: [Violation] = []
  /// What asynchronous rules said, about the value as it is and others before it.
  var answers = AsyncAnswers()
  /// Violations as they are now; nil: they must be found again.
  private(set) var current: [Violation]?

  mutating func judged(_ violations: [Violation]) { current = violations }
  mutating func forgetJudgement() { current = nil }
}

/// What asynchronous rules said about the values that a row had.
struct AsyncAnswers {
  /// The answers, the latest last.
  private(set) var all: [FormCheckResult] = []

  /// How many answers are kept, for values that come back.
  private static let limit = 16

  /// What the same questions about the same value were answered; nil: they were not asked.
  func answer(to questions: [AsyncQuestion], about value: FormValue) -> FormCheckResult? {
    all.last { $0.answers(questions, about: value) }
  }

  /// Keeps an answer in place of an earlier one to the same questions.
  mutating func take(_ result: FormCheckResult) {
    all.removeAll { $0.answers(result.check.questions, about: result.check.value) }
    all.append(result)
    if all.count > Self.limit { all.removeFirst() }
  }

  mutating func forget() { all = [] }
}

extension BaseRow {
  /// When the row shows what is wrong with it.
  public final var validationOptions: ValidationOptions {
    get { validation.options }
    set { validation.options = newValue }
  }
  /// What is shown as wrong, in rule order.
  public final var errors: [Violation] { validation.shown }
}
