import Formwork
import FormworkInterface
import Glibc
import TestTerminal
import Testing

@testable import FormworkTerminal

/// A field, a secret one, and Enter to finish.
private final class FakeModel: ScreenModel {
  var size = Size(columns: 0, rows: 0)
  var text = ""
  var keys: [Key] = []
  var isConcealed = false
  var isFinished = false
  var wakeUp: Duration?
  var status: String?

  func handle(_ key: Key, at now: Duration) {
    keys.append(key)
    switch key {
    case .text(let typed): text.append(typed)
    case .paste(let typed): text += typed.secret.withUTF8 { String(decoding: $0, as: UTF8.self) }
    case .enter: isFinished = true
    default: break
    }
  }
  func resize(to size: Size) { self.size = size }
  func advance(to now: Duration) {}
  func maskSecrets() { isConcealed = true }
  func frame() -> Frame {
    let shown = isConcealed ? String(repeating: "*", count: text.count) : text
    var lines = [
      Line([Run("Title", .title)]), Line([Run("Name ", .label), Run(shown, .field)]),
      Line([Run("bar", .bar(.lightGreen)), Run("\u{1B}[31m\u{202E}", .error)]),
    ]
    while lines.count < size.rows { lines.append(Line()) }
    lines[size.rows - 1] = Line([Run(status ?? "\(size.columns)x\(size.rows)", .keyText)])
    return Frame(lines: lines, cursor: .init(column: 5 + shown.count, row: 1))
  }
}

extension OneScreen {
  @Suite struct FullScreenTests {
    /// Runs a model on a terminal in a thread of its own while the body plays the person.
    private func run(
      terminal: Terminal, model: FakeModel = FakeModel(), limit: Duration? = nil,
      color: ColorChoice = .always, person: (Terminal) throws -> Void
    ) throws -> (model: FakeModel, isTimedOut: Bool) {
      let path = terminal.path
      let work = {
        let device = try TerminalDevice(path: path)
        let signals = try SignalWatch()
        defer { signals.end() }
        let clock = MonotonicClock()
        try device.enter(.keys, keepsTypeahead: false)
        let painter = try CursesPainter(
          device: device, name: "xterm-256color", size: device.size, color: color,
          isUTF8: TerminalLocale.activate())
        let screen = FullScreen(
          model: model, device: device, signals: signals, painter: painter, clock: clock,
          timing: EscapeTiming(), limit: limit)
        try screen.run(
          on: InputSource(descriptor: device.descriptor, signals: signals, clock: clock))
        return screen.isTimedOut
      }
      let thread = TestThread(work)
      do {
        try person(terminal)
      } catch {
        terminal.send("\r")
        _ = try? thread.join()
        throw error
      }
      return (model, try thread.join())
    }

    @Test func paintsTypesAndGivesTheTerminalBack() throws {
      let terminal = try Terminal(command: [])
      let before = terminal.modes
      let (model, _) = try run(terminal: terminal) { terminal in
        try terminal.waitFor("80x24")
        #expect(terminal.display.isAlternate && terminal.display.modes.contains(2004))
        #expect(
          !terminal.modes.echoes && !terminal.modes.isCanonical && terminal.modes.sendsSignals)
        #expect(terminal.display.attributes(of: "Title")?.isBold == true)
        #expect(terminal.display.attributes(of: "bar")?.foreground == 113)
        #expect(terminal.display.line(2) == "bar\u{FFFD}[31m\u{FFFD}")
        terminal.send("é日")
        try terminal.waitFor("é日")
        let written = terminal.transcript.count
        terminal.send("x")
        try terminal.waitFor("é日x")
        #expect(terminal.transcript.count - written <= 40)
        #expect(terminal.display.cursor == (column: 8, row: 1))
        terminal.send("\r")
      }
      terminal.settle()
      #expect(model.text == "é日x")
      #expect(terminal.modes == before)
      #expect(terminal.screen() == "")
      #expect(!terminal.display.isAlternate && !terminal.display.modes.contains(2004))
      #expect(terminal.display.isCursorVisible)
      #expect(String(decoding: terminal.transcript, as: UTF8.self).contains("***"))
    }

    @Test func pasteIsPaintedOnce() throws {
      let terminal = try Terminal(columns: 200, command: [])
      let text = String(repeating: "0123456789", count: 200)
      let (model, _) = try run(terminal: terminal) { terminal in
        try terminal.waitFor("200x24")
        terminal.send("\u{1B}[200~\(text)\u{1B}[201~")
        try terminal.waitFor("01234567890")
        terminal.send("\r")
      }
      #expect(model.keys == [.paste(PastedText(text)), .enter])
    }

    @Test func followsTheSize() throws {
      let terminal = try Terminal(command: [])
      _ = try run(terminal: terminal) { terminal in
        try terminal.waitFor("80x24")
        terminal.resize(columns: 120, rows: 40)
        kill(getpid(), SIGWINCH)
        try terminal.waitFor("120x40")
        terminal.resize(columns: 60, rows: 20)
        kill(getpid(), SIGWINCH)
        try terminal.waitFor("60x20")
        #expect(terminal.display.line(0) == "Title")
        #expect(terminal.display.line(19) == "60x20")
        #expect(!terminal.display.text.contains("120x40"))
        terminal.send("\r")
      }
    }

    @Test func endsInTimeAndSaysSoBefore() throws {
      let terminal = try Terminal(command: [])
      let (model, isTimedOut) = try run(terminal: terminal, limit: .seconds(1)) { terminal in
        try terminal.waitFor("This form closes in 1 second.")
      }
      #expect(isTimedOut && !model.isFinished)
    }

    @Test func withoutColourAttributesStay() throws {
      let terminal = try Terminal(command: [])
      _ = try run(terminal: terminal, color: .never) { terminal in
        try terminal.waitFor("80x24")
        #expect(terminal.display.attributes(of: "bar")?.foreground == nil)
        #expect(terminal.display.attributes(of: "Title")?.isBold == true)
        terminal.send("\r")
      }
    }

    @Test func aTerminalThatGoesAwayIsAnError() throws {
      let terminal = try Terminal(command: [])
      #expect(throws: TerminalError.lost) {
        _ = try run(terminal: terminal) { terminal in
          try terminal.waitFor("80x24")
          terminal.hangUp()
        }
      }
    }
  }
}
