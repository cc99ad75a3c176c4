import FormworkTerminal
import Testing

@testable import FormworkCLI

@Suite struct RunArgumentsTests {
  private func run(_ words: String...) throws -> RunArguments {
    try RunArguments(Arguments(.run, ["form.yaml"] + words))
  }

  @Test func withoutOptions() throws {
    let arguments = try run()
    #expect(arguments.form == "form.yaml")
    #expect(arguments.format == .json)
    #expect(arguments.secretsInResult == .auto)
    #expect(!arguments.isToldToAsk)
    #expect(arguments.interface.timeout == nil)
  }

  @Test func startsKeepTheirOrder() throws {
    let arguments = try run("--set", "a=1", "--values", "v.json", "--set", "a=x=y")
    #expect(
      arguments.starts == [
        .value(tag: "a", text: "1"), .file("v.json"), .value(tag: "a", text: "x=y"),
      ])
  }

  @Test func secretsHaveSources() throws {
    let arguments = try run(
      "--secret", "a=-", "--secret", "b=fd:3", "--secret", "c=file:/etc/key")
    #expect(arguments.secrets.map(\.tag) == ["a", "b", "c"])
    #expect(
      arguments.secrets.map(\.source) == [.standardInput, .descriptor(3), .file("/etc/key")])
  }

  @Test func placesAndRenderersAreToldToAsk() throws {
    #expect(try run("--tty", "/dev/pts/3").interface.terminal == .device("/dev/pts/3"))
    #expect(try run("--tty", "/dev/pts/3").isToldToAsk)
    #expect(try run("--renderer", "text").isToldToAsk)
    #expect(try !run("--renderer", "auto").isToldToAsk)
  }

  @Test func timesMayHaveAFraction() throws {
    #expect(try run("--timeout", "2.5").interface.timeout == .milliseconds(2500))
    #expect(try run("--timeout", ".1").interface.timeout == .milliseconds(100))
  }
}
