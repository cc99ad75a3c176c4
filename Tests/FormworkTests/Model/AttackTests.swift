import Testing

@testable import Formwork

/// What callbacks may do to the form that calls them, and how large and odd a form may be.
@Suite struct AttackTests {
  @Test func aRowIsRemovedByItsOwnCallback() {
    let form = Form() +++ Section() <<< TextRow("a") <<< TextRow("b") { $0.hidden = "$a == 'x'" }
    weak let gone = form.row("a")
    var calls: [String] = []
    (form.row("a") as? TextRow)?
      .onChange { row in
        row.section?.removeAll { $0 === row }
        calls.append("removed")
      }
      .onChange { row in calls.append("again, in a form: \(row.form != nil)") }
    form.onChange { calls.append("form \($0.row.tag ?? "")") }
    gone?.set(.text("x"))
    #expect(calls == ["removed", "again, in a form: false", "form a"])
    #expect(form.rows.map(\.tag) == ["b"])
    #expect(gone == nil)
  }

  @Test func aRowMovesToAnotherFormInACallback() {
    let form = Form() +++ Section() <<< TextRow("a") <<< TextRow("b")
    let other = Form() +++ Section()
    (form.row("a") as? TextRow)?.onChange { row in
      if row.form === form { other[0].append(row) }
    }
    form.onChange { form.row("b")?.set($0.new) }
    form.row("a")?.set(.text("x"))
    #expect(form.rows.map(\.tag) == ["b"] && other.rows.map(\.tag) == ["a"])
    #expect(form.row("b")?.formValue == .text("x"))
    other.row("a")?.set(.text("y"))
    #expect(form.row("b")?.formValue == .text("x"), "the old form is not told any more")
  }

  @Test func theFormIsRebuiltInACallback() {
    let form = Form() +++ Section() <<< IntRow("n")
    (form.row("n") as? IntRow)?.onChange { row in
      form.removeAll { $0 !== form[0] }
      form +++ Section { for index in 0..<(row.value ?? 0) { TextRow("item\(index)") } }
    }
    for count in [3, 0, 5, 1] {
      form.row("n")?.set(.int(Int64(count)))
      #expect(form.shape == [1, count] && form.problems.isEmpty)
    }
  }

  @Test func updatesInUpdatesSettleOnce() {
    let form = Form() +++ Section() <<< IntRow("a") <<< IntRow("b") { $0.hidden = "$a == 1" }
    var log: [String] = []
    form.onChange { log.append("\($0.row.tag ?? "") \($0.old) \($0.new)") }
    form.update {
      form.row("a")?.set(.int(1))
      form.update { form.row("b")?.set(.int(1)) }
      #expect(log.isEmpty && form.row("b")?.isHidden == false, "nothing settles inside")
      form.update { form.row("a")?.set(.int(2)) }
    }
    #expect(log == ["a null 2", "b null 1"])
  }

