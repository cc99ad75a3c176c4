import Formwork
import FormworkFiles

/// That a rule of this program's own is one like those of Formwork: in files, in what `check` says
/// about them, in validators and in code.
func checkBetween(_ checks: inout Checks) throws {
  let rules = RuleKinds.builtIn.adding(Between.self)
  let form = try Form(
    definition: """
      sections:
        - rows:
            - {type: int, tag: seats, title: Seats, rules: [{between: {low: 1, high: 5}}]}
            - type: int
              tag: rows
              rules:
                - between: {low: 2, high: 3}
                  message: "{title} from {low} to {high}"
                  id: few
                  severity: warning
      """, rules: rules)
  let validator = try form.validator()
  func verdict(_ record: Values) -> [String] {
    validator.validate(record).map { "\($0.tag) \($0.rule) \($0.code) \($0.message)" }
  }
  checks.equal("a good record", verdict(["seats": 5, "rows": 2]), [])
  checks.equal("an empty record", verdict([:]), [])
  checks.equal(
    "a bad record", verdict(["seats": 6, "rows": 9]),
    ["seats between notBetween Must be from 1 to 5", "rows few notBetween  from 2 to 3"])

  form.row("seats")?.edit("0")
  checks.equal(
    "the live row", form.row("seats")?.validate().map(\.message), ["Must be from 1 to 5"])

  checkMistakes(among: rules, &checks)
  checkCode(&checks)
}

/// What `check` says about definitions that name the rule in a wrong way.
private func checkMistakes(among rules: RuleKinds, _ checks: inout Checks) {
  let mistakes: [(rule: String, expected: [String])] = [
    ("[{between: {low: 5, high: 1}}]", ["5:29: error: low is above high"]),
    ("[between]", ["5:13: error: between needs an argument"]),
    ("[{between: {low: 1}}]", ["5:23: error: high is missing"]),
    ("[{between: {low: a, high: 2}}]", ["5:29: error: low must be a whole number"]),
    (
      "[{between: {low: 1, hihg: 2}}]",
      [
        "5:23: error: high is missing",
        "5:32: error: unknown key 'hihg'; did you mean 'high'?",
      ]
    ),
    (
      "[{betwen: {low: 1, high: 2}}]",
      ["5:14: error: unknown rule 'betwen'; did you mean 'between'?"]
    ),
    (
      "[{between: {low: 1, high: 2}, message: 'To {hihg}'}]",
      ["5:55: error: nothing is put in for {hihg}; did you mean {high}?"]
    ),
  ]
  for (rule, expected) in mistakes {
    let text = "sections:\n- rows:\n  - type: int\n    tag: a\n    rules: \(rule)\n"
    var found: [String] = []
    do throws(DefinitionError) {
      _ = try Form(definition: text, rules: rules)
    } catch {
      found = "\(error)".split(separator: "\n").filter { $0.contains(": error: ") }.map {
        String($0.dropFirst("definition:".count))
      }
    }
    checks.equal(rule, found, expected)
  }
  let misfit = """
    messages: {notBetween: 'No: {low}'}
    sections: [{rows: [{type: text, tag: name, rules: [{between: {low: 1, high: 2}}]}]}]
    """
  do throws(DefinitionError) {
    _ = try Form(definition: misfit, rules: rules)
    checks.equal("a misfit in a file", "nothing", "a problem")
  } catch {
    checks.equal(
      "a misfit in a file",
      "\(error)".contains("2:53: error: between is for numbers; 'name' is text"), true)
  }
}

/// That the rule works on typed rows, and that one that does not fit is a problem.
private func checkCode(_ checks: inout Checks) {
  let row = IntRow("seats") {
    $0.add(rule: .between(1, 5).message("{low} or more").id("mine").severity(.warning))
  }
  let form = Form() +++ Section() <<< row
  row.value = 0
  checks.equal("typed", row.validate().map { "\($0.rule) \($0.message)" }, ["mine 1 or more"])
  checks.equal("a warning does not block", form.isValid, true)
  row.rules = [.between(2, 1)]
  checks.equal("low above high", form.problems.map(\.message), ["between: low is above high"])
  form.append(
    Section() <<< TextRow("name") { $0.anyRules = [Rule<Int>.between(1, 5).erased] })
  checks.equal(
    "a misfit", form.problems.last?.message, "between is for numbers; 'name' is text")
}
