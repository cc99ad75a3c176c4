import Glibc
import TestTerminal
import Testing

@Suite struct StrengthVerbTests {
  private func judge(_ password: String, _ arguments: String...) throws -> Command {
    try Command.run(
      [Formwork.path, "strength"] + arguments + ["-"], input: password,
      environment: Formwork.environment())
  }

  @Test func saysItInLines() throws {
    let result = try judge("a1\n")
    #expect(result.status == .exited(3))
    #expect(result.errors == "")
    #expect(
      result.output == """
        valid     no
        strength  2 of 4
        word      fair
        color     #03a9f4
        hint      Must contain an uppercase letter
        error     rule: Must contain an uppercase letter
        error     rule: Must have at least 6 characters

        """)
  }

  @Test func aValidPasswordEndsWithZero() throws {
    let result = try judge("Abc123")
    #expect(result.status == .exited(0))
    #expect(
      result.output == """
        valid     yes
        strength  4 of 4
        word      strong
        color     #8bc34a

        """)
  }

  @Test func saysItInJSON() throws {
    let result = try judge("abc123", "--format", "json")
    #expect(result.status == .exited(3))
    #expect(
      result.output
        == ##"{"value":3,"max":4,"fraction":0.75,"color":"#8bc34a","##
        + #""hint":"Must contain an uppercase letter","valid":false,"word":"good","findings":["#
        + #"{"code":"rule","message":"Must contain an uppercase letter","severity":"error"}]}"#
        + "\n")
    #expect(
      try judge("Abc123", "--format=json").output
        == ##"{"value":4,"max":4,"fraction":1,"color":"#8bc34a","hint":null,"valid":true,"##
        + #""word":"strong","findings":[]}"# + "\n")
  }

  @Test func theOtherRulesOfAFormsRowCountToo() throws {
    let form = """
      {sections: [{rows: [{type: text, tag: user},
      {type: genericPassword, tag: p, rules: [{maxLength: 8}, {noneOf: [Secret1]}]}]}]}
      """
    let workspace = try Workspace()
    let path = try workspace.write("form.yaml", form)
    #expect(try judge("Abc123", "--form", path).status == .exited(0))
    let result = try judge("Secret1", "--form", path)
    #expect(result.status == .exited(3))
    #expect(
      result.output == """
        valid     no
        strength  4 of 4
        word      strong
        color     #8bc34a
        hint      Must be something else
        error     notAllowed: Must be something else

        """)
  }

  @Test func nothingIsNotValid() throws {
    let result = try judge("")
    #expect(result.status == .exited(3))
    #expect(result.output == "valid     no\nstrength  0 of 4\nword      weak\ncolor     #f44336\n")
  }

  /// One line end belongs to the line, a second one to the password.
  @Test(arguments: [("Abc12", 3), ("Abc12\n", 3), ("Abc12\n\n", 0), ("Abc123\n", 0)])
  func oneLineEndIsDropped(_ password: String, _ code: Int32) throws {
    #expect(try judge(password).status == .exited(code))
  }

  @Test(arguments: [
    (#"printf 'Abc12\0x'"#, "password: contains a NUL character\n"),
    (#"printf 'Abc123\xff'"#, "password: is not valid UTF-8\n"),
    ("head -c 1048577 /dev/zero | tr '\\0' a", "password: is too long\n"),
    ("{ head -c 1048576 /dev/zero | tr '\\0' a; echo; echo; }", "password: is too long\n"),
  ])
  func refuses(_ source: String, _ message: String) throws {
    let result = try Formwork.shell("\(source) | formwork strength -")
    #expect(result.status == .exited(3))
    #expect(result.output == "" && result.errors == message)
  }

  @Test func aMebibyteIsJudged() throws {
    let result = try Formwork.shell(
      "(echo -n A1; head -c 1048574 /dev/zero | tr '\\0' a; echo) | formwork strength -")
    #expect(result.status == .exited(0))
    #expect(result.output.contains("strength  4 of 4"))
  }

  // MARK: - What judges

  @Test func aMapOfRulesJudges() throws {
    let map =
      #"{rules: [{pattern: '\X{3}', hint: Three}, {pattern: x, hint: An x}], minStrength: 1}"#
    let result = try judge("abc", "--validator", map)
    #expect(result.status == .exited(0))
    #expect(
      result.output == """
        valid     yes
        strength  1 of 2
        word      fair
        color     #03a9f4
        hint      An x
        hint      rule: An x

        """)
  }

  /// JSON is a map too.
  @Test func severalJudge() throws {
    let map =
      #"{"allOf": ["default", {"rules": [{"pattern": "!", "hint": "Must contain a mark"}]}]}"#
    #expect(try judge("Abc123!", "--validator", map).status == .exited(0))
    let result = try judge("Abc123", "--validator", map)
    #expect(result.status == .exited(3))
    #expect(result.output.contains("hint      Must contain a mark\n"))
  }

  @Test func mistakesAreShownAsInADefinition() throws {
    let result = try judge(
      "x", "--validator", #"{rules: [{pattern: "[a-z", hint: x}], mni: 3}"#)
    #expect(result.status == .exited(2))
    #expect(result.output == "")
    #expect(
      result.errors == """
        --validator:1:25: error: pattern is no regular expression: missing terminating ] for \
        character class
        {rules: [{pattern: "[a-z", hint: x}], mni: 3}
                                ^
        --validator:1:39: error: unknown key 'mni'
        {rules: [{pattern: "[a-z", hint: x}], mni: 3}
                                              ^~~
          hint: known: name, rules, minStrength, colors

        """)
    #expect(
      try judge("x", "--validator", "defualt").errors == """
        --validator:1:1: error: unknown validator 'defualt'; did you mean 'default'?
        defualt
        ^~~~~~~

        """)
  }

  @Test func theRowOfAFormJudges() throws {
    #expect(
      try judge("aA1", "--form", Formwork.form("signup.yaml")).output.contains("word      good\n"))
    let workspace = try Workspace()
    let form = try workspace.write(
      "two.yaml",
      """
      sections:
        - rows:
            - {type: genericPassword, tag: old}
            - {type: genericPassword, tag: new, validator: {rules: [{pattern: x, hint: An x}]}}
            - {type: password, tag: again, confirms: new}
      """)
    #expect(try judge("x", "--form", form, "--row", "new").status == .exited(0))
    #expect(try judge("x", "--form", form, "--row", "old").status == .exited(3))
  }

  @Test(arguments: [
    (["--form", "login.yaml"], "--form: the form has no genericPassword row"),
    (
      ["--form", "signup.yaml", "--row", "pasword"],
      "--row: unknown genericPassword row 'pasword'; did you mean 'password'?"
    ),
    (
      ["--form", "signup.yaml", "--validator", "default"],
      "--validator and --form both say what judges"
    ),
    (["--row", "password"], "--row needs --form FORM"),
    (["--values", "v.json"], "--values needs --form FORM"),
    (["--form", "-"], "standard input is named twice: --form and the password"),
    (["-"], "standard input is named twice: the password and the password"),
    (["--format", "xml"], "--format: 'xml' is none of text, json"),
    (["--strict"], "unknown option"),
    (["-hunter2"], "unknown option"),
    (["--fromat"], "unknown option; did you mean '--format'?"),
    (
      ["hunter2"],
      "others can see the command line: the password is asked for, or read with -; "
        + "a form is named with --form"
    ),
  ])
  func wrongUsage(_ arguments: [String], _ message: String) throws {
    let result = try Command.run(
      [Formwork.path, "strength"] + arguments + ["-"], input: "Abc123",
      environment: Formwork.environment(), directory: Formwork.root + "/Forms")
    #expect(result.status == .exited(2))
    #expect(result.output == "")
    #expect(result.errors == "formwork: \(message)\n")
  }

  // MARK: - On a terminal

  @Test func asksOnTheTerminal() throws {
    let terminal = try Formwork.onTerminal("strength")
    let before = TerminalModesOfAFreshOne.modes
    #expect(try terminal.waitFor("Password:") == "Password:")
    #expect(String(decoding: terminal.transcript, as: UTF8.self) == "Password: ")
    terminal.send("wrong\u{15}Abx\u{7F}c12é\u{7F}3\r")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output.hasPrefix("valid     yes\nstrength  4 of 4\n"))
    #expect(String(decoding: terminal.transcript, as: UTF8.self) == "Password: \r\n")
    #expect(terminal.modes == before)
  }

  /// A terminal that edits lines itself would cut this one.
  @Test func takesALongLine() throws {
    let terminal = try Formwork.onTerminal("strength")
    try terminal.waitFor("Password:")
    terminal.send("A1" + String(repeating: "a", count: 10_000) + "\n")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(!String(decoding: terminal.transcript, as: UTF8.self).contains("a1"))
  }

  @Test func asksAgainAfterAControlCharacter() throws {
    let terminal = try Formwork.onTerminal("strength")
    try terminal.waitFor("Password:")
    terminal.send("Abc\u{1B}[D123\r")
    try terminal.waitFor("Error: Password: contains a control character.\nPassword:")
    terminal.send("abc\r")
    #expect(try terminal.exitStatus() == .exited(3))
  }

  @Test func anEmptyLineIsJudgedAndEndOfInputCancels() throws {
    let empty = try Formwork.onTerminal("strength")
    try empty.waitFor("Password:")
    empty.send("\r")
    #expect(try empty.exitStatus() == .exited(3))
    let cancelled = try Formwork.onTerminal("strength")
    try cancelled.waitFor("Password:")
    cancelled.send("\u{4}")
    #expect(try cancelled.exitStatus() == .exited(1))
    #expect(cancelled.output == "")
    #expect(cancelled.modes == TerminalModesOfAFreshOne.modes)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signalsGiveTheTerminalBack(_ number: Int32) throws {
    let terminal = try Formwork.onTerminal("strength")
    try terminal.waitFor("Password:")
    terminal.send("hunter2")
    terminal.settle()
    if number == SIGINT { terminal.send("\u{3}") } else { terminal.signal(number) }
    #expect(try terminal.exitStatus() == .signalled(number))
    #expect(terminal.output == "")
    #expect(!String(decoding: terminal.transcript, as: UTF8.self).contains("hunter2"))
    #expect(terminal.modes == TerminalModesOfAFreshOne.modes)
  }

  @Test(arguments: [
    (["CI": "true"], "CI is set"),
    (
      ["DEBIAN_FRONTEND": "noninteractive", "DPKG_MAINTSCRIPT_NAME": "postinst"],
      "DEBIAN_FRONTEND is noninteractive"
    ),
  ])
  func asksNobodyWhereNobodyIs(_ environment: [String: String], _ reason: String) throws {
    let terminal = try Formwork.onTerminal("strength", environment: environment, errors: .pipe)
    #expect(try terminal.exitStatus() == .exited(2))
    #expect(terminal.transcript.isEmpty)
    #expect(
      terminal.errors
        == "formwork: \(reason), so nobody is asked; "
        + "give the password on standard input: formwork strength -\n")
  }

  @Test func asksNobodyWithoutATerminal() throws {
    let result = try Formwork.run("strength")
    #expect(result.status == .exited(2))
    #expect(
      result.errors
        == "formwork: there is no terminal to ask on; "
        + "give the password on standard input: formwork strength -\n")
  }
}
