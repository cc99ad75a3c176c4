import TestTerminal
import Testing

/// Strength, hint and colour of `aA1bcd`, key by key, as a terminal shows them.
@Suite struct StrengthOnTerminalTests {
  private struct Step {
    let typed: String
    let filled: Int
    let word: String
    let hint: String
    /// Amber, a warning or light green, by the index in the colours of a test: while a rule fails
    /// nothing is green.
    let color: Int

    /// The line of the bar, with what is missing, or the sign that nothing is.
    func said(behind bar: String) -> String {
      let word = word + String(repeating: " ", count: 7 - word.count)
      return "\(bar) \(word)" + (hint.isEmpty ? "✓" : "  " + hint)
    }
  }

  private static let steps = [
    Step(typed: "a", filled: 2, word: "weak", hint: "Must contain a number", color: 0),
    Step(typed: "aA", filled: 5, word: "fair", hint: "Must contain a number", color: 1),
    Step(typed: "aA1", filled: 7, word: "good", hint: "Must have at least 6 characters", color: 1),
    Step(typed: "aA1b", filled: 7, word: "good", hint: "Must have at least 6 characters", color: 1),
    Step(
      typed: "aA1bc", filled: 7, word: "good", hint: "Must have at least 6 characters", color: 1),
    Step(typed: "aA1bcd", filled: 10, word: "strong", hint: "", color: 2),
  ]

  /// Terminals of the tests' own, as the usual packages have none with 16 colours or all.
  private static let entries = """
    test-16|sixteen colours, colors#16, pairs#256, op=\\E[39;49m,
    \tsetaf=\\E[%?%p1%{8}%<%t%p1%{30}%+%e%p1%{82}%+%;%dm, use=xterm,
    test-direct|all colours, RGB, colors#0x1000000, pairs#0x10000, op=\\E[39;49m, setab@,
    \tsetaf=\\E[%?%p1%{8}%<%t3%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
    \tuse=xterm,

    """

  private static let form = """
    sections:
      - rows:
          - {type: genericPassword, tag: a, title: Bar}
          - {type: genericPassword, tag: b, title: Segments, strength: segments}
          - {type: genericPassword, tag: c, title: Word, strength: word}
          - {type: genericPassword, tag: d, title: None, strength: none}

    """

  private let workspace: Workspace
  private let path: String

  init() throws {
    workspace = try Workspace()
    path = try workspace.write("f.yaml", Self.form)
  }

  private func start(_ name: String, _ more: [String: String] = [:]) throws -> Terminal {
    let environment = more.merging(["TERM": name]) { $1 }
    let terminal = try Formwork.onTerminal("run", path, environment: environment)
    try terminal.waitFor("Esc cancel")
    return terminal
  }

