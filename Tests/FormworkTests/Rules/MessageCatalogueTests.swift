import Testing

@testable import Formwork

struct MessageCatalogueTests {
  private func text(
    _ template: String, _ parameters: Values = [:], title: String? = "Name",
    locale: FormLocale = .posix
  ) -> String {
    MessageCatalogue.english.text(
      template: template, parameters: parameters, title: title, locale: locale
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
    (AnyRule.required(), FormValue.null, "Must be filled in"),
    (.accepted, .bool(false), "Must be accepted"),
    (.minLength(3), .text("ab"), "Must have at least 3 characters"),
    (.minLength(3, unit: .utf8), .text("ab"), "Must have at least 3 bytes"),
    (.maxLength(1), .text("ab"), "Must have at most 1 character"),
    (.exactLength(3), .text("ab"), "Must have exactly 3 characters"),
    (.min(.number(1)), .int(0), "Must be at least 1"),
    (.max(.number(500)), .int(501), "Must be at most 500"),
    (.greaterThan(.number(1)), .int(1), "Must be greater than 1"),
    (.lessThan(.number(1)), .int(1), "Must be less than 1"),
    (.multipleOf(3), .int(1), "Must be a multiple of 3"),
    (.pattern("x"), .text("a"), "Must have the expected form"),
    (.email(), .text("a"), "Must be an e-mail address such as ada@example.org"),
    (.url(), .text("a"), "Must be a web address such as https://example.org"),
    (.oneOf([]), .text("a"), "Must be one of the options"),
    (.noneOf([.text("a")]), .text("a"), "Must be something else"),
    (.password(DefaultPasswordValidator()), .text("a"), "Must contain a number"),
    (.type(of: Int.self), .text("a"), "Must be a whole number such as 42"),
    (.matches("("), .text("a"), "Cannot be checked: the rule matches is broken"),
  ])
  func theBuiltInTexts(_ rule: AnyRule, _ value: FormValue, _ message: String) {
    let violations = AnyRule.violations(
      of: [rule], value: value, title: nil, tag: "a", in: RuleTestContext())
    #expect(violations.first?.message == message)
  }

  @Test func datesHaveWordsOfTheirOwn() throws {
    let rules: [AnyRule] = [
      .min(try RuleLimit("2026-01-02")), .max(try RuleLimit("2025-12-31")),
      .greaterThan(try RuleLimit("2026-01-01")), .lessThan(try RuleLimit("2026-01-01")),
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
