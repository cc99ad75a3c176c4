import Testing

@testable import Formwork

/// What conditions and rules read is current, in whatever order they are evaluated.
@Suite struct ConsistencyTests {
  @Test func validityFollowsVisibilityThatChangesWithIt() {
    let form =
      Form() +++ Section()
      <<< TextRow("reader") { $0.shown = "$x == 'on' and valid($a)" }
      <<< TextRow("a") {
        $0.add(rule: .required)
        $0.hidden = "$x == 'on'"
      }
      <<< TextRow("x")
    #expect(form.row("a")?.isValid == false)
    form.row("x")?.set(.text("on"))
    #expect(form.row("a")?.isHidden == true && form.row("a")?.isValid == true)
    #expect(form.row("reader")?.isHidden == false)
    form.row("x")?.set(.text("off"))
    #expect(form.row("a")?.isValid == false && form.row("reader")?.isHidden == true)
  }

  @Test func validityThatIsAskedForInsideAnUpdate() {
    let form =
      Form() +++ Section()
      <<< TextRow("x")
      <<< TextRow("a") {
        $0.add(rule: .required)
        $0.hidden = "$x == 'on'"
      }
    form.update {
      form.row("x")?.set(.text("on"))
      #expect(form.isValid)
      form.row("x")?.set(.text("off"))
      #expect(!form.isValid)
      form.row("x")?.set(.text("on"))
    }
    #expect(form.isValid && form.row("a")?.isHidden == true)
  }

  @Test func whoReadARowThatWasNotThere() {
    let form =
      Form() +++ Section() <<< TextRow("valid") { $0.shown = "valid($late)" }
      <<< TextRow("visible") { $0.shown = "visible($late)" }
      <<< TextRow("inSection") { $0.shown = "visible($section)" }
    #expect(form[0].map(\.tag) == ["valid"])
    form +++ Section { $0.tag = "section" } <<< TextRow("late") { $0.add(rule: .required) }
    #expect(form[0].map(\.tag) == ["visible", "inSection"])
    form.allSections[1].removeAll()
    #expect(form[0].map(\.tag) == ["valid", "inSection"])
    form.removeAll { $0.tag == "section" }
    #expect(form[0].map(\.tag) == ["valid"])
  }

  @Test func aRowThatMovesIsJudgedWhereItIs() {
    let first =
      Form() +++ Section() <<< TextRow("a") { $0.value = "x" }
      <<< TextRow("b") {
        $0.value = "y"
        $0.add(rule: .equals("a"))
      }
    let second = Form() +++ Section() <<< TextRow("a") { $0.value = "y" }
    guard let row = first.row("b") else { return }
    #expect(!row.isValid)
    second[0].append(row)
    #expect(row.isValid && first.isValid && second.isValid)
    second.row("a")?.set(.text("z"))
    #expect(!row.isValid)
    second[0].removeAll { $0 === row }
    first[0].append(row)
    first.row("a")?.set(.text("y"))
    #expect(row.isValid)
  }

  @Test func removingFromAHiddenSectionCountsAtOnce() {
    let form =
      Form() +++ Section("hidden") { $0.hidden = true } <<< TextRow("a") { $0.value = "x" }
      +++ Section() <<< TextRow("b") { $0.hidden = "$a == 'x'" }
    #expect(form.row("b")?.isHidden == true)
    form.allSections[0].removeAll()
    #expect(form.row("b")?.isHidden == false)
  }

  @Test func sectionsMayBeNamedLater() {
    let form = Form() +++ Section("A") <<< TextRow("t") { $0.shown = "visible($late)" }
    form +++ Section("B")
    #expect(form.row("t")?.isHidden == true)
    form[0].tag = "first"
    form.allSections[1].tag = "late"
    #expect(form.sectionBy(tag: "late")?.header == "B")
    #expect(form.row("t")?.isHidden == false)
    form.allSections[1].tag = "later"
    #expect(form.sectionBy(tag: "late") == nil && form.row("t")?.isHidden == true)
  }

