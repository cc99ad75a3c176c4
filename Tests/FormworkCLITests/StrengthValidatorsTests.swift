import TestTerminal
import Testing

/// `strength` with the validators that definitions may name.
@Suite struct StrengthValidatorsTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// Judges in the workspace's directory.
  private func judge(_ password: String, _ arguments: String...) throws -> Command {
    try Command.run(
      [Formwork.path, "strength"] + arguments + ["-"], input: password,
      environment: Formwork.environment(), directory: workspace.path)
  }

  @Test func aWordNamesAValidator() throws {
    let result = try judge("MIT License", "--validator", "nist")
    #expect(result.status == .exited(3))
    #expect(
      result.output == """
        valid     no
        strength  1 of 4
        word      weak
        color     #ffc107
        hint      Must have at least 15 characters
        error     tooShort: Must have at least 15 characters

        """)
    #expect(
      try judge("correct horse battery staple", "--validator", "zxcvbn").output.hasPrefix(
        "valid     yes\nstrength  4 of 4\nword      strong\n"))
    #expect(
      try judge("password", "--validator", "{name: zxcvbn, minScore: 0}").output.contains("0 of 4"))
  }

  /// A list knows no strengths, so none is said.
  @Test func aSortedListIsSearched() throws {
    try workspace.write("list", "letmein\npassword\n")
    let list = "{name: blocklist, file: list}"
    let result = try judge("Password", "--validator", list)
    #expect(result.status == .exited(3))
    #expect(
      result.output == """
        valid     no
        hint      Is on a list of common or leaked passwords
        error     blocklisted: Is on a list of common or leaked passwords

        """)
    #expect(try judge("other", "--validator", list).output == "valid     yes\n")
    #expect(
      try judge("other", "--validator", list, "--format", "json").output
        == #"{"value":0,"max":0,"fraction":0,"color":null,"hint":null,"valid":true,"#
        + #""word":null,"findings":[]}"# + "\n")
  }

  /// What a form asks on submit is asked here too: this is all there is to submit.
  @Test func anUnsortedListIsReadThrough() throws {
    try workspace.write("list", "zebra\npassword1A\napple\n")
    let list = "{allOf: [default, {name: blocklist, file: list}]}"
    let result = try judge("Password1a", "--validator", list)
    #expect(result.status == .exited(3))
    #expect(
      result.output == """
        valid     no
        strength  4 of 4
        word      strong
        color     #8bc34a
        hint      Is on a list of common or leaked passwords
        error     blocklisted: Is on a list of common or leaked passwords

        """)
    #expect(try judge("Password1b", "--validator", list).status == .exited(0))
    // Nothing is asked about what is refused already.
    #expect(try !judge("zebra", "--validator", list).output.contains("blocklisted"))
  }

  @Test func knownLeaksAreAskedForOnSubmit() throws {
    // The SHA-1 of "password".
    try workspace.write("leaks", "5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8:10437277\n")
    let leaks = "{name: breach, file: leaks}"
    let result = try judge("password", "--validator", leaks)
    #expect(result.status == .exited(3))
    #expect(result.output.contains("error     breached: "))
    #expect(try judge("passwort", "--validator", leaks).status == .exited(0))
  }

  @Test func aRowIsToldAboutItsForm() throws {
    let form = Formwork.form("password.yaml")
    let values = try workspace.write("v.json", #"{"username": "ada.lovelace.1815"}"#)
    let password = "Ada.Lovelace.1815!"
    let told = try judge(password, "--form", form, "--values", values)
    #expect(told.status == .exited(3))
    #expect(told.output != (try judge(password, "--form", form).output))
    let untold = try judge("x", "--validator", "{name: nist, context: [$username, Acme]}")
    #expect(untold.status == .exited(2))
    #expect(
      untold.errors
        == "formwork: --validator: $username is the row of a form; use --form FORM\n")
  }

  /// Neither verdict nor mistake repeats the password.
  @Test(arguments: ["hunter2", "correcthorsebatterystaple", "Tr0ub4dour&3", "qwertyuiop123"])
  func thePasswordIsNeverWritten(_ password: String) throws {
    for validator in ["default", "nist", "zxcvbn", "{allOf: [nist, zxcvbn]}", "nobody"] {
      for format in ["text", "json"] {
        let result = try judge(password, "--validator", validator, "--format", format)
        #expect(!(result.output + result.errors).contains(password))
      }
    }
  }
}
