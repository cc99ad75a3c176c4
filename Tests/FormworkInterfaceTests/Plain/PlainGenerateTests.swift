import Formwork
import FormworkInterface
import Testing

@Suite struct PlainGenerateTests {
  private func form(isRequired: Bool = true) -> Form {
    oneSection(
      GenericPasswordRow("pw") {
        $0.title = "Password"
        $0.generator = PasswordGenerator(length: 8, alphabet: "Aa1")
        if isRequired { $0.add(rule: .required) }
      },
      PasswordRow("again") {
        $0.title = "Repeat"
        $0.confirms = "pw"
      },
      TextRow("note") { $0.title = "Note" })
  }

  /// A transcript with every generated password as `xxxxxxxx`.
  private func after(_ lines: String..., in transcript: inout Transcript) -> String {
    _ = transcript.take()
    transcript.type(lines)
    return transcript.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.count == 8 && $0.allSatisfy("Aa1".contains) ? "xxxxxxxx" : String($0) }
      .joined(separator: "\n")
  }

  @Test func isShownOnRequestAndKeptWithEnter() {
    let form = form()
    var transcript = Transcript(form)
    #expect(
      after("", ".gen", ".show", "", in: &transcript) == """

        Command, or Enter to type it: .gen
        A password was generated. Enter keeps it, .show shows it, .generate makes
        another, .back takes it back.
        Command, or Enter to keep it: .show
        xxxxxxxx
        It stays in this terminal's history.
        Command, or Enter to keep it: 
        Strength: strong, 4 of 4.
        Repeat: matches.
        Question 2 of 2. Note, optional.
        Note: 
        """)
    #expect(form.row("again")?.formValue == form.row("pw")?.formValue)
    #expect(form.row("pw")?.formValue.isNull == false)
  }

  @Test func theQuestionSaysHow() {
    var transcript = Transcript(form())
    #expect(
      transcript.take().contains(
        """
        Question 1 of 3. Password, required. To have one made, press Enter and type
        .generate. Typing is not shown.
        """))
  }

  @Test func isKeptUnseen() {
    var transcript = Transcript(form(isRequired: false))
    #expect(
      after("", ".generate", "", "x", in: &transcript) == """

        Command, or Enter to type it: .generate
        A password was generated. Enter keeps it, .show shows it, .generate makes
        another, .back takes it back.
        Command, or Enter to keep it: 
        Strength: strong, 4 of 4.
        Repeat: matches.
        Question 2 of 2. Note, optional.
        Note: x

        Review. 2 answers.
        1, Password: set, strength strong.
        2, Note: x.
        Type submit, or a number to change that answer.
        Review: 
        """)
    transcript.type("submit")
    #expect(transcript.conversation.expects == .finished(.submitted))
  }

  @Test func isTakenBackOrMadeAgain() {
    let form = form()
    var transcript = Transcript(form)
    #expect(
      after("", ".generate", ".generate", "Secret1", ".back", in: &transcript) == """

        Command, or Enter to type it: .generate
        A password was generated. Enter keeps it, .show shows it, .generate makes
        another, .back takes it back.
        Command, or Enter to keep it: .generate
        A password was generated. Enter keeps it, .show shows it, .generate makes
        another, .back takes it back.
        Command, or Enter to keep it: Secret1
        Error: This is no command. Type .help, or press Enter to type the answer.
        Command, or Enter to keep it: .back
        Password: 
        """)
    #expect(form.row("pw")?.formValue.isNull == true)
  }

  @Test func aPasswordThatIsTypedLaterIsRepeatedAgain() {
    var transcript = Transcript(form())
    transcript.type("", ".generate", "", ".back")
    #expect(
      after("Typed1x", in: &transcript) == """

        Strength: strong, 4 of 4.
        1 question added: Repeat.
        Question 2 of 3. Repeat, required. Typing is not shown.
        Repeat: 
        """)
  }

  @Test func theHelpNamesIt() {
    var transcript = Transcript(form())
    #expect(
      after("", ".help", "", ".generate", ".help", in: &transcript) == """

        Command, or Enter to type it: .help
        Typing is not shown.
        An empty line asks for a command; one more keeps what is set.
        .generate makes a password.
        Commands: .help, .back, .cancel, .clear, .generate, .review.
        Password: 
        Command, or Enter to type it: .generate
        A password was generated. Enter keeps it, .show shows it, .generate makes
        another, .back takes it back.
        Command, or Enter to keep it: .help
        Typing is not shown.
        An empty line asks for a command; one more keeps what is set.
        .generate makes a password.
        Commands: .help, .back, .cancel, .generate, .show.
        Command, or Enter to keep it: 
        """)
  }

  @Test func onlyWhereThereIsAGenerator() {
    let form = form()
    (form.row("pw") as? GenericPasswordRow)?.generator = nil
    var transcript = Transcript(form)
    #expect(
      after("", ".generate", "", in: &transcript) == """

        Command, or Enter to type it: .generate
        Error: This is no command. Type .help, or press Enter to type the answer.
        Command, or Enter to type it: 
        Password: 
        """)
    (form.row("pw") as? GenericPasswordRow)?.generator = PasswordGenerator(alphabet: "ab")
    var impossible = Transcript(form)
    #expect(
      after("", ".generate", in: &impossible).hasSuffix(
        "Error: Password: No password could be made that fits the rules.\nPassword: "))
  }
}
