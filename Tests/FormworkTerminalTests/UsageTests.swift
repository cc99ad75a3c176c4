import Formwork
import FormworkTerminal
import Testing

/// Where programs run forms from; each compiles, and refuses where there is no such terminal.
@Suite struct UsageTests {
  static var options: RunOptions {
    var options = RunOptions()
    options.terminal = .device("/nowhere")
    options.timeout = .seconds(1)
    return options
  }

  static func form() -> Form { Form("Sign in") +++ TextRow("user") { $0.title = "User" } }

  static func user(_ form: Form) async throws -> String? {
    switch try await form.run(options) {
    case .submitted(let values): try values.decode([String: String].self)["user"]
    case .cancelled, .timedOut: nil
    }
  }

  @Test func fromAnywhere() async {
    await #expect(throws: TerminalError.self) { try await Self.user(Self.form()) }
  }

  @MainActor final class Window {
    let form = UsageTests.form()
    func ask() async throws { _ = try await form.run(UsageTests.options) }
  }

  @Test func fromTheMainActor() async {
    await #expect(throws: TerminalError.self) { try await Window().ask() }
  }

  actor Owner {
    let form = UsageTests.form()
    func ask() async throws { _ = try await form.run(UsageTests.options) }
  }

  @Test func fromAnActor() async {
    await #expect(throws: TerminalError.self) { try await Owner().ask() }
  }

  @Test func fromAThread() {
    #expect(throws: TerminalError.self) { try Self.form().runAndWait(Self.options) }
  }
}
