import Glibc
import TestTerminal
import Testing

/// Whether tmux is there.
private let hasTmux = (try? Command.run(["tmux", "-V"]).status) == .exited(0)

@Suite(.enabled(if: hasTmux)) struct TmuxTests {
  @Test(arguments: [(80, 24), (40, 12)]) func theSignupFormCanBeFilled(
    _ columns: Int, _ rows: Int
  ) throws {
    let workspace = try Workspace()
    let output = "\(workspace.path)/o.json"
    let tmux = try Tmux(
      columns: columns, rows: rows,
      command: "\(Formwork.path) run \(Formwork.form("signup.yaml")) >\(output); "
        + "echo ended $?; sleep 60",
      environment: Formwork.environment(["TERM": "screen-256color"]))
    try tmux.waitFor("Username")
    try tmux.send("ada", "Tab", "ada@example.org", "Tab", "Abc123", "Tab", "Abc12", "Tab")
    try tmux.waitFor("▌ Plan")
    try tmux.send("Right", "Tab", "5", "Tab", "Tab", "Space", "C-s")
    try tmux.waitFor("The passwords differ")
    try tmux.waitFor("▌ Repeat password")
    try tmux.send("End", "3", "C-s")
    try tmux.waitFor("ended 0")
    #expect(
      try workspace.read("o.json")
        == #"{"username":"ada","email":"ada@example.org","password":"Abc123","plan":"pro","#
        + #""seats":5,"company":null,"terms":true}"# + "\n")
  }
}
