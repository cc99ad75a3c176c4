import Testing

@testable import Formwork

struct RuleLimitTests {
  private func code(_ rule: AnyRule, _ value: FormValue) -> String? {
    rule.check(value, in: RuleTestContext(values: ["start": LocalDate.test("2026-06-01")]))?.summary
  }

  @Test func numbers() {
    #expect(code(.min(.number(1)), .int(1)) == nil)
    #expect(code(.min(.number(1)), .int(0)) == "tooSmall min=1")
    #expect(code(.max(.number(500)), .int(501)) == "tooLarge max=500")
    #expect(code(.greaterThan(.number(1)), .int(1)) == "notGreater limit=1")
    #expect(code(.lessThan(.number(1)), .decimal(1)) == "notLess limit=1")
    #expect(code(.lessThan(.number(1)), .decimal(DecimalNumber("0.99") ?? 1)) == nil)
  }

  @Test func textIsReadAsTheLimitsType() {
    #expect(code(.min(.number(10)), .text("9.5")) == "tooSmall min=10")
    #expect(code(.min(.number(10)), .text("ten")) == "type expected=number example=3.5")
    #expect(code(.min(.number(10)), .bool(true)) == "type expected=number example=3.5")
  }

  @Test func datesAndTimes() throws {
    let limit = try RuleLimit("2026-01-31")
    #expect(code(.min(limit), LocalDate.test("2026-01-31")) == nil)
    #expect(code(.min(limit), LocalDate.test("2026-01-30"))?.hasPrefix("tooSmall") == true)
    #expect(code(.max(limit), .text("2026-02-01"))?.hasPrefix("tooLarge") == true)
    let evening = LocalDateTime("2026-01-31T23:00:00").map { FormValue.dateTime($0) } ?? .null
    #expect(code(.max(limit), evening) == nil)
  }

  @Test func expressions() throws {
    let adult = AnyRule.max(try RuleLimit("today - 18 years"))
    #expect(code(adult, LocalDate.test("2008-05-31")) == nil)
    #expect(code(adult, LocalDate.test("2008-06-01"))?.hasPrefix("tooLarge") == true)
    let later = AnyRule.greaterThan(try RuleLimit("$start"))
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
