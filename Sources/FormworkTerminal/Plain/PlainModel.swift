internal import Formwork
internal import FormworkInterface

/// A conversation in plain lines; it knows no terminal.
///
/// What it says is text with `\n` at its line ends; a prompt has none.
protocol PlainModel: AnyObject {
  /// What it waits for; nil when it is over.
  var expectation: PlainExpectation? { get }
  /// Whether the form was submitted.
  var isSubmitted: Bool { get }
  /// The first words, and the first prompt.
  func begin() -> String
  /// What a line leads to, with the next prompt at the end.
  func receive(_ line: String) -> String
  /// What a hidden line leads to.
  func receive(_ secret: Secret) -> String
  /// Work to be done now, each once.
  func takeWork() -> BackgroundWork?
  /// What the result of work leads to.
  func finish(_ result: BackgroundWorkResult) -> String
  /// A line that says that the result is still awaited.
  var stillWaiting: String { get }
  /// A secret to be written on a line of its own, before what was given last; each once.
  func takeRevealed() -> Secret?
  /// The words that the device says by itself.
  var words: LocalizedWords { get }
  /// The words for the time that is left.
  func announce(secondsLeft: Int) -> String
  /// Whether the person asked for the same time again; counts once.
  var wantsMoreTime: Bool { get }
  /// The prompt again.
  var prompt: String { get }
}

/// What a plain conversation waits for.
enum PlainExpectation: Equatable {
  /// A line that is shown while it is typed.
  case line
  /// A line that is not; what was typed before does not count when it is asked for the first time.
  case secret(isFirst: Bool)
  /// The result of work, or a line that ends the waiting.
  case work
}

extension PlainModel {
  func takeWork() -> BackgroundWork? { nil }
  func takeRevealed() -> Secret? { nil }
  func finish(_ result: BackgroundWorkResult) -> String { "" }
  var stillWaiting: String { "" }
  var words: LocalizedWords { .english }
}
