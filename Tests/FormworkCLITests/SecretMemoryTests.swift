import Glibc
import TestTerminal
import Testing

/// Nothing of a password is in memory when the command ends, however it ends.
@Suite(.enabled(if: TracedRun.isPossible, TracedRun.reason))
struct SecretMemoryTests {
  @Test(arguments: TracedRun.End.allCases, TracedRun.Entry.allCases)
  func fullScreen(_ end: TracedRun.End, _ entry: TracedRun.Entry) throws {
    for count in [12, 40] {
      let run = try TracedRun.signingIn(entry, .random(count), options: end.options)
      let traces = try run.end(end)
      #expect(traces == [])
      #expect(!run.isInTheOpen)
    }
  }

  @Test(arguments: [TracedRun.Entry.typed, .pastedRevealed])
  func otherLetters(_ entry: TracedRun.Entry) throws {
    let run = try TracedRun.signingIn(entry, .random(40, .cyrillic))
    let traces = try run.end(.submit)
    #expect(traces == [])
  }

  @Test func hiddenAgain() throws {
    let run = try TracedRun.signingIn(.typedRevealed, .random(40))
    run.type(TracedRun.revealKey)
    try run.terminal.waitFor("••••••••")
    let traces = try run.end(.cancel)
    #expect(traces == [])
  }

  @Test(arguments: [(24, 6), (12, 3)])
  func smallScreen(_ columns: Int, _ rows: Int) throws {
    let password = TracedText.random(40)
    let run = try TracedRun(
      ["run", Formwork.form("login.yaml")], looksFor: password, columns: columns, rows: rows)
    run.terminal.settle(.milliseconds(500))
    run.type("ada\t\(TracedRun.revealKey)\(password.text)")
    run.terminal.settle()
    run.terminal.resize(columns: 80, rows: 24)
    run.terminal.settle()
    run.terminal.resize(columns: columns, rows: rows)
    run.terminal.settle()
    let traces = try run.end(.submit)
    #expect(traces == [])
  }

  /// Both passwords are gone, the first one and the one that was submitted.
  @Test(arguments: [true, false]) func corrected(_ looksForTheFirst: Bool) throws {
    let (first, second) = (TracedText.random(40), TracedText.random(40))
    let run = try TracedRun(
      ["run", Formwork.form("login.yaml")], looksFor: looksForTheFirst ? first : second)
    try run.terminal.waitFor("Password")
    run.type("ada\t\(first.text)")
    run.terminal.settle()
    run.terminal.send("\u{15}\(TracedRun.revealKey)\(second.text)")
    try run.terminal.waitFor(String(second.text.suffix(8)))
    let traces = try run.end(.submit)
    #expect(traces == [])
  }

  @Test(arguments: [["--format", "env"], ["--field", "password"]])
  func otherOutput(_ options: [String]) throws {
    let run = try TracedRun.signingIn(.typed, .random(40), options: options)
    let traces = try run.end(.submit)
    #expect(traces == [])
    #expect(!run.secret.traces(in: Array(run.terminal.output.utf8)).isEmpty)
  }

  @Test func strengthAndConfirmation() throws {
    let password = TracedText.random(40)
    let run = try TracedRun(["run", Formwork.form("signup.yaml")], looksFor: password)
    try run.terminal.waitFor("Username")
    run.type("ada\tada@example.org\t\(password.text)\t\(password.text)x\t")
    try run.terminal.waitFor("The passwords differ")
    run.terminal.send("\u{1B}[Z\u{1B}[F\u{7F}\t\t ")
    try run.terminal.waitFor("[x] I accept the terms")
    let traces = try run.end(.submit)
    #expect(traces == [])
  }

  /// What lies in a row that is no secret is found.
  @Test(arguments: TracedRun.End.allCases) func aPlantedCopyIsFound(_ end: TracedRun.End) throws {
    let password = TracedText.random(12)
    let run = try TracedRun(
      ["run", Formwork.form("login.yaml")] + end.options, looksFor: password)
    try run.terminal.waitFor("Password")
    run.type("\(password.text)\t\(password.text)")
    try run.terminal.waitFor("••••••••••••")
    #expect(try !run.end(end).isEmpty)
  }

  @Test(arguments: [TracedRun.End.submit, .cancel, .terminate])
  func lines(_ end: TracedRun.End) throws {
    for count in [12, 40] {
      let password = TracedText.random(count)
      let run = try TracedRun(
        ["run", "--renderer", "text", Formwork.form("login.yaml")], looksFor: password)
      try run.terminal.waitFor("Username:")
      run.type("ada\n")
      try run.terminal.waitFor("Password:")
      run.terminal.settle()
      run.type("\(password.text)\n")
      try run.terminal.waitFor("Review")
      switch end {
      case .cancel:
        run.type(".cancel\n")
        try run.terminal.waitFor("lost")
        run.type("yes\n")
      case .terminate: run.terminal.signal(SIGTERM)
      case .submit, .timeout: run.type("submit\n")
      }
      let traces = try run.traces(after: end.status)
      #expect(traces == [])
      #expect(!run.isInTheOpen)
    }
  }

  /// A signal while the line is being typed.
  @Test func halfALine() throws {
    let password = TracedText.random(40)
    let run = try TracedRun(
      ["run", "--renderer", "text", Formwork.form("login.yaml")], looksFor: password)
    try run.terminal.waitFor("Username:")
    run.type("ada\n")
    try run.terminal.waitFor("Password:")
    run.terminal.settle()
    run.type(password.text)
    run.terminal.settle()
    run.terminal.signal(SIGTERM)
    let traces = try run.traces(after: .signalled(SIGTERM))
    #expect(traces == [])
  }

  @Test(arguments: [
    "--secret password=fd:3", "--secret password=file:secret", "--secret password=env:KEY",
    "--values values",
  ])
  func withoutAsking(_ options: String) throws {
    let password = TracedText.random(40)
    let workspace = try Workspace()
    try workspace.write("secret", password.text + "\n")
    try workspace.write("values", "password: \(password.text)\n")
    let variable = options.contains("env:KEY") ? "KEY=$(<secret) " : ""
    let run = try TracedRun(
      script: """
        read -r; \(variable)exec "$FORMWORK" run --no-input \(Formwork.form("login.yaml")) --set username=ada \
        \(options) 3<secret
        """, looksFor: password, directory: workspace.path)
    run.type("\n")
    let traces = try run.traces(after: .exited(0))
    #expect(traces == [])
    #expect(!run.secret.traces(in: Array(run.terminal.output.utf8)).isEmpty)
    #expect(!run.isInTheOpen)
  }
}
