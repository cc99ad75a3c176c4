import Formwork
import FormworkFiles
import Testing

@Suite struct RowDefinitionTests {
  @Test func keysOfEveryRowAreRead() throws {
    let form = try Form(
      definition: definition(
        """
        type: text
                tag: a
                title: 1.10
                help: 12:30
                more: |
                  Long
                  help
                hidden: true
                disabled: 'false'
                required: $b == 1
                validate: change
                whenHidden: clear
                transient: true
                clearable: true
                value: 01234
                reset: none
        """, "{type: int, tag: b, value: 7}"))
    let row: TextRow = try #require(form.rowBy(tag: "a"))
    #expect(row.title == "1.10")
    #expect(row.help == "12:30")
    #expect(row.more == "Long\nhelp\n")
    #expect(row.isHidden)
    #expect(row.validationOptions == .validatesOnChange)
    #expect(row.whenHidden == .clear)
    #expect(row.isTransient && row.isClearable)
    #expect(row.value == "01234")
    row.hidden = nil
    row.resetRowValue()
    #expect(row.value == "none")
    #expect(form[Int.self, "b"] == 7)
  }

  @Test func scalarsAreReadByTheKindOfRow() throws {
    let form = try Form(
      definition: definition(
        "{type: text, tag: a, value: 'yes'}", "{type: text, tag: b, value: yes}",
        "{type: text, tag: c, value: 0x1F}", "{type: switch, tag: d, value: true}",
        "{type: decimal, tag: e, value: 1.10}", "{type: date, tag: f, value: 2026-05-31}",
        "{type: segmented, tag: g, options: [1.0, 1.10], value: 1.10}",
        "{type: text, tag: h, value: ~}",
        "{type: phone, tag: i, value: 012}"))
    #expect(
      form.values().entries.map(\.value) == [
        .text("yes"), .text("yes"), .text("0x1F"), .bool(true),
        .decimal(try #require(DecimalNumber("1.10"))),
        .date(try #require(LocalDate("2026-05-31"))), .text("1.10"), .null, .text("012"),
      ])
    #expect(form.row("i")?.kindName == "phone")
  }

  @Test func valuesThatDoNotFitAreErrors() {
    #expect(
      messages(
        "{type: int, tag: a, value: '5'}", "{type: int, tag: b, value: 1.5}",
        "{type: switch, tag: c, value: yes}", "{type: date, tag: d, value: 2026-02-30}",
        "{type: segmented, tag: e, options: [free, pro], value: fre}",
        "{type: button, tag: f, value: x}", "{type: decimal, tag: g, value: [1]}") == [
          "3:36: error: value must be a whole number", "4:36: error: value must be a whole number",
          "5:39: error: value must be true or false",
          "6:37: error: value must be a date such as 2026-05-31",
          "7:64: error: unknown option 'fre'; did you mean 'free'?",
          "8:39: error: a row of type button has no value",
          "9:40: error: value must be a number",
        ])
  }

