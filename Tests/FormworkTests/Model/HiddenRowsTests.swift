import Testing

@testable import Formwork

@Suite struct HiddenRowsTests {
  @Test func visibilityFollowsValues() {
    let form = Fixtures.hidingForm()
    let name: NameRow? = form.rowBy(tag: "NameRow_s1")
    let int: IntRow? = form.rowBy(tag: "IntRow_s1")
    #expect(form.shape == [2, 2, 2])
    name?.value = "Hi there"
    int?.value = 15
    #expect(form.shape == [2, 2, 2])
    int?.value = 24
    #expect(form.shape == [2, 1, 1])
    #expect(form[1][0].tag == "txt1_hrt")
    name?.value = " is real"
    #expect(form.shape == [2, 0, 0])
    name?.value = "God is real"
    #expect(form.shape == [2, 0])
    name?.value = "blah"
    int?.value = 2
    #expect(form.shape == [2, 2, 2])
  }

  @Test func rowsAreFoundWhileHidden() {
    let form = Fixtures.hidingForm()
    let tags = ["NameRow_s1", "IntRow_s1", "int1_hrt", "txt1_hrt", "txt2_hrt"]
    let before = tags.map { form.row($0).map(ObjectIdentifier.init) }
    form.row("NameRow_s1")?.set(.text("God is real"))
    form.row("IntRow_s1")?.set(.int(24))
    #expect(tags.map { form.row($0).map(ObjectIdentifier.init) } == before)
    #expect(before.allSatisfy { $0 != nil })
    form.row("NameRow_s1")?.set(.null)
    #expect(tags.map { form.row($0).map(ObjectIdentifier.init) } == before)
  }

  @Test func aNewRowIsHiddenAtOnce() {
    let form = Fixtures.hidingForm()
    form[0].append(TextRow("new") { $0.hidden = "$txt1_hrt == nil" })
    #expect(form[0].count == 2)
    form.row("txt1_hrt")?.set(.text("x"))
    #expect(form[0].count == 3)
  }

  @Test func conditionsSetLaterHoldAtOnce() {
    let form = Fixtures.shortForm()
    let row = form[0][1]
    row.hidden = "$NameRow_s1 == 'x'"
    #expect(!row.isHidden)
    form.row("NameRow_s1")?.set(.text("x"))
    #expect(row.isHidden)
    row.hidden = nil
    #expect(!row.isHidden)
    row.disabled = "$NameRow_s1 == 'x'"
    #expect(row.isDisabled)
    row.shown = "$NameRow_s1 == 'x'"
    #expect(!row.isHidden)
    form.row("NameRow_s1")?.set(.null)
    #expect(row.isHidden && !row.isDisabled)
  }

  @Test func laterRowsMayBeNamed() {
    let form =
      Form() +++ Section() <<< TextRow("a") { $0.hidden = "$b == 1" } <<< IntRow("b")
    #expect(form.problems.isEmpty)
    form.row("b")?.set(.int(1))
    #expect(form[0].map(\.tag) == ["b"])
  }

  @Test func hidingCascades() {
    let form =
      Form() +++ Section()
      <<< SwitchRow("one")
      <<< TextRow("three") { $0.hidden = "not visible($two)" }
      <<< TextRow("two") { $0.hidden = "$one == false" }
      <<< TextRow("four") { $0.shown = "visible($three)" }
    #expect(form[0].map(\.tag) == ["one"], "an unset switch counts as false")
    form.row("one")?.set(.bool(true))
    #expect(form[0].map(\.tag) == ["one", "three", "two", "four"])
  }

  @Test func aHiddenSectionHidesItsRowsAndThoseThatFollowThem() {
    let form =
      Form() +++ Section { $0.hidden = "$gone" } <<< TextRow("inner")
      +++ Section() <<< CheckRow("gone") <<< TextRow("follower") { $0.shown = "visible($inner)" }
    #expect(form.row("inner")?.isVisible == true)
    form.row("gone")?.set(.bool(true))
    #expect(form.row("inner")?.isVisible == false)
    #expect(form.row("follower")?.isHidden == true)
    #expect(form.values().tags == ["gone"])
  }

