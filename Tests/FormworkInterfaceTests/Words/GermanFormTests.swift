import Testing

@testable import Formwork
@testable import FormworkInterface

/// A whole form in German: nothing on the screen, or in plain lines, is English.
@Suite struct GermanFormTests {
  private func makeForm() -> Form {
    let form = Form("Konto")
    form.locale = FormLocale(identifier: "de_AT.UTF-8")
    form.words = ["de": german]
    return form
      +++ Section("Person")
      <<< TextRow("name") {
        $0.title = "Benutzer"
        $0.add(rule: .required)
        $0.add(rule: .minLength(3))
      }
      <<< EmailRow("mail") { $0.title = "Mail" }
      <<< GenericPasswordRow("pass") {
        $0.title = "Passwort"
        $0.generator = PasswordGenerator(length: 8, alphabet: "Aa1")
        $0.add(rule: .required)
      }
      <<< PasswordRow("again") {
        $0.title = "Wiederholung"
        $0.confirms = "pass"
      }
      +++ Section("Rest")
      <<< IntRow("seats") {
        $0.title = "Sitze"
        $0.limits.min = .number(1)
        $0.limits.max = .number(9)
      }
      <<< DateRow("day") { $0.title = "Geburtstag" }
      <<< DecimalRow("size") { $0.title = "Gr\u{F6}\u{DF}e" }
      <<< SwitchRow("news") {
        $0.title = "Neues"
        $0.value = true
      }
      <<< PushRow<String>("city") {
        $0.title = "Stadt"
        $0.choiceOptions.choices = ["Graz", "Wien", "Linz"].map { Choice(.text($0), title: $0) }
      }
      <<< SegmentedRow<String>("plan") {
        $0.title = "Tarif"
        $0.choiceOptions.choices = [
          Choice(.text("a"), title: "Klein"), Choice(.text("b"), title: "Gro\u{DF}"),
        ]
      }
      <<< TextAreaRow("about") { $0.title = "Notiz" }
      <<< CheckRow("terms") {
        $0.title = "Einverstanden"
        $0.add(rule: .accepted)
      }
  }

  @Test(arguments: [(80, 30), (80, 12), (50, 24), (26, 7)], [true, false])
  func theFullScreen(_ size: (Int, Int), isUTF8: Bool) {
    let editor = Editor(makeForm(), size.0, size.1, isUTF8: isUTF8, hasMouse: true)
    var seen: Set<String> = []
    func look() {
      for line in editor.lines { seen.formUnion(EnglishWords.words(in: line)) }
    }
    func press(_ keys: Key...) {
      for key in keys {
        editor.press(key)
        look()
      }
    }
    look()
    for _ in 0..<18 { press(.function(1), .down, .pageDown, .end, .escape, .tab) }
    for _ in 0..<18 { press(.backTab) }
    editor.type("ab")
    press(.tab, .text("x"), .tab)
    // The secret: nothing is shown, then bullets; one is made, given back, and kept.
    press(
      .backspace, .function(1), .escape, .control("r"), .control("r"), .text("x"), .control("r"))
    press(
      .control("r"), .control("g"), .control("r"), .control("g"), .escape, .control("g"), .enter)
    press(.tab, .text("y"), .tab)
    press(.text("0"), .tab, .text("x"), .tab, .text("x"), .tab, .text(" "), .text(" "), .tab)
    press(.enter, .text("q"), .escape, .enter, .down, .enter, .tab, .right, .tab)
    press(.text("a"), .enter, .paste(PastedText("b\u{7}c")), .tab)
    press(.control("s"), .tab, .tab, .escape, .text("n"), .escape, .text("j"))
    #expect(editor.outcome == .cancelled)
    #expect(seen.contains("eingabe"))
    #expect(seen.intersection(EnglishWords.ofOurs) == [])
  }

