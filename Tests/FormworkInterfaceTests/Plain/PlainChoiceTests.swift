import Formwork
import FormworkInterface
import Testing

@Suite struct PlainChoiceTests {
  private func form(_ choices: [Choice], required: Bool = false) -> Form {
    oneSection(
      PushRow<String>("plan") {
        $0.title = "Plan"
        $0.choiceOptions.choices = choices
        if required { $0.add(rule: .required) }
      })
  }

  private let plans = [
    Choice(.text("free"), title: "Free, for one", help: "No support"),
    Choice(.text("pro"), title: "Professional"), Choice(.text("prem"), title: "Premium"),
    Choice(.text("team"), title: "Team", isDisabled: true),
  ]

  @Test func optionsAreNumberedAndFoundByNumberValueTitleOrPrefix() {
    for (typed, value) in [
      ("2", "pro"), (" 3 ", "prem"), ("FREE", "free"), ("premium", "prem"), ("prof", "pro"),
      ("pro", "pro"), ("free, f", "free"),
    ] {
      let form = form(plans)
      var transcript = Transcript(form)
      transcript.type(typed)
      #expect(form.values()["plan"] == .text(value), "\(typed)")
    }
  }

  @Test func neitherCaseNorMarksCountInAnswers() {
    let cities = ["Aix", "Łódź", "Zürich", "İzmir", "Hauptstraße"].map {
      Choice(.text($0), title: $0)
    }
    for (typed, value) in [
      ("izmir", "İzmir"), ("IZM", "İzmir"), ("zurich", "Zürich"), ("zür", "Zürich"),
      ("lodz", "Łódź"),
      ("HAUPTSTRASSE", "Hauptstraße"),
    ] {
      let form = form(cities)
      var transcript = Transcript(form)
      transcript.type(typed)
      #expect(form.values()["plan"] == .text(value), "\(typed)")
    }
  }