  @Test func anUpdateThatThrowsSettlesToo() {
    struct Stop: Error {}
    let form = Form() +++ Section() <<< IntRow("a") <<< IntRow("b") { $0.hidden = "$a == 1" }
    var changes = 0
    form.onChange { _ in changes += 1 }
    #expect(throws: Stop.self) {
      try form.update {
        form.row("a")?.set(.int(1))
        throw Stop()
      }
    }
    #expect(changes == 1 && form.row("b")?.isHidden == true)
    form.row("a")?.set(.int(2))
    #expect(changes == 2 && form.row("b")?.isHidden == false)
  }

  @Test func updatesInCallbacksKeepTheChangesBeforeThem() {
    let form = Form() +++ Section() <<< IntRow("a") <<< IntRow("b")
    var log: [String] = []
    (form.row("a") as? IntRow)?.onChange { _ in
      form.row("b")?.set(.int(1))
      form.update { form.row("b")?.set(.null) }
    }
    form.onChange { log.append("\($0.row.tag ?? "") \($0.old) \($0.new)") }
    form.row("a")?.set(.int(1))
    #expect(log == ["a null 1", "b null 1", "b 1 null"])
  }

  @Test func textThatIsNoValueShowsInsideAnUpdateToo() {
    let form = Form() +++ Section() <<< IntRow("i") { $0.validationOptions = .validatesOnChange }
    var changes = 0
    form.onChange { _ in changes += 1 }
    form.update { form.row("i")?.edit("5x") }
    #expect(form.row("i")?.errors.map(\.code) == ["type"] && changes == 0)
  }

  @Test func whatHidingClearsIsToldAtOnce() {
    let form =
      Form() +++ Section()
      <<< TextRow("t") {
        $0.value = "x"
        $0.whenHidden = .clear
      }
      <<< TextRow("u") { $0.hidden = "$t == nil" }
    var log: [String] = []
    form.onChange { log.append("\($0.row.tag ?? "") \($0.new)") }
    form.row("t")?.hidden = true
    #expect(log == ["t null"])
    #expect(form.row("u")?.isHidden == true)
  }

  @Test func chainsOfHidingAndClearing() {
    let form = Form() +++ Section() <<< SwitchRow("s0")
    for index in 1...50 {
      form[0].append(
        TextRow("t\(index)") {
          $0.value = "x"
          $0.whenHidden = .clear
          $0.hidden = index == 1 ? "$s0" : Condition("$t\(index - 1) == nil")
        })
    }
    #expect(form.rows.count == 51)
    form.row("s0")?.set(.bool(true))
    #expect(form.rows.map(\.tag) == ["s0"] && form.problems.isEmpty)
    #expect(form.allRows.dropFirst().allSatisfy { $0.formValue.isNull })
  }

  @Test func aChainTooLongIsAProblemAndNoCrash() {
    let section = Section()
    for index in (1...20_000).reversed() {
      section.append(TextRow("t\(index)") { $0.hidden = Condition("visible($t\(index - 1))") })
    }
    section.append(TextRow("t0"))
    let form = Form() +++ section
    #expect(form.problems.map(\.kind) == [.cycle])
    #expect(throws: FormProblem.self) { try form.validator() }
    form.row("t0")?.hidden = true
    #expect(!form.isEmpty)
  }

  @Test func aRingOfConditionsIsAProblemAndNoCrash() {
    let section = Section()
    for index in 0..<1000 {
      section.append(
        TextRow("t\(index)") { $0.hidden = Condition("not valid($t\((index + 1) % 1000))") })
    }
    let form = Form() +++ section
    #expect(form.problems.map(\.kind) == [.cycle])
    form.row("t7")?.set(.text("x"))
  }

  @Test func rulesInARingComeToAnEnd() {
    let form = Form() +++ Section()
    for index in 0..<100 {
      form[0].append(
        TextRow("t\(index)") {
          $0.value = "x"
          $0.add(rule: .equals("t\((index + 1) % 100)"))
        })
    }
    #expect(form.problems.isEmpty && form.isValid)
    form.row("t50")?.set(.text("y"))
    #expect(!form.isValid)
  }

  @Test func aRowThatReadsItsOwnValidityIsACycle() {
    let form =
      Form() +++ Section()
      <<< TextRow("a") {
        $0.hidden = "not valid()"
        $0.add(rule: .required)
      }
    #expect(form.problems.map(\.kind) == [.cycle])
    let button =
      Form() +++ Section() <<< TextRow("a") { $0.add(rule: .required) }
      <<< ButtonRow("send") { $0.disabled = "not valid()" }
    #expect(button.problems.isEmpty)
  }

  @Test func tenThousandRowsThatReadOneAnother() {
    let section = Section() <<< CheckRow("all")
    for index in 0..<10_000 {
      section.append(
        IntRow("i\(index)") {
          $0.hidden = index.isMultiple(of: 2) ? "$all" : Condition("$i\(index - 1) == 7")
          $0.add(rule: .min(0))
        })
    }
    let form = Form() +++ section <<< ButtonRow("send") { $0.disabled = "not valid()" }
    #expect(form.rows.count == 10_002)
    form.row("all")?.set(.bool(true))
    #expect(form.rows.count == 5002)
    form.row("i4")?.set(.int(7))
    #expect(form.rows.count == 5001)
    form.setValues(Values((0..<10_000).map { (tag: "i\($0)", value: .int(-1)) }))
    #expect(form.validate().count == 5000 && form.row("send")?.isDisabled == true)
    form.row("all")?.set(.null)
    #expect(form.validate().count == 10_000)
    form.reset()
    #expect(form.isValid && form.row("send")?.isDisabled == false)
    form.removeAll()
    #expect(form.allRows.isEmpty && form.row("i1") == nil)
  }

  @Test func everythingIsReleased() {
    weak var form: Form?
    weak var section: Section?
    weak var row: BaseRow?
    do {
      let made =
        Form() +++ Section("A") { $0.hidden = "$b == 'z'" } <<< TextRow("a")
        <<< TextRow("b") {
          $0.hidden = "valid($a)"
          $0.add(rule: .equals("a"))
        }
        .onChange { $0.title = "x" }
        <<< PasswordRow("c") { $0.confirms = "a" }
      made.row("a")?.set(.text("x"))
      made.update { made.row("b")?.set(.text("y")) }
      _ = made.validate()
      _ = try? made.validator()
      (form, section, row) = (made, made.allSections[0], made.row("b"))
      #expect(form != nil && section != nil && row != nil)
    }
    #expect(form == nil && section == nil && row == nil)
  }

  @Test func whatOutlivesItsFormStillWorks() {
    var form: Form? =
      Form() +++ Section() <<< TextRow("a") <<< TextRow("b") { $0.hidden = "$a == 'x'" }
    let section = form?[0]
    guard let row = form?.row("b"), let other = form?.row("a") else { return }
    form?.row("a")?.set(.text("x"))
    form = nil
    #expect(row.form == nil && row.section === section)
    other.set(.text("y"))
    row.set(.text("z"))
    row.hidden = nil
    #expect(row.validate().isEmpty && section?.count == 2)
    let next = Form()
    if let section { next.append(section) }
    row.hidden = "$a == 'y'"
    #expect(next.rows.map(\.tag) == ["a"])
  }

  @Test func whatOutlivesItsFormIsJudgedInTheNext() {
    var form: Form? = Form() +++ Section() <<< TextRow("a") { $0.add(rule: .required) }
    let section = form?[0]
    #expect(form?.isValid == false)
    form = nil
    let next = Form()
    if let section { next.append(section) }
    #expect(!next.isValid)
    next.row("a")?.set("x")
    #expect(next.isValid)
    next.row("a")?.set(.null)
    next.removeAll()
    #expect(next.isValid)
  }

  @Test func delegatesSeeASettledForm() {
    final class Looker: FormDelegate {
      weak var form: Form?
      var seen: [String] = []
      func rowsHaveBeenRemoved(_ rows: [BaseRow], at places: [Form.IndexPath]) {
        seen.append("-\(rows.compactMap(\.tag)) of \(form?.rows.count ?? 0)")
        form?.row("a")?.set(.text("told"))
      }
      func rowsHaveBeenAdded(_ rows: [BaseRow], at places: [Form.IndexPath]) {
        seen.append("+\(rows.compactMap(\.tag))")
      }
    }
    let form =
      Form() +++ Section() <<< TextRow("a") <<< TextRow("b") { $0.hidden = "$a == 'x'" }
      <<< TextRow("c") { $0.hidden = "not visible($b)" }
    let looker = Looker()
    (looker.form, form.delegate) = (form, looker)
    form.row("a")?.set(.text("x"))
    #expect(looker.seen == ["-[\"b\", \"c\"] of 1", "+[\"b\", \"c\"]"])
    looker.seen = []
    form[0].append(TextRow("d") { $0.hidden = "$a == 'told'" })
    #expect(looker.seen.isEmpty, "nobody was told that it was there")
  }
}
