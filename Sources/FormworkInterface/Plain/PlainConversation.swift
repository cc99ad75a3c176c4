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
    /// Nothing is wanted: the person cancelled.
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
    /// Nothing more is asked: the form is done.
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
    /// What the program says in place of the built-in English; the form's own words come before
    /// them.
    public var words = Translations()
    /// The views of the controls, to which a program adds its own.
    public var controls = ControlViews.builtIn

    /// Options as most programs want them.
    public init() {}
  }

  /// Where in the conversation the person is.
  enum Step {
    case question(AskedRow)
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
  package var words: LocalizedWords { form.localizedWords }
  let speech: PlainSpeech
  var writer: PlainWriter
  var step = Step.review
  var work = PendingWork()
  var progress = PlainProgress()
  /// Whether the person was asked if answers may be lost.
  var isCancelling = false
  /// A secret to be written before what is said next; nil: none.
  var revealed: Secret?

  /// A conversation about a form.
  public init(form: Form, options: Options = Options()) {
    (self.form, self.options) = (form, options)
    form.programWords = options.words
    speech = PlainSpeech(form: form)
    writer = PlainWriter(width: options.maxWidth)
  }

  /// What it waits for.
  public var expects: Expectation {
    switch step {
    case .finished(let outcome): return .finished(outcome)
    case .checking: return .work
    case .review: return .line
    case .question(let asked):
      guard asked.question(speech).isHidden, !isCancelling else { return .line }
      return .secret(title: speech.name(of: asked.row), isFirst: asked.isFirstPrompt)
    }
  }

  /// The prompt that is open now; empty inside of a text of several lines, and at the end.
  public var prompt: String {
    var writer = PlainWriter(width: options.maxWidth)
    return writer.take(prompt: openPrompt)
  }

  /// Begins with what the form is, and the first question.
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
    case .question(let asked): take(line, for: asked)
    case .review: takeReview(line)
    case .checking: stopChecking()
    }
    return take()
  }

  /// Takes a line that was not shown; its line end must be written already.
  ///
  /// - Returns: what to write next, including the next prompt.
  public func answer(secret: Secret) -> String {
    guard case .question(let asked) = step, !isCancelling,
      asked.question(speech).isHidden
    else { return prompt }
    form.noticeNewDay()
    asked.isFirstPrompt = false
    let (reply, requests) = reply(of: asked, to: .hidden(secret))
    follow(reply, requests, for: asked)
    return take()
  }

  /// A secret to write on a line of its own before what the last answer gave; nil: none.
  ///
  /// A generated password that the person wants to see; each is given once.
  public func takeRevealed() -> Secret? {
    defer { revealed = nil }
    return revealed
  }

  /// A line for the time that is left, without a line end; the prompt should come again behind it.
  public func timeoutWarning(secondsLeft: Int) -> String {
    let left = speech.say(.secondsLeft, ["count": .int(Int64(secondsLeft))])
    guard options.hasTimeLimit, !wantsMoreTime else { return left }
    return left + " " + words[.moreTimeHint]
  }

  func take() -> String { writer.take(prompt: openPrompt) }

  private var openPrompt: String {
    switch step {
    case .finished, .checking: return ""
    case _ where isCancelling: return words[.cancel] + ": "
    case .review: return words[.reviewTitle] + ": "
    case .question(let asked):
      let prompt = asked.question(speech).prompt ?? speech.name(of: asked.row)
      return prompt.isEmpty ? "" : prompt + ": "
    }
  }
}
