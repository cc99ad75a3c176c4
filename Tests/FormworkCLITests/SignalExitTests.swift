import Glibc
import TestTerminal
import Testing

/// What a shell evaluates when a signal ends the command.
@Suite struct SignalExitTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.writeOneLineForm()
  }

  @Test(arguments: [(SIGHUP, "text"), (SIGTERM, "text"), (SIGTERM, "ncurses"), (SIGINT, "ncurses")])
  func aSignalOnATerminal(_ number: Int32, _ renderer: String) throws {
    let terminal = try Formwork.onTerminal(
      "run", "line.yaml", "--format", "env", "--renderer", renderer, directory: workspace.path)
    try terminal.waitFor("One line")
    try terminal.waitFor("Line")
    terminal.settle()
    terminal.signal(number)
    #expect(try terminal.exitStatus() == .signalled(number))
    #expect(terminal.output == "(exit \(128 + number))\n")
  }

  @Test func jsonHasNoExitLine() throws {
    let terminal = try Formwork.onTerminal("run", "line.yaml", directory: workspace.path)
    try terminal.waitFor("One line")
    terminal.settle()
    terminal.signal(SIGTERM)
    #expect(try terminal.exitStatus() == .signalled(SIGTERM))
    #expect(terminal.output == "")
  }

  /// Before anything is shown, here while a file of values does not come.
  @Test func aSignalWhileNothingIsShown() throws {
    let result = try Formwork.shell(
      """
      mkfifo slow; exec 3<>slow
      formwork run line.yaml --format env --values slow & sleep 0.5
      kill -TERM $!; wait $!; echo $?; rm slow
      """, directory: workspace.path)
    #expect(result.output == "(exit 143)\n143\n")
  }

  /// A used-up limit ends the command without a core file.
  @Test func aLimitWhileNothingIsShown() throws {
    let result = try Formwork.shell(
      """
      ulimit -c unlimited 2>/dev/null; mkfifo slow; exec 3<>slow
      formwork run line.yaml --format env --values slow & sleep 0.5
      kill -XCPU $!; wait $!; echo $?; rm slow; ls core* 2>/dev/null
      """, directory: workspace.path)
    #expect(result.output == "(exit 152)\n152\n")
  }

  @Test func ignoredSignalsStayIgnored() throws {
    let result = try Formwork.shell(
      """
      mkfifo slow; exec 3<>slow; trap '' HUP
      formwork run line.yaml --format env --values slow & sleep 0.5
      kill -HUP $!; sleep 0.2; kill -TERM $!; wait $!; echo $?; rm slow
      """, directory: workspace.path)
    #expect(result.output == "(exit 143)\n143\n")
  }

  @Test(arguments: ["-", "/dev/stdout", "/dev/fd/1"]) func outputNamedAgainCounts(
    _ name: String
  ) throws {
    let result = try Formwork.run(
      "run", "line.yaml", "--no-input", "--format", "env", "--output", name,
      directory: workspace.path)
    #expect(result.output == "(exit 3)\n")
    #expect(workspace.names == ["line.yaml"])
  }
}
