import Testing

@testable import Formwork

/// A rule that cannot judge the values of its row is never passed over in silence.
@Suite struct RuleFitTests {
  private let rows: [(BaseRow, ValueType)] = [
    (TextRow("r"), .text), (EmailRow("r"), .text), (TextAreaRow("r"), .text),
    (SegmentedRow<String>("r"), .text), (IntRow("r"), .wholeNumber), (DecimalRow("r"), .number),
    (DateRow("r"), .date), (SwitchRow("r"), .truth), (CheckRow("r"), .truth),
    (PasswordRow("r"), .secret), (GenericPasswordRow("r"), .secret), (ButtonRow("r"), .nothing),
    (Row<LocalTime>("r"), .time), (Row<LocalDateTime>("r"), .dateTime),
  ]

  @Test func rowsKnowTheirType() {
    for (row, type) in rows { #expect(row.valueType == type, "\(row)") }
  }

  @Test func everyRuleSaysWhatItFits() throws {
    let texts: Set<ValueType> = [.text, .secret]
    let numbers: Set<ValueType> = [.wholeNumber, .number]
    let all = Set(rows.map(\.1)).subtracting([.nothing])
    let date = try #require(LocalDate(year: 2024, month: 1, day: 31))
    let expected: [(AnyRule, Set<ValueType>)] = [
      (Rule<String>.required.erased, all), (Rule<Bool>.accepted.erased, [.truth]),
      (Rule<String>.minLength(3).erased, texts), (Rule<String>.maxLength(3).erased, texts),
      (Rule<String>.exactLength(3).erased, texts), (Rule<Int>.min(1).erased, numbers),
      (Rule<Int>.max(1).erased, numbers),
      (Rule<Int>.greaterThan(1).erased, numbers), (Rule<Int>.lessThan(1).erased, numbers),
      (Rule<DecimalNumber>.multipleOf(5).erased, numbers),
      (Rule<String>.pattern("a").erased, texts), (Rule<String>.matches("a").erased, texts),
      (Rule<String>.email.erased, [.text]), (Rule<String>.url.erased, [.text]),
      (Rule<FormValue>.oneOf([.int(1)]).erased, all),
      (Rule<FormValue>.noneOf([.int(1)]).erased, all),
      (Rule<String>.password(DefaultPasswordValidator()).erased, texts),
      (AnyRule(MinRule(limit: .date(date))), [.date, .dateTime]),
      (AnyRule(MaxRule(limit: .time(.midnight))), [.time, .dateTime]),
    ]
    for (rule, types) in expected {
      for (row, type) in rows where type != .nothing {
        let fits = rule.misfit(at: row) == nil
        #expect(fits == types.contains(type), "\(rule.name) at \(type)")
      }
    }
  }

  @Test func misfitsAreProblemsAndFail() {
    let row = IntRow("age") { $0.anyRules = [Rule<String>.minLength(3).erased] }
    let form = Form() +++ Section() <<< row
    #expect(
      form.problems.map(\.message) == [
        "minLength is for text; 'age' is a whole number; did you mean min?"
      ])
    #expect(form.problems.first?.kind == .rule && form.problems.first?.tag == "age")
    row.value = 5
    #expect(row.validate().map(\.code) == ["invalidRule"])
    #expect(throws: FormProblem.self) { try form.validator() }
  }

