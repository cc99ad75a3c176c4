import Formwork
import FormworkInterface
import Testing

@Suite struct PlainSecretTests {
  private func form() -> Form {
    oneSection(
      PasswordRow("pin") {
        $0.title = "PIN"
        $0.help = "Four digits"
        $0.placeholder = "1234"
      },
      PasswordRow("again") {
        $0.title = "Repeat PIN"
        $0.confirms = "pin"
      },
      TextRow("note") { $0.title = "Note" })
  }

  @Test func isLiteral() {
    let form = form()
    var transcript = Transcript(form)
    let typed = "  .cancel?  "
    #expect(
      transcript.after(typed, typed) == """

        1 question added: Repeat PIN.
        Question 2 of 3. Repeat PIN, required. Typing is not shown.
        Repeat PIN: 
        Repeat PIN: matches.
        Question 3 of 3. Note, optional.
        Note: 
        """)
    #expect(form.row("pin")?.formValue == .secret(Secret(copying: typed.utf8)))
  }

  @Test func expectsHiddenLinesAndSaysWhichIsTheFirst() {
    let form = form()
    let conversation = PlainConversation(form: form)
    _ = conversation.start()
    #expect(conversation.expects == .secret(title: "PIN", isFirst: true))
    _ = conversation.answer(secret: Secret(copying: "a\u{1B}[D".utf8))
    #expect(conversation.expects == .secret(title: "PIN", isFirst: false))
    #expect(form.row("pin")?.formValue == .null)
    _ = conversation.answer(secret: Secret(copying: "x".utf8))
    #expect(conversation.expects == .secret(title: "Repeat PIN", isFirst: true))
    #expect(conversation.prompt == "Repeat PIN: ")
  }

  @Test func anEmptyLineOpensACommandPrompt() {
    let form = form()
    var transcript = Transcript(form)
    #expect(
      transcript.text == """
        Test. 2 questions.
        Type an answer and press Enter. Enter alone keeps the default.
        Commands: .help, .back, .cancel.

        Question 1 of 2. PIN, optional. Four digits. Typing is not shown.
        PIN: 
        """)
    #expect(
      transcript.after("", ".help", "", "hunter2", "", "") == """

        Command, or Enter to type it: .help
        Four digits.
        Typing is not shown.
        An empty line asks for a command; one more keeps what is set.
        Example: 1234.
        Commands: .help, .back, .cancel, .clear, .review.
        PIN: 
        Command, or Enter to type it: hunter2
        Error: This is no command. Type .help, or press Enter to type the answer.
        Command, or Enter to type it: 
        PIN: 
        Question 2 of 2. Note, optional.
        Note: 
        """)
  }

  @Test func whatIsSetCanBeKeptOrCleared() {
    let form = form()
    form.row("pin")?.set(.text("1234"))
    var transcript = Transcript(form)
    #expect(
      transcript.after("", "", "", "1234", ".b", "", ".b", "", ".clear") == """

        Command, or Enter to type it: 
        PIN: 
        Question 2 of 3. Repeat PIN, required. Typing is not shown.
        Repeat PIN: 
        Repeat PIN: matches.
        Question 3 of 3. Note, optional.
        Note: .b
        Question 2 of 3. Repeat PIN, required. Typing is not shown. Your answer:
        set.
        Repeat PIN: 
        Command, or Enter to type it: .b
        Question 1 of 3. PIN, optional. Four digits. Typing is not shown. Your
        answer: set.
        PIN: 
        Command, or Enter to type it: .clear
        PIN: no answer. 1 question removed: Repeat PIN.
        Question 2 of 2. Note, optional.
        Note: 
        """)
  }

  @Test func strengthIsAWordAndFiguresBeforeTheError() {
    let form = oneSection(
      GenericPasswordRow("password") {
        $0.title = "Password"
        $0.add(rule: .required)
        $0.add(rule: .minLength(8))
      })
    var transcript = Transcript(form)
    #expect(
      transcript.after("abc", "", "", "", "Abcdef12", ".b", "Abcdef12") == """

        Strength: weak, 1 of 4.
        Error: Password: Must have at least 8 characters.
        Error: Password: Must contain a number.
        Password: 
        Command, or Enter to type it: 
        Password: 
        Error: Password: Must be filled in.
        Password: 
        Strength: strong, 4 of 4.

        Review. 1 answer.
        1, Password: set, strength strong.
        Type submit, or a number to change that answer.
        Review: .b
        Question 1 of 1. Password, required. Typing is not shown. Your answer: set,
        strength strong.
        Password: 
        Strength: strong, 4 of 4.

        Review. 1 answer.
        1, Password: set, strength strong.
        Type submit, or a number to change that answer.
        Review: 
        """)
  }

  @Test func aStrengthThatNothingShowsIsNotSpokenOf() {
    let form = oneSection(
      GenericPasswordRow("password") {
        $0.title = "Password"
        $0.strengthView = nil
        $0.enforcesValidator = false
      })
    var transcript = Transcript(form)
    #expect(
      transcript.after("abc1") == """

        Must contain an uppercase letter.

        Review. 1 answer.
        1, Password: set.
        Type submit, or a number to change that answer.
        Review: 
        """)
  }

  @Test func aHintThatNoErrorSaysIsSaid() {
    let form = oneSection(
      GenericPasswordRow("password") {
        $0.title = "Password"
        $0.strengthView = WordPasswordStrengthView()
        $0.enforcesValidator = false
      })
    var transcript = Transcript(form)
    #expect(
      transcript.after("abc1").hasPrefix(
        """

        Strength: fair, 2 of 4.
        Must contain an uppercase letter.

        Review. 1 answer.
        1, Password: set, strength fair.

        """))
  }

  @Test func aControlCharacterIsRefused() {
    var transcript = Transcript(form())
    #expect(
      transcript.after("\u{1B}[D", "\u{9B}x") == """

        Error: PIN: contains a control character.
        PIN: 
        Error: PIN: contains a control character.
        PIN: 
        """)
  }

  @Test func anotherPasswordMustBeRepeated() {
    var transcript = Transcript(form())
    transcript.type("1234", "1234", "", "1")
    #expect(
      transcript.after("4321", "1234", "4321") == """

        Question 2 of 3. Repeat PIN, required. Typing is not shown.
        Repeat PIN: 
        Error: Repeat PIN: The passwords differ.
        Repeat PIN: 
        Repeat PIN: matches.

        Review. 2 answers.
        1, PIN: set.
        2, Note: no answer.
        Type submit, or a number to change that answer.
        Review: 
        """)
  }
}
