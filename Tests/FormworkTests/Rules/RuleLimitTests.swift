import Testing

@testable import Formwork

struct RuleLimitTests {
  private func code(_ rule: AnyRule, _ value: FormValue) -> String? {
    rule.check(value, in: RuleTestContext(values: ["start": LocalDate.test("2026-06-01")]))?.summary
  }

  @Test func numbers() {
    #expect(code(Rule<Int>.min(1).erased, .int(1)) == nil)
    #expect(code(Rule<Int>.min(1).erased, .int(0)) == "tooSmall min=1")
    #expect(code(Rule<Int>.max(500).erased, .int(501)) == "tooLarge max=500")
    #expect(code(Rule<Int>.greaterThan(1).erased, .int(1)) == "notGreater limit=1")
    #expect(code(Rule<Int>.lessThan(1).erased, .decimal(1)) == "notLess limit=1")
    #expect(code(Rule<Int>.lessThan(1).erased, .decimal(DecimalNumber("0.99") ?? 1)) == nil)
  }

  @Test func textIsReadAsTheLimitsType() {
    #expect(code(Rule<Int>.min(10).erased, .text("9.5")) == "tooSmall min=10")
    #expect(code(Rule<Int>.min(10).erased, .text("ten")) == "type expected=number example=3.5")
    #expect(code(Rule<Int>.min(10).erased, .bool(true)) == "type expected=number example=3.5")
  }

  @Test func datesAndTimes() throws {
    let limit = try RuleLimit("2026-01-31")
    #expect(code(AnyRule(MinRule(limit: limit)), LocalDate.test("2026-01-31")) == nil)
    #expect(
      code(AnyRule(MinRule(limit: limit)), LocalDate.test("2026-01-30"))?.hasPrefix("tooSmall")
        == true)
    #expect(
      code(AnyRule(MaxRule(limit: limit)), .text("2026-02-01"))?.hasPrefix("tooLarge") == true)
    let evening = LocalDateTime("2026-01-31T23:00:00").map { FormValue.dateTime($0) } ?? .null
    #expect(code(AnyRule(MaxRule(limit: limit)), evening) == nil)
  }

  @Test func expressions() throws {
    let adult = AnyRule(MaxRule(limit: try RuleLimit("today - 18 years")))
    #expect(code(adult, LocalDate.test("2008-05-31")) == nil)
    #expect(code(adult, LocalDate.test("2008-06-01"))?.hasPrefix("tooLarge") == true)
    let later = AnyRule(GreaterThanRule(limit: try RuleLimit("$start")))
    #expect(later.namedTags == ["start"])
    #expect(code(later, LocalDate.test("2026-06-01"))?.hasPrefix("notGreater") == true)
    #expect(code(later, LocalDate.test("2026-06-02")) == nil)
  }

  @Test func aTextThatIsNoLimitSaysWhere() {
    #expect(throws: ExpressionError.self) { try RuleLimit("today -") }
    let rule = Rule<LocalDate>.min(expression: "today -")
    #expect(rule.problem?.offset != nil)
    #expect(rule.erased.code(LocalDate.test("2026-06-02")) == "invalidRule")
    #expect(Rule<Double>.min(.nan).problem?.message == "the limit is not a number")
  }
}
