import Glibc
import TestTerminal
import Testing

/// What a person does with Forms/signup.yaml, key by key.
@Suite struct SignupOnTerminalTests {
  private static let json =
    #"{"username":"ada","email":"ada@example.org","password":"Abc123","plan":"pro","seats":5,"#
    + #""company":null,"terms":true}"# + "\n"

  private func start(
    columns: Int = 80, rows: Int = 24, errors: Terminal.Stream = .terminal
  ) throws -> Terminal {
    let terminal = try Formwork.onTerminal(
      columns: columns, rows: rows, "run", Formwork.form("signup.yaml"), errors: errors)
    try terminal.waitFor("Username")
    return terminal
  }

  /// Types the text of each key after the other, as a person does.
  private func type(_ text: String, on terminal: Terminal) {
    for character in text { terminal.send(String(character)) }
  }

  @Test func fillsInMakesAMistakeMendsItAndSubmits() throws {
    let terminal = try start()
    let before = TerminalModesOfAFreshOne.modes
    type("ada\tada@example.org\tAbc123", on: terminal)
    try terminal.waitFor("strong")
    #expect(!terminal.display.text.contains("Abc123"))
    terminal.send("\u{12}")
    try terminal.waitFor("Abc123")
    terminal.send("\u{12}")
    try terminal.waitUntilGone("Abc123")
    type("\tAbc124\t", on: terminal)
    try terminal.waitFor("The passwords differ")
    terminal.send("\u{1B}[C")
    try terminal.waitFor("Seats")
    type("\t5\t\t ", on: terminal)
    try terminal.waitFor("[x] I accept the terms")
    terminal.send("\u{13}")
    // The submit is refused, and the focus is where the mistake is.
    try terminal.waitFor("1 row needs attention")
    #expect(terminal.display.text.contains("▌ Repeat password"))
    #expect(!terminal.hasEnded)
    type("Abc123", on: terminal)
    try terminal.waitUntilGone("The passwords differ")
    terminal.send("\u{13}")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == Self.json)
    #expect(terminal.screen() == "")
    #expect(!terminal.display.isAlternate && terminal.display.isCursorVisible)
    #expect(terminal.display.modes.isDisjoint(with: [1, 2004, 1004, 1000]))
    #expect(terminal.modes == before)
    // The one time that it was to be seen was asked for.
    #expect(!String(decoding: terminal.transcript, as: UTF8.self).contains("Abc124"))
  }

  @Test(arguments: ["linux", "vt100", "vt220", "ansi", "rxvt", "screen", "xterm"])
  func everyTerminalThatCanPlaceItsCursorHasTheFullScreen(_ name: String) throws {
    let terminal = try Formwork.onTerminal(
      "run", Formwork.form("login.yaml"), environment: ["TERM": name])
    try terminal.waitFor("Password")
    terminal.send("ada\tpw\u{13}")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == #"{"username":"ada","password":"pw"}"# + "\n")
  }

  @Test(arguments: [("xterm", true), ("vt100", false)])
  func placeholdersAreShownWhereTheyDoNotLookLikeValues(_ name: String, _ isShown: Bool) throws {
    let terminal = try Formwork.onTerminal(
      "run", Formwork.form("signup.yaml"), environment: ["TERM": name])
    try terminal.waitFor("Username")
    try terminal.waitFor("Esc cancel")
    #expect(!terminal.display.text.contains("ada@example.org"), "only where the focus is")
    terminal.send("\u{1B}[B")
    try terminal.waitFor("▌ Email")
    terminal.settle()
    #expect(terminal.display.text.contains("ada@example.org") == isShown)
    terminal.send("\u{1B}")
    #expect(try terminal.exitStatus() == .exited(1))
  }

  @Test func plainLinesFitANarrowTerminal() throws {
    let terminal = try Formwork.onTerminal(
      columns: 30, rows: 24, "run", "--renderer", "text", Formwork.form("login.yaml"))
    let screen = try terminal.waitFor("Username:")
    #expect(screen.contains("Type an answer and press\nEnter. Enter alone keeps the\ndefault."))
    terminal.send("\u{4}")
    #expect(try terminal.exitStatus() == .exited(1))
  }

  @Test func fillsInOnASmallScreen() throws {
    let terminal = try start(columns: 40, rows: 12)
    type("ada\tada@example.org\tAbc123\tAbc123\t", on: terminal)
    try terminal.waitFor("▌ Plan")
    terminal.send("\u{1B}[C")
    type("\t5\t\t ", on: terminal)
    try terminal.waitFor("[x] I accept the terms")
    terminal.send("\u{13}")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == Self.json)
  }

  @Test func escapeLeavesAnUntouchedFormAtOnce() throws {
    let terminal = try start()
    terminal.send("\u{1B}")
    #expect(try terminal.exitStatus() == .exited(1))
    #expect(terminal.output == "")
    #expect(terminal.screen() == "")
    #expect(terminal.modes == TerminalModesOfAFreshOne.modes)
  }

  @Test func escapeAsksWhenSomethingWasTyped() throws {
    let terminal = try start()
    type("x", on: terminal)
    terminal.settle()
    let filled = terminal.display.text
    terminal.send("\u{1B}")
    try terminal.wait(for: "a question") { $0.text != filled }
    terminal.settle()
    #expect(!terminal.hasEnded)
    terminal.send("\u{1B}")
    terminal.settle()
    #expect(!terminal.hasEnded)
    #expect(terminal.display.text == filled)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM, SIGXCPU])
  func signalsRestoreTheTerminalAndKill(_ number: Int32) throws {
    let terminal = try start()
    type("ada", on: terminal)
    terminal.settle()
    if number == SIGINT { terminal.send("\u{03}") } else { terminal.signal(number) }
    #expect(try terminal.exitStatus() == .signalled(number))
    #expect(terminal.output == "")
    #expect(terminal.screen() == "")
    #expect(!terminal.display.isAlternate)
    #expect(terminal.modes == TerminalModesOfAFreshOne.modes)
  }

  @Test func theTimeEnds() throws {
    let terminal = try Formwork.onTerminal(
      "run", Formwork.form("signup.yaml"), "--timeout", "0.3")
    try terminal.waitFor("Username")
    #expect(try terminal.exitStatus() == .exited(124))
    #expect(terminal.output == "")
    #expect(terminal.modes == TerminalModesOfAFreshOne.modes)
  }

  @Test func brokenFilesAreReportedWithoutAScreen() throws {
    let workspace = try Workspace()
    let form = try workspace.write("bad.yaml", "sections: 1\n")
    let terminal = try Formwork.onTerminal("run", form)
    #expect(try terminal.exitStatus() == .exited(2))
    #expect(terminal.screen().hasPrefix("\(form):1:11: error: "))
    #expect(!terminal.transcript.contains(0x1B))
  }

  @Test func answersAreNotAsked() throws {
    let workspace = try Workspace()
    let answers = try workspace.write(
      "a.json", #"{"username": "ada", "email": "nonsense", "password": "Abc123"}"#)
    let terminal = try Formwork.onTerminal(
      "run", Formwork.form("signup.yaml"), "--answers", answers, "--field", "email")
    try terminal.waitFor("▌ Email")
    #expect(terminal.settle().contains("✗ Must be an e-mail address"))
    type("\u{15}ada@example.org\t", on: terminal)
    try terminal.waitFor("▌ Plan")
    terminal.send("\t \u{13}")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == "ada@example.org\n")
  }

  @Test func nothingIsShownWhenNothingIsLeftToAsk() throws {
    let workspace = try Workspace()
    let answers = try workspace.write(
      "a.json", #"{"username": "ada", "password": "hunter2"}"#)
    let terminal = try Formwork.onTerminal(
      "run", Formwork.form("login.yaml"), "--answers", answers, "--format", "env")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == "username='ada'\npassword='hunter2'\n")
    #expect(terminal.transcript.isEmpty)
  }

  @Test func secretsAreMaskedWhereTheyCanBeSeen() throws {
    let terminal = try Formwork.onTerminal(
      "run", Formwork.form("login.yaml"), output: .terminal)
    try terminal.waitFor("Password")
    type("ada\thunter2\u{13}", on: terminal)
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(
      terminal.screen() == """
        {
          "username": "ada",
          "password": null
        }
        formwork: secrets are not shown on a terminal; use --secrets show
        """)
    #expect(!String(decoding: terminal.transcript, as: UTF8.self).contains("hunter2"))
  }
}

/// How the terminals of the tests are before a command changes them.
enum TerminalModesOfAFreshOne {
  static var modes: TerminalModes? {
    guard let terminal = try? Terminal(command: ["true"]) else { return nil }
    _ = try? terminal.exitStatus()
    return terminal.modes
  }
}
