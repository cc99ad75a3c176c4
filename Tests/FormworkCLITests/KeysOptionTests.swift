import TestTerminal
import Testing

/// Files of keys as the command takes them.
@Suite struct KeysOptionTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      "form.yaml", "form: f\nsections: [{rows: [{type: text, tag: name, title: Name}]}]\n")
    try workspace.write("own.yaml", "keys: 1\nsubmit: [^X ^S]\nhelp: [F3]\n")
    try workspace.write("other.yaml", "keys: 1\nsubmit: [F4]\n")
    try workspace.write("bad.yaml", "keys: 1\nsubmit: [Tab]\n")
  }

  private func start(_ arguments: String, _ variables: String = "") throws -> Terminal {
    let path = workspace.path
    return try Formwork.onTerminal(
      script: "cd \(path); \(variables) exec formwork run form.yaml \(arguments)")
  }

  @Test func theOption() throws {
    let terminal = try start("--keys own.yaml", "export FORMWORK_KEYS=other.yaml;")
    try terminal.waitFor("^X ^S submit   F3 help")
    terminal.send("Ada\u{13}\u{18}")
    try terminal.waitFor("^X, and one more key")
    terminal.send("\u{13}")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == #"{"name":"Ada"}"# + "\n")
  }

  @Test func theVariable() throws {
    let terminal = try start("", "export FORMWORK_KEYS=other.yaml;")
    try terminal.waitFor("F4 submit   F1 help")
    terminal.send("Ada\u{1B}OS")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == #"{"name":"Ada"}"# + "\n")
  }

  private static let mistake = """
    bad.yaml:2:10: error: Tab is a key of nextField already
    submit: [Tab]
             ^~~

    """

  @Test func whatCannotBeUsedIsRefused() throws {
    func run(_ arguments: String..., keys: String? = nil) throws -> Command {
      try Command.run(
        [Formwork.path, "run", "form.yaml"] + arguments,
        environment: Formwork.environment(keys.map { ["FORMWORK_KEYS": $0] } ?? [:]),
        directory: workspace.path)
    }
    var result = try run("--keys", "bad.yaml")
    #expect(result.status == .exited(2) && result.output == "")
    #expect(result.errors == Self.mistake)
    result = try run(keys: "bad.yaml")
    #expect(result.status == .exited(2) && result.errors == Self.mistake)
    result = try run("--keys", "none.yaml")
    #expect(result.errors == "none.yaml: error: No such file or directory\n")
    result = try run("--keys", "")
    #expect(result.errors.hasPrefix("formwork: --keys: the name of the file is empty\n"))
    result = try run("--keys", "-", "--values", "-")
    #expect(result.errors.contains("standard input is named twice: --keys and --values"))
    // Nobody is asked, so that keys do not matter.
    result = try run("--keys", "own.yaml", "--no-input")
    #expect(result.status == .exited(0) && result.errors == "")
  }

  @Test func checkLooksAtKeysToo() throws {
    var result = try Formwork.run("check", "own.yaml", directory: workspace.path)
    #expect(result.output == "" && result.status == .exited(0))
    result = try Formwork.run("check", "form.yaml", "bad.yaml", directory: workspace.path)
    #expect(result.output == Self.mistake && result.status == .exited(2))
  }
}
