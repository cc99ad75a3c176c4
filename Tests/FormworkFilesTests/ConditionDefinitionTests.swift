import Formwork
import FormworkFiles
import Testing

@Suite struct ConditionDefinitionTests {
  @Test func errorsStandAtTheirPlaceInTheScalar() {
    #expect(
      messages("{type: text, tag: a, hidden: $b == 1}") == ["3:38: error: no row has the tag b"])
    #expect(
      messages("{type: text, tag: a, hidden: '''x'' == $b'}") == [
        "3:48: error: no row has the tag b"
      ])
    #expect(
      messages(#"{type: text, tag: a, hidden: "\u0024b == 'x' and $c"}"#) == [
        "3:39: error: no row has the tag b", "3:58: error: no row has the tag c",
      ])
    #expect(
      messages("type: text\n        tag: a\n        hidden: >-\n          $b ==\n          $c") == [
        "6:11: error: no row has the tag b", "7:11: error: no row has the tag c",
      ])
    #expect(
      messages("type: text\n        tag: a\n        hidden: |\n          true\n            or $c")
        == [
          "7:16: error: no row has the tag c"
        ])
    #expect(
      messages("type: text\n        tag: a\n        hidden: true\n          or $c") == [
        "6:14: error: no row has the tag c"
      ])
    #expect(messages("{type: text, tag: é日本, hidden: '日本 == $x'}").count == 1)
  }

  @Test func secretsAreNotRead() {
    #expect(
      messages(
        "{type: password, tag: p}", "{type: text, tag: b, hidden: $p == 'x', disabled: filled($p)}")
        == ["4:38: error: p is a secret and cannot be read in a condition"])
  }

  @Test func conditionsThatDependOnThemselvesAreErrors() {
    #expect(
      report(
        definition(
          "{type: text, tag: a, hidden: not visible($b)}",
          "{type: text, tag: b, hidden: visible($a)}")) == """
          form.yaml:3:38: error: depends on itself: a reads b reads a
                - {type: text, tag: a, hidden: not visible($b)}
                                               ^~~~~~~~~~~~~~~

          """)
  }

  @Test func aCommentBehindAConditionIsDoubtful() {
    #expect(
      messages(
        "type: text\n        tag: a\n        hidden: $b # never\n        rules:\n"
          + "          - {required: true, message: x} # fine\n          - matches: 'a' # fine",
        "{type: switch, tag: b}") == ["5:20: warning: hidden ends here: # begins a comment"])
  }

  @Test func datesAndTimesWithoutQuotesAreOnes() throws {
    let form = try Form(
      definition: definition(
        "{type: date, tag: start}", "{type: text, tag: b, shown: $start >= 2024-01-01}",
        "{type: date, tag: c, min: 2024-02-29, rules: [{lessThan: 2024-03-02}]}"))
    for (day, isShown) in [("2023-12-31", false), ("2024-01-01", true), ("2026-05-31", true)] {
      form.row("start")?.set(.text(day))
      #expect(form.row("b")?.isVisible == isShown, "\(day)")
    }
    let validator = try form.validator()
    #expect(validator.validate(["c": "2024-02-28"]).map(\.code) == ["tooSmall"])
    #expect(validator.validate(["c": "2024-03-02"]).map(\.code) == ["notLess"])
    #expect(validator.validate(["c": "2024-03-01"]).isEmpty)
  }

  @Test func anEmptyConditionIsNone() {
    #expect(
      messages("{type: text, tag: a, hidden: , disabled: [x]}") == [
        "3:50: error: disabled must be true, false or a condition, not a list"
      ])
  }
}
