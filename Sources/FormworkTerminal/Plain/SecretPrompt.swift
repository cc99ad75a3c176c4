public import Formwork
internal import FormworkInterface

/// Asks for one secret on a terminal: a prompt, and a line that is not shown.
///
/// Every character counts; Backspace and Ctrl-U edit what was typed, Ctrl-D on an empty line
/// cancels. Ctrl-C and other signals give the terminal back and end the program as they always do.
public struct SecretPrompt: Sendable {
  /// What the prompt calls the secret; a colon and a blank follow.
  public var title: String

  /// The language of what is said besides.
  public var locale = FormLocale.posix

  /// A prompt with a title.
  public init(_ title: String) { self.title = title }

  /// Asks, while this thread waits.
  ///
  /// - Parameter options: Where to ask, and for how long; renderer and colours do not matter.
  /// - Returns: What was typed, possibly nothing; nil when the person cancelled, or the time ended.
  /// - Throws: `TerminalError` when nobody can be asked, or what is typed cannot be hidden.
  public func runAndWait(_ options: RunOptions = RunOptions()) throws -> Secret? {
    let path: String
    switch options.terminal {
    case .controlling: path = "/dev/tty"
    case .device(let name): path = name
    case .standardStreams: throw TerminalError.cannotHide
    }
    let device = try TerminalDevice(path: path, stopsJob: !options.isRestricted)
    let signals = try SignalWatch(stopsJob: !options.isRestricted)
    let crashGuard = CrashGuard(holdsSecrets: true)
    defer {
      // The terminal first, while its signals are still ours.
      device.restore()
      signals.end()
      crashGuard.end()
    }
    let clock = MonotonicClock()
    let question = SecretQuestion(
      title: SafeText.clean(title), words: LocalizedWords(options.words, locale: locale))
    let prompter = PlainPrompter(
      model: question, device: LineDevice(device, options), signals: signals, clock: clock,
      reason: nil, limit: options.timeout, willDie: options.willDie)
    try prompter.run(
      on: InputSource(descriptor: device.descriptor, signals: signals, clock: clock))
    return question.secret
  }
}

/// A conversation of one question, asked until its answer is text.
final class SecretQuestion: PlainModel {
  let prompt: String
  private(set) var secret: Secret?
  private(set) var expectation: PlainExpectation? = .secret(isFirst: true)
  let words: LocalizedWords
  private let title: String

  init(title: String, words: LocalizedWords = .english) {
    (self.title, self.words, prompt) = (title, words, title + ": ")
  }

  var isSubmitted: Bool { secret != nil }
  var wantsMoreTime: Bool { false }

  func begin() -> String { prompt }

  func receive(_ secret: Secret) -> String {
    guard !secret.withUTF8({ $0.holdsControl }) else {
      expectation = .secret(isFirst: false)
      return words.error(words[.controlCharacter], at: title) + "\n" + prompt
    }
    self.secret = secret
    expectation = nil
    return ""
  }

  /// The only line that comes is the one by which a person cancels.
  func receive(_ line: String) -> String {
    expectation = nil
    return ""
  }

  func announce(secondsLeft: Int) -> String {
    words.text(.secondsLeft, ["count": .int(Int64(secondsLeft))])
  }
}
