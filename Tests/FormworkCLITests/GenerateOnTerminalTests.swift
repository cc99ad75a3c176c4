import TestTerminal
import Testing

@Suite struct GenerateOnTerminalTests {
  private func start(_ workspace: Workspace, _ arguments: String = "") throws -> Terminal {
    let form = try workspace.write(
      "new.yaml",
      """
      form: new
      sections:
        - rows:
            - type: genericPassword
              tag: password
              title: Password
              generate: {length: 10, alphabet: Aa1}
              rules: [required]
            - {type: password, tag: again, title: Repeat, confirms: password}

      """)
    return try Formwork.onTerminal(script: "exec formwork run \(form) \(arguments)")
  }

  /// The word of `A`, `a` and `1` that is on the screen.
  private func generated(_ terminal: Terminal) -> String? { generated(terminal.display) }

  private func generated(_ screen: Screen) -> String? {
    let words = screen.text.split { (character: Character) in
      " \n_".contains(character)
    }
    return words.first { $0.count == 10 && $0.allSatisfy("Aa1".contains) }.map { String($0) }
  }

  @Test func onTheFullScreen() throws {
    let workspace = try Workspace()
    let terminal = try start(workspace)
    try terminal.waitFor("^G generate")
    terminal.send("\u{07}")
    // It is written behind the rest of the screen.
    try terminal.wait(for: "a password") { generated($0) != nil }
    try terminal.waitFor("Enter keeps it")
    let password = try #require(generated(terminal))
    terminal.send("\r")
    try terminal.waitFor("Password kept, and filled in at Repeat")
    #expect(generated(terminal) == nil)
    terminal.send("\u{13}")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == #"{"password":"\#(password)"}"# + "\n")
  }

  @Test func inPlainLines() throws {
    let workspace = try Workspace()
    let terminal = try start(workspace, "--renderer text")
    try terminal.waitFor("Password:")
    terminal.send("\r")
    try terminal.waitFor("Enter to type it:")
    terminal.send(".generate\n")
    try terminal.waitFor("Enter to keep it:")
    #expect(generated(terminal) == nil)
    terminal.send(".show\n")
    try terminal.waitFor("It stays in this terminal's history.")
    let password = try #require(generated(terminal))
    terminal.send("\n")
    try terminal.waitFor("Repeat: matches.")
    try terminal.waitFor("Review:")
    terminal.send("submit\n")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == #"{"password":"\#(password)"}"# + "\n")
  }
}
