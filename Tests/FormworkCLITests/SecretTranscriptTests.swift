import Glibc
import TestTerminal
import Testing

/// Nothing of a password is written, unless it is revealed.
@Suite struct SecretTranscriptTests {
  private static let reveal = "\u{12}"
  private static let submit = "\u{13}"

  /// No other text of the program has such letters, so that one of them is enough to be found.
  private func isClean(_ bytes: some Sequence<UInt8>) -> Bool {
    !bytes.contains { $0 == 0xD0 || $0 == 0xD1 }
  }

  private func start(
    _ options: String..., form: String = "login.yaml"
  ) throws -> Terminal {
    let terminal = try Terminal(
      command: [Formwork.path, "run", Formwork.form(form)] + options,
      environment: Formwork.environment(), output: .pipe, errors: .pipe)
    try terminal.waitFor("Username")
    return terminal
  }

  private func type(_ text: String, on terminal: Terminal) {
    for character in text { terminal.send(String(character)) }
  }

  @Test func fullScreen() throws {
    let password = TracedText.random(40, .cyrillic)
    let terminal = try start(form: "signup.yaml")
    type("ada\tada@example.org\t\(password.text)", on: terminal)
    try terminal.waitFor("Must contain a lowercase letter")
    // Moving, correcting, a mistake, another size, a whole new picture, pasting.
    terminal.send("\u{1B}[D\u{7F}\u{1B}[H\u{1B}[3~\u{1B}[F\t")
    type("\(password.text)\t", on: terminal)
    try terminal.waitFor("▌ Plan")
    terminal.resize(columns: 50, rows: 14)
    terminal.settle()
    terminal.send("\u{0C}")
    terminal.resize(columns: 80, rows: 24)
    terminal.settle()
    terminal.send("\u{1B}[Z\u{1B}[Z\u{15}")
    let paste = "\u{1B}[200~\(password.text)aA1\u{1B}[201~"
    terminal.send("\(paste)\t\u{15}\(paste)\t\t ")
    try terminal.waitFor("[x] I accept the terms")
    terminal.send(Self.submit)
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(!password.traces(in: Array(terminal.output.utf8)).isEmpty)
    #expect(isClean(terminal.transcript))
    #expect(terminal.errors == "")
  }

  @Test func asciiOnTheFullScreen() throws {
    let password = TracedText.random(40)
    let terminal = try start()
    type("ada\t\(password.text)", on: terminal)
    try terminal.waitFor("••••••••••••")
    terminal.send(Self.submit)
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(password.traces(in: terminal.transcript).isEmpty)
  }

  @Test(arguments: ["key", "row", "submit"]) func nothingComesAfterItIsHidden(
    _ hides: String
  ) throws {
    let password = TracedText.random(40, .cyrillic)
    let terminal = try start()
    terminal.send("ada\t\(Self.reveal)\(password.text)")
    try terminal.waitFor(String(password.text.suffix(8)))
    switch hides {
    case "key": terminal.send(Self.reveal)
    case "row": terminal.send("\u{1B}[Z")
    default: terminal.send(Self.submit)
    }
    if hides == "submit" {
      #expect(try terminal.exitStatus() == .exited(0))
    } else {
      try terminal.waitFor("••••••••")
      let count = terminal.transcript.count
      #expect(isClean(terminal.display.text.utf8))
      terminal.resize(columns: 60, rows: 20)
      terminal.settle()
      terminal.send("\u{0C}\t\(password.text)")
      terminal.settle()
      terminal.send(Self.submit)
      #expect(try terminal.exitStatus() == .exited(0))
      #expect(isClean(terminal.transcript[count...]))
    }
    #expect(isClean(terminal.screen().utf8))
  }

  @Test func lines() throws {
    let password = TracedText.random(40, .cyrillic)
    let terminal = try start("--renderer", "text", form: "login.yaml")
    terminal.send("ada\n")
    try terminal.waitFor("Password:")
    terminal.settle()
    type("\(password.text)\n", on: terminal)
    try terminal.waitFor("Review")
    terminal.send("submit\n")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(isClean(terminal.transcript))
    #expect(terminal.errors == "")
  }
}
