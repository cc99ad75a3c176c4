import TestTerminal
import Testing

@Suite struct CheckVerbTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func check(_ files: String..., input: String? = nil) throws -> Command {
    try Command.run(
      [Formwork.path, "check"] + files, input: input, environment: Formwork.environment(),
      directory: workspace.path)
  }

  @Test func goodFilesAreSilent() throws {
    let result = try check(Formwork.form("signup.yaml"), Formwork.form("profile.json"))
    #expect(result.status == .exited(0))
    #expect(result.output == "")
    #expect(result.errors == "")
  }

  @Test func variablesAreListedOnce() throws {
    try workspace.write(
      "env.yaml",
      """
      sections:
        - rows:
            - {type: text, tag: a, value: {env: NAME, else: x}, reset: {env: NAME}}
            - {type: text, tag: b, value: {env: OTHER}}
            - {type: txt, tag: c}
      """)
    let result = try check("--list-env", "env.yaml", "env.yaml")
    #expect(result.status == .exited(2))
    #expect(result.output == "NAME\nOTHER\n")
    #expect(result.errors.contains("5:16: error: unknown type 'txt'"))
    #expect(try check("--list-env", Formwork.form("login.yaml")).output == "")
  }

  @Test func mistakesGoToStandardOutput() throws {
    try workspace.write(
      "a.yaml",
      """
      sections:
        - rows:
            - type: text
              tag: name
              hidden: $nam == 'x'
      """)
    let result = try check("a.yaml")
    #expect(result.status == .exited(2))
    #expect(
      result.output == """
        a.yaml:5:17: error: no row has the tag nam
                hidden: $nam == 'x'
                        ^~~~
          hint: did you mean $name?

        """)
    #expect(result.errors == "")
  }

  @Test func warningsAloneAreFine() throws {
    try workspace.write(
      "w.yaml", "sections: [{rows: [{type: check, tag: terms, rules: [required]}]}]")
    let result = try check("w.yaml")
    #expect(result.status == .exited(0))
    #expect(result.output.hasPrefix("w.yaml:1:"))
    #expect(result.output.contains(": warning: "))
  }

  @Test func allFilesAreChecked() throws {
    try workspace.write("a.yaml", "sections: 1")
    let result = try check("a.yaml", "none.yaml", Formwork.form("login.yaml"))
    #expect(result.status == .exited(2))
    #expect(result.output.hasPrefix("a.yaml:1:11: error: "))
    #expect(result.output.hasSuffix("\nnone.yaml: error: No such file or directory\n"))
  }

  @Test func standardInputIsNamedByADash() throws {
    let result = try check("-", input: "sections: 1")
    #expect(result.output.hasPrefix("-:1:11: error: "))
  }
}
