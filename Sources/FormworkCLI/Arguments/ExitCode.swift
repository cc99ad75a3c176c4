/// How the command ended; scripts depend on the numbers.
enum ExitCode: Int32 {
  /// Done, and what there was to judge is valid.
  case done = 0
  /// The person left the form.
  case cancelled = 1
  /// Wrong usage, a broken definition, or called where it cannot run.
  case usage = 2
  /// Values are missing or invalid.
  case invalid = 3
  /// It could not be finished: the result is not written, or the terminal is lost.
  case unfinished = 5
  /// The time is over.
  case timedOut = 124
}

/// Why a verb ends early: what to say, and the exit code.
struct Failure: Error, Equatable {
  let code: ExitCode
  /// Lines for standard error, without line ends; none when all is said.
  let lines: [String]

  init(_ code: ExitCode, lines: [String] = []) { (self.code, self.lines) = (code, lines) }

  /// A failure with one line after the command's name.
  init(_ code: ExitCode, _ message: String) { self.init(code, lines: ["formwork: \(message)"]) }

  static func usage(_ message: String) -> Failure { Failure(.usage, message) }
}
