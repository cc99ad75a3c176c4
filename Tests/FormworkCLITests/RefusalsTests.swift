import TestTerminal
import Testing

@testable import FormworkCLI

/// `--error` and `--message`: what a server said about the last try.
@Suite struct RefusalsTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private let login = Formwork.form("login.yaml")
  private let filled = "--set username=ada --secret password=fd:3 3<<<hunter2"

  private func withoutAsking(_ words: String) throws -> Command {
    try Formwork.shell("formwork run \(login) --no-input \(words)")
  }

  // MARK: Where nobody is asked

  @Test func whatWasRefusedIsListed() throws {
    let refused = try withoutAsking("\(filled) --error 'password=Wrong password'")
    #expect(refused.status == .exited(3))
    #expect(refused.output == "")
    #expect(refused.errors == "password: Wrong password\n")
    let both = try withoutAsking(
      "--set username=ada --error 'username=Is locked' --error 'username=Ask an administrator'")
    #expect(
      both.errors == "username: Is locked; Ask an administrator\npassword: Must be filled in\n")
    let message = try withoutAsking("\(filled) --message 'The server is full'")
    #expect(message.status == .exited(3))
    #expect(message.errors == "The server is full\n")
    let all = try withoutAsking("--message one --error username=two --message three")
    #expect(
      all.errors
        == "one\nthree\nusername: two; Must be filled in\npassword: Must be filled in\n")
  }

  /// So that a script can always hand over what a server said.
  @Test func blankTextsAreNone() throws {
    let result = try withoutAsking("\(filled) --error password= --error username=' ' --message ''")
    #expect(result.status == .exited(0))
    #expect(result.errors == "")
  }

  @Test func textsAreShownAsTheyAreButObeyedByNobody() throws {
    let result = try withoutAsking(
      "--error $'username=\\e[31mred\\nline {title} =' --message $'a\\nb\\ec'")
    #expect(
      result.errors
        == "a\nb\u{FFFD}c\nusername: \u{FFFD}[31mred\u{FFFD}line {title} =; Must be filled in\n"
        + "password: Must be filled in\n")
  }

  @Test func tagsThatNoRowHasAreUsage() throws {
    // A mistake in a script shows at its first try, when nothing was refused yet.
    for text in ["x", "", " "] {
      let result = try withoutAsking("\(filled) --error 'usrname=\(text)'")
      #expect(result.status == .exited(2))
      #expect(result.output == "")
      #expect(
        result.errors == "formwork: --error: unknown tag 'usrname'; did you mean 'username'?\n")
    }
  }

  @Test func whatARowCannotShowIsSaidOfTheWhole() throws {
    let form = try workspace.write(
      "f.yaml",
      """
      sections:
        - rows:
            - {type: switch, tag: more, title: More}
            - {type: text, tag: shown, title: Shown, shown: $more}
            - {type: text, tag: fixed, title: Fixed, value: x, disabled: true}
            - {type: label, tag: note, title: A note}
      """)
    let result = try Formwork.shell(
      "formwork run \(form) --error shown=1 --error fixed=2 --error note=3 --message 0")
    #expect(result.status == .exited(3))
    #expect(result.errors == "0\nShown: 1\nFixed: 2\nA note: 3\n")
  }

  // MARK: On the full screen

  @Test func aRefusedPasswordIsTypedAgain() throws {
    let terminal = try Formwork.onTerminal(
      columns: 60, rows: 16,
      script: "formwork run \(login) --error 'password=Wrong password' \(filled)")
    try terminal.waitFor("Wrong password")
    let refused = """
       Sign in                                * must be filled in

         Username *  ada_________________
       ▌ Password *  ____________________ ^R show
       ▌             ✗ Wrong password
      """
    #expect(terminal.screen().hasPrefix(refused))
    // It cannot be submitted as it is.
    terminal.send("\u{13}")
    try terminal.waitFor("1 row needs attention")
    #expect(terminal.screen().hasPrefix(refused))
    terminal.send("x")
    try terminal.waitUntilGone("Wrong password")
    terminal.send("\u{13}")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == "{\"username\":\"ada\",\"password\":\"x\"}\n")
  }

  @Test func aMessageStandsAboveTheButtonsUntilTheRowIsLeft() throws {
    let terminal = try Formwork.onTerminal(
      columns: 40, rows: 20,
      script: "formwork run \(login) --message $'Could not\\e[2J sign you in: the server "
        + "does not answer' \(filled)")
    try terminal.waitFor("F1 help")
    #expect(
      terminal.screen().hasPrefix(
        """
         Sign in                     row 1 of 2

         ▌ Username *
         ▌ ada_________________________________
           Password *
           – •••••••

           ✗ Could not\u{FFFD}[2J sign you in: the
             server does not answer
           ‹ Sign in ›  ‹ Cancel ›
        """))
    terminal.send("\t\u{1B}[Z")
    terminal.settle()
    #expect(terminal.screen().contains("Could not"))
    terminal.send("x")
    try terminal.waitFor("adax")
    #expect(terminal.screen().contains("Could not"), "nothing moves while one types")
    terminal.send("\t")
    try terminal.waitUntilGone("Could not")
    terminal.send("\u{13}")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == "{\"username\":\"adax\",\"password\":\"hunter2\"}\n")
  }

  /// A server may have been busy.
  @Test func aMessageDoesNotKeepOneFromTryingAgain() throws {
    let terminal = try Formwork.onTerminal(
      columns: 20, rows: 6, script: "formwork run \(login) --message Busy \(filled)")
    try terminal.waitFor("Busy")
    terminal.send("\u{13}")
    #expect(try terminal.exitStatus() == .exited(0))
  }

  /// With its confirmation, though both count as answered.
  @Test func aRefusedAnswerIsAskedAndRepeated() throws {
    let form = try workspace.write(
      "f.yaml",
      """
      sections:
        - rows:
            - {type: password, tag: new, title: New, rules: [required]}
            - {type: password, tag: again, title: Again, confirms: new}
      """)
    let terminal = try Formwork.onTerminal(
      script: "formwork run \(form) --secret new=fd:3 --error new=Leaked 3<<<hunter2")
    try terminal.waitFor("Leaked")
    terminal.send("abc\u{13}")
    try terminal.waitFor("needs attention")
    terminal.send("abc\u{13}")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == "{\"new\":\"abc\"}\n")
  }

  // MARK: Line by line

  @Test func plainLinesBeginWithWhatWasRefused() throws {
    let terminal = try Formwork.onTerminal(
      script: "formwork run \(login) --renderer text --message 'Try 2 of 3' "
        + "--error 'password=Wrong password' \(filled)")
    try terminal.waitFor("not shown.\nPassword:")
    #expect(
      terminal.screen() == """
        Error: Try 2 of 3.
        Sign in. 2 questions.
        Type an answer and press Enter. Enter alone keeps the default.
        Commands: .help, .back, .cancel.

        Error: Password: Wrong password.
        Question 2 of 2. Password, required. Typing is not shown.
        Password:
        """)
    terminal.send("x\n")
    try terminal.waitFor("Review:")
    terminal.send("submit\n")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == "{\"username\":\"ada\",\"password\":\"x\"}\n")
  }

  @Test func aRefusedSecretIsNotAskedOnStandardStreams() throws {
    let result = try Formwork.shell(
      "echo submit | formwork run \(login) --tty - --error password=Wrong \(filled)")
    #expect(result.status == .exited(3))
    #expect(
      result.errors
        == "password: cannot be asked without a terminal that hides it; "
        + "use --secret password=fd:3\n")
  }
}