  @Test func whatIsNoOptionIsRefused() {
    var transcript = Transcript(form(plans, required: true))
    #expect(
      transcript.take() == """
        Test. 1 question.
        Type an answer and press Enter. Enter alone keeps the default.
        Commands: .help, .back, .cancel.

        Question 1 of 1. Plan, required, choose one.
        1, Free, for one. No support.
        2, Professional.
        3, Premium.
        4, Team, not available.
        Plan: 
        """)
    #expect(
      transcript.after("p", "5", "te", "", ".list", ".help", "profess") == """
        p
        Error: Plan: p fits 2 options: Professional, Premium.
        Plan: 5
        Error: Plan: No option fits. Type .list for the options.
        Plan: te
        Error: Plan: Team is not available.
        Plan: 
        Error: Plan: Must be filled in.
        Plan: .list
        1, Free, for one. No support.
        2, Professional.
        3, Premium.
        4, Team, not available.
        Plan: .help
        Type the label, the value or the title of an option, or how it begins.
        Commands: .help, .back, .cancel, .clear, .list, .review.
        An answer that begins with a full stop is typed with two.
        Plan: profess
        Plan: Professional.

        Review. 1 answer.
        1, Plan: Professional.
        Type submit, or a number to change that answer.
        Review: 
        """)
  }

  @Test func numbersAsValuesGiveLetters() {
    let form = form(
      ["1", "2", "5", "10"].map {
        Choice(.text($0), title: $0)
      })
    form.row("plan")?.set(.text("5"))
    var transcript = Transcript(form)
    #expect(
      transcript.text.hasSuffix(
        """
        Question 1 of 1. Plan, optional, choose one. Default: c, 5.
        a, 1.
        b, 2.
        c, 5.
        d, 10.
        Plan: 
        """))
    #expect(transcript.after("2", "1", "b").contains("1, Plan: 2.\n"))
    #expect(form.values()["plan"] == .text("2"))
  }

  /// Values in their order, and what each answer gives; nil: none, or several.
  private static let answers: [([String], [(String, String?)])] = [
    (["m", "M"], [("m", "m"), ("M", "M"), ("1", "m"), ("2", "M")]),
    (
      ["6", "7", "b", "a"],
      [("a", "a"), ("b", "b"), ("6", "6"), ("c", "6"), ("d", "7"), ("F", "a")]
    ),
    (["1", "A"], [("a", "A"), ("A", "A"), ("b", "1"), ("c", "A"), ("1", "1")]),
    (["2", "1"], [("1", "1"), ("2", "2"), ("a", "2")]),
    (["Stra\u{DF}e", "strasse 2"], [("stra\u{DF}e", "Stra\u{DF}e"), ("2", "strasse 2")]),
    (["ab", "aB"], [("ab", "ab"), ("aB", "aB"), ("AB", nil), ("a", nil)]),
    (["Zoe", "Zoë"], [("Zoe", "Zoe"), ("Zoë", "Zoë"), ("zoe", nil), ("\u{308}", nil)]),
    (["no", "none"], [("no", "no"), ("NO", "no"), ("non", "none"), ("n", nil)]),
  ]

  @Test(arguments: answers) func whatFitsBestIsTaken(
    _ values: [String], _ answers: [(String, String?)]
  ) {
    for (typed, value) in answers {
      let form = form(values.map { Choice(.text($0), title: $0) })
      var transcript = Transcript(form)
      transcript.type(typed)
      #expect(form.values()["plan"] == value.map { .text($0) } ?? .null, "\(values): \(typed)")
    }
  }

  /// Exact value, exact title, label, then without case, then how one begins.
  @Test func titlesComeBehindValuesAndBeforeLabels() {
    let choices = [
      Choice(.text("x"), title: "2"), Choice(.text("b"), title: "X"),
      Choice(.text("y"), title: "b"), Choice(.text("long"), title: "Xavier"),
    ]
    for (typed, value) in [
      ("x", "x"), ("X", "b"), ("b", "b"), ("2", "x"), ("B", nil), ("a", "x"), ("c", "b"),
      ("xa", "long"), ("y", "y"), ("Y", "y"), ("d", "y"), ("e", "long"),
    ] {
      let form = form(choices)
      var transcript = Transcript(form)
      transcript.type(typed)
      #expect(form.values()["plan"] == value.map { .text($0) } ?? .null, "\(typed)")
    }
  }

  @Test func lettersThatAreAValueOrATitleAreLeftOut() {
    let form = form([
      Choice(.text("10"), title: "B"), Choice(.text("A"), title: "aa"),
      Choice(.text("c"), title: "d"),
    ])
    var transcript = Transcript(form)
    #expect(transcript.take().hasSuffix("\ne, B.\nf, aa.\ng, d.\nPlan: "))
    transcript.type("g")
    #expect(form.values()["plan"] == .text("c"))
  }

  @Test func manyOptionsAreShownByPages() {
    let form = form((1...212).map { Choice(.text("c\($0)"), title: "City \($0)") })
    var transcript = Transcript(form)
    let options = (201...212).map { "\($0), City \($0).\n" }.joined()
    #expect(
      transcript.text.hasSuffix(
        """
        Question 1 of 1. Plan, optional, choose one.
        212 options. Type some letters, or .list.
        Plan: 
        """))
    transcript.type(Array(repeating: ".list", count: 10))
    #expect(
      transcript.after(".list", ".list").hasPrefix(
        ".list\n" + options
          + "Options 201 to 212 of 212. Type .list for more.\nPlan: .list\n1, City 1.\n"))
    #expect(
      transcript.after("city", "city 2") == """
        city
        Error: Plan: city fits 212 options: City 1, City 2, City 3, City 4, City 5,
        City 6, City 7, City 8, City 9, City 10, City 11, City 12, City 13, City 14,
        City 15, City 16, City 17, City 18, City 19, City 20, and more.
        Plan: city 2
        Plan: City 2.

        Review. 1 answer.
        1, Plan: City 2.
        Type submit, or a number to change that answer.
        Review: 
        """)
  }

  @Test func yesAndNoInTheLanguageToo() {
    let form = oneSection(
      SwitchRow("news") { $0.title = "News" },
      CheckRow("terms") {
        $0.title = "Terms"
        $0.add(rule: .accepted)
      })
    form.locale = FormLocale(identifier: "de")
    var transcript = Transcript(form)
    transcript.type("", "si", ".clear", ".b", "J", ".b", "", "nein", "", "Yes")
    #expect(
      transcript.text == """
        Test. 2 questions.
        Type an answer and press Enter. Enter alone keeps the default.
        Commands: .help, .back, .cancel.

        Question 1 of 2. News, yes or no.
        News: 
        Error: News: Type yes or no.
        News: si
        Error: News: Type yes or no.
        News: .clear
        News: no answer.
        Question 2 of 2. Terms, must be yes, yes or no.
        Terms: .b
        Question 1 of 2. News, yes or no.
        News: J
        Question 2 of 2. Terms, must be yes, yes or no.
        Terms: .b
        Question 1 of 2. News, optional, yes or no. Your answer: yes.
        News: 
        Question 2 of 2. Terms, must be yes, yes or no.
        Terms: nein
        Error: Terms: Must be accepted.
        Terms: 
        Error: Terms: Type yes or no.
        Terms: Yes

        Review. 2 answers.
        1, News: yes.
        2, Terms: yes.
        Type submit, or a number to change that answer.
        Review: 
        """)
  }
}
