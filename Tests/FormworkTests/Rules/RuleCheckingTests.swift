import Testing

@testable import Formwork

struct RuleCheckingTests {
  static let others: [AnyRule] = [
    Rule<String>.minLength(3).erased, Rule<String>.maxLength(0).erased,
    Rule<String>.exactLength(3).erased, Rule<Int>.min(1).erased, Rule<Int>.max(1).erased,
    Rule<Int>.greaterThan(1).erased, Rule<Int>.lessThan(-1).erased,
    Rule<DecimalNumber>.multipleOf(3).erased, Rule<String>.pattern("x").erased,
    Rule<String>.matches("x").erased, Rule<String>.email.erased, Rule<String>.url.erased,
    Rule<FormValue>.oneOf([.text("x")]).erased, Rule<FormValue>.noneOf([.text("")]).erased,
    Rule<String>.equals("other").erased,
    Rule<String>.differs("other").erased, Rule<String>.password(DefaultPasswordValidator()).erased,
  ]

  @Test(arguments: others) func anEmptyValuePassesAllButRequired(_ rule: AnyRule) {
    let context = RuleTestContext(values: ["other": .text("y")])
    for empty: FormValue in [.null, .text(""), .list([]), .secret(Secret(copying: "".utf8))] {
      #expect(rule.code(empty, in: context) == nil, "\(rule.name)")
    }
  }

  @Test func required() {
    for empty: FormValue in [
      .null, .text(""), .text(" \t\n"), .list([]), .secret(Secret(copying: " ".utf8)),
    ] {
      #expect(Rule<String>.required.code(empty) == "required")
    }
    for value: FormValue in [.text("a"), .bool(false), .int(0), .list([.null])] {
      #expect(Rule<String>.required.code(value) == nil)
    }
    #expect(Rule<String>.required(allowsBlank: true).code(.text(" ")) == nil)
    #expect(Rule<String>.required(allowsBlank: true).code(.text("")) == "required")
  }

  @Test func accepted() {
    #expect(Rule<Bool>.accepted.code(.bool(true)) == nil)
    #expect(Rule<Bool>.accepted.code(.bool(false)) == "accepted")
    #expect(Rule<Bool>.accepted.code(.null) == "accepted")
  }

  /// T93 to T95, and T90.
  @Test func lengths() {
    let none = RuleTestContext()
    #expect(Rule<String>.maxLength(10).passes("123456789"))
    #expect(!Rule<String>.maxLength(10).passes("12345678901"))
    #expect(Rule<String>.minLength(5).passes("12345"))
    #expect(Rule<String>.exactLength(3).passes("123"))
    let short = Rule<String>.minLength(5).check(.text("1234"), in: none)
    #expect(short?.summary == "tooShort min=5 count=4")
    let long = Rule<String>.maxLength(1).check(.text("👨‍👩‍👧‍👦b"), in: none)
    #expect(long?.summary == "tooLong max=1 count=2")
    let wrong = Rule<String>.exactLength(3).check(.text("1234"), in: none)
    #expect(wrong?.summary == "wrongLength length=3 count=4")
    #expect(!Rule<String>.minLength(2, unit: .characters).passes("👨‍👩‍👧‍👦"))
    #expect(Rule<String>.exactLength(7, unit: .codePoints).passes("👨‍👩‍👧‍👦"))
    #expect(Rule<String>.exactLength(25, unit: .utf8).passes("👨‍👩‍👧‍👦"))
    #expect(Rule<String>.minLength(3).code(.secret(Secret(copying: "ab".utf8))) == "tooShort")
  }

  @Test func numbersAreExact() {
    #expect(Rule<DecimalNumber>.multipleOf(DecimalNumber("0.01") ?? 1).passes("19.99"))
    #expect(Rule<DecimalNumber>.multipleOf(DecimalNumber("0.0001") ?? 1).passes("0.0075"))
    #expect(Rule<DecimalNumber>.multipleOf(2).code(.int(3)) == "notMultiple")
    #expect(Rule<DecimalNumber>.multipleOf(0).code(.int(3)) == "invalidRule")
    #expect(Rule<DecimalNumber>.multipleOf(0).problem?.message == "must be greater than 0")
  }

