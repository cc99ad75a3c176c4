import Testing

@testable import Formwork

struct EurekaRulesTests {
  private func codes<Check: RuleType>(_ check: Check, _ values: [FormValue]) -> [String?] {
    values.map { check.rule.erased.code($0, in: RuleTestContext(values: ["a": .int(2)])) }
  }

  @Test func namesAndMeanings() {
    #expect(codes(RuleRequired<String>(), [.null, .text("Hi1")]) == ["required", nil])
    #expect(
      codes(RuleEmail<String>(), [.null, .text("a@b.com"), .text("abc")])
        == [nil, nil, "email"])
    #expect(codes(RuleURL<String>(), [.text("http://to.co"), .text("http://")]) == [nil, "url"])
    #expect(
      codes(RuleMinLength<String>(minLength: 5), [.text("1234"), .text("12345")])
        == ["tooShort", nil])
    #expect(
      codes(RuleMaxLength<String>(maxLength: 2), [.text("12"), .text("123")])
        == [nil, "tooLong"])
    #expect(
      codes(RuleExactLength<String>(exactLength: 2), [.text("12"), .text("123")])
        == [nil, "wrongLength"])
    #expect(
      codes(RuleGreaterThan<Int>(min: 1), [.null, .int(1), .int(2)])
        == [nil, "notGreater", nil])
    #expect(codes(RuleGreaterOrEqualThan<Int>(min: 1), [.int(0), .int(1)]) == ["tooSmall", nil])
    #expect(codes(RuleSmallerThan<Int>(max: 1), [.int(0), .int(1)]) == [nil, "notLess"])
    #expect(codes(RuleSmallerOrEqualThan<Int>(max: 1), [.int(1), .int(2)]) == [nil, "tooLarge"])
    #expect(codes(RuleEqualsToRow<Int>(tag: "a"), [.int(2), .int(3)]) == [nil, "notEqual"])
  }

  @Test func aRegularExpressionCanRefuseEmptiness() {
    let values: [FormValue] = [.null, .text(""), .text("ab"), .text("a1")]
    #expect(codes(RuleRegExp<String>(regExpr: "[a-z]+"), values) == [nil, nil, nil, "pattern"])
    #expect(
      codes(RuleRegExp<String>(regExpr: "[a-z]+", allowsEmpty: false), values)
        == ["pattern", "pattern", nil, "pattern"])
    #expect(RuleRegExp<String>(regExpr: "[", allowsEmpty: false).rule.problem != nil)
  }

  @Test func closuresSayWhatIsWrong() {
    let check = RuleClosure<Int> { $0 == nil ? ValidationError(msg: "Nothing here") : nil }
    #expect(codes(check, [.null, .int(1)]) == ["closure", nil])
    let violations = AnyRule.violations(
      of: [check.rule.erased], value: .null, title: nil, tag: "a", in: RuleTestContext())
    #expect(violations.map(\.message) == ["Nothing here"])
  }

  @Test func messagesAndIdentifiers() {
    let rule = RuleRequired<String>(msg: "Please", id: "must").rule
    #expect(rule.message == "Please")
    #expect(rule.id == "must")
  }

  @Test(arguments: DeviationsTable.rules)
  func deviations(_ deviation: DeviationsTable.Deviation) {
    let space = deviation.input.firstIndex(of: " ") ?? deviation.input.endIndex
    let input = String(deviation.input[space...].dropFirst())
    let rule: AnyRule =
      switch deviation.input[..<space] {
      case "email": Rule<String>.email.erased
      case "url": Rule<String>.url.erased
      default: Rule<String>.required.erased
      }
    #expect((rule.passes(input) ? "passes" : "fails") == deviation.ours)
  }
}

struct RuleSetTests {
  /// T85 to T87, as far as the set goes.
  @Test func addsAndRemoves() {
    var set = RuleSet<String>(.required, .minLength(3).id("short"))
    set.add(rule: .email)
    set.add(rule: RuleURL(id: "short"))
    #expect(set.rules.map(\.name) == ["required", "minLength", "email", "url"])
    set.remove(ruleWithIdentifier: "short")
    #expect(set.rules.map(\.name) == ["required", "email", "url"])
    set.remove(ruleWithIdentifier: "nothing")
    set.removeAllRules()
    #expect(set.rules.isEmpty)
  }
}
