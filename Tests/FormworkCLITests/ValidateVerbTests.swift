import TestTerminal
import Testing

@Suite struct ValidateVerbTests {
  private let workspace: Workspace
  private let form: String

  init() throws {
    workspace = try Workspace()
    form = try workspace.write(
      "f.yaml",
      """
      sections:
        - rows:
            - {type: text, tag: name, rules: [required]}
            - {type: segmented, tag: plan, options: [free, pro], value: free}
            - {type: int, tag: seats, shown: $plan == 'pro', rules: [required]}
      """)
  }

  private func validate(_ words: String..., input: String? = nil) throws -> Command {
    try Command.run(
      [Formwork.path, "validate", form] + words, input: input,
      environment: Formwork.environment(), directory: workspace.path)
  }

  @Test func oneLineForEachInvalidRecord() throws {
    let result = try validate(
      "-",
      input: """
        {"name":"Ada"}
        {"name":1,"plan":"gold"}

        not json
        [1]
        {"plan":"pro"}
        """)
    #expect(result.status == .exited(3))
    #expect(
      result.output == """
        {"file":"-","record":2,"line":2,"errors":[\
        {"tag":"name","rule":"type","code":"type","message":"Must be text","severity":"error"},\
        {"tag":"plan","rule":"oneOf","code":"notAllowed","message":"Must be one of the options",\
        "severity":"error"}]}
        {"file":"-","record":3,"line":4,"errors":[\
        {"tag":null,"rule":"json","code":"json","message":"The record is not valid JSON",\
        "severity":"error"}]}
        {"file":"-","record":4,"line":5,"errors":[\
        {"tag":null,"rule":"type","code":"type","message":"The record is not an object",\
        "severity":"error"}]}
        {"file":"-","record":5,"line":6,"errors":[\
        {"tag":"name","rule":"required","code":"required","message":"Must be filled in",\
        "severity":"error"},\
        {"tag":"seats","rule":"required","code":"required","message":"Must be filled in",\
        "severity":"error"}]}

        """)
    #expect(result.errors == "formwork: 5 records, 4 invalid\n")
  }

  @Test func validRecordsAreSilent() throws {
    let first = try workspace.write("a.json", #"[{"name":"Ada"},{"name":"Bob","plan":"free"}]"#)
    let second = try workspace.write("b.ndjson", "{\"name\":\"Cy\"}\n")
    let result = try validate(first, second)
    #expect(result.status == .exited(0))
    #expect(result.output == "")
    #expect(result.errors == "formwork: 3 records, 0 invalid\n")
  }

  @Test func unknownKeysAreWarnedAboutOnce() throws {
    let records = "{\"name\":\"a\",\"x\":1}\n{\"name\":\"b\",\"x\":2,\"y\":3}\n"
    let result = try validate("-", input: records)
    #expect(result.status == .exited(0))
    #expect(
      result.errors == """
        formwork: -: warning: no row has the tag 'x'; it is ignored
        formwork: -: warning: no row has the tag 'y'; it is ignored
        formwork: 2 records, 0 invalid

        """)
    #expect(
      try validate("-", "--unknown", "ignore", input: records).errors
        == "formwork: 2 records, 0 invalid\n")
    let refused = try validate("--unknown=refuse", "-", input: records)
    #expect(refused.status == .exited(3))
    #expect(refused.errors == "formwork: 2 records, 2 invalid\n")
  }

  @Test func textReportsNameFileLineAndTag() throws {
    let file = try workspace.write("a.ndjson", "{}\n{\"name\":\"a\"}\nno\n")
    let result = try validate(file, "--report", "text")
    #expect(
      result.output == """
        \(file):1: error: name: Must be filled in
        \(file):3: error: The record is not valid JSON

        """)
  }

  @Test func defaultsStandInForMissingKeysOnlyWhenAsked() throws {
    let form = try workspace.write(
      "d.yaml",
      "sections: [{rows: [{type: text, tag: a, value: x, rules: [required]}]}]")
    #expect(try Formwork.run("validate", form, "-", input: "{}").status == .exited(3))
    #expect(
      try Formwork.run("validate", form, "-", "--defaults", input: "{}").status == .exited(0))
  }

  @Test func aResultOfRunIsValid() throws {
    let result = try Formwork.shell(
      """
      formwork run Forms/signup.yaml --secret password=fd:3 3<<<Abc123 --values - <<END |
      {username: ada, email: ada@example.org, terms: true}
      END
      formwork validate Forms/signup.yaml -
      """)
    #expect(result.errors == "formwork: 1 record, 0 invalid\n")
    #expect(result.status == .exited(0))
  }

  @Test(arguments: [
    ("{name: blocklist, file: list.txt}", "zebra\nhunter2\n", true),
    ("{allOf: [nist, {name: blocklist, file: list.txt}]}", "zebra\nhunter2\n", true),
    ("{name: blocklist, file: list.txt}", "hunter2\nzebra\n", false),
  ])
  func listsThatAreReadForEachRecordAreNamed(
    _ validator: String, _ list: String, _ isSlow: Bool
  ) throws {
    _ = try workspace.write("list.txt", list)
    let path = try workspace.write(
      "slow.yaml",
      "sections: [{rows: [{type: genericPassword, tag: pw, validator: \(validator)}]}]")
    let result = try Command.run(
      [Formwork.path, "validate", path, "-"], input: #"{"pw":"hunter2"}"# + "\n",
      environment: Formwork.environment(), directory: workspace.path)
    #expect(result.status == .exited(3))
    let warning =
      "formwork: \(path): warning: the list of pw is not sorted and is read through for each record;"
      + " formwork check says where\n"
    #expect(result.errors == (isSlow ? warning : "") + "formwork: 1 record, 1 invalid\n")
  }

  @Test func recordsMustBeNamed() throws {
    #expect(try validate().status == .exited(2))
    let missing = try validate("none")
    #expect(missing.status == .exited(2))
    #expect(missing.errors == "formwork: none: No such file or directory\n")
  }
}