  @Test func patterns() {
    #expect(Rule<String>.pattern("[0-9]").passes("a1"))
    #expect(!Rule<String>.matches("[0-9]").passes("a1"))
    #expect(Rule<String>.matches("[a-z]+", ignoreCase: true).passes("ABC"))
    #expect(
      Rule<String>.matches("(a|aa)+").code(.text(String(repeating: "a", count: 40) + "!"))
        == "patternLimit")
    #expect(Rule<String>.matches("[a").name == "matches")
    #expect(Rule<String>.matches("[a").code(.text("")) == "invalidRule")
    #expect(
      Rule<String>.pattern("a(").problem?.description
        == "missing closing parenthesis (offset 2)")
  }

  @Test func options() {
    let plans = Rule<FormValue>.oneOf([.text("free"), .text("Größe"), .int(3)])
    #expect(plans.passes("free"))
    #expect(plans.code(.text("FREE")) == "notAllowed")
    #expect(plans.code(.int(3)) == nil)
    #expect(plans.code(.decimal(3)) == nil)
    #expect(plans.code(.text("3")) == "notAllowed")
    #expect(Rule<FormValue>.oneOf([.text("Größe")], ignoreCase: true).passes("GRÖßE"))
    #expect(Rule<FormValue>.oneOf([.text("İSTANBUL")], ignoreCase: true).passes("i\u{307}stanbul"))
    #expect(Rule<FormValue>.oneOf([.text("İzmir")], ignoreCase: true).passes("izmir"))
    #expect(Rule<FormValue>.oneOf([.text("Straße")], ignoreCase: true).passes("STRASSE"))
    #expect(
      Rule<FormValue>.noneOf([.text("οδος")], ignoreCase: true).code(.text("ΟΔΟΣ")) == "notAllowed")
    #expect(Rule<FormValue>.oneOf([.text("Straße")]).code(.text("STRASSE")) == "notAllowed")
    // The signs for kelvin are three times as long as the letters that they are folded to.
    #expect(
      Rule<FormValue>.oneOf([.text("kkk")], ignoreCase: true).passes("\u{212A}\u{212A}\u{212A}"))
    #expect(
      Rule<FormValue>.oneOf([.text("kkk")], ignoreCase: true).code("\u{212A}\u{212A}\u{212A}k")
        == "notAllowed")
    #expect(
      Rule<FormValue>.oneOf([.text("iii")], ignoreCase: true).passes("I\u{307}i\u{307}I\u{307}"))
    #expect(Rule<FormValue>.oneOf([.text("")], ignoreCase: true).passes(""))
    #expect(!Rule<FormValue>.oneOf([.text("e\u{301}")]).passes("\u{E9}"))
    #expect(
      Rule<FormValue>.noneOf([.text("admin")], ignoreCase: true).code(.text("Admin"))
        == "notAllowed")
    let list = FormValue.list([.text("free"), .text("x"), .text("y")])
    #expect(plans.check(list, in: RuleTestContext())?.index == 1)
  }

  @Test func otherRows() {
    let secret = Secret(copying: "Abc123".utf8)
    var context = RuleTestContext(values: ["other": .secret(secret)])
    #expect(
      Rule<String>.equals("other").code(.secret(Secret(copying: "Abc123".utf8)), in: context)
        == nil)
    #expect(Rule<String>.equals("other").code(.text("Abc123"), in: context) == nil)
    #expect(Rule<String>.equals("other").code(.text("abc123"), in: context) == "notEqual")
    #expect(Rule<String>.differs("other").code(.text("Abc123"), in: context) == "notDifferent")
    #expect(
      Rule<String>.equals("other").check(.text("x"), in: context)?.parameters
        == ["other": .text("other")])
    context.values["other"] = .text("\u{E9}")
    #expect(Rule<String>.equals("other").code(.text("e\u{301}"), in: context) == "notEqual")
    context.hidden = ["other"]
    #expect(Rule<String>.equals("other").code(.text("x"), in: context) == nil)
    context.hidden = []
    context.invalid = ["other"]
    #expect(Rule<String>.equals("other").code(.text("x"), in: context) == "notEqual")
    #expect(Rule<String>.differs("other").code(.text("\u{E9}"), in: context) == "notDifferent")
    let named = Rule<String>.function(named: "f", ["other"]) { _, _ in RuleFailure("f") }
    #expect(named.code(.text("x"), in: context) == nil, "all others wait until it is valid")
  }

  @Test func nothingIsComparedWithAnEmptyRow() {
    for empty in [FormValue.null, .text(""), .list([])] {
      let context = RuleTestContext(values: ["other": empty])
      #expect(Rule<String>.equals("other").code(.text("x"), in: context) == nil)
      #expect(Rule<String>.equals("other").code(.null, in: context) == nil)
      #expect(Rule<String>.differs("other").code(empty, in: context) == nil)
    }
  }

  @Test func types() {
    let rule = AnyRule(TypeRule(Int.self))
    #expect(rule.code(.int(1)) == nil)
    #expect(rule.code(.null) == nil)
    let failure = rule.check(.text("1"), in: RuleTestContext())
    #expect(failure?.summary == "type expected=whole number example=42")
    let broken = FormValue.secret(Secret(copying: [0xFF, 0x41]))
    #expect(AnyRule(TypeRule(Secret.self)).code(broken) == "type")
  }

  @Test func passwords() {
    let rule = Rule<String>.password(DefaultPasswordValidator())
    let failure = rule.check(.secret(Secret(copying: "abc1".utf8)), in: RuleTestContext())
    #expect(failure?.summary == "password hint=Must contain an uppercase letter")
    #expect(rule.passes("Abc123"))
  }

  @Test func closures() {
    let even = Rule<Int>.function("even") { ($0 ?? 0) % 2 == 0 }
    #expect(even.erased.code(.int(3)) == "even")
    #expect(even.erased.code(.null) == nil)
    let sum = Rule<Int>.function("sum", ["a", "b"]) { value, values in
      values["a"] == .int(1) && values["b"] == .int(2) && value == 3
    }
    #expect(sum.erased.namedTags == ["a", "b"])
    var context = RuleTestContext(values: ["a": .int(1), "b": .int(2)])
    #expect(sum.erased.code(.int(3), in: context) == nil)
    #expect(sum.erased.code(.int(4), in: context) == "sum")
    context.invalid = ["a"]
    #expect(sum.erased.code(.int(4), in: context) == nil)
  }

  @Test func aConditionTurnsARuleOff() throws {
    let rule = Rule<String>.required.when(.function(["plan"]) { $0["plan"] == .text("pro") })
    #expect(
      rule.erased.code(.null, in: RuleTestContext(values: ["plan": .text("pro")]))
        == "required")
    #expect(rule.erased.code(.null, in: RuleTestContext(values: ["plan": .text("free")])) == nil)
  }
}
