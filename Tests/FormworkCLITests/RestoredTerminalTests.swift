import Glibc
import TestTerminal
import Testing

/// However a form is left, screen, colours and modes are as they were.
@Suite struct RestoredTerminalTests {
  enum Way: CaseIterable {
    case submit, cancel, interrupt, terminate, suspend

    var status: TestTerminal.ExitStatus {
      switch self {
      case .submit: .exited(0)
      case .cancel, .suspend: .exited(1)
      case .interrupt: .signalled(SIGINT)
      case .terminate: .signalled(SIGTERM)
      }
    }
  }

  struct Case: CustomStringConvertible, Sendable {
    let terminal: String
    let theme: String
    let way: Way
    var description: String { "\(terminal) \(theme) \(way)" }
  }

  /// All cases when FORMWORK_ALL_ENDS is set; else each terminal and theme with one way to leave.
  private static let cases: [Case] = {
    let terminals = ["xterm-256color", "tmux-256color", "linux", "vt100"]
    let themes = ["terminal", "dark", "light", "contrast", "mono"]
    let takesAll = getenv("FORMWORK_ALL_ENDS") != nil
    return terminals.enumerated().flatMap { row, terminal in
      themes.enumerated().flatMap { column, theme in
        let ways = takesAll ? Way.allCases : [Way.allCases[(row + column) % Way.allCases.count]]
        return ways.map { Case(terminal: terminal, theme: theme, way: $0) }
      }
    }
  }()

  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.writeOneLineForm()
  }

  private func start(_ tried: Case) throws -> Terminal {
    let environment = ["TERM": tried.terminal]
    let command = ["run", "line.yaml", "--theme", tried.theme, "--output", "/dev/null"]
    if tried.way != .suspend {
      return try Terminal(
        command: [Formwork.path] + command, environment: Formwork.environment(environment),
        directory: workspace.path)
    }
    // Only a shell that has jobs goes on when one of them is stopped.
    let script =
      "set -m; formwork \(command.joined(separator: " ")); echo waiting; read -r _; fg >/dev/null"
    return try Formwork.onTerminal(
      script: script, environment: environment, directory: workspace.path, output: .terminal)
  }

  @Test(arguments: cases) func nothingStays(_ tried: Case) throws {
    let before = TerminalModesOfAFreshOne.modes
    let terminal = try start(tried)
    try terminal.waitFor("Esc cancel")
    let isPainted =
      ["dark", "light", "contrast"].contains(tried.theme) && tried.terminal.hasSuffix("256color")
    func hasGround(_ screen: Screen) -> Bool { screen.cells[20][70].attributes.background != nil }
    #expect(hasGround(terminal.display) == isPainted)
    switch tried.way {
    case .submit: terminal.send("ada\u{13}")
    case .cancel: terminal.send("\u{1B}")
    case .interrupt: terminal.send("ada\u{3}")
    case .terminate: terminal.signal(SIGTERM)
    case .suspend:
      terminal.send("ada")
      try terminal.waitFor("ada")
      terminal.send("\u{1A}")
      try expectRestored(terminal, before, shown: "waiting")
      terminal.send("\n")
      try terminal.waitFor("ada")
      #expect(hasGround(terminal.display) == isPainted)
      terminal.send("\u{1B}")
      try terminal.wait(for: "a question") { screen in
        screen.text.contains("eave") || screen.text.contains("iscard")
      }
      terminal.send("y")
    }
    #expect(try terminal.exitStatus() == tried.way.status)
    let shown = tried.way == .suspend && tried.terminal.hasSuffix("256color") ? "waiting" : ""
    try expectRestored(terminal, before, shown: shown)
  }

  /// With `shown` the shell says something, too.
  private func expectRestored(
    _ terminal: Terminal, _ before: TerminalModes?, shown: String = ""
  ) throws {
    try terminal.wait(for: "the end of the form") { screen in
      shown.isEmpty ? screen.text == "" : screen.text.contains(shown)
    }
    #expect(!terminal.display.text.contains("One line"))
    terminal.settle(.milliseconds(20))
    #expect(
      terminal.display.cells.joined().allSatisfy { $0.attributes == Screen.Attributes() },
      "no cell has a colour")
    #expect(terminal.display.attributes == Screen.Attributes())
    #expect(!terminal.display.isAlternate && terminal.display.isCursorVisible)
    #expect(terminal.display.modes.isDisjoint(with: [1, 1000, 1004, 1006, 2004]))
    #expect(terminal.modes == before)
  }
}
