import Testing

@testable import Formwork

struct RuleRunningTests {
  private func codes(
    _ rules: [AnyRule], _ value: FormValue?, unparsed: String? = nil,
    in context: RuleTestContext = RuleTestContext()
  ) -> [String] {
    AnyRule.violations(
      of: rules, value: value, unparsed: unparsed, typeName: "whole number", title: "Name",
      tag: "name", in: context
    ).map(\.code)
  }

  @Test func typeThenRequiredThenLengthThenTheRest() {
    let rules: [AnyRule] = [
      Rule<String>.matches("[a-z]+").erased, Rule<String>.email.erased,
      Rule<String>.minLength(3).erased, Rule<String>.required.erased,
      AnyRule(TypeRule(String.self)),
    ]
    #expect(codes(rules, .text(" ")) == ["required", "tooShort", "pattern", "email"])
    #expect(codes(rules, .int(1)) == ["type"])
    #expect(codes(rules, .null) == ["required"])
  }

  @Test func aTooLongTextStopsPatternsAndPasswords() {
    let rules: [AnyRule] = [
      Rule<String>.pattern("[0-9]").erased, Rule<String>.matches("x").erased,
      Rule<String>.password(DefaultPasswordValidator()).erased, Rule<String>.email.erased,
      Rule<String>.maxLength(3).erased,
    ]
    #expect(codes(rules, .text("abcd")) == ["tooLong", "email"])
    #expect(codes(rules, .text("abc")) == ["pattern", "pattern", "password", "email"])
  }

  @Test func whatIsNoValueIsAWrongType() {
    #expect(codes([Rule<String>.required.erased], nil) == ["type"])
    #expect(codes([Rule<String>.required.erased], .null, unparsed: "abc") == ["type"])
    let violations = AnyRule.violations(
      of: [], value: nil, typeName: "whole number", title: nil, tag: "seats",
      in: RuleTestContext())
    #expect(
      violations == [
        Violation(
          tag: "seats", rule: "type", code: "type",
          parameters: ["expected": .text("whole number")], message: "Must be a whole number")
      ])
  }

  @Test func aViolationCarriesIdSeverityAndMessage() {
    let rule = Rule<String>.minLength(3).message("{title}: {min} at least").id("short")
      .severity(.warning)
    let violations = AnyRule.violations(
      of: [rule.erased], value: .text("ab"), title: "Name", tag: "name", in: RuleTestContext())
    #expect(
      violations == [
        Violation(
          tag: "name", rule: "short", code: "tooShort",
          parameters: ["min": .int(3), "count": .int(2)], message: "Name: 3 at least",
          severity: .warning)
      ])
  }

  @Test func aFormsMessagesComeBeforeTheBuiltInOnes() {
    let context = RuleTestContext(
      messages: MessageCatalogue.english.overriding(["tooShort": "short", "even": "{x} odd"]))
    func messages(_ rules: [AnyRule], _ value: FormValue) -> [String] {
      AnyRule.violations(of: rules, value: value, title: nil, tag: "a", in: context).map(\.message)
    }
    #expect(messages([Rule<String>.minLength(3, unit: .utf8).erased], .text("a")) == ["short"])
    #expect(
      messages([Rule<Int>.function("even") { $0 == 2 }.erased], .int(3)) == ["{x} odd"])
    #expect(messages([Rule<Int>.function("odd") { $0 == 2 }.erased], .int(3)) == ["Is not valid"])
  }

  @Test func aMessageNamesTheOtherRowByItsTitle() {
    var context = RuleTestContext(values: ["password": .text("x")])
    func message() -> String? {
      AnyRule.violations(
        of: [Rule<String>.equals("password").erased], value: .text("y"), title: nil, tag: "again",
        in: context
      ).first?.message
    }
    #expect(message() == "Must be the same as password")
    context.titles = ["password": "Password"]
    #expect(message() == "Must be the same as Password")
  }

  @Test func noMessageContainsTheValue() {
    let value = "xyzzy plugh"
    let rules: [AnyRule] = [
      Rule<String>.minLength(20).erased, Rule<String>.maxLength(1).erased,
      Rule<String>.exactLength(3).erased, Rule<Int>.min(1).erased,
      Rule<DecimalNumber>.multipleOf(3).erased,
      Rule<String>.email.erased, Rule<String>.url.erased,
      Rule<FormValue>.oneOf([.text("a")]).erased, Rule<FormValue>.noneOf([.text(value)]).erased,
      Rule<String>.equals("other").erased,
      AnyRule(TypeRule(Int.self)), Rule<Bool>.accepted.erased, Rule<String>.matches("a").erased,
      Rule<Int>.broken(MinRule(), RuleProblem("y")).erased,
    ]
    let context = RuleTestContext(values: ["other": .text("secret words")])
    for rule in rules {
      let violations = AnyRule.violations(
        of: [rule], value: .text(value), title: "T", tag: "t", in: context)
      #expect(violations.count == 1, "\(rule.name)")
      for violation in violations {
        let shown = "\(violation)"
        #expect(!shown.contains("xyzzy") && !shown.contains("secret words"), "\(rule.name)")
      }
    }
  }
}
