import Glibc
import TestTerminal
import Testing

@Suite struct MouseOnTerminalTests {
  private func start(_ arguments: String..., terminal: String = "xterm-256color") throws -> Terminal
  {
    let script = ([Formwork.path, "run", Formwork.form("login.yaml")] + arguments)
      .joined(separator: " ")
    let terminal = try Formwork.onTerminal(
      script: "exec " + script, environment: ["TERM": terminal])
    try terminal.waitFor("Esc cancel")
    return terminal
  }

  /// How often the terminal was told to report the mouse, and to stop that.
  private func switches(_ terminal: Terminal) -> (on: Int, off: Int) {
    let text = String(decoding: terminal.transcript, as: UTF8.self)
    func count(_ part: String) -> Int { text.ranges(of: part).count }
    #expect(count("\u{1B}[?1000h") == count("\u{1B}[?1006h"))
    #expect(count("\u{1B}[?1000l") == count("\u{1B}[?1006l"))
    return (count("\u{1B}[?1000h"), count("\u{1B}[?1000l"))
  }

  /// Clicks at a text.
  private func click(_ text: String, _ offset: Int = 0, on terminal: Terminal) throws {
    try terminal.waitFor(text)
    let lines = terminal.display.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in lines.enumerated() {
      guard let range = String(line).firstRange(of: text) else { continue }
      let column = String(line).distance(from: String(line).startIndex, to: range.lowerBound)
      terminal.send("\u{1B}[<0;\(column + offset + 1);\(row + 1)M")
      return terminal.send("\u{1B}[<0;\(column + offset + 1);\(row + 1)m")
    }
  }

  @Test func aFormIsFilledWithClicks() throws {
    let terminal = try start()
    #expect(terminal.display.modes.isSuperset(of: [1000, 1006]))
    terminal.send("ada")
    try click("Password", on: terminal)
    try terminal.waitFor("▌ Password")
    terminal.send("pw")
    try click("^R show", on: terminal)
    try terminal.waitFor("pw_")
    try click("^R hide", on: terminal)
    try terminal.waitFor("••_")
    try click("ada", 1, on: terminal)
    terminal.send("-")
    try terminal.waitFor("a-da")
    try click("‹ Sign in ›", 4, on: terminal)
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == #"{"username":"a-da","password":"pw"}"# + "\n")
    #expect(switches(terminal) == (1, 1))
    #expect(terminal.display.modes.isDisjoint(with: [1000, 1006, 2004]))
  }

  @Test(arguments: ["\u{1B}", "\u{1B}OQ", "\u{03}"])
  func everyWayOutGivesTheMouseBack(_ keys: String) throws {
    let terminal = try start()
    terminal.send(keys)
    if keys.hasSuffix("OQ") {
      try terminal.waitFor("Username:")
      #expect(switches(terminal) == (1, 1), "plain lines want no mouse")
      terminal.send("\u{4}")
    }
    _ = try terminal.exitStatus()
    #expect(switches(terminal) == (1, 1))
    #expect(terminal.display.modes.isDisjoint(with: [1000, 1006, 2004]))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func signalsGiveTheMouseBack(_ number: Int32) throws {
    let terminal = try start()
    terminal.signal(number)
    #expect(try terminal.exitStatus() == .signalled(number))
    #expect(switches(terminal) == (1, 1))
    #expect(terminal.display.modes.isDisjoint(with: [1000, 1006, 2004]))
  }

  @Test func suspensionAndTimeGiveTheMouseBack() throws {
    let terminal = try start("--timeout", "1.5")
    terminal.send("\u{1A}")
    #expect(try terminal.exitStatus() == .exited(124))
    #expect(switches(terminal) == (2, 2))
    #expect(terminal.display.modes.isDisjoint(with: [1000, 1006, 2004]))
  }

  @Test func theMouseIsLeftAlone() throws {
    let told = try start("--no-mouse")
    told.send("\u{1B}")
    #expect(try told.exitStatus() == .exited(1))
    #expect(switches(told) == (0, 0))
    let without = try start(terminal: "vt100")
    without.send("\u{1B}")
    #expect(try without.exitStatus() == .exited(1))
    #expect(switches(without) == (0, 0))
  }
}