  @Test func limitsOfAnotherType() {
    let form =
      Form() +++ Section()
      <<< DateRow("born") { $0.limits.max = .number(18) }
      <<< IntRow("seats") { $0.add(rule: .max(expression: "today - 18 years")) }
      <<< TextRow("name") { $0.anyRules = [Rule<Int>.max(8).erased] }
      <<< DateRow("end") { $0.add(rule: .min(expression: "$seats")) }
      <<< DateRow("late") { $0.add(rule: .min(expression: "$born + 3 days")) }
    #expect(
      form.problems.map(\.message) == [
        "max is a number here; 'born' is a date",
        "max is a date here; 'seats' is a whole number",
        "max is for numbers and dates; 'name' is text; did you mean maxLength?",
        "min is a whole number here; 'end' is a date",
      ])
  }

  @Test func comparedRows() {
    let form =
      Form() +++ Section()
      <<< TextRow("name") <<< IntRow("one") <<< DecimalRow("two") { $0.add(rule: .equals("one")) }
      <<< DateRow("day") { $0.add(rule: .differs("name")) }
      <<< PasswordRow("pin") { $0.add(rule: .differs("name")) }
    #expect(
      form.problems.map(\.message) == ["differs compares 'name', text, with 'day', a date"])
  }

  @Test func valuesOfAProgramsOwnFitAll() {
    struct Shade: RowValue {
      static let typeName = "shade"
      var formValue: FormValue { .text("x") }
      init() {}
      init?(formValue: FormValue) {}
    }
    let row = Row<Shade>("shade")
    #expect(row.valueType == .other)
    #expect(Rule<String>.minLength(3).erased.misfit(at: row) == nil)
    #expect(Rule<Int>.min(3).erased.misfit(at: row) == nil)
  }

  @Test func aRepetitionSpeaksOfWhatIsRepeated() {
    let form =
      Form() +++ Section()
      <<< TextRow("name") { $0.value = "ada" } <<< TextRow("again") { $0.confirms = "name" }
      <<< PasswordRow("pin") { $0.value = Secret(copying: "1".utf8) }
      <<< PasswordRow("pin2") { $0.confirms = "pin" }
    form.row("again")?.set("bob")
    form.row("pin2")?.set(.secret(Secret(copying: "2".utf8)))
    #expect(form.validate().map(\.message) == ["The values differ", "The passwords differ"])
    form.messages = ["notEqual": "Is not {other}"]
    for tag in ["name", "pin"] { form.row(tag)?.title = tag }
    form.row("again")?.set("eve")
    form.row("pin2")?.set(.secret(Secret(copying: "3".utf8)))
    #expect(form.validate().map(\.message) == ["Is not name", "Is not pin"])
  }

  @Test(
    arguments: [
      ("C", "1990-12-31", "3.5"), ("de", "31.12.1990", "3,5"), ("en-US", "12/31/1990", "3.5"),
      ("en-GB", "31/12/1990", "3.5"), ("sv", "1990-12-31", "3,5"),
    ])
  func messagesShowAnExampleInTheLocale(_ name: String, _ day: String, _ number: String) {
    let form =
      Form() +++ Section() <<< DateRow("day") <<< DecimalRow("price") <<< IntRow("seats")
    form.locale = FormLocale(identifier: name)
    for row in form.allRows { row.edit("soon") }
    #expect(
      form.validate().map(\.message) == [
        "Must be a date such as \(day)", "Must be a number such as \(number)",
        "Must be a whole number such as 42",
      ])
    form.messages = ["type": "Not {expected}, as {example}"]
    form.row("day")?.edit("later")
    #expect(form.row("day")?.validate().map(\.message) == ["Not date, as \(day)"])
  }

  @Test func examplesForRecordsAreThoseOfRecords() throws {
    let form = Form() +++ Section() <<< DateRow("day") <<< DecimalRow("price")
    form.locale = FormLocale(identifier: "de")
    let violations = try form.validator().validate(["day": "soon", "price": true])
    #expect(
      violations.map(\.message) == [
        "Must be a date such as 1990-12-31", "Must be a number such as 3.5",
      ])
  }

  @Test func emptyDateFieldsShowAnExample() {
    let row = DateRow("day")
    let form = Form() +++ Section() <<< row
    func shown() -> String? {
      (row.control as? TextField)?.placeholder
    }
    #expect(shown() == "e.g. 1990-12-31")
    form.locale = FormLocale(identifier: "en-GB")
    #expect(shown() == "e.g. 31/12/1990" && row.placeholder == nil)
    row.placeholder = "Your birthday"
    #expect(shown() == "Your birthday")
  }

  @Test func theTableOfPlaceholdersIsComplete() {
    let samples: [(AnyRule, FormValue)] = [
      (Rule<String>.minLength(3).erased, "a"), (Rule<String>.maxLength(1).erased, "ab"),
      (Rule<String>.exactLength(1).erased, "ab"),
      (Rule<Int>.min(3).erased, .int(1)), (Rule<Int>.max(3).erased, .int(5)),
      (Rule<Int>.greaterThan(3).erased, .int(1)), (Rule<Int>.lessThan(3).erased, .int(5)),
      (Rule<DecimalNumber>.multipleOf(3).erased, .int(5)), (Rule<String>.equals("x").erased, "a"),
      (Rule<String>.differs("y").erased, "a"),
      (Rule<String>.password(DefaultPasswordValidator()).erased, "a"),
      (AnyRule(TypeRule(Int.self)), "a"),
      (Rule<String>.matches("(").erased, "a"), (Rule<String>.required.erased, .null),
      (Rule<Bool>.accepted.erased, .bool(false)), (Rule<String>.email.erased, "a"),
      (Rule<String>.url.erased, "a"), (Rule<FormValue>.oneOf([]).erased, "a"),
      (Rule<FormValue>.noneOf(["a"]).erased, "a"), (Rule<String>.pattern("x").erased, "a"),
    ]
    let context = RuleTestContext(values: ["x": "b", "y": "a"])
    for (rule, value) in samples {
      let failure = rule.check(value, in: context)
      #expect(
        failure?.parameters.tags == MessageCatalogue.placeholders(of: failure?.code ?? ""),
        "\(rule.name)")
    }
  }
}
