import Formwork
import FormworkInterface
import Testing

@Suite struct PlainTextAnswerTests {
  @Test func severalLinesEndWithAFullStop() {
    let form = oneSection(
      TextAreaRow("bio") {
        $0.title = "Bio"
        $0.add(rule: .minLength(4))
        $0.limit = 20
      })
    var transcript = Transcript(form)
    #expect(
      transcript.text.hasSuffix(
        """
        Question 1 of 1. Bio, optional. Several lines; end with a line that holds
        only a full stop.
        Bio: 
        """))
    #expect(
      transcript.after("ab", ".", "one", "", "a line that is far too long", "..two", ".", ".b")
        == """
        ab
        .
        Error: Bio: Must have at least 4 characters.
        Bio: one

        a line that is far too long
        Error: Bio: longer than 20 characters.
        ..two
        .

        Review. 1 answer.
        1, Bio: 2 lines, first one.
        Type submit, or a number to change that answer.
        Review: .b
        Question 1 of 1. Bio, optional. Several lines; end with a line that holds
        only a full stop. Your answer: 2 lines, first one.
        Bio: 
        """)
    #expect(form.values()["bio"] == .text("one\n\n.two"))
    transcript.type("")
    #expect(form.values()["bio"] == .text("one\n\n.two"))
    transcript.type(".b", "new\tline", ".x", ".back", ".clear")
    #expect(form.values()["bio"] == .null)
  }

  @Test func datesSayTheirOrderAndAnExample() {
    let date = DateRow("day") {
      $0.title = "Day"
      $0.minimumDate = LocalDate(year: 2026, month: 1, day: 1)
    }
    let form = oneSection(date)
    var transcript = Transcript(form)
    #expect(
      transcript.text.hasSuffix(
        """
        Question 1 of 1. Day, optional, day as year, month, day: 2026-05-31, from
        2026-01-01.
        Day: 
        """))
    #expect(
      transcript.after("soon", "2025-12-31", "2026-3-1", ".b") == """
        soon
        Error: Day: Must be a date such as 1990-12-31.
        Day: 2025-12-31
        Error: Day: Must be 2026-01-01 or later.
        Day: 2026-3-1
        Day: 2026-03-01.

        Review. 1 answer.
        1, Day: 2026-03-01.
        Type submit, or a number to change that answer.
        Review: .b
        Question 1 of 1. Day, optional, day as year, month, day: 2026-05-31, from
        2026-01-01. Your answer: 2026-03-01.
        Day: 
        """)
    form.locale = FormLocale(identifier: "de")
    transcript = Transcript(form)
    #expect(
      transcript.text.hasSuffix(
        """
        Question 1 of 1. Day, optional, day as day, month, year: 31.05.2026, from
        01.01.2026. Default: 01.03.2026.
        Day: 
        """))
  }

  @Test func controlCharactersAreRefused() {
    let form = oneSection(TextRow("name") { $0.title = "Name" })
    let conversation = PlainConversation(form: form)
    _ = conversation.start()
    for typed in ["ada\u{1B}[D", "\t", "a\u{9B}", "a\u{7F}", "\u{2028}", "\u{202E}x", ".ba\u{7}"] {
      #expect(
        conversation.answer(typed) == "Error: Name: contains a control character.\nName: ")
    }
    #expect(
      conversation.answer("\u{FFFD}")
        == "Error: Name: contains a character that cannot be read.\nName: ")
    #expect(form.values()["name"] == .null && form.row("name")?.wasChanged == false)
  }

  @Test func aLineOverTheLimitIsRefused() {
    let form = oneSection(
      TextRow("name") {
        $0.title = "Name"
        $0.limit = 3
      })
    var transcript = Transcript(form)
    #expect(
      transcript.after("adam", "  \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}da ", "") == """
        adam
        Error: Name: longer than 3 characters.
        Name:   \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}da \

        Name: \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}da.

        Review. 1 answer.
        1, Name: \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}da.
        Type submit, or a number to change that answer.
        Review: 
        Error: Review: Type submit, or a number from 1 to 1.
        Review: 
        """)
  }

  @Test func aRefusedAnswerLeavesTheOldOneAndTellsNobody() {
    var changes = 0
    let row = IntRow("n") {
      $0.title = "Number"
      $0.value = 5
      $0.limits.max = .number(9)
    }
    row.onChange { _ in changes += 1 }
    let form = oneSection(row)
    var transcript = Transcript(form)
    #expect(
      transcript.after("10", "ten", "", "7").hasPrefix(
        """
        10
        Error: Number: Must be at most 9.
        Number: ten
        Error: Number: Must be a whole number such as 42.
        Number: 

        Review. 1 answer.
        """))
    #expect(row.value == 5 && row.unparsedText == nil && row.errors.isEmpty && changes == 0)
  }

  @Test func whatWasUnderstoodIsSaidWhenItDiffers() {
    let form = oneSection(
      TextRow("a") { $0.title = "A" }, IntRow("b") { $0.title = "B" },
      TextRow("c") {
        $0.title = "C"
        $0.displayValueFor = { $0.map { "<\($0)>" } }
      })
    var transcript = Transcript(form)
    #expect(
      transcript.after("x ", "1,000", "y").hasPrefix(
        """
        x \

        A: x.
        Question 2 of 3. B, optional, whole number.
        B: 1,000
        B: 1000.
        Question 3 of 3. C, optional.
        C: y
        C: <y>.

        Review. 3 answers.
        """))
  }

  @Test func anErrorThatTheProgramFindsIsSaidToo() {
    let row = TextRow("name") { $0.title = "Name" }
    row.onChange { row in if row.value == "root" { row.addError("Is taken") } }
    var transcript = Transcript(oneSection(row))
    #expect(
      transcript.after("root", "ada").hasPrefix(
        """
        root
        Error: Name: Is taken.
        Name: ada

        Review. 1 answer.
        """))
  }

  @Test func warningsAreSaidAndTheAnswerCounts() {
    let form = oneSection(
      TextRow("a") {
        $0.title = "A"
        let rule = Rule<String>.minLength(3).severity(.warning)
        $0.add(rule: rule)
      })
    var transcript = Transcript(form)
    #expect(
      transcript.after("x", "submit") == """
        x
        Warning: A: Must have at least 3 characters.

        Review. 1 answer.
        1, A: x.
        Type submit, or a number to change that answer.
        Review: submit
        Done. Test was submitted.

        """)
  }
}
