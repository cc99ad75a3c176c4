import Glibc
import TestTerminal
import Testing

/// What leaves the command while a password is typed, and when it crashes meanwhile.
@Suite struct SecretSessionTests {
  private let workspace: Workspace
  private let password = TracedText.random(16).text

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      "form.yaml",
      """
      formwork: 1
      title: Secrets
      sections:
        - rows:
          - {type: text, tag: user, title: User}
          - {type: genericPassword, tag: pw, title: Password}
          - {type: password, tag: again, title: Again, confirms: pw}
      """)
  }

  private func start(_ options: String...) throws -> Terminal {
    let words = "formwork run form.yaml \(options.joined(separator: " "))"
    let terminal = try Formwork.onTerminal(
      script: "ulimit -c unlimited; exec \(words)", directory: workspace.path, errors: .pipe)
    try terminal.waitFor("User")
    terminal.settle()
    return terminal
  }

  /// Whether the terminal got the password; the report of a failure does not have it.
  private func holds(_ bytes: some Collection<UInt8>) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains(password)
  }

  @Test func onlyWhatIsRevealedIsWritten() throws {
    let terminal = try start()
    terminal.send("ada\t")
    for character in password { terminal.send(String(character)) }
    terminal.send("x\u{7F}\t")
    // Pasted and wrong, then removed and pasted again.
    terminal.send("\u{1B}[200~\(password)wrong\u{1B}[201~\u{13}")
    try terminal.waitFor("The passwords differ")
    terminal.send("\u{15}\u{1B}[200~\(password)\n\u{1B}[201~\u{1B}[Z")
    terminal.settle()
    #expect(!holds(terminal.transcript))

    terminal.send("\u{12}")
    try terminal.waitFor(password)
    terminal.send("\u{12}")
    try terminal.waitUntilGone(password)
    let written = terminal.transcript.count
    terminal.send("\u{0C}\t\u{1B}[Z\u{0C}")
    terminal.settle()
    terminal.send("\u{13}")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(!holds(terminal.transcript[written...]) && !holds(terminal.errors.utf8))
    #expect(holds(terminal.output.utf8))
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE])
  func aCrashTellsNothing(_ number: Int32) throws {
    let terminal = try start()
    let fresh = try Terminal(command: []).modes
    terminal.send("\t\(password)")
    try terminal.waitFor("••••••••")
    terminal.signal(number)
    #expect(try terminal.exitStatus() == .signalled(number))
    #expect(terminal.modes == fresh)
    #expect(terminal.screen() == "" && !terminal.display.isAlternate)
    #expect(terminal.display.isCursorVisible && !terminal.display.modes.contains(2004))
    #expect(terminal.output == "" && terminal.errors == "")
    #expect(!holds(terminal.transcript))
    #expect(workspace.names == ["form.yaml"])
  }

  @Test func aCrashBetweenPlainQuestionsGivesTheTerminalBack() throws {
    let terminal = try start("--renderer", "text")
    let fresh = try Terminal(command: []).modes
    terminal.send("ada\n")
    try terminal.waitFor("Password:")
    terminal.send(password)
    terminal.settle()
    #expect(!terminal.modes.echoes)
    terminal.signal(SIGSEGV)
    #expect(try terminal.exitStatus() == .signalled(SIGSEGV))
    #expect(terminal.modes == fresh && terminal.errors == "" && !holds(terminal.transcript))
    #expect(workspace.names == ["form.yaml"])
  }
}