  @Test func plainLines() {
    var transcript = Transcript(makeForm()) {
      $0.hasTimeLimit = true
      $0.save = { false }
    }
    // Name and mail.
    transcript.type(".help", ".x", ".c", ".list", ".save", ".more", ".more", ".back")
    transcript.type("a", "ab\u{7}", "abc", "x", "abc@example.org")
    // The password, which the next row repeats.
    transcript.type("", ".help", "x", "", "abc", ".generate", ".help", "x", ".show", "")
    // Seats, day, size, news, city, plan, about, terms.
    transcript.type("10", ".help", "x", "5", "x", ".help", "31.12.2020", "x", ".help", "1,5")
    transcript.type("x", ".help", "n", "x", ".help", ".list", "2", "z", "1", "eins", "zwei", ".")
    transcript.type("", "n", "j")
    // The review.
    transcript.type("x", "99", ".help", "1", ".cancel", "x", "n", "abcd", "absenden")
    var other = Transcript(makeForm())
    other.type("abc", ".review", "absenden")
    let said = transcript.text + other.text + transcript.conversation.timeoutWarning(secondsLeft: 3)
    #expect(transcript.conversation.expects == .finished(.submitted), "\(said)")
    let seen = Set(said.split(separator: "\n").flatMap { EnglishWords.words(in: String($0)) })
    #expect(seen.contains("fertig"))
    #expect(seen.intersection(EnglishWords.ofOurs) == [])
  }

  @Test func theExpectedTypeIsSaidInTheLanguage() {
    let form =
      Form("T") +++ Section() <<< DateRow("day") <<< IntRow("seats") <<< DecimalRow("price")
    form.locale = FormLocale(identifier: "de")
    form.words = [
      "de": WordCatalogue(german.words, messages: ["type": "Nicht {expected}, wie {example}"])
    ]
    for row in form.allRows { row.edit("bald") }
    #expect(
      form.validate().map(\.message) == [
        "Nicht Datum, wie 31.12.1990", "Nicht ganze Zahl, wie 42", "Nicht Zahl, wie 3,5",
      ])
  }

  @Test func yesAndNoAreTypedInTheLanguageOrInEnglish() {
    let row = SwitchRow("s") { $0.title = "S" }
    let form = Form("T") +++ Section() <<< row
    form.locale = FormLocale(identifier: "de")
    form.words = ["de": german]
    let editor = Editor(form, 60, 10)
    for (letter, isOn) in [("j", true), ("n", false), ("y", true)] as [(Character, Bool)] {
      editor.press(.text(letter))
      #expect(row.value == isOn, "\(letter)")
    }
    row.value = nil
    for (answer, isOn) in [("ja", true), ("no", false), ("Yes", true), ("nein", false)] {
      let conversation = PlainConversation(form: form)
      _ = conversation.start()
      _ = conversation.answer(answer)
      #expect(row.value == isOn, "\(answer)")
    }
  }

  @Test func theFormsWordsComeFirstThenThePrograms() {
    let form = Form("T") +++ Section() <<< TextRow("a") { $0.add(rule: .required) }
    form.locale = FormLocale(identifier: "de-AT")
    form.words = ["de-AT": [.submit: "Weg damit"], "en": [.cancel: "No"]]
    form.messages = ["required": "Fehlt"]
    var options = EditorOptions(size: Size(columns: 60, rows: 10))
    options.words = [
      "de": WordCatalogue(
        [.submit: "Los", .cancel: "Zur\u{FC}ck"],
        messages: ["required": "Leer", "tooShort": "Kurz"])
    ]
    let editor = Editor(form: form, options: options)
    #expect(editor.lines.contains("   ‹ Weg damit ›  ‹ Zur\u{FC}ck ›"))
    #expect(form.validate().map(\.message) == ["Fehlt"])
    form.messages = .english
    #expect(form.validate().map(\.message) == ["Leer"])
    form.locale = FormLocale(identifier: "fr")
    #expect(editor.lines.contains("   ‹ Submit ›  ‹ Cancel ›"))
    #expect(form.validate().map(\.message) == ["Must be filled in"])
  }
}

/// The English words of the catalogue and of the messages, to be found where they do not belong.
private enum EnglishWords {
  static let ofOurs: Set<String> = {
    let english = Word.allCases.map(\.rawValue) + RuleKinds.builtIn.templates.map(\.template)
    let germanTemplates = Array(german.words.values) + Array(german.messages.templates.values)
    // "Notiz" is cut by what lies over it.
    let names = ["not", "konto", "person", "rest", "mail", "example", "org"]
    return words(of: english).subtracting(words(of: germanTemplates)).subtracting(names)
  }()

  /// The words of a text in small letters; names of commands are the same in all languages.
  static func words(in text: String) -> Set<String> {
    let parts = text.split { $0 == " " || $0 == "|" || $0 == "{" || $0 == "}" }
    return Set(
      parts.filter { !$0.hasPrefix(".") }
        .flatMap { $0.split { !$0.isLetter } }.map { $0.lowercased() }.filter { $0.count > 2 })
  }

  private static func words(of templates: [String]) -> Set<String> {
    templates.reduce(into: []) { $0.formUnion(words(in: $1)) }
  }
}
