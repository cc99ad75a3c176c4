import Formwork
import FormworkTerminal
import Foundation
import Glibc
import TestTerminal
import Testing

// The code of the articles, as it stands there.
func signIn(with form: Form) async -> Values? {
  do {
    switch try await form.run() {
    case .submitted(let values): return values
    case .cancelled: print("Another time, then.")
    case .timedOut: print("That took too long.")
    }
  } catch {
    print("Nobody can be asked: \(error)")
  }
  return nil
}

func askLineByLine(_ form: Form) throws -> FormOutcome {
  var options = RunOptions()
  options.renderer = .text
  options.timeout = .seconds(60)
  options.usesMouse = false
  return try form.runAndWait(options)
}

func complaints(about values: Values, in form: Form) -> [String] {
  let untaken = form.setValues(values).map(\.message)
  return untaken + form.validate().map { "\($0.tag): \($0.message)" }
}

func signIn(
  with form: Form, asking server: (Values) async throws -> String?
) async throws -> Values? {
  while case .submitted(let values) = try await form.run() {
    guard let refusal = try await server(values) else { return values }
    form.row("password")?.addError(refusal)
  }
  return nil
}

func ask(_ form: Form) async throws {
  switch try await form.run() {
  case .submitted(let values): print(values.tags)
  case .cancelled, .timedOut: break
  }
}

/// The articles on running forms, and programs that are made of them.
@Suite struct RunningArticleTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The blocks of Swift in an article.
  private static func blocks(_ article: String) throws -> [String] {
    let file = package.appending(path: "Sources/FormworkTerminal/FormworkTerminal.docc/\(article)")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```swift\n")
    return parts.dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  private static func source(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: "Tests/\(path)"), encoding: .utf8)
  }

  @Test func theCodeIsThatOfThisFile() throws {
    let source = try Self.source("FormworkTerminalTests/RunningArticleTests.swift")
    let running = try Self.blocks("Running.md")
    #expect(running.count == 5)
    #expect(running.first == (try Self.source("RunningSample/main.swift")))
    for block in try running.dropFirst() + Self.blocks("FormworkTerminal.md") {
      #expect(source.contains(block))
    }
  }

  @Test func complaintsAreOneLineEach() {
    let form = Form() +++ Section() <<< TextRow("name") { $0.add(rule: .minLength(3)) }
    #expect(
      complaints(about: ["name": .text("ab")], in: form)
        == ["name: Must have at least 3 characters"])
    form[0] <<< IntRow("age") <<< SegmentedRow<String>("plan") { $0.options = ["free", "pro"] }
    #expect(
      complaints(about: ["nmae": "Ada", "name": "Ada", "age": "old", "plan": "gold"], in: form)
        == [
          "nmae: no row has this tag", "age: must be a whole number",
          "plan: Must be one of the options",
        ])
  }

  // MARK: Programs

  /// A program that was built beside the tests.
  private static func program(_ name: String) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let tests = String(decoding: buffer.prefix(max(count, 0)).map(UInt8.init), as: UTF8.self)
    return (tests.lastIndex(of: "/").map { String(tests[...$0]) } ?? "./") + name
  }

  /// The line that tells why nobody is asked.
  private static let reason =
    "/dev/tty: no terminal that can be opened; "
    + "run the program in a terminal, or judge the values without asking: Form.validate()"

  @Test func withoutATerminalItSaysWhyAndWhatToDo() throws {
    let result = try Command.run([Self.program("running-sample")])
    #expect(result.status == .exited(2))
    #expect(result.output == "Welcome.\n")
    #expect(result.errors == "running-sample: \(Self.reason)\n")
  }

  @Test func theValuesComeBack() throws {
    let terminal = try Terminal(command: [Self.program("running-sample")], output: .pipe)
    try terminal.waitFor("Sign in")
    terminal.send("ada\thunter2\u{13}")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == "Welcome.\nHello, ada.\n")
  }

  @Test func cancellingEndsTheProgram() throws {
    let terminal = try Terminal(
      command: [Self.program("running-sample")], output: .pipe, errors: .pipe)
    try terminal.waitFor("Sign in")
    terminal.send("\u{1B}")
    #expect(try terminal.exitStatus() == .exited(1))
    #expect(terminal.output == "Welcome.\n")
    #expect(terminal.errors == "")
  }

  /// A program that catches nothing crashes; what it printed and what is wrong are there.
  @Test func anUncaughtErrorLosesNothing() throws {
    let environment = Terminal.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let result = try Command.run([Self.program("uncaught-sample")], environment: environment)
    #expect(result.status != .exited(0))
    #expect(result.output == "Welcome.\n")
    #expect(result.errors.contains("Error raised at top level: \(Self.reason)"))
  }
}
