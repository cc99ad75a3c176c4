import Formwork
import Glibc
import TestTerminal
import Testing

@testable import FormworkTerminal

/// Asks a name, then a password, then is done.
private final class FakeConversation: PlainModel {
  var answers: [String] = []
  var secrets: [String] = []
  var expectation: PlainExpectation? = .line
  var isSubmitted = false
  var prompt = "Name: "
  var wantsMoreTime = false

  func begin() -> String { "Sign in.\nName: " }
  func announce(secondsLeft: Int) -> String { "\(secondsLeft) seconds left." }
  func receive(_ line: String) -> String {
    answers.append(line)
    if line == ".more" {
      wantsMoreTime = true
      return prompt
    }
    if line == ".cancel" {
      expectation = nil
      return "Cancelled.\n"
    }
    (expectation, prompt) = (.secret(isFirst: true), "Password: ")
    return prompt
  }
  func receive(_ secret: Secret) -> String {
    secrets.append(secret.withUTF8 { String(decoding: $0, as: UTF8.self) })
    if secret.withUTF8({ $0.isEmpty }) {
      expectation = .secret(isFirst: false)
      return "Error: empty.\nPassword: "
    }
    (expectation, isSubmitted) = (nil, true)
    return "Done.\n"
  }
}

extension OneScreen {
  @Suite struct PlainPrompterTests {
    private func run(
      _ terminal: Terminal, limit: Duration? = nil, keepsTypeahead: Bool = false,
      person: () throws -> Void
    ) throws -> (model: FakeConversation, prompter: PlainPrompter) {
      let device = try TerminalDevice(path: terminal.path)
      let signals = try SignalWatch()
      defer { signals.end() }
      let clock = MonotonicClock()
      let model = FakeConversation()
      var options = RunOptions()
      options.keepsTypeahead = keepsTypeahead
      let prompter = PlainPrompter(
        model: model, device: LineDevice(device, options), signals: signals, clock: clock,
        reason: nil, limit: limit)
      let thread = TestThread {
        try prompter.run(
          on: InputSource(descriptor: device.descriptor, signals: signals, clock: clock))
      }
      let result = Result { try person() }
      if case .failure = result { terminal.hangUp() }
      try thread.join()
      try result.get()
      return (model, prompter)
    }

    @Test func asksLinesAndHidesSecrets() throws {
      let terminal = try Terminal(command: [])
      let before = terminal.modes
      let long = String(repeating: "p", count: 6000)
      let (model, _) = try run(terminal) {
        try terminal.waitFor("Name:")
        terminal.send("adx\u{7F}a\n")
        try terminal.waitFor("Password:")
        #expect(!terminal.modes.echoes && !terminal.modes.isCanonical)
        terminal.send("\n")
        try terminal.waitFor("Error: empty.")
        terminal.send("oops\u{15}é\u{7F}x" + long + "\r")
      }
      terminal.settle()
      #expect(model.isSubmitted && model.answers == ["ada"])
      #expect(model.secrets == ["", "x" + long])
      #expect(
        terminal.screen()
          == "Sign in.\nName: ada\nPassword:\nError: empty.\nPassword:\nDone.")
      #expect(terminal.modes == before)
    }

    /// What was typed before the prompt of a secret was echoed already.
    @Test(arguments: [false, true]) func typeaheadIsNoSecret(isKept: Bool) throws {
      let terminal = try Terminal(command: [])
      let (model, prompter) = try run(terminal, keepsTypeahead: isKept) {
        try terminal.waitFor("Name:")
        terminal.send("ada\nahead\n")
        if !isKept {
          try terminal.waitFor("Password:")
          terminal.send("typed\r")
        }
      }
      #expect(model.answers == ["ada"])
      #expect(model.secrets == [isKept ? "ahead" : "typed"])
      #expect(prompter.isSubmitted)
    }

    @Test func controlDCancels() throws {
      let terminal = try Terminal(command: [])
      let (model, _) = try run(terminal) {
        try terminal.waitFor("Name:")
        terminal.send("\u{04}")
        try terminal.waitFor("Cancelled.")
      }
      #expect(model.answers == [".cancel"] && !model.isSubmitted)
    }

    @Test func aLineThatTheTerminalCutsIsRefused() throws {
      let terminal = try Terminal(command: [])
      let (model, _) = try run(terminal) {
        try terminal.waitFor("Name:")
        terminal.send(String(repeating: "a", count: 5000) + "\n")
        try terminal.waitFor("Error: The line is too long for this terminal.")
        terminal.send("\u{04}")
      }
      #expect(model.answers == [".cancel"])
    }

    @Test func timeEndsItWithoutAnAnswer() throws {
      let terminal = try Terminal(command: [])
      let (model, prompter) = try run(terminal, limit: .seconds(1)) {
        try terminal.waitFor("1 seconds left.\nName:")
      }
      #expect(prompter.isTimedOut && model.answers.isEmpty && !prompter.isSubmitted)
    }

    @Test func moreTimeIsTheSameAgain() throws {
      let terminal = try Terminal(command: [])
      let clock = MonotonicClock()
      let (_, prompter) = try run(terminal, limit: .seconds(1)) {
        try terminal.waitFor("1 seconds left.\nName:")
        terminal.send(".more\n.more\n")
      }
      #expect(prompter.isTimedOut && clock.now >= .seconds(2) && clock.now < .seconds(3))
    }

    @Test func aLostTerminalIsAnError() throws {
      let terminal = try Terminal(command: [])
      #expect(throws: TerminalError.lost) {
        _ = try run(terminal) {
          try terminal.waitFor("Name:")
          terminal.hangUp()
        }
      }
    }

    @Test func theEndOfAFileIsNoAnswer() throws {
      let ends = try pipe(holding: "ada")
      defer { close(ends) }
      let (clock, model) = (MonotonicClock(), FakeConversation())
      let device = SilentDevice()
      let prompter = PlainPrompter(
        model: model, device: device, signals: nil, clock: clock, reason: nil, limit: nil)
      #expect(throws: TerminalError.cannotHide) {
        try prompter.run(on: InputSource(descriptor: ends, signals: nil, clock: clock))
      }
      #expect(model.answers == ["ada"] && device.text == "Sign in.\nName: ")
    }

    private func pipe(holding text: String) throws -> Int32 {
      var ends: [Int32] = [-1, -1]
      #expect(Glibc.pipe(&ends) == 0)
      _ = write(ends[1], text, text.utf8.count)
      close(ends[1])
      return ends[0]
    }
  }
}

private final class SilentDevice: PlainDevice {
  var columns: Int? { nil }
  var text = ""
  var isTerminal: Bool { false }
  var discardsTypeahead: Bool { false }
  func write(_ secret: Secret) {}
  func write(_ text: String) { self.text += text }
  func prepare(isHidden: Bool, discardsTypeahead: Bool) throws(TerminalError) {
    if isHidden { throw .cannotHide }
  }
  func restore() {}
  func stop(_ signals: SignalWatch) -> Int32? { nil }
}
