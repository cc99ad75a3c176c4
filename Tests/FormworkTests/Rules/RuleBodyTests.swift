import Testing

@testable import Formwork

/// A rule whose argument is rules: it passes when one of them does.
private struct AnyOfRule: RuleKind {
  var rules: [AnyRule] = []

  static let name = "anyOf"
  static let summary = "The value satisfies one of the rules."
  static let messages: [RuleMessage] = []
  static let keys: [RuleKey<AnyOfRule>] = [
    .argument(\.rules, "The rules.", example: "[email, url]")
  ]
  var namedRows: [RowReference] { rules.flatMap(\.namedRows) }

  func check(_ operand: Operand, in context: some RuleContext) -> RuleFailure? {
    var first: RuleFailure?
    for rule in rules {
      guard let failure = rule.check(operand, in: context) else { return nil }
      first = first ?? failure
    }
    return first
  }
}

/// A rule of a program's own, with a code that no rule of Formwork has.
private struct EvenRule: RuleKind {
  static let name = "even"
  static let summary = "The number is even."
  static let messages = [RuleMessage("odd", "Must be even")]
  static let keys: [RuleKey<EvenRule>] = []
  var fit: RuleFit { .numbers }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    operand.number?.isMultiple(of: 2) ?? true ? nil : RuleFailure("odd")
  }
}

@Suite struct RuleBodyTests {
  private func messages(_ rule: AnyRule, _ value: FormValue) -> [String] {
    AnyRule.violations(
      of: [rule], value: value, title: "T", tag: "t", in: RuleTestContext()
    ).map { "\($0.code) \($0.message)" }
  }

  @Test func argumentsMayBeRules() throws {
    let rule = AnyRule(
      AnyOfRule(rules: [
        Rule<String>.email.erased, Rule<String>.minLength(3).message("{title}: {min}").erased,
      ]))
    #expect(messages(rule, "ada@example.org") == [])
    #expect(messages(rule, "ada") == [])
    #expect(messages(rule, "a") == ["email Must be an e-mail address such as ada@example.org"])
    #expect(messages(rule, "") == [])
    let words = AnyRule(AnyOfRule(rules: [Rule<String>.minLength(3).message("Too short").erased]))
    #expect(messages(words, "a") == ["tooShort Too short"])
    let own = AnyRule(AnyOfRule(rules: [AnyRule(EvenRule())]))
    #expect(messages(own, 3) == ["odd Must be even"])
  }

  @Test func filesNameRulesInRules() {
    let kinds = RuleKinds.builtIn.adding(AnyOfRule.self).adding(EvenRule.self)
    var node = DefinitionNode(
      .map([
        DefinitionNode.Entry(
          key: DefinitionNode(.scalar("anyOf", .plain)),
          value: DefinitionNode(
            .list([
              DefinitionNode(.scalar("even", .plain))
            ])))
      ]))
    var problems: [DefinitionProblem] = []
    #expect(AnyRule.read(node, into: &problems) == nil)
    #expect(problems.map(\.message) == ["unknown rule 'anyOf'"])
    node.surroundings = DefinitionSurroundings(clock: .system, rules: kinds) { _ in nil }
    problems = []
    let rule = AnyRule.read(node, into: &problems)
    #expect(problems.isEmpty && rule?.name == "anyOf")
    #expect(rule.map { messages($0, 4) } == [])
    #expect(rule.map { messages($0, 3) } == ["odd Must be even"])
  }

  @Test func listsAreJudgedByElement() {
    let list: FormValue = ["abc", "a", "b"]
    let failure = Rule<FormValue>(MinLengthRule(min: 2)).check(list, in: RuleTestContext())
    #expect(failure?.summary == "tooShort min=2 count=1" && failure?.index == 1)
    #expect(Rule<FormValue>.required.code(list) == nil)
  }

  @Test func modifiersKeepTheRestOfTheRule() {
    let rule = Rule<String>.minLength(3).message("m").id("i").severity(.warning).when("$a == 1")
    #expect(rule.name == "minLength" && rule.message == "m" && rule.id == "i")
    #expect(rule.severity == .warning && rule.when?.text == "$a == 1")
    #expect(rule.message(nil).id(nil).when(nil).message == nil)
    let erased = AnyRule(EvenRule()).id("mine")
    #expect(erased.id == "mine" && erased.severity == .error)
  }

  @Test func negativeLengthsAreProblems() {
    for rule in [
      Rule<String>.minLength(-1), .maxLength(-1), .exactLength(-1),
    ] {
      #expect(rule.problem?.message == "must not be negative" && rule.code("a") == "invalidRule")
    }
  }

  @Test func numbersOnTypedRows() throws {
    let form =
      Form() +++ Section()
      <<< IntRow("seats") { $0.add(rule: .multipleOf(5)) }
      <<< DecimalRow("price") { $0.add(rule: .multipleOf(0.05)) }
      <<< TextRow("a") { $0.add(rule: .noneOf(["x"])) }
      <<< TextRow("b") { $0.add(rule: .differs("a")) }
    #expect(form.problems.isEmpty)
    let violations = try form.validator().validate([
      "seats": 7, "price": .decimal(DecimalNumber("19.97") ?? 0), "a": "x", "b": "x",
    ])
    #expect(violations.map(\.code) == ["notMultiple", "notMultiple", "notAllowed", "notDifferent"])
    #expect(Rule<Double>.multipleOf(.nan).problem?.message == "the step is not a number")
  }

  @Test func jsonSchemaSaysWhatTheRuleSays() {
    func schema(_ rule: Rule<String>) -> String { "\(rule.erased.body.jsonSchema)" }
    #expect(schema(.minLength(3, unit: .codePoints)) == #"["minLength": 3]"#)
    #expect(schema(.maxLength(3)) == "[:]", "it counts code points, not characters")
    #expect(schema(.exactLength(3, unit: .codePoints)) == #"["minLength": 3, "maxLength": 3]"#)
    #expect(schema(.pattern("a")) == #"["pattern": "a"]"#)
    #expect(schema(.matches("a|b")) == #"["pattern": "^(?:a|b)$"]"#)
    #expect(schema(.matches("a", ignoreCase: true)) == "[:]")
    #expect(schema(.noneOf(["a"])) == #"["not": ["enum": ["a"]]]"#)
    #expect("\(Rule<Int>.greaterThan(1).erased.body.jsonSchema)" == #"["exclusiveMinimum": 1]"#)
  }
}
