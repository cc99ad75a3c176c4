import Formwork
import TestTerminal
import Testing

@testable import FormworkTerminal

extension OneScreen {
  @Suite struct WorkRunTests {
    private func form(answersAfter wait: Duration = .zero) -> Form {
      Form("Sign in")
        +++ Section()
        <<< TextRow("user") {
          $0.title = "User"
          $0.add(
            asyncRule: AsyncRule("taken", message: "Is taken") { name, _ in
              try await Task.sleep(for: wait)
              return name != "root"
            })
        }
    }

    private func options(_ terminal: Terminal, _ renderer: RunOptions.Renderer) -> RunOptions {
      var options = RunOptions()
      options.terminal = .device(terminal.path)
      options.renderer = renderer
      options.terminalName = "xterm-256color"
      // A person who gives up must not leave the form open for ever.
      options.timeout = .seconds(30)
      return options
    }

    @Test(arguments: [true, false])
    func theFullScreenWaitsForAnAnswer(isAsync: Bool) async throws {
      let terminal = try Terminal(command: [])
      let form = form()
      let person = TestThread {
        try terminal.waitFor("Sign in")
        terminal.send("root\u{13}")
        try terminal.waitFor("Is taken")
        terminal.send("2\u{13}")
      }
      let options = options(terminal, .ncurses)
      let outcome = isAsync ? try await form.run(options) : try run(form, options)
      try person.join()
      guard case .submitted(let values) = outcome else {
        Issue.record("not submitted")
        return
      }
      #expect(values["user"] == .text("root2"))
    }

    private func run(_ form: Form, _ options: RunOptions) throws -> FormOutcome {
      try form.runAndWait(options)
    }

    @Test func aSecretIsFetchedBeforeItIsShown() throws {
      let terminal = try Terminal(command: [])
      let secret = PasswordRow("pw") {
        $0.title = "Password"
        $0.value = Secret(copying: "dummy".utf8)
        $0.onVisibilityWillChange { willBeShown in
          guard willBeShown else { return .allow }
          try? await Task.sleep(for: .milliseconds(50))
          return .replace(Secret(copying: "hunter2".utf8))
        }
      }
      let form = Form("Sign in") +++ Section() <<< secret
      let person = TestThread {
        try terminal.waitFor("Sign in")
        terminal.send("\u{12}")
        try terminal.waitFor("hunter2")
        terminal.send("\u{13}")
      }
      let outcome = try form.runAndWait(options(terminal, .ncurses))
      try person.join()
      guard case .submitted(let values) = outcome else {
        Issue.record("not submitted")
        return
      }
      #expect(values["pw"] == .secret(Secret(copying: "hunter2".utf8)))
      #expect(!String(decoding: terminal.transcript, as: UTF8.self).contains("dummy"))
    }

    @Test func aPersonNeedNotWait() throws {
      let terminal = try Terminal(command: [])
      let person = TestThread {
        try terminal.waitFor("Sign in")
        terminal.send("ada\u{13}")
        try terminal.waitFor("Checking User. Esc stops.")
        terminal.send("\u{1B}")
        try terminal.waitFor("Nothing was submitted")
        terminal.send("\u{1B}")
        try terminal.waitFor("Leave the form?")
        terminal.send("y")
      }
      guard
        case .cancelled = try form(answersAfter: .seconds(60))
          .runAndWait(options(terminal, .ncurses))
      else {
        Issue.record("not cancelled")
        return
      }
      try person.join()
    }

    @Test func plainLinesWaitForAnAnswer() throws {
      let terminal = try Terminal(command: [])
      let person = TestThread {
        try terminal.waitFor("optional.\nUser:")
        terminal.send("root\n")
        try terminal.waitFor("Review:")
        terminal.send("submit\n")
        try terminal.waitFor("Error: User: Is taken.")
        terminal.send("ada\n")
        try terminal.waitFor("1, User: ada.")
        terminal.send("submit\n")
      }
      let outcome = try form().runAndWait(options(terminal, .text))
      try person.join()
      guard case .submitted(let values) = outcome else {
        Issue.record("not submitted")
        return
      }
      #expect(values["user"] == .text("ada"))
    }
  }
}
