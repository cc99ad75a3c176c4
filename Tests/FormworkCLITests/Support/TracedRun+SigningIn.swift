import Glibc
import TestTerminal

extension TracedRun {
  static let revealKey = "\u{12}"
  static let submitKey = "\u{13}"

  /// How a run ends.
  enum End: String, CaseIterable {
    case submit, cancel, timeout, terminate

    var status: TestTerminal.ExitStatus {
      switch self {
      case .submit: .exited(0)
      case .cancel: .exited(1)
      case .timeout: .exited(124)
      case .terminate: .signalled(SIGTERM)
      }
    }

    /// What the command needs for it.
    var options: [String] { self == .timeout ? ["--timeout", "3"] : [] }
  }

  /// How a password comes into its row, and how it is shown there.
  enum Entry: String, CaseIterable {
    case typed, pasted, typedRevealed, pastedRevealed

    var isRevealed: Bool { self == .typedRevealed || self == .pastedRevealed }
  }

  /// Forms/login.yaml on the full screen, with a password that is filled in.
  static func signingIn(
    _ entry: Entry, _ password: TracedText, options: [String] = [], directory: String? = nil
  ) throws -> TracedRun {
    let run = try TracedRun(
      ["run", Formwork.form("login.yaml")] + options, looksFor: password, directory: directory)
    try run.terminal.waitFor("Password")
    run.type("ada\t")
    switch entry {
    case .typed: run.type(password.text)
    case .pasted: run.paste(password.text)
    case .typedRevealed: run.type(revealKey + password.text)
    case .pastedRevealed:
      run.paste(password.text)
      run.type(revealKey)
    }
    if entry.isRevealed {
      try run.terminal.waitFor(String(password.text.suffix(8)))
    } else {
      try run.waitForBullets()
    }
    run.terminal.settle(.milliseconds(50))
    return run
  }

  func waitForBullets(_ count: Int = 12) throws {
    try terminal.wait(for: "bullets") { screen in screen.text.count { $0 == "•" } >= count }
  }

  /// Ends the full screen in that way; where the text was in memory then.
  func end(_ end: End) throws -> [Trace] {
    switch end {
    case .submit: type(Self.submitKey)
    case .cancel:
      type("\u{1B}")
      try terminal.waitFor("Leave the form?")
      type("y")
    case .timeout: break
    case .terminate: terminal.signal(SIGTERM)
    }
    return try traces(after: end.status)
  }
}
