import TestTerminal
import Testing

@Suite struct RunWithoutTerminalTests {
  private static let form = """
    form: order
    sections:
      - rows:
          - {type: text, tag: name, title: Name, rules: [required, {minLength: 2}]}
          - {type: segmented, tag: plan, options: [free, pro], value: free}
          - {type: int, tag: seats, shown: $plan == 'pro', rules: [required, {min: 1}]}
          - {type: decimal, tag: price}
          - {type: check, tag: news}
          - {type: password, tag: key}
          - {type: password, tag: again, confirms: key}
    """
  private let workspace: Workspace
  private let form: String

  init() throws {
    workspace = try Workspace()
    form = try workspace.write("order.yaml", Self.form)
  }

  @Test func noValueHoldsANULCharacter() throws {
    for values in [#"{"name":"a\u0000b"}"#, #"name: "a\0b""#] {
      let result = try Command.run(
        [Formwork.path, "run", form, "--values", "-"], input: values,
        environment: Formwork.environment())
      #expect(result.status == .exited(3))
      #expect(result.output == "")
      #expect(result.errors.hasSuffix(": error: name holds a NUL character\n"))
    }
  }

  @Test func aFileThatIsOpenAlreadyAndThatOthersMayReadIsWarnedOf() throws {
    let result = try Formwork.shell(
      """
      umask 022; formwork run '\(form)' --set name=Ada --secret key=fd:3 --output /dev/fd/4 \
        3<<<hunter2 4>'\(workspace.path)/out'
      """)
    #expect(result.status == .exited(0))
    #expect(result.errors.hasPrefix("formwork: warning: others may read the file"))
    #expect(try workspace.read("out").contains("hunter2"))
  }

  @Test(arguments: ["-", "/dev/stdout", "/dev/tty"]) func aTerminalGetsNoSecret(
    _ name: String
  ) throws {
    let terminal = try Formwork.onTerminal(
      script: "formwork run '\(form)' --no-input --set name=Ada --secret key=fd:3 --output \(name)"
        + " 3<<<hunter2", output: .terminal)
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.screen().contains(#""key": null"#))
    #expect(!terminal.screen().contains("hunter2"))
  }

  @Test func secretsMustBeText() throws {
    let result = try Formwork.shell(
      #"printf 'a\377b' | formwork run '\#(form)' --set name=Ada --secret key=-"#)
    #expect(result.status == .exited(3))
    #expect(result.output == "")
    #expect(result.errors == "key: is not valid UTF-8\n")
  }

  @Test func standardInputThatCannotBeReadIsNoEmptyFile() throws {
    let result = try Formwork.shell("formwork run '\(form)' --set name=Ada --values - < .")
    #expect(result.status == .exited(2))
    #expect(result.errors == "formwork: standard input: Is a directory\n")
  }

  /// The parser would print some messages itself.
  @Test func nothingButOurOwnMessageIsWritten() throws {
    let result = try Command.run(
      [Formwork.path, "run", form, "--values", "-"], input: "%YAML 9.9\n---\nname: x\n",
      environment: Formwork.environment())
    #expect(result.errors == "-:1:1: error: this is not valid YAML\n")
  }

  @Test func aSetValueIsJudgedAsAFilesWouldBe() throws {
    let result = try Formwork.run("run", form, "--set", "name=Ada", "--set", "plan=gold")
    #expect(result.status == .exited(3))
    #expect(result.errors == "plan: Must be one of the options\n")
  }

  @Test func contradictionsAndEmptyNamesAreUsage() throws {
    for (words, message) in [
      (["--field", "key", "--secrets", "omit"], "--field key: --secrets omit leaves that one out"),
      (["--secret", "key=fd:1"], "--secret: fd:1 is for output; use fd:3 or higher"),
      (["--field", "kee"], "--field: unknown tag 'kee'; did you mean 'key'?"),
      (["--output", ""], "--output: the name of the file is empty"),
      (["--secret", "kye=-"], "--secret: unknown tag 'kye'; did you mean 'key'?"),
    ] {
      let result = try Command.run(
        [Formwork.path, "run", form, "--set", "name=Ada"] + words,
        environment: Formwork.environment())
      #expect(result.status == .exited(2))
      #expect(result.errors == "formwork: \(message)\n")
    }
    #expect(try Formwork.run("run", "").errors == "formwork: the name of the FORM is empty\n")
  }

  @Test func missingRowsAreListedOneALine() throws {
    let result = try Formwork.run("run", form, "--set", "plan=pro")
    #expect(result.status == .exited(3))
    #expect(result.output == "")
    #expect(result.errors == "name: Must be filled in\nseats: Must be filled in\n")
  }

  @Test func validValuesAreWrittenInFormOrder() throws {
    let result = try Formwork.run(
      "run", form, "--set", "price=1.10", "--set=plan=pro", "--set", "seats=12", "--set",
      "name=\"Ada\" = é", "--set", "news=true")
    #expect(result.status == .exited(0))
    #expect(
      result.output
        == #"{"name":"\"Ada\" = é","plan":"pro","seats":12,"price":1.10,"news":true,"key":null}"#
        + "\n")
    #expect(result.errors == "")
  }

  @Test func hiddenRowsAreInNoJSONButEmptyVariables() throws {
    let json = try Formwork.run("run", form, "--set", "name=Ada", "--set", "seats=3")
    #expect(
      json.output == #"{"name":"Ada","plan":"free","price":null,"news":null,"key":null}"# + "\n")
    let env = try Formwork.run(
      "run", form, "--set", "name=it's", "--set", "seats=3", "--format", "env", "--prefix", "o_")
    #expect(
      env.output == """
        o_name='it'\\''s'
        o_plan='free'
        o_seats=''
        o_price=''
        o_news=''
        o_key=''

        """)
  }