  /// Types and looks at every key; nil among the colours: there is none.
  private func typeAndLook(at terminal: Terminal, colors: [Int?]) throws {
    for step in Self.steps {
      terminal.send(String(step.typed.suffix(1)))
      let bar =
        String(repeating: "━", count: step.filled) + String(repeating: "─", count: 10 - step.filled)
      let said = step.said(behind: bar)
      let bullets = "  " + String(repeating: "•", count: step.typed.count) + "_"
      try terminal.wait(for: said) { screen in
        screen.line(0).contains(bullets) && screen.line(1).hasSuffix("  " + said)
      }
      let screen = terminal.display
      #expect(screen.attributes(of: "━")?.foreground == colors[step.color])
      #expect(screen.attributes(of: step.word)?.foreground == nil, "text has no colour")
      if step.filled < 10 { #expect(screen.attributes(of: "─")?.foreground == nil) }
      if !step.hint.isEmpty { #expect(screen.attributes(of: step.hint)?.foreground == nil) }
    }
    terminal.send("\u{3}")
    try terminal.exitStatus()
    #expect(!String(decoding: terminal.transcript, as: UTF8.self).contains("aA1"))
  }

  @Test(
    arguments: [
      ("xterm-256color", [214, 3, 113]), ("xterm", [3, 3, 2]), ("vt100", [nil, nil, nil]),
    ] as [(String, [Int?])])
  func everyKey(_ name: String, _ colors: [Int?]) throws {
    try typeAndLook(at: start(name), colors: colors)
  }

  @Test func everyKeyWithoutColour() throws {
    try typeAndLook(at: start("xterm-256color", ["NO_COLOR": "1"]), colors: [nil, nil, nil])
  }

  @Test(
    arguments: [
      ("test-16", [3, 3, 2]), ("test-direct", [0x1FF_C107, 3, 0x18B_C34A]),
    ] as [(String, [Int?])])
  func everyKeyWithOtherColours(_ name: String, _ colors: [Int?]) throws {
    let source = try workspace.write("entries", Self.entries)
    let directory = "\(workspace.path)/terminfo"
    defer { _ = try? Command.run(["rm", "-r", directory]) }
    #expect(try Command.run(["tic", "-x", "-o", directory, source]).status == .exited(0))
    let terminal = try start(name, ["TERMINFO_DIRS": "\(directory):"])
    try typeAndLook(at: terminal, colors: colors)
  }

  @Test func everyView() throws {
    let terminal = try start("xterm-256color")
    terminal.send("aA\taA\taA\taA")
    try terminal.waitFor("None        ••_")
    let lines = terminal.settle().split(separator: "\n").map(String.init)
    #expect(lines[1].hasSuffix("   ━━━━━───── fair   ✗ Must contain a number"))
    #expect(lines[3].hasSuffix("   ━━ ━━ ── ── fair   ✗ Must contain a number"))
    #expect(lines[5].hasSuffix("   fair   ✗ Must contain a number"))
    #expect(lines[7].hasSuffix("▌               Must contain a number"))
  }

  @Test(arguments: [nil, "1"]) func theBarMovesUnlessNothingMay(_ noMotion: String?) throws {
    let terminal = try start("xterm-256color", ["NO_MOTION": noMotion ?? ""])
    terminal.send("aA1bcd")
    try terminal.waitFor("strong")
    try terminal.waitFor("━━━━━━━━━━")
    let transcript = String(decoding: terminal.transcript, as: UTF8.self)
    let parts = transcript.components(behind: "strong")
    let later = parts.withoutSequences
    if noMotion == nil {
      #expect(later.contains("━"))
      // Only cells of the bar, each at most once; with the first frame came the sign, and blanks where
      // the hint was.
      #expect(later.count { $0 == "━" } <= 10 && later.allSatisfy { "━✓ ".contains($0) })
    } else {
      #expect(!later.contains("━"))
    }
  }

  @Test(arguments: Self.steps.map(\.typed)) func everyKeyInPlainText(_ typed: String) throws {
    let step = try #require(Self.steps.first { $0.typed == typed })
    let figure = ["weak": 1, "fair": 2, "good": 3, "strong": 4][step.word] ?? 0
    let terminal = try Formwork.onTerminal("run", "--renderer", "text", path)
    try terminal.waitFor("not shown.\nBar:")
    terminal.send(typed + "\n")
    try terminal.waitFor("Strength: \(step.word), \(figure) of 4.")
    if !step.hint.isEmpty { try terminal.waitFor("Error: Bar: \(step.hint).") }
    #expect(!terminal.display.text.contains("Bar: \(typed)"))
  }

  @Test(arguments: Self.steps.map(\.typed)) func everyKeyRendered(_ typed: String) throws {
    let step = try #require(Self.steps.first { $0.typed == typed })
    func lines(_ color: String) throws -> [String] {
      let result = try Formwork.run(
        "render", "--color", color, "--values", "-", path, input: "a: \(typed)\nc: \(typed)\n")
      return result.output.split(separator: "\n").map(String.init)
    }
    let bar =
      String(repeating: "━", count: step.filled) + String(repeating: "─", count: 10 - step.filled)
    let said = step.said(behind: bar)
    #expect(try lines("never")[1].hasSuffix("   " + said))
    let color = ["38;2;255;193;7", "33", "38;2;139;195;74"][step.color]
    #expect(try lines("always")[1].contains("\u{1B}[\(color)m━"))
  }
}

extension String {
  /// What stands behind the first occurrence of a text; empty when it is not there.
  fileprivate func components(behind text: String) -> String {
    guard let range = firstRange(of: text) else { return "" }
    return String(self[range.upperBound...])
  }

  /// The characters that a terminal shows.
  fileprivate var withoutSequences: String {
    replacing(/\u{1B}(\[[^@-~]*[@-~]|[()].|[^\[])/, with: "").filter {
      $0.unicodeScalars.allSatisfy { $0.value >= 0x20 }
    }
  }
}
