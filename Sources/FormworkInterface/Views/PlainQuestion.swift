public import Formwork

/// What a plain conversation must know to ask for a row.
public struct PlainQuestion {
  /// What is demanded of an answer.
  public enum Demand: Sendable, Hashable {
    /// What the row's rules demand.
    case usual
    /// A yes or no, which Enter alone does not give.
    case choice
    /// A question that takes yes or no.
    case yes
  }

  /// What kind of answer is wanted, such as `yes or no`; nil: any text.
  public var kind: String?
  /// What is demanded of an answer.
  public var demand = Demand.usual
  /// Sentences that are said with the question.
  public var notes: [String] = []
  /// Lines that `.help` says about the control.
  public var help: [String] = []
  /// An example of an answer; nil: there is none.
  public var example: String?
  /// The options, each of which gets a label; empty: there are none.
  public var options: [Choice] = []
  /// The commands that the control has besides those of every question.
  public var commands: [PlainCommand] = []
  /// What the answer is now; nil: what the row shows, if it has a value.
  public var answer: String?
  /// The same with an option's label before it; nil: as `answer`.
  public var labelledAnswer: String?
  /// Whether typing is not shown.
  public var isHidden = false
  /// Whether an answer has several lines and ends with a full stop on a line of its own.
  public var isMultiline = false
  /// Whether an answer is free text, which may begin with a full stop that is typed twice.
  public var isText = false
  /// What the open prompt says in place of the row's name, as while the control asks something of
  /// its own; nil: the row's name; empty: there is no prompt.
  public var prompt: String?
  /// Whether an empty line is an answer of its own; else it keeps what is set.
  public var takesEmptyLine = false
  /// Whether a line that is no command can be nothing else now.
  public var takesOnlyCommands = false
  /// Whether an answer waits to be kept, so that the row can neither be cleared nor left for the
  /// review.
  public var isAwaitingConsent = false
  /// Whether part of an answer was typed, which would be lost.
  public var isUnfinished = false

  /// A question for any text.
  public init(kind: String? = nil) { self.kind = kind }
}

extension PlainQuestion {
  /// The question with the answer that a row has, when it gives none itself.
  func answered(by row: BaseRow, _ speech: PlainSpeech) -> PlainQuestion {
    guard answer == nil, row.hasEntry else { return self }
    var question = self
    question.answer = row.isSecret ? speech.words[.set] : speech.answer(of: row)
    return question
  }
}

/// What a person typed in a plain conversation.
public enum PlainLine {
  /// A line that was shown while it was typed, without its end.
  case shown(String)
  /// A line that was not shown.
  case hidden(Secret)
  /// One of the control's own commands.
  case command(PlainCommand)
}

/// What a control makes of a line.
public enum PlainReply: Sendable, Hashable {
  /// The desk has the answer; it is read back when it reads otherwise than what was typed. nil: it is
  /// not read back.
  case accepted(typed: String?)
  /// Nothing was answered yet: another line is wanted.
  case more
  /// The line is no answer, for a reason.
  case refused(String)
  /// The control has no use for the command.
  case unused
}