  @Test func validityIsAnInput() {
    let form =
      Form() +++ Section()
      <<< EmailRow("mail") { $0.add(rule: .required) }
      <<< TextRow("next") { $0.shown = "valid($mail)" }
      <<< ButtonRow("send") { $0.disabled = "not valid()" }
    #expect(form.row("next")?.isHidden == true)
    #expect(form.row("send")?.isDisabled == true)
    form.row("mail")?.set(.text("ada@example.org"))
    #expect(form.row("next")?.isHidden == false)
    #expect(form.row("send")?.isDisabled == false)
    form.row("mail")?.set(.text("ada"))
    #expect(form.row("next")?.isHidden == true)
    form.row("mail")?.hidden = true
    #expect(form.row("next")?.isHidden == false, "a hidden row counts as valid")
  }

  @Test func eachConditionRunsOncePerChange() {
    final class Count: @unchecked Sendable {  // used on one thread
      var count = 0
    }
    let count = Count()
    let form =
      Form() +++ Section()
      <<< TextRow("a")
      <<< TextRow("b") { $0.hidden = "$a == 'x'" }
      <<< TextRow("c") { $0.hidden = "$a == 'x'" }
      <<< TextRow("d") {
        $0.hidden = .function(["a", "b", "c"]) { _ in
          count.count += 1
          return false
        }
      }
      <<< TextRow("unrelated")
    count.count = 0
    form.row("a")?.set(.text("x"))
    #expect(count.count == 1)
    form.row("unrelated")?.set(.text("y"))
    #expect(count.count == 1)
    form.update {
      form.row("a")?.set(.text("z"))
      form.row("b")?.set(.text("z"))
    }
    #expect(count.count == 2)
  }

  @Test(arguments: [
    (WhenHidden.keep, FormValue.text("typed")), (.clear, .null), (.reset, .text("first")),
  ])
  func whatBecomesOfTheValue(whenHidden: WhenHidden, expected: FormValue) {
    let form =
      Form() +++ Section() <<< SwitchRow("s")
      <<< TextRow("t") {
        $0.hidden = "$s"
        $0.whenHidden = whenHidden
        $0.resetValue = "first"
        $0.value = "typed"
      }
    form.row("s")?.set(.bool(true))
    #expect(form.row("t")?.formValue == expected)
    form.row("s")?.set(.bool(false))
    #expect(form.row("t")?.formValue == expected)
  }

  @Test func clearingWhatIsHiddenHidesFurther() {
    let form =
      Form() +++ Section() <<< SwitchRow("s")
      <<< TextRow("t") {
        $0.hidden = "$s"
        $0.whenHidden = .clear
        $0.value = "x"
      }
      <<< TextRow("u") { $0.hidden = "$t == nil" }
    form.row("s")?.set(.bool(true))
    #expect(form[0].map(\.tag) == ["s"])
  }

  @Test func cyclesAreProblems() {
    let form =
      Form() +++ Section() <<< TextRow("a") { $0.hidden = "visible($b)" }
      <<< TextRow("b") { $0.hidden = "not visible($a)" }
    #expect(form.problems.map(\.kind) == [.cycle])
    #expect(form.problems.map(\.message) == ["depends on itself: a reads b reads a"])
    form.row("a")?.set(.text("x"))
  }

  @Test func mistakesInCodeAreProblems() {
    let form =
      Form() +++ Section()
      <<< TextRow("a") { $0.hidden = "$nobody == 1" }
      <<< TextRow("a") { $0.hidden = "$a ==" }
      <<< TextRow("b") { $0.add(rule: .matches("(")) }
      <<< PasswordRow("c") { $0.confirms = "nothing" }
    #expect(
      form.problems.map(\.kind)
        == [.unknownTag, .duplicateTag, .condition, .rule, .unknownTag])
    #expect(throws: FormProblem.self) { try form.validator() }
    #expect(form.row("a") === form[0][0], "the first keeps a doubled tag")
    form.row("b")?.set(.text("x"))
    #expect(form.row("b")?.validate().map(\.code) == ["invalidRule"])
  }
}
