import Formwork
import Testing

private enum Plan: String, RowValue { case free, pro }

@Suite struct ConditionTests {
  private let record = Record.sample

  @Test func isWrittenAsTextOrTruth() {
    let text: Condition = "$plan == 'pro'"
    #expect(text.holds(in: record))
    #expect(!text.negated.holds(in: record))
    #expect(text.negated.negated.holds(in: record))
    #expect(text.negated.text == "$plan == 'pro'")
    #expect(text.negated.dependencies.map(\.tag) == ["plan"])
    let never: Condition = false
    #expect(!never.holds(in: record))
    #expect(never.negated.holds(in: record))
    #expect(never.dependencies.isEmpty)
    #expect(Condition.constant(true).holds(in: record))
  }

  @Test func keepsABrokenTextWithItsError() {
    let broken: Condition = "$plan = 'pro'"
    #expect(broken.error?.message == "= is no operator")
    #expect(broken.text == "$plan = 'pro'")
    #expect(!broken.holds(in: record))
    #expect(!broken.negated.holds(in: record))
    #expect(broken.negated.error == broken.error)
    #expect(Condition("$plan == 'pro'").error == nil)
  }

  @Test(arguments: ["1 + 1", "'text'", "[1]", "nil", "today", "length($plan)", "today - 1 days"])
  func refusesWhatIsNeverTrueOrFalse(_ text: String) {
    #expect(Condition(text).error?.message == "this is neither true nor false")
  }

  @Test func givesAClosureTheValuesOfItsTags() {
    let condition = Condition.function(["plan", "untouched", "missing"]) { values in
      values.tags == ["plan", "untouched", "missing"] && values["plan"] == .text("pro")
        && values["untouched"] == .bool(false) && values["missing"].isNull
    }
    #expect(condition.holds(in: record))
    #expect(condition.dependencies.map(\.tag) == ["plan", "untouched", "missing"])
    #expect(condition.expression == nil)
  }

  @Test func givesAClosureTypedValues() {
    let condition = Condition.when("plan", "seats", "born") {
      (plan: Plan?, seats: Int?, born: LocalDate?) in
      plan == .pro && seats == 3 && born == LocalDate("2008-05-31")
    }
    #expect(condition.holds(in: record))
    let wrong = Condition.when("plan") { (plan: Int?) in plan == nil }
    #expect(wrong.holds(in: record))
  }
}
