import Formwork
import Glibc
import TestTerminal
import Testing

@testable import FormworkTerminal

extension OneScreen {
  @Suite struct FormRunTests {
    private func form() -> Form {
      Form("Sign in")
        +++ Section()
        <<< TextRow("user") {
          $0.title = "User"
          $0.add(rule: .required)
        }
        <<< PasswordRow("password") { $0.title = "Password" }
    }

    private func options(_ terminal: Terminal) -> RunOptions {
      var options = RunOptions()
      options.terminal = .device(terminal.path)
      options.renderer = .ncurses
      options.terminalName = "xterm-256color"
      return options
    }

    @Test func aTaskWaitsForThePerson() async throws {
      let terminal = try Terminal(command: [])
      let before = terminal.modes
      let form = form()
      let person = TestThread {
        try terminal.waitFor("Sign in")
        terminal.send("ada\tpw\u{13}")
      }
      guard case .submitted(let values) = try await form.run(options(terminal)) else {
        Issue.record("not submitted")
        return
      }
      try person.join()
      terminal.settle()
      #expect(values["user"] == .text("ada"))
      #expect(terminal.modes == before)
      #expect(terminal.screen() == "")
    }

    @Test func aThreadWaitsForThePerson() throws {
      let terminal = try Terminal(command: [])
      let person = TestThread {
        try terminal.waitFor("Sign in")
        terminal.send("\u{1B}")
      }
      guard case .cancelled = try form().runAndWait(options(terminal)) else {
        Issue.record("not cancelled")
        return
      }
      try person.join()
    }

    @Test func aCancelledTaskLeavesTheScreen() async throws {
      let terminal = try Terminal(command: [])
      let before = terminal.modes
      let options = options(terminal)
      let task = Task { [form] in
        do {
          _ = try await form().run(options)
          return false
        } catch is CancellationError {
          return true
        }
      }
      try terminal.waitFor("Sign in")
      task.cancel()
      #expect(try await task.value)
      terminal.settle()
      #expect(terminal.modes == before && !terminal.display.isAlternate)
    }

    @Test func aFormWithMistakesIsRefused() {
      let form = Form() +++ Section() <<< TextRow("a") <<< TextRow("a")
      #expect(throws: FormProblem.self) { _ = try form.runAndWait() }
    }
  }
}