  @Test func aConfirmationThatNamesAnotherRowLater() {
    let form =
      Form() +++ Section() <<< PasswordRow("a") <<< PasswordRow("b")
      <<< PasswordRow("again") { $0.confirms = "a" }
    weak let again = form.row("again")
    (form.row("again") as? PasswordRow)?.confirms = "b"
    form.row("a")?.hidden = true
    #expect(again?.isHidden == false)
    form.row("b")?.hidden = true
    #expect(again?.isHidden == true)
    form[0].removeAll { $0.tag == "again" }
    #expect(again == nil)
    // Who is gone is not asked any more.
    form.row("a")?.hidden = nil
    form.row("b")?.hidden = nil
  }

  @Test func equalTagsComeAndGo() {
    let form = Form() +++ Section() <<< TextRow("t") { $0.hidden = "$twin == 'x'" }
    let first = TextRow("twin") { $0.value = "x" }
    let second = TextRow("twin") { $0.value = "y" }
    form[0].append(first)
    form[0].append(second)
    #expect(form.problems.map(\.kind) == [.duplicateTag])
    #expect(form.row("t")?.isHidden == true)
    #expect(form.values()["twin"] == .text("x"))
    second.value = "x2"
    #expect(form.values(includeHidden: true)["twin"] == .text("x"))
    form[0].removeAll { $0 === first }
    #expect(form.problems.isEmpty)
    #expect(form.row("t")?.isHidden == false)
    #expect(form.values()["twin"] == .text("x2"))
    form[0].insert(first, at: 0)
    #expect(form.row("twin") === second, "who had the tag first keeps it")
    form[0].removeAll { $0.tag == "twin" }
    #expect(form.row("twin") == nil)
  }

  @Test func tagsOfSectionsAreTagsToo() {
    let form = Form() +++ Section { $0.tag = "a" } <<< TextRow("a") +++ Section { $0.tag = "b" }
    form +++ Section { $0.tag = "b" }
    #expect(form.problems.map(\.kind) == [.duplicateTag, .duplicateTag])
    #expect(
      form.problems.map(\.message) == [
        "section 1 and row 1 of section 1 have the same tag a",
        "section 2 and section 3 have the same tag b",
      ])
  }

  @Test func bothOwnersOfATagAreNamed() {
    let form =
      Form() +++ Section("Account") <<< TextRow("x") { $0.hidden = true }
      <<< TextRow("a") { $0.title = "Name" }
      +++ Section { $0.hidden = true } +++ Section("Plan") <<< IntRow("a")
      <<< IntRow("a") { $0.title = "Seats" }
    #expect(
      form.problems == [
        FormProblem(
          .duplicateTag, tag: "a",
          "row 2 (Name) of section 1 (Account) and row 1 of section 3 (Plan) have the same tag a"),
        FormProblem(
          .duplicateTag, tag: "a",
          "row 2 (Name) of section 1 (Account) and row 2 (Seats) of section 3 (Plan) have the same"
            + " tag a"),
      ])
  }

  @Test func theFormsValidityFollowsRowsWithoutTags() {
    let form =
      Form() +++ Section() <<< ButtonRow("send") { $0.disabled = "not valid()" } +++ Section()
    let invalid = { TextRow { $0.add(rule: .required) } }
    var isDisabled: Bool { form.row("send")?.isDisabled ?? false }
    form[1].append(invalid())
    #expect(isDisabled)
    form[1].removeLast()
    #expect(!isDisabled)
    form +++ Section(rows: [invalid()])
    #expect(isDisabled)
    form[2].hidden = true
    #expect(!isDisabled)
    form.allSections[2].hidden = nil
    #expect(isDisabled)
    form.removeLast()
    #expect(!isDisabled)
    let other = Form() +++ invalid()
    form[1].append(other[0][0])
    #expect(isDisabled)
    other[0].append(form[1][0])
    #expect(!isDisabled)
  }

  @Test func anElementIsInOnePlaceOnly() {
    let row = TextRow("t")
    let section = Section(rows: [row, row])
    #expect(section.count == 1)
    section.replaceSubrange(0..<1, with: [row, TextRow("u"), row])
    #expect(section.map(\.tag) == ["t", "u"])
    let form = Form()
    form.append(contentsOf: [section, section])
    #expect(form.count == 1 && form.problems.isEmpty)
  }

  @Test func aClosureMayLookAtWhatItIsAskedAbout() {
    let form = Fixtures.fieldForm()
    form[0].removeAll { row in form[0].first === row || !row.isValid }
    #expect(form[0].count == 10)
    form.removeAll { section in section === form.last && form.rows.count == 10 }
    #expect(form.isEmpty)
  }
}
