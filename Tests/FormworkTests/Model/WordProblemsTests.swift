import Formwork
import Testing

/// What is wrong with the words that a program gives is a problem of the form.
@Suite struct WordProblemsTests {
  @Test func bracesThatNothingIsPutInFor() {
    let form = Form() +++ Section() <<< TextRow("a")
    form.words = [
      "de": [.attention: "{count} {cuont|Zeile|Zeilen} und {{", .submit: "Ab{send}en"],
      "default": [.keptAndFilled: "{list|a|b}", .cancel: "Weg"],
    ]
    #expect(
      form.problems.map(\.message) == [
        "attention (de): nothing is put in for {cuont}; did you mean {count}?; known: count; "
          + "a brace is written {{",
        "submit (de): nothing is put in for {send}; nothing is put in here; a brace is written {{",
        "keptAndFilled (default): {list|…} needs a number",
      ])
    #expect(form.problems.allSatisfy { $0.kind == .words })
    form.words = ["de": [.attention: "{count} {count|Zeile|Zeilen}"]]
    #expect(form.problems.isEmpty)
  }

  @Test func aRuleSaysWhichArgumentIsWrong() {
    let row = IntRow("n") { $0.add(rule: Rule(Span(low: 5, high: 1))) }
    let form = Form() +++ Section() <<< row
    #expect(form.problems.map(\.message) == ["span: low is above high"])
    #expect(throws: form.problems[0]) { try form.validator() }
    #expect(row.rules[0].problem?.description == "low is above high")
  }

  private struct Span: RuleBody {
    var (low, high): (Int, Int)
    static let name = "span"
    static let messages: [RuleMessage] = []
    func prepare() throws(RuleProblem) {
      if low > high { throw RuleProblem("is above high", key: "low") }
    }
    func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? { nil }
  }
}
