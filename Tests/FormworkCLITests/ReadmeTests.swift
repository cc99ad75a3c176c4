import Formwork
import FormworkFiles
import TestTerminal
import Testing

/// What the README says is what happens.
@Suite struct ReadmeTests {
  private static let text = (try? Workspace.read("\(Formwork.root)/README.md")) ?? ""

  /// The blocks of a kind, such as `swift`.
  static func blocks(_ kind: String) -> [String] {
    text.split(separator: "\n```\(kind)\n").dropFirst(text.hasPrefix("```\(kind)") ? 0 : 1).map {
      String($0.prefix(upTo: $0.firstRange(of: "\n```")?.lowerBound ?? $0.endIndex)) + "\n"
    }
  }

  @Test func theSwiftFormIsCompiled() throws {
    let source = try Workspace.read("\(Formwork.root)/Tests/FormworkCLITests/ReadmeForm.swift")
    let start = try #require(source.firstRange(of: "// README: begin\n")).upperBound
    let end = try #require(source.firstRange(of: "// README: end\n")).lowerBound
    #expect(Self.blocks("swift") == [String(source[start..<end])])
  }

  @Test func theFileIsInTheFormsFolder() throws {
    let file = try Workspace.read(Formwork.form("signup.yaml"))
    let blocks = Self.blocks("yaml")
    #expect(blocks.count == 1)
    for block in blocks { #expect(file.contains(block)) }
  }

  /// Commands are tried as a person types them, and print what is below them.
  @Test(arguments: blocks("console")) func commandsPrintWhatIsBelowThem(_ block: String) throws {
    let commands = Self.commands(of: block)
    #expect(!commands.isEmpty)
    for (command, output) in commands {
      let result = try Formwork.shell("exec 2>&1; \(command)")
      #expect(result.output == output, "\(command)")
    }
  }

  /// The same in a terminal, where the reader is.
  @Test(arguments: blocks("console")) func commandsPrintTheSameInATerminal(
    _ block: String
  ) throws {
    for (command, output) in Self.commands(of: block) {
      let terminal = try Formwork.onTerminal(
        columns: 120, script: command, directory: Formwork.root, output: .terminal)
      try terminal.exitStatus()
      #expect(terminal.screen() + "\n" == output, "\(command)")
    }
  }

  /// What is typed in a block, and what is below it.
  private static func commands(of block: String) -> [(command: String, output: String)] {
    var commands: [(command: String, output: String)] = []
    for line in block.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), ""))
      } else if !commands.isEmpty {
        commands[commands.count - 1].output += line + "\n"
      }
    }
    return commands
  }

  @Test func theFirstCommandShowsTheForm() throws {
    let commands = Self.blocks("sh").flatMap { $0.split(separator: "\n") }
    let first = try #require(commands.first { $0.hasPrefix("apt-get ") })
    let start = try #require(first.firstRange(of: " && swift run "))
    #expect(first[start.upperBound...] == "formwork run Forms/signup.yaml")
    #expect(commands.contains { $0.hasPrefix("apt-get ") && $0.hasSuffix(" && swift test") })
    let terminal = try Formwork.onTerminal(
      script: String(first[start.upperBound...]), directory: Formwork.root)
    try terminal.waitFor("Create your account")
    terminal.send("\u{1B}")
    #expect(try terminal.exitStatus() == .exited(1))
  }

  // MARK: The form in Swift and the file

  static let records: [Values] = [
    [:],
    ["username": .text("ada"), "email": .text("ada@example.org"), "password": .text("Abc123")],
    [
      "username": .text("ada"), "email": .text("ada@example.org"), "password": .text("Abc123"),
      "confirmation": .text("Abc123"), "plan": .text("free"), "terms": .bool(true),
    ],
    [
      "username": .text("Ada"), "email": .text("ada"), "password": .text("abc"),
      "confirmation": .text("abd"), "plan": .text("pro"), "seats": .int(0),
      "company": .text(String(repeating: "x", count: 81)), "terms": .bool(false),
    ],
    [
      "username": .text("a b"), "email": .int(1), "password": .text("ABC123"),
      "confirmation": .null, "plan": .text("team"), "seats": .int(501), "terms": .text("true"),
    ],
    ["plan": .int(1), "seats": .text("3"), "company": .bool(true)],
    ["username": .text("x"), "plan": .text("pro"), "seats": .decimal(DecimalNumber(2))],
  ]

  @Test(arguments: records.indices) func bothGiveTheSameViolations(_ index: Int) throws {
    let file = try Form(contentsOf: Formwork.form("signup.yaml"))
    let record = Self.records[index]
    #expect(
      try signupForm().validator().validate(record) == file.validator().validate(record))
    let swift = signupForm()
    #expect(swift.setValues(record) == file.setValues(record))
    #expect(swift.validate() == file.validate())
    #expect(swift.values() == file.values())
    #expect(
      swift.rows.map { "\($0.tag ?? "-") \($0.kindName) \($0.title ?? "") \($0.displayText)" }
        == file.rows.map { "\($0.tag ?? "-") \($0.kindName) \($0.title ?? "") \($0.displayText)" })
  }

  /// A live form of an enum cannot hold what is no case; a record can.
  @Test func bothRefuseARecordWithAnotherPlan() throws {
    let file = try Form(contentsOf: Formwork.form("signup.yaml"))
    let record: Values = ["username": .text("Ada"), "plan": .text("gold")]
    let violations = try signupForm().validator().validate(record)
    #expect(violations == (try file.validator().validate(record)))
    #expect(violations.contains { $0.tag == "plan" && $0.code == "notAllowed" })
  }

  @Test func submittedValuesCanBeDecoded() throws {
    let form = signupForm()
    form.setValues(Self.records[2])
    #expect(form.validate().isEmpty)
    let signup: Signup = try form.decode()
    #expect(signup.username == "ada" && signup.plan == "free" && signup.seats == nil)
  }
}
