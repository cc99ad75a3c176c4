import Formwork
import Testing

/// What rows, rules and conditions name in code is checked as it is in definitions.
@Suite struct ReferenceCheckTests {
  private func problems(_ rows: BaseRow...) -> [String] {
    let form = Form() +++ Section("Plan") { $0.tag = "plan" }
    form[0].append(contentsOf: rows)
    return form.problems.map(\.description)
  }

  @Test func theRowThatWasMeantIsNamed() {
    #expect(
      problems(
        TextRow("name"),
        TextRow("other") {
          $0.hidden = "$nmae == 'x'"
          $0.disabled = .function(["nam"]) { _ in true }
          $0.required = "visible($plam)"
          $0.add(rule: .equals("naem"))
        },
        PasswordRow("again") { $0.confirms = "nane" }) == [
          "other: hidden: no row has the tag nmae; did you mean $name?",
          "other: disabled: no row has the tag nam; did you mean name?",
          "other: required: no row has the tag plam; did you mean $plan?",
          "other: equals: no row has the tag naem; did you mean name?",
          "again: confirms: no row has the tag nane; did you mean name?",
        ])
  }

  @Test func whatHasNoValueIsNoRow() {
    #expect(
      problems(
        ButtonRow("send"), TextRow("a") { $0.add(rule: .equals("send")) },
        TextRow("b") { $0.add(rule: .equals("plan")) },
        TextRow("c") { $0.hidden = "visible($plan) and visible($send)" }) == [
          "a: equals: no row has the tag send", "b: equals: no row has the tag plan",
        ])
  }

  @Test func optionsAreThoseOfTheRow() {
    #expect(
      problems(
        SegmentedRow<String>("size") { $0.options = ["small", "large"] },
        PushRow<Int>("count") { $0.options = [1, 2] }, PushRow<String>("empty"),
        TextRow("a") { $0.hidden = "$size == 'smal'" },
        TextRow("b") { $0.hidden = "$count == 3 or $empty == 'x' or $size in ['small', '']" }) == [
          "a: hidden: size has no option 'smal'; did you mean 'small'?"
        ])
  }

  @Test func expressionsOfLimitsFit() {
    #expect(
      problems(
        IntRow("n") { $0.limits.max = try? RuleLimit("$n2 + $n3") },
        IntRow("n2") { $0.limits.min = try? RuleLimit("length($n)") }) == [
          "n: max: no row has the tag n3; did you mean $n2?",
          "n2: min: length is for texts; $n is a whole number",
        ])
  }
}