  @Test func withoutResultShellsGetAnExitCode() throws {
    for words in [["--set", "plan=x"], ["--nonsense"], ["--set"]] {
      let result = try Command.run(
        [Formwork.path, "run", form, "--format", "env"] + words,
        environment: Formwork.environment())
      let code = words == ["--set", "plan=x"] ? 3 : 2
      #expect(result.output == "(exit \(code))\n")
      #expect(result.status == .exited(Int32(code)))
    }
  }

  @Test func laterValuesWin() throws {
    let first = try workspace.write("a.json", #"{"name": "one", "news": true}"#)
    let second = try workspace.write("b.yaml", "name: two\nplan: pro\nseats: 1\n")
    let result = try Formwork.run(
      "run", form, "--values", first, "--set", "name=set", "--values", second, "--set", "seats=7")
    #expect(
      result.output
        == #"{"name":"two","plan":"pro","seats":7,"price":null,"news":true,"key":null}"# + "\n")
  }

  @Test func valuesOfTheWrongTypeAreRefusedWithoutBeingShown() throws {
    let values = try workspace.write("v.json", #"{"name": "Ada", "seats": "hunter2"}"#)
    let file = try Formwork.run("run", form, "--values", values)
    #expect(file.status == .exited(3))
    #expect(file.errors == "\(values):1:26: error: seats must be a whole number\n")
    let set = try Formwork.run("run", form, "--set", "name=Ada", "--set", "seats=hunter2")
    #expect(set.status == .exited(3))
    #expect(set.errors == "seats: must be a whole number\n")
  }

  @Test func unknownTagsAreWarningsUnlessStrict() throws {
    let values = try workspace.write("v.json", #"{"name": "Ada", "city": "Ulm"}"#)
    let result = try Formwork.run("run", form, "--values", values)
    #expect(result.status == .exited(0))
    #expect(result.errors == "\(values):1:17: warning: no row has the tag city\n")
    let strict = try Formwork.run("run", form, "--values", values, "--strict")
    #expect(strict.status == .exited(3))
    #expect(strict.output == "")
    #expect(strict.errors == "\(values):1:17: error: no row has the tag city\n")
    let close = try Formwork.run("run", form, "--set", "name=Ada", "--set", "paln=pro")
    #expect(close.errors == "--set: warning: no row has the tag paln; did you mean plan?\n")
  }

  @Test func secretsComeFromDescriptorsFilesAndStandardInput() throws {
    let key = try workspace.write("key", "secret\n\n")
    let check = "--set name=Ada --field key | od -An -c"
    let results = try [
      "printf 'secret\\n' | formwork run \(form) --secret key=- \(check)",
      "exec 3<<<secret; formwork run \(form) --secret key=fd:3 \(check)",
      "formwork run \(form) --secret key=file:\(key) \(check)",
    ].map { try Formwork.shell($0).output.filter { !$0.isWhitespace } }
    #expect(results == ["secret\\n", "secret\\n", "secret\\n\\n"])
  }

  @Test func secretsAreNoArguments() throws {
    let result = try Formwork.run("run", form, "--set", "key=hunter2")
    #expect(result.status == .exited(2))
    #expect(
      result.errors
        == "formwork: --set key: others can see the command line; use --secret key=SOURCE\n")
    let other = try Formwork.run("run", form, "--secret", "name=-", input: "x")
    #expect(other.errors == "formwork: --secret name: the row is not secret; use --set\n")
    let unknown = try Formwork.run("run", form, "--secret", "kee=-", input: "x")
    #expect(unknown.errors == "formwork: --secret: unknown tag 'kee'; did you mean 'key'?\n")
    let binary = try Formwork.run("run", form, "--secret", "key=-", input: "a\0b")
    #expect(binary.status == .exited(3))
    #expect(binary.errors == "key: contains a NUL character\n")
  }

  @Test func filesWithSecretsMustBePrivate() throws {
    let values = try workspace.write("v.json", #"{"name": "Ada", "key": "x"}"#, mode: 0o644)
    let result = try Formwork.run("run", form, "--values", values)
    #expect(result.status == .exited(2))
    #expect(result.errors.contains("chmod 600 \(values)"))
    #expect(result.output == "")
  }

  @Test func secretsCanBeMaskedOrLeftOut() throws {
    let run = "formwork run \(form) --set name=Ada --secret key=fd:3 3<<<secret --secrets"
    #expect(
      try Formwork.shell("\(run) mask").output
        == #"{"name":"Ada","plan":"free","price":null,"news":null,"key":null}"# + "\n")
    #expect(
      try Formwork.shell("\(run) omit").output
        == #"{"name":"Ada","plan":"free","price":null,"news":null}"# + "\n")
    #expect(try Formwork.shell("\(run) mask --format env").output.hasSuffix("\nkey=''\n"))
    #expect(try Formwork.shell("\(run) omit --format env").output.hasSuffix("\nnews=''\n"))
    #expect(try Formwork.shell("\(run) show | cksum; printf '%s' x").status == .exited(0))
  }

  @Test func openFilesWithSecretsAreWarnedAbout() throws {
    let run =
      "formwork run \(form) --set name=Ada --secret key=fd:3 3<<<secret >\(workspace.path)/o"
    #expect(
      try Formwork.shell("umask 022; \(run)").errors
        == "formwork: warning: others may read the file that gets the secrets; "
        + "use --output FILE, or umask 077\n")
    try workspace.write("o", "")
    #expect(try Formwork.shell("umask 077; \(run)").errors == "")
  }

  @Test func fieldsAreBareText() throws {
    let result = try Formwork.run("run", form, "--set", "name=it's", "--field", "name")
    #expect(result.output == "it's\n")
    let unknown = try Formwork.run("run", form, "--field", "nam")
    #expect(unknown.status == .exited(2))
    #expect(unknown.errors == "formwork: --field: unknown tag 'nam'; did you mean 'name'?\n")
  }

  @Test func namesOfVariablesAreCheckedFirst() throws {
    let form = try workspace.write(
      "path.yaml", "sections: [{rows: [{type: text, tag: PATH, rules: [required]}]}]")
    let result = try Formwork.run("run", form, "--format", "env")
    #expect(result.status == .exited(2))
    #expect(
      result.errors
        == "formwork: shells use the variable PATH of 'PATH' themselves; use --prefix\n")
    #expect(result.output == "(exit 2)\n")
  }

  @Test func brokenDefinitionsAreReportedOnStandardError() throws {
    let form = try workspace.write("bad.yaml", "sections: [{rows: [{type: txt, tag: a}]}]")
    let result = try Formwork.run("run", form)
    #expect(result.status == .exited(2))
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("\(form):1:27: error: "))
    let missing = try Formwork.run("run", "\(workspace.path)/none.yaml")
    #expect(missing.status == .exited(2))
    #expect(missing.errors == "\(workspace.path)/none.yaml: error: No such file or directory\n")
  }

  @Test func resultsThatCannotBeWrittenAreExitFive() throws {
    let run = "formwork run \(form) --set name=Ada"
    #expect(try Formwork.shell("\(run) >/dev/full").status == .exited(5))
    let broken = try Formwork.shell("{ sleep 0.2; \(run); echo $? >&2; } | :")
    #expect(broken.errors == "formwork: standard output: Broken pipe\n5\n")
    #expect(try Formwork.shell("\(run) >&-").status == .exited(0))
  }

  @Test func definitionsMayComeFromStandardInput() throws {
    let result = try Formwork.run(
      "run", "-", "--set", "name=Ada", "--field", "name", input: Self.form)
    #expect(result.output == "Ada\n")
  }
}
