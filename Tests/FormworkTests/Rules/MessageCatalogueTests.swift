import Testing

@testable import Formwork

struct MessageCatalogueTests {
  private func text(
    _ template: String, _ parameters: Values = [:], title: String? = "Name",
    locale: FormLocale = .posix
  ) -> String {
    LocalizedWords(locale: locale).text(
      template: template, parameters: parameters, title: title
    ) { $0 == "city" ? "Graz {min}" : nil }
  }

  @Test(arguments: [
    ("Must have {min}", "Must have 3"), ("{title}!", "Name!"), ("{{min}", "{min}"),
    ("{{{min}}", "{3}"), ("{nothing} {", "{nothing} {"), ("{}", "{}"), ("a } b", "a } b"),
    ("{min|character|characters}", "characters"), ("{nope|a|b}", "{nope|a|b}"),
    ("in {city}", "in Graz {min}"), ("{min|only}", "only"),
  ])
  func fillsIn(_ template: String, _ expected: String) {
    #expect(text(template, ["min": .int(3)]) == expected)
  }

  @Test func pluralForms() throws {
    #expect(text("{n} {n|byte|bytes}", ["n": .int(1)]) == "1 byte")
    #expect(text("{n} {n|byte|bytes}", ["n": .int(0)]) == "0 bytes")
    #expect(text("{n} {n|byte|bytes}", ["n": .decimal(DecimalNumber("1.5") ?? 0)]) == "1.5 bytes")
    var russian = FormLocale.posix
    russian.pluralRule = .eastSlavic
    let words = [1, 2, 5, 11, 21].map {
      text("{n|знак|знака|знаков}", ["n": .int($0)], locale: russian)
    }
    #expect(words == ["знак", "знака", "знаков", "знаков", "знак"])
  }

  @Test func numbersAndDatesFollowTheLocale() {
    var german = FormLocale.posix
    (german.decimalSeparator, german.dateOrder, german.dateSeparator) = (",", .dmy, ".")
    #expect(text("{n}", ["n": .decimal(DecimalNumber("1.5") ?? 0)], locale: german) == "1,5")
    #expect(text("{d}", ["d": LocalDate.test("2026-05-31")], locale: german) == "31.05.2026")
    #expect(text("{s}", ["s": .secret(Secret(copying: "x".utf8))]) == "••••••••")
  }

  @Test(arguments: [
    (Rule<String>.required.erased, FormValue.null, "Must be filled in"),
    (Rule<Bool>.accepted.erased, .bool(false), "Must be accepted"),
    (Rule<String>.minLength(3).erased, .text("ab"), "Must have at least 3 characters"),
    (Rule<String>.minLength(3, unit: .utf8).erased, .text("ab"), "Must have at least 3 bytes"),
    (Rule<String>.maxLength(1).erased, .text("ab"), "Must have at most 1 character"),
    (Rule<String>.exactLength(3).erased, .text("ab"), "Must have exactly 3 characters"),
    (Rule<Int>.min(1).erased, .int(0), "Must be at least 1"),
    (Rule<Int>.max(500).erased, .int(501), "Must be at most 500"),
    (Rule<Int>.greaterThan(1).erased, .int(1), "Must be greater than 1"),
    (Rule<Int>.lessThan(1).erased, .int(1), "Must be less than 1"),
    (Rule<DecimalNumber>.multipleOf(3).erased, .int(1), "Must be a multiple of 3"),
    (AnyRule(MultipleOfRule(step: 5, base: 10)), .int(1), "Must be a multiple of 5"),
    (AnyRule(MultipleOfRule(step: 5, base: 3)), .int(5), "Must be 3 plus a multiple of 5"),
    (Rule<String>.pattern("x").erased, .text("a"), "Must have the expected form"),
    (Rule<String>.email.erased, .text("a"), "Must be an e-mail address such as ada@example.org"),
    (Rule<String>.url.erased, .text("a"), "Must be a web address such as https://example.org"),
    (Rule<FormValue>.oneOf([]).erased, .text("a"), "Must be one of the options"),
    (Rule<FormValue>.noneOf([.text("a")]).erased, .text("a"), "Must be something else"),
    (Rule<String>.password(DefaultPasswordValidator()).erased, .text("a"), "Must contain a number"),
    (AnyRule(TypeRule(Int.self)), .text("a"), "Must be a whole number such as 42"),
    (Rule<String>.matches("(").erased, .text("a"), "Cannot be checked: the rule matches is broken"),
  ])
  func theBuiltInTexts(_ rule: AnyRule, _ value: FormValue, _ message: String) {
    let violations = AnyRule.violations(
      of: [rule], value: value, title: nil, tag: "a", in: RuleTestContext())
    #expect(violations.first?.message == message)
  }

  @Test func datesHaveWordsOfTheirOwn() throws {
    let rules: [AnyRule] = [
      AnyRule(MinRule(limit: try RuleLimit("2026-01-02"))),
      AnyRule(MaxRule(limit: try RuleLimit("2025-12-31"))),
      AnyRule(GreaterThanRule(limit: try RuleLimit("2026-01-01"))),
      AnyRule(LessThanRule(limit: try RuleLimit("2026-01-01"))),
    ]
    let messages = AnyRule.violations(
      of: rules, value: LocalDate.test("2026-01-01"), title: nil, tag: "a",
      in: RuleTestContext()
    ).map(\.message)
    #expect(
      messages == [
        "Must be 2026-01-02 or later", "Must be 2025-12-31 or earlier",
        "Must be later than 2026-01-01", "Must be earlier than 2026-01-01",
      ])
  }
}
