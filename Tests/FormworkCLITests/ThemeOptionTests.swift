import TestTerminal
import Testing

/// Themes as the command takes them.
@Suite struct ThemeOptionTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.writeOneLineForm()
    try workspace.write("own.yaml", "theme: 1\nbase: light\ncolors: {strong: 22}\n")
    try workspace.write("form.yaml", try workspace.read("line.yaml") + "\ntheme: contrast\n")
    try workspace.write("file.yaml", try workspace.read("line.yaml") + "\ntheme: own.yaml\n")
    try workspace.write("bad.yaml", "theme: 1\nbase: drak\n")
  }

  private func render(_ arguments: [String], _ environment: [String: String] = [:]) throws
    -> Command
  {
    try Command.run(
      [Formwork.path, "render", "--color", "always"] + arguments,
      environment: Formwork.environment(environment), directory: workspace.path)
  }

  /// The parameters with which the title is written.
  private func title(_ arguments: String..., theme: String? = nil) throws -> String {
    let result = try render(arguments, theme.map { ["FORMWORK_THEME": $0] } ?? [:])
    #expect(result.errors == "" && result.status == .exited(0))
    let match = result.output.firstMatch(of: /\e\[([0-9;]*)mOne line\e/)
    return try #require(match.map { String($0.1) })
  }

  @Test func theOptionThenTheVariableThenTheForm() throws {
    #expect(try title("line.yaml") == "1")
    #expect(try title("form.yaml") == "1;38;5;231;48;5;16")
    #expect(try title("file.yaml") == "1;38;5;22;48;5;231")
    #expect(try title("form.yaml", theme: "dark") == "1;38;5;255;48;5;234")
    #expect(try title("form.yaml", theme: "") == "1;38;5;231;48;5;16")
    #expect(try title("form.yaml", "--theme", "light", theme: "dark") == "1;38;5;16;48;5;231")
    #expect(try title("form.yaml", "--theme", "./own.yaml") == "1;38;5;22;48;5;231")
    #expect(try title("form.yaml", "--theme", "terminal", theme: "dark") == "1")
  }

  @Test func whatCannotBeUsedIsRefused() throws {
    var result = try render(["line.yaml", "--theme", "drak"])
    #expect(result.status == .exited(2))
    #expect(
      result.errors.hasPrefix("formwork: --theme: unknown theme 'drak'; did you mean 'dark'?"))
    result = try render(["line.yaml"], ["FORMWORK_THEME": "drak"])
    #expect(result.errors.hasPrefix("formwork: FORMWORK_THEME: unknown theme 'drak'; did"))
    result = try render(["line.yaml", "--theme", "none.yaml"])
    #expect(result.errors == "none.yaml: error: No such file or directory\n")
    result = try render(["line.yaml", "--theme", "bad.yaml"])
    #expect(result.errors.hasPrefix("bad.yaml:2:7: error: unknown base 'drak'; did you mean"))
    #expect(result.status == .exited(2) && result.output == "")
    result = try Formwork.run("run", "line.yaml", "--theme", "drak", directory: workspace.path)
    #expect(result.status == .exited(2) && result.errors.contains("unknown theme 'drak'"))
  }

  @Test func checkLooksAtThemesToo() throws {
    try workspace.write("pale.yaml", "theme: 1\nbase: light\ncolors: {muted: 250}\n")
    try workspace.write("sign.yaml", "theme: 1\nglyphs: {mark: 日}\n")
    func check(_ files: String...) throws -> Command {
      try Command.run(
        [Formwork.path, "check"] + files, environment: Formwork.environment(),
        directory: workspace.path)
    }
    var result = try check("own.yaml", "line.yaml", "form.yaml", "file.yaml")
    #expect(result.status == .exited(0) && result.output == "" && result.errors == "")
    result = try check("pale.yaml")
    #expect(result.status == .exited(0))
    #expect(
      result.output.hasPrefix(
        "pale.yaml:3:10: warning: help on popup has a contrast of 1.63, text should have 4.5\n"))
    result = try check("bad.yaml", "sign.yaml")
    #expect(result.status == .exited(2))
    #expect(result.output.contains("bad.yaml:2:7: error: unknown base 'drak'"))
    #expect(
      result.output.contains(
        "sign.yaml:2:16: error: mark must be one character that fills one cell"))
  }

  /// The grounds of the cells of a full screen.
  private func grounds(
    _ arguments: [String], _ environment: [String: String]
  ) throws -> Set<Int?> {
    let terminal = try Terminal(
      command: [Formwork.path, "run", "form.yaml"] + arguments,
      environment: Formwork.environment(environment), directory: workspace.path, output: .pipe)
    try terminal.waitFor("Esc cancel")
    let grounds = Set(terminal.display.cells.joined().map(\.attributes.background))
    terminal.send("\u{1B}")
    #expect(try terminal.exitStatus() == .exited(1))
    return grounds
  }

  @Test func theWholeScreenIsPainted() throws {
    #expect(try grounds([], [:]).subtracting([226]) == [16])
    #expect(try grounds(["--theme", "dark"], [:]).isSubset(of: [234, 236, 237, 80]))
    #expect(try grounds([], ["COLORTERM": "truecolor"]).subtracting([226]) == [16])
  }

  @Test func withoutColoursThereIsNone() throws {
    #expect(try grounds([], ["NO_COLOR": "1"]) == [nil])
    #expect(try grounds(["--color", "never", "--theme", "dark"], [:]) == [nil])
    #expect(try grounds([], ["TERM": "xterm"]) == [nil])
    #expect(try grounds([], ["TERM": "vt100"]) == [nil])
  }
}
