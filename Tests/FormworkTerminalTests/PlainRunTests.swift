import Formwork
import Glibc
import TestTerminal
import Testing

@testable import FormworkTerminal

extension OneScreen {
  @Suite struct PlainRunTests {
    @Test func aFormIsAskedInPlainLines() throws {
      let terminal = try Terminal(command: [])
      let form =
        Form("Sign in") +++ Section()
        <<< TextRow("user") { $0.title = "User" }
        <<< PasswordRow("password") { $0.title = "Password" }
      var options = RunOptions()
      options.terminal = .device(terminal.path)
      options.renderer = .text
      let run = try FormRun(form, options)
      let thread = TestThread {
        while let activity = try run.nextActivity() { try activity.run(on: run.source()) }
      }
      let result = Result {
        try terminal.waitFor("User:")
        terminal.send("ada\n")
        try terminal.waitFor("Password:")
        terminal.send("hunter2\r")
        try terminal.waitFor("Review:")
        terminal.send("submit\n")
      }
      if case .failure = result { terminal.hangUp() }
      try thread.join()
      try result.get()
      run.finish()
      terminal.settle()
      #expect(
        terminal.screen() == """
          Sign in. 2 questions.
          Type an answer and press Enter. Enter alone keeps the default.
          Commands: .help, .back, .cancel.

          Question 1 of 2. User, optional.
          User: ada
          Question 2 of 2. Password, optional. Typing is not shown.
          Password:

          Review. 2 answers.
          1, User: ada.
          2, Password: set.
          Type submit, or a number to change that answer.
          Review: submit
          Done. Sign in was submitted.
          """)
      guard case .submitted(let values) = run.outcome else {
        Issue.record("not submitted")
        return
      }
      #expect(values["user"] == .text("ada"))
    }
  }
}
