import Formwork
import FormworkInterface
import Testing

@Suite struct PlainFlowTests {
  private func form() -> Form {
    let form = Form("Trip")
    form
      +++ Section("Trip")
      <<< SwitchRow("car") { $0.title = "By car" }
      <<< TextRow("plate") {
        $0.title = "Plate"
        $0.hidden = "not $car"
        $0.add(rule: .required)
      }
      <<< IntRow("seats") {
        $0.title = "Seats"
        $0.hidden = "not $car"
      }
      <<< TextRow("note") { $0.title = "Note" }
    return form
  }

  @Test func whatIsWrongWithAnAnswerGivenBeforehandIsSaid() {
    let form =
      Form("Trip") +++ Section()
      <<< TextRow("note") {
        $0.title = "Note"
        $0.value = "x"
        $0.add(rule: .minLength(2))
      }
    form.row("note")?.validate()
    #expect(
      Transcript(form).text.hasSuffix(
        """
        Question 1 of 1. Note, optional. Default: x.
        Error: Note: Must have at least 2 characters.
        Note: \("")
        """))
  }

  @Test func addedAndRemovedQuestionsAreSaidAndAnswersComeBack() {
    var transcript = Transcript(form())
    #expect(
      transcript.after("y", "B 1", "4", ".review", "1", "n", "1", "y", "2", "") == """
        y
        2 questions added: Plate, Seats.
        Question 2 of 4. Plate, required.
        Plate: B 1
        Question 3 of 4. Seats, optional, whole number.
        Seats: 4
        Question 4 of 4. Note, optional.
        Note: .review

        Review. 4 answers.
        1, By car: yes.
        2, Plate: B 1.
        3, Seats: 4.
        4, Note: no answer.
        Type submit, or a number to change that answer.
        Review: 1
        Question 1 of 4. By car, optional, yes or no. Your answer: yes.
        By car: n
        2 questions removed: Plate, Seats. Their answers are kept.

        Review. 2 answers.
        1, By car: no.
        2, Note: no answer.
        Type submit, or a number to change that answer.
        Review: 1
        Question 1 of 2. By car, optional, yes or no. Your answer: no.
        By car: y
        2 questions added: Plate, Seats.
        Question 2 of 4. Plate, required. Your answer: B 1.
        Plate: 2
        Question 3 of 4. Seats, optional, whole number. Your answer: 4.
        Seats: 

        Review. 4 answers.
        1, By car: yes.
        2, Plate: 2.
        3, Seats: 4.
        4, Note: no answer.
        Type submit, or a number to change that answer.
        Review: 
        """)
  }

  @Test func aQuestionAddedBeforeIsAskedBeforeTheReview() {
    let form = oneSection(
      TextRow("why") {
        $0.title = "Why"
        $0.hidden = "not $late"
      }, SwitchRow("late") { $0.title = "Late" })
    var transcript = Transcript(form)
    #expect(
      transcript.after("yes", "rain").hasPrefix(
        """
        yes
        1 question added: Why.
        Question 1 of 2. Why, optional.
        Why: rain

        Review. 2 answers.
        """))
  }

  @Test func aLaterAnswerThatMakesAnEarlierOneWrongIsFoundOnSubmit() {
    let form = oneSection(
      IntRow("guests") {
        $0.title = "Guests"
        let rule = Rule<Int>.max(2).when("$small")
        $0.add(rule: rule)
      },
      TextRow("name") {
        $0.title = "Name"
        $0.required = "$small"
      },
      SwitchRow("small") { $0.title = "Small room" })
    var transcript = Transcript(form)
    transcript.type("5", "", "y")
    #expect(
      transcript.after("submit", "6", "2", "Ada", "submit") == """
        submit
        2 answers are not accepted.
        Error: Guests: Must be at most 2.
        Question 1 of 3. Guests, optional, whole number up to 2. Your answer: 5.
        Guests: 6
        Error: Guests: Must be at most 2.
        Guests: 2
        Question 2 of 3. Name, required.
        Name: Ada

        Review. 3 answers.
        1, Guests: 2.
        2, Name: Ada.
        3, Small room: yes.
        Type submit, or a number to change that answer.
        Review: submit
        Done. Test was submitted.

        """)
  }

  @Test func goesOnAtARowWithTheAnswersKept() {
    let form = form()
    form +++ Section("Food") <<< TextRow("food") { $0.title = "Food" }
      <<< TextRow("drink") { $0.title = "Drink" }
    form.setValues(["car": .bool(false), "food": .text("soup")], origin: .user)
    var transcript = Transcript(form) { $0.startRow = form.row("food") }
    transcript.type(".b", "", "", "tea")
    #expect(
      transcript.text == """
        Trip. 4 questions.
        Type an answer and press Enter. Enter alone keeps the default.
        Commands: .help, .back, .cancel.

        Food.
        Question 3 of 4. Food, optional. Your answer: soup.
        Food: .b
        Question 2 of 4. Note, optional.
        Note: 
        Question 3 of 4. Food, optional. Your answer: soup.
        Food: 
        Question 4 of 4. Drink, optional.
        Drink: tea

        Review. 4 answers.
        1, By car: no.
        2, Note: no answer.
        3, Food: soup.
        4, Drink: tea.
        Type submit, or a number to change that answer.
        Review: 
        """)
  }

  @Test func goesOnBehindARowThatDoesNotAsk() {
    let form = form()
    let transcript = Transcript(form) { $0.startRow = form.row("plate") }
    #expect(transcript.text.hasSuffix("Question 2 of 2. Note, optional.\nNote: "))
  }

  @Test func textsAreToldOnceAndDoNotCount() {
    let form = Form()
    form.identifier = "order"
    form.help = "Takes a minute"
    form
      +++ Section("Read this")
      <<< LabelRow("l1") { $0.title = "Open all day" }
      +++ Section(nil, footer: "Thank you")
      <<< TextRow("name") { $0.title = "Name:" }
      <<< IntRow("total") {
        $0.title = "Total"
        $0.value = 5
        $0.readOnly = true
      }
      <<< TextRow("off") {
        $0.title = "Off"
        $0.disabled = true
      }
      <<< ButtonRow("go") { $0.title = "Go" }
      <<< TextRow("tag")
      <<< TextRow()
      <<< LabelRow("l2") {
        $0.title = "Call us"
        $0.value = "555"
      }
    var transcript = Transcript(form)
    transcript.type("Ada", "x", ".b", "", "y", "submit")
    #expect(
      transcript.text == """
        order. 3 questions.
        Takes a minute.
        Type an answer and press Enter. Enter alone keeps the default.
        Commands: .help, .back, .cancel.

        Read this.
        Open all day.

        Thank you.
        Question 1 of 3. Name, optional.
        Name: Ada
        Total: 5, cannot be changed.
        Question 2 of 3. tag, optional.
        tag: x
        Question 3 of 3. Answer, optional.
        Answer: .b
        Question 2 of 3. tag, optional. Your answer: x.
        tag: 
        Question 3 of 3. Answer, optional.
        Answer: y
        Call us: 555.

        Review. 3 answers.
        1, Name: Ada.
        2, tag: x.
        3, Answer: y.
        Type submit, or a number to change that answer.
        Review: submit
        Done. order was submitted.

        """)
  }

  @Test func aFormWithoutQuestionsIsReviewed() {
    var transcript = Transcript(Form() +++ Section() <<< LabelRow { $0.title = "Ready?" })
    transcript.type("1", "", ".back", "SUBMIT")
    #expect(
      transcript.text == """
        The form. 0 questions.
        Type an answer and press Enter. Enter alone keeps the default.
        Commands: .help, .back, .cancel.

        Ready?

        Review. 0 answers.
        Type submit.
        Review: 1
        Error: Review: Type submit.
        Review: 
        Error: Review: Type submit.
        Review: .back
        This is the first question.
        Review: SUBMIT
        Done. The form was submitted.

        """)
  }

  @Test func noLineIsTooLongAndNoWordIsSplit() {
    let long = Array(repeating: "word", count: 30).joined(separator: " ")
    let whole = String(repeating: "x", count: 100)
    let form = Form("\(long)\u{1B}[2J")
    form
      +++ Section(long, footer: long)
      <<< TextRow("a") {
        $0.title = "\(long) \(whole)\n\(long)"
        $0.help = long
      }
    let lines = Transcript(form).text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 76 || $0 == whole })
    #expect(lines.filter { $0 == whole }.count == 2)
    #expect(lines.last?.hasSuffix("word word: ") == true)
    #expect(!lines.joined().unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test func everyWordCanBeTranslated() {
    let words: WordCatalogue = [
      .intro: "{form}. {count} {count|Frage|Fragen}.", .howTo: "Antwort, dann Enter.",
      .commands: "Befehle: {list}.", .question: "Frage {n} von {count}.",
      .optional: "freiwillig", .review: "Antworten: {count}.", .noAnswer: "nichts",
      .reviewAnswer: "{n}, {name}: {value}", .reviewHint: "Mit absenden geht es ab.",
      .reviewTitle: "Pr\u{FC}fung", .submitCommand: "absenden", .done: "{form} ist fertig.",
    ]
    var transcript = Transcript(oneSection(TextRow("n") { $0.title = "Name" })) {
      $0.words = ["default": words]
    }
    transcript.type("", "absenden")
    #expect(
      transcript.text == """
        Test. 1 Frage.
        Antwort, dann Enter.
        Befehle: .help, .back, .cancel.

        Frage 1 von 1. Name, freiwillig.
        Name: 

        Antworten: 1.
        1, Name: nichts.
        Mit absenden geht es ab.
        Pr\u{FC}fung: absenden
        Test ist fertig.

        """)
  }

  @Test func englishWordsAreAsciiAndWithoutSigns() {
    // What only the full screen says, or the loop of a terminal.
    let others: Set<Word> = [
      .leaveForm, .noEcho, .requiredMark,
    ]
    for word in Word.allCases where !others.contains(word) {
      let template = word.rawValue
      #expect(template.utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7F }, "\(word)")
      #expect(!template.contains { "?<>[]()!*".contains($0) }, "\(word)")
    }
    #expect(Set(Word.allCases.map(\.key)).count == Word.allCases.count)
  }
}
