import Testing

@testable import Formwork

/// Callbacks that cause themselves come to an end, with a problem of the form.
@Suite struct CallbackRoundsTests {
  private func isUnsettled(_ form: Form) -> Bool { form.problems.map(\.kind) == [.unsettled] }

  /// A row that needs three characters, and what its callback does when its errors change.
  private func form(_ body: @escaping (TextRow) -> Void) -> (Form, TextRow) {
    let row = TextRow("a") { $0.add(rule: .minLength(3)) }
    row.onRowValidationChanged { body($0) }
    return (Form() +++ Section() <<< row <<< TextRow("b"), row)
  }

  @Test func anErrorThatIsAddedToEachOther() {
    var calls = 0
    let (form, row) = form {
      calls += 1
      $0.addError("again")
    }
    row.value = "a"
    row.validate()
    #expect(calls == 100 && isUnsettled(form))
  }

  @Test func errorsThatComeAndGo() {
    let (form, row) = form {
      if $0.errors.isEmpty { $0.validate() } else { $0.cleanValidationErrors() }
    }
    row.value = "a"
    row.validate()
    #expect(isUnsettled(form))
  }

  @Test func rulesThatAreAdded() {
    let (form, row) = form { $0.add(rule: .minLength(10 + $0.rules.count)) }
    row.value = "a"
    row.validate()
    #expect(isUnsettled(form) && row.rules.count == 101)
  }

  @Test func valuesThatTurnWithTheErrors() {
    let (form, row) = form { $0.value = $0.errors.isEmpty ? "a" : "abc" }
    row.validationOptions = .validatesOnChange
    row.value = "b"
    row.validate()
    #expect(isUnsettled(form))
  }

  @Test func rowsThatGiveEachOtherErrors() {
    var calls = 0
    let rows = (0..<20).map { TextRow("row\($0)") }
    for (index, row) in rows.enumerated() {
      row.onRowValidationChanged { [unowned next = rows[(index + 1) % 20]] _ in
        calls += 1
        next.addError("from \(index)")
        next.addError("again")
      }
    }
    let form = Form() +++ Section(rows: rows)
    rows[0].addError("first")
    #expect(calls <= 2000 && form.problems.map(\.kind) == [.unsettled])
  }

  @Test func aCallbackThatComesToRestIsNoProblem() {
    let (form, row) = form { if $0.errors.count == 1 { $0.addError("and this") } }
    row.value = "a"
    row.validate()
    #expect(row.errors.count == 2 && form.problems.isEmpty)
  }

  @Test func rowsWithoutAForm() {
    let row = TextRow("a") { $0.onChange { $0.value = ($0.value ?? "") + "!" } }
    row.onRowValidationChanged { $0.addError("again") }
    row.value = "a"
    #expect(row.value == "a" + String(repeating: "!", count: 100))
    row.addError("first")
    #expect(row.errors.count == 101)
    var changes: [String] = []
    let other = TextRow("b") {
      $0.onChange { row, change in
        changes.append("\(change.old ?? "")→\(change.new ?? "")")
        if row.value == "a" { (row.value, row.value) = ("b", "c") }
      }
    }
    other.value = "a"
    #expect(changes == ["→a", "a→c"])
  }

  @Test func aCallbackThatChangesItsRowTwice() {
    var calls = 0
    let row = IntRow("a")
    row.onChange { row in
      calls += 1
      row.value = 1
      row.value = 2
    }
    let form = Form() +++ Section() <<< row
    row.value = 5
    // Changes that take each other back are none once there are very many of them.
    #expect(calls < 100_000 && row.value == 2 && form.isValid)
  }

  @Test func theFocusThatIsGivenBack() {
    let row = TextRow("a")
    row.onCellHighlightChanged { if $0.isHighlighted { $0.didBlur() } else { $0.didFocus() } }
    let form = Form() +++ Section() <<< row
    row.didFocus()
    #expect(isUnsettled(form))
  }

  @Test func aPressThatPresses() {
    let row = ButtonRow("a")
    var calls = 0
    row.onCellSelection {
      calls += 1
      $0.didSelect()
    }
    let form = Form() +++ Section() <<< row
    row.didSelect()
    #expect(calls == 100 && isUnsettled(form))
  }

  @Test func cellsThatReadThemselves() {
    let row = TextRow("a")
    row.cellSetup { cell, row in
      cell.textBehind = row.cell?.textBehind == nil ? " new" : " old"
    }
    row.cellUpdate { cell, row in
      row.updateCell()
      row.value = (row.value ?? "") + "!"
      cell.textBefore = row.cell?.textBehind
    }
    #expect(row.cell?.textBehind == " new" && row.cell?.textBefore == " new" && row.value == "!")
  }
}
