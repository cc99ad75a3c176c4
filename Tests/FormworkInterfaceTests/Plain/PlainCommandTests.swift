import Formwork
import FormworkInterface
import Testing

@Suite struct PlainCommandTests {
  private func form() -> Form {
    oneSection(
      TextRow("name") {
        $0.title = "Name"
        $0.help = "As in your passport"
        $0.more = "We print it on the ticket"
        $0.placeholder = "Ada Lovelace"
        $0.value = "Bob"
        $0.add(rule: .required)
      },
      IntRow("age") {
        $0.title = "Age"
        $0.limits.min = .number(18)
      })
  }

  @Test func helpSaysMoreAndThePlaceholder() {
    var transcript = Transcript(form())
    #expect(
      transcript.after(".help", "", ".h") == """
        .help
        As in your passport.
        We print it on the ticket.
        Example: Ada Lovelace.
        Commands: .help, .back, .cancel, .clear, .review.
        An answer that begins with a full stop is typed with two.
        Name: 
        Question 2 of 2. Age, optional, whole number from 18.
        Age: .h
        Format: whole number from 18.
        Commands: .help, .back, .cancel, .clear, .review.
        An answer that begins with a full stop is typed with two.
        Age: 
        """)
  }

  @Test func oneUnambiguousPrefixIsEnough() {
    var transcript = Transcript(form())
    #expect(
      transcript.after(".b", ".c", ".C x", ".", ".backwards", ". back", ".HE") == """
        .b
        This is the first question.
        Name: .c
        Error: .c fits 2 commands: .cancel, .clear.
        Name: .C x
        Error: .C x is no command. Type .help. An answer that begins with a full
        stop is typed with two.
        Name: .
        Error: . is no command. Type .help. An answer that begins with a full stop
        is typed with two.
        Name: .backwards
        Error: .backwards is no command. Type .help. An answer that begins with a
        full stop is typed with two.
        Name: . back
        Error: . back is no command. Type .help. An answer that begins with a full
        stop is typed with two.
        Name: .HE
        As in your passport.
        We print it on the ticket.
        Example: Ada Lovelace.
        Commands: .help, .back, .cancel, .clear, .review.
        An answer that begins with a full stop is typed with two.
        Name: 
        """)
  }

  @Test func aTextWithAFullStopIsTypedWithTwoAndSignsAreAnswers() {
    let form = oneSection(
      TextRow("a") { $0.title = "File" }, TextRow("b") { $0.title = "Sign" },
      DecimalRow("c") { $0.title = "Number" })
    var transcript = Transcript(form)
    transcript.type("..profile", "?", ".5")
    #expect(
      transcript.text == """
        Test. 3 questions.
        Type an answer and press Enter. Enter alone keeps the default.
        Commands: .help, .back, .cancel.

        Question 1 of 3. File, optional.
        File: ..profile
        File: .profile.
        Question 2 of 3. Sign, optional.
        Sign: ?
        Question 3 of 3. Number, optional, number.
        Number: .5
        Number: 0.5.

        Review. 3 answers.
        1, File: .profile.
        2, Sign: ?
        3, Number: 0.5.
        Type submit, or a number to change that answer.
        Review: 
        """)
    #expect(form.values()["a"] == .text(".profile"))
  }

  @Test func clearTakesTheDefaultAway() {
    let form = form()
    form.row("age")?.set(.int(20))
    var transcript = Transcript(form)
    #expect(
      transcript.after(".clear", "", ".clear") == """
        .clear
        Error: Name: Must be filled in.
        Name: 
        Question 2 of 2. Age, optional, whole number from 18. Default: 20.
        Age: .clear
        Age: no answer.

        Review. 2 answers.
        1, Name: Bob.
        2, Age: no answer.
        Type submit, or a number to change that answer.
        Review: 
        """)
  }

  @Test func cancelAsksWhenSomethingWasTyped() {
    var transcript = Transcript(form())
    #expect(transcript.after(".cancel") == ".cancel\nCancelled.\n")
    #expect(transcript.conversation.expects == .finished(.cancelled))

    transcript = Transcript(form())
    #expect(
      transcript.after("Eve", ".ca", "no", ".cancel", "maybe", "", ".cancel", "y") == """
        Eve
        Question 2 of 2. Age, optional, whole number from 18.
        Age: .ca
        Your answers will be lost. Type yes to cancel, or no.
        Cancel: no
        Age: .cancel
        Your answers will be lost. Type yes to cancel, or no.
        Cancel: maybe
        Type yes or no.
        Cancel: 
        Age: .cancel
        Your answers will be lost. Type yes to cancel, or no.
        Cancel: y
        Cancelled.

        """)
    #expect(transcript.conversation.expects == .finished(.cancelled))
  }

  @Test func theEndOfTheInputTwiceCancels() {
    var transcript = Transcript(form())
    transcript.type("Eve", ".cancel", ".cancel")
    #expect(transcript.conversation.expects == .finished(.cancelled))
  }

  @Test func saveIsThereWhenItIsPossible() {
    var results = [true, false]
    var transcript = Transcript(form()) { $0.save = { results.removeFirst() } }
    #expect(
      transcript.after(".s", ".save") == """
        .s
        Saved.
        Name: .save
        Error: The answers could not be saved.
        Name: 
        """)
    transcript = Transcript(form())
    transcript.type(".save")
    #expect(transcript.text.contains("Error: .save is no command."))
  }

  @Test func moreTimeCanBeHadOnce() {
    var transcript = Transcript(form()) { $0.hasTimeLimit = true }
    let conversation = transcript.conversation
    #expect(
      conversation.timeoutWarning(secondsLeft: 15)
        == "15 seconds left. Type .more for more time.")
    #expect(!conversation.wantsMoreTime)
    #expect(
      transcript.after(".more", ".m") == """
        .more
        More time was added.
        Name: .m
        No more time can be added.
        Name: 
        """)
    #expect(conversation.wantsMoreTime)
    #expect(conversation.timeoutWarning(secondsLeft: 1) == "1 second left.")
  }

  @Test func reviewCanBeAskedForAtAnyTime() {
    var transcript = Transcript(form())
    #expect(
      transcript.after(".review", ".back", ".b") == """
        .review

        Review. 2 answers.
        1, Name: Bob.
        2, Age: no answer.
        Type submit, or a number to change that answer.
        Review: .back
        Question 2 of 2. Age, optional, whole number from 18.
        Age: .b
        Question 1 of 2. Name, required. As in your passport. Default: Bob.
        Name: 
        """)
  }
}
