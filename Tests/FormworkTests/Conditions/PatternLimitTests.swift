import Testing

@testable import Formwork

/// A pattern that cannot be decided decides for visible, enabled and required, and is an error.
@Suite struct PatternLimitTests {
  private let long = FormValue.text(String(repeating: "x", count: 1_025))

  private func check(_ form: Form, _ expected: [String], _ filled: Values = [:]) throws {
    let record = Values([("t", long)] + filled.entries)
    form.setValues(record)
    let live = form.validate()
    #expect(live.map { "\($0.tag) \($0.rule) \($0.code)" } == expected)
    #expect(try form.validator().validate(record) == live)
    form.setValues(["t": "x"])
    #expect(!form.validate().contains { $0.code == "patternLimit" })
    form.setValues(["t": long])
    #expect(form.validate() == live)
  }

  private func form(_ change: (TextRow) -> Void) -> Form {
    Form() +++ Section() <<< TextRow("t") { $0.limit = nil } <<< TextRow("r") { change($0) }
  }

  @Test(arguments: [
    "$t matches '.*'", "not ($t matches '.*')", "not ($t matches 'y')", "$t matches 'x' or false",
    "if($t matches '.*', true, false)", "if($t matches '.*', 1, 2) == 2",
    "true and not not ($t matches 'y*')",
  ])
  func aRowIsThere(_ condition: String) throws {
    for expected in [true, false] {
      let form = form {
        if expected { $0.hidden = Condition(condition) } else { $0.shown = Condition(condition) }
        $0.required = true
      }
      try check(form, ["r hidden patternLimit", "r required required"])
      #expect(form.row("r")?.isVisible == true)
    }
  }

  @Test func aRowIsEnabledAndWritable() throws {
    let disabled = form { $0.disabled = "$t matches '.*'" }
    try check(disabled, ["r disabled patternLimit"])
    #expect(disabled.row("r")?.isDisabled == false)
    let readOnly = form { $0.readOnly = "$t matches '.*'" }
    try check(readOnly, ["r readOnly patternLimit"])
    #expect(readOnly.row("r")?.isReadOnly == false)
  }

  @Test func aRowIsRequiredAndRulesRun() throws {
    let required = form { $0.required = "not ($t matches '.*')" }
    try check(required, ["r required patternLimit", "r required required"])
    #expect(required.row("r")?.isRequired == true)
    try check(required, ["r required patternLimit"], ["r": "x"])
    let rule = form {
      var rule = Rule<String>.minLength(3).erased
      rule.when = "$t matches '.*'"
      $0.anyRules = [rule]
    }
    try check(rule, ["r minLength patternLimit", "r minLength tooShort"], ["r": "x"])
    let expression = try ConditionExpression("if($t matches '.*', 1, 2)")
    let limit =
      Form() +++ Section() <<< TextRow("t")
      <<< IntRow("n") { $0.limits.max = .expression(expression) }
    try check(limit, ["n max patternLimit"], ["n": 5])
  }

  @Test func sectionsToo() throws {
    let section = Section { $0.hidden = "$t matches '.*'" }
    section.append(contentsOf: [TextRow("a"), TextRow("b") { $0.hidden = true }])
    try check(
      Form() +++ Section() <<< TextRow("t") +++ section, ["a hidden patternLimit"])
  }

  /// A row that is hidden for another reason, and what needs no decision.
  @Test func whatIsDecidedOtherwiseIsNoError() throws {
    let section = Section { $0.hidden = true }
    section.append(TextRow("a") { $0.hidden = "$t matches '.*'" })
    try check(Form() +++ Section() <<< TextRow("t") +++ section, [])
    try check(form { $0.hidden = "true or $t matches '.*'" }, [])
    try check(form { $0.hidden = "false and $t matches '.*'" }, [])
  }

  @Test func whatReadsTheRowSeesItDecided() throws {
    let form =
      Form() +++ Section() <<< TextRow("t") <<< TextRow("a") { $0.shown = "$t matches '.*'" }
      <<< TextRow("b") {
        $0.shown = "visible($a) and not valid($a)"
        $0.required = true
      }
    try check(form, ["a hidden patternLimit", "b required required"])
  }

  @Test func theMessageNamesWhatToDo() {
    let form = form { $0.shown = "$t matches '.*'" }
    form.setValues(["t": long])
    #expect(
      form.validate().map(\.message)
        == ["Depends on a text that cannot be checked; try a shorter one there"])
  }
}