  @Test func choicesAndSizesThatMakeNoSense() {
    #expect(
      messages(
        "{type: segmented, tag: a}", "{type: push, tag: b, options: []}",
        "{type: push, tag: c, options: [x, {value: y}, {value: x}, y]}",
        "{type: text, tag: d, limit: 0}", "{type: textArea, tag: e, lines: -1}",
        "{type: textArea, tag: f, lines: {min: 0, max: 2}}") == [
          "3:9: error: options is missing", "4:39: error: there is no option",
          "5:63: error: the option 'x' is already there",
          "5:67: error: the option 'y' is already there",
          "6:37: error: limit must be at least 1", "7:41: error: lines must be at least 1",
          "8:47: error: min must be at least 1",
        ])
  }

  @Test func unknownKeysNameTheKind() {
    #expect(
      messages(
        "{type: text, tag: a, placehoder: x}", "{type: int, tag: b, pages: 1}",
        "{type: text, tag: c, validate: never, whenHidden: kep, transient: yes}") == [
          "3:30: error: unknown key 'placehoder' of a row of type text; did you mean 'placeholder'?",
          "4:29: error: unknown key 'pages' of a row of type int",
          "5:40: error: validate must be one of change, blur, changeAfterBlur, demand, always",
          "5:59: error: unknown whenHidden 'kep'; did you mean 'keep'?",
          "5:75: error: transient must be true or false",
        ])
  }

  @Test func hiddenAndShownExcludeEachOther() {
    #expect(
      messages("{type: text, tag: a, hidden: true, shown: true}") == [
        "3:44: error: hidden and shown are opposites: there is already 'hidden' at 3:30"
      ])
  }

  @Test func requiredAtAToggleIsDoubtful() {
    #expect(
      messages(
        "{type: check, tag: a, rules: [required]}", "{type: switch, tag: b, required: true}",
        "{type: check, tag: c, rules: [{required: true, message: x}]}") == [
          "3:39: warning: required lets false pass at a row of type check; did you mean 'accepted'?",
          "4:32: warning: required lets false pass at a row of type switch; did you mean 'accepted'?",
          "5:40: warning: required lets false pass at a row of type check; did you mean 'accepted'?",
        ])
  }

  @Test func confirmingRowsMustNameARow() {
    #expect(
      messages("{type: password, tag: a}", "{type: password, tag: b, confirms: aa}") == [
        "4:44: error: no row has the tag aa"
      ])
  }

  @Test func secretRowsTakeNoRulesAboutAddressesNumbersAndDates() {
    #expect(
      messages(
        "{type: genericPassword, tag: p, rules: [email, {min: 3}, {minLength: 3}, {url: {}}]}"
      ) == [
        "3:49: error: email is for text; 'p' is a secret",
        "3:57: error: min is for numbers and dates; 'p' is a secret; did you mean minLength?",
        "3:83: error: url is for text; 'p' is a secret",
      ])
  }

  @Test func secretsAreRevealedForSecondsOrNever() throws {
    let form = try Form(
      definition: definition(
        "{type: password, tag: a}", "{type: password, tag: b, reveal: false}",
        "{type: genericPassword, tag: c, reveal: 2.5}"))
    let reveals = form.allRows.compactMap { ($0 as? any SecretRow)?.reveal }
    #expect(reveals == [.lasting(.seconds(30)), .never, .lasting(.milliseconds(2500))])
    #expect(
      messages(
        "{type: password, tag: a, reveal: true}", "{type: password, tag: b, reveal: 0}",
        "{type: password, tag: c, reveal: soon}") == [
          "3:42: error: reveal must be false or a number of seconds",
          "4:42: error: reveal must be false or a number of seconds",
          "5:42: error: reveal must be false or a number of seconds",
        ])
  }

  @Test func passwordsCanBeGenerated() throws {
    let form = try Form(
      definition: definition(
        "{type: genericPassword, tag: a}", "{type: genericPassword, tag: b, generate: true}",
        "{type: genericPassword, tag: c, generate: {length: 12, alphabet: 0123456789}}",
        "{type: genericPassword, tag: d, generate: false}"))
    let generators = form.allRows.map { ($0 as? GenericPasswordRow)?.generator }
    #expect(generators.map { $0 != nil } == [false, true, true, false])
    #expect(generators[2]?.length == 12 && generators[2]?.alphabet == "0123456789")
    #expect(
      messages(
        "{type: genericPassword, tag: a, generate: {length: 0}}",
        "{type: genericPassword, tag: b, generate: {alphabet: aaa}}",
        "{type: genericPassword, tag: c, generate: {size: 3}}",
        "{type: genericPassword, tag: d, generate: 12}",
        "{type: password, tag: e, generate: true}") == [
          "3:60: error: length must be from 1 to 1024",
          "4:62: error: alphabet needs different characters",
          "5:52: error: unknown key 'size'",
          "6:51: error: generate must be true, or a map of length and alphabet",
          "7:34: error: unknown key 'generate' of a row of type password",
        ])
  }
}
