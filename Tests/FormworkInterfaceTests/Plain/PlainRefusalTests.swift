import Formwork
import FormworkInterface
import Testing

/// What a server said about the last try, in plain lines.
@Suite struct PlainRefusalTests {
  private func form() -> Form {
    let form = oneSection(
      TextRow("user") {
        $0.title = "User"
        $0.value = "ada"
        $0.add(rule: .required)
      },
      EmailRow("email") {
        $0.title = "Email"
        $0.value = "ada@example.org"
      },
      TextRow("city") { $0.title = "City" })
    return form
  }

  @Test func whatWasRefusedIsAskedAndNothingElse() {
    let form = form()
    form.row("email")?.addError("Has an account")
    form.row("city")?.addError("Is closed")
    form.refusal = "Not signed up"
    var transcript = Transcript(form)
    transcript.type("eva@example.org", "Ulm")
    #expect(
      transcript.text == """
        Error: Not signed up.
        Test. 3 questions.
        Type an answer and press Enter. Enter alone keeps the default.
        Commands: .help, .back, .cancel.

        Error: Email: Has an account.
        Question 2 of 3. Email, optional. Your answer: ada@example.org.
        Email: eva@example.org
        Error: City: Is closed.
        Question 3 of 3. City, optional.
        City: Ulm

        Review. 3 answers.
        1, User: ada.
        2, Email: eva@example.org.
        3, City: Ulm.
        Type submit, or a number to change that answer.
        Review: 
        """)
  }

  @Test func whatWasRefusedIsNotKept() {
    let form = form()
    form.row("user")?.addError("Is taken")
    var transcript = Transcript(form)
    // Neither as it is, nor after something that is no answer.
    #expect(
      transcript.after("", ".clear", "", "eva") == """

        Error: User: Is taken.
        User: .clear
        Error: User: Must be filled in.
        User: 
        Error: User: Is taken.
        User: eva

        Review. 3 answers.
        1, User: eva.
        2, Email: ada@example.org.
        3, City: no answer.
        Type submit, or a number to change that answer.
        Review: 
        """)
  }

  @Test func theMessageAloneChangesNoOrder() {
    let form = form()
    form.refusal = "Try again\nlater"
    let transcript = Transcript(form)
    #expect(transcript.text.hasPrefix("Error: Try again later.\nTest. 3 questions.\n"))
    #expect(transcript.text.hasSuffix("Question 1 of 3. User, required. Default: ada.\nUser: "))
  }

  @Test func afterF2ItGoesOnWhereThePersonWas() {
    let form = form()
    form.row("email")?.addError("Has an account")
    let transcript = Transcript(form) { $0.startRow = form.row("city") }
    #expect(transcript.text.hasSuffix("Question 3 of 3. City, optional.\nCity: "))
  }
}
