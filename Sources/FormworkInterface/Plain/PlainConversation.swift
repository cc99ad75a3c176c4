public import Formwork

/// Asks a form's questions in plain lines, one after the other: words, no signs.
///
/// It does no input and output: it says what to write, is given what was typed, and says what to
/// write then. What it says has `\n` at the ends of its lines; a prompt at its end has none. A
/// conversation belongs to the isolation that its form is used in.
public final class PlainConversation {
  /// How the form was left.
  public enum Outcome: Sendable, Hashable {
    /// The form is valid and its values are wanted.
    case submitted
    /// Nothing is wanted.
    case cancelled
  }

  /// What a conversation waits for.
  public enum Expectation: Sendable, Hashable {
    /// A line that is shown while it is typed.
    case line
    /// A line that is not shown. What was typed ahead must not count when it is asked for the first
    /// time.
    case secret(title: String, isFirst: Bool)
    /// The result of work; a line, even an empty one, stops waiting for it.
    case work
    /// Nothing more.
    case finished(Outcome)
  }

  /// What a conversation must know about the person and the program.
  public struct Options {
    /// The row to begin with, with the answers so far; nil: the first.
    public var startRow: BaseRow?
    /// Whether there is a time limit, so that `.more` can ask for more of it.
    public var hasTimeLimit = false
    /// Saves the answers so far and says whether that went well; nil: there is no `.save`.
    public var save: (() -> Bool)?
    /// How many cells a line has.
    public var maxWidth = 76
    /// The words that are not the form's.
    public var words = PlainWords()

    /// The usual options.
    public init() {}
  }

  /// Where in the conversation the person is.
  enum Step {
    case question(BaseRow)
    /// A command in place of a secret.
    case command(BaseRow)
    /// A generated password waits to be kept.
    case generated(_GenericPasswordRow, Secret)
    case review
    /// Rules that take time are being asked.
    case checking([FormCheck])
    case finished(Outcome)
  }

  /// The form that is filled.
  public let form: Form
  /// Whether the person asked for more time, which is possible once; the caller adds it.
  public internal(set) var wantsMoreTime = false

  let options: Options
  let speech: PlainSpeech
  var writer: PlainWriter
  var step = Step.review
  var desk = WorkDesk()
  /// Whether the person was asked if answers may be lost.
  var isCancelling = false
  /// Whether only questions that need an answer come before the review.
  var isRepairing = false
  /// Whether there is something to lose.
  var hasTyped = false
  /// Rows whose answer was given.
  var answered: Set<ObjectIdentifier> = []
  /// Rows that became questions and were not asked yet.
  var added: Set<ObjectIdentifier> = []
  /// Sections, options and texts that were told, which is done once.
  var told: Set<ObjectIdentifier> = []
  /// Rows that repeat a password, filled with it when it was generated.
  var filled: Set<ObjectIdentifier> = []
  /// A secret to be written before what is said next; nil: none.
  var revealed: Secret?
  /// The lines of a text area so far; nil: none was typed.
  var lines: [String]?
  /// The first option that `.list` shows next.
  var nextOption = 0
  /// Whether the secret is asked for the first time, and an empty line asks for a command.
  var isFirstPrompt = true
  var offersCommand = true

  /// A conversation about a form.
  public init(form: Form, options: Options = Options()) {
    (self.form, self.options) = (form, options)
    speech = PlainSpeech(form: form, words: options.words)
    writer = PlainWriter(width: options.maxWidth)
  }

  /// What it waits for.
  public var expects: Expectation {
    switch step {
    case .finished(let outcome): return .finished(outcome)
    case .question(let row) where row.isSecret && !isCancelling:
      return .secret(title: speech.name(of: row), isFirst: isFirstPrompt)
    case .checking: return .work
    case .question, .command, .generated, .review: return .line
    }
  }

  /// The prompt that is open now; empty inside of a text of several lines, and at the end.
  public var prompt: String {
    var writer = PlainWriter(width: options.maxWidth)
    return writer.take(prompt: openPrompt)
  }

  /// Begins.
  ///
  /// - Returns: the text to write up to and including the first prompt.
  public func start() -> String {
    sayRefusal()
    sayIntroduction()
    if let row = startRefused() ?? firstRow {
      ask(row)
    } else {
      tellTexts(above: nil)
      openReview()
    }
    return take()
  }

  /// Takes a line that was shown while it was typed, without its line end.
  ///
  /// - Returns: what to write next, including the next prompt.
  public func answer(_ line: String) -> String {
    form.noticeNewDay()
    switch step {
    case .finished: return ""
    case _ where isCancelling: takeCancelling(line)
    case .question(let row) where row.isSecret: takeCommand(line, insteadOf: row)
    case .command(let row): takeCommand(line, insteadOf: row)
    case .generated(let row, let password): take(line, of: password, for: row)
    case .question(let row): take(line, for: row)
    case .review: takeReview(line)
    case .checking: stopChecking()
    }
    return take()
  }

  /// Takes a line that was not shown; its line end must be written already.
  ///
  /// - Returns: what to write next, including the next prompt.
  public func answer(secret: Secret) -> String {
    guard case .question(let row) = step, row.isSecret, !isCancelling else { return prompt }
    form.noticeNewDay()
    take(secret, for: row)
    return take()
  }

  /// A line for the time that is left, without a line end; the prompt should come again behind it.
  public func timeoutWarning(secondsLeft: Int) -> String {
    let left = speech.say(.secondsLeft, ["count": .int(Int64(secondsLeft))])
    guard options.hasTimeLimit, !wantsMoreTime else { return left }
    return left + " " + options.words[.moreTimeHint]
  }

  func take() -> String { writer.take(prompt: openPrompt) }

  private var openPrompt: String {
    switch step {
    case .finished, .checking: return ""
    case _ where isCancelling: return options.words[.cancelTitle] + ": "
    case .question(let row): return lines == nil ? speech.name(of: row) + ": " : ""
    case .command: return options.words[.commandPrompt] + ": "
    case .generated: return options.words[.keepPrompt] + ": "
    case .review: return options.words[.reviewTitle] + ": "
    }
  }
}
