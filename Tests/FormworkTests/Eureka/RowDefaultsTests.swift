import Formwork
import Testing

/// What rows of a kind get when they are made.
@Suite struct RowDefaultsTests {
  @Test func everyDefaultRunsBeforeTheRowsOwn() {
    let row = RowDefaults.with {
      $0[TextRow.self].defaultRowInitializer = { row in
        row.title = "Default"
        row.placeholder = "e.g. Ada"
        row.add(rule: RuleRequired())
      }
      $0[TextRow.self].defaultCellSetup = { cell, row in
        cell.height = 2
        cell.textBefore = "> "
      }
      $0[TextRow.self].defaultCellUpdate = { cell, row in
        cell.valueStyle = .help
        cell.titleStyle = .header
      }
      $0[TextRow.self].defaultOnCellHighlightChanged = { cell, row in
        cell.textBehind = row.isHighlighted ? " here" : nil
      }
      $0[TextRow.self].defaultOnRowValidationChanged = { cell, row in
        cell.height = 2 + row.validationErrors.count
      }
    } operation: {
      TextRow("name") { $0.title = "Name" }
        .cellSetup { cell, _ in cell.textBefore = "$ " }
        .cellUpdate { cell, _ in cell.titleStyle = .error }
    }
    #expect(row.title == "Name" && row.placeholder == "e.g. Ada" && row.rules.count == 1)
    var cell = Cell()
    (cell.height, cell.textBefore) = (2, "$ ")
    (cell.valueStyle, cell.titleStyle) = (.help, .error)
    #expect(row.cell == cell)
    row.didFocus()
    #expect(row.cell?.textBehind == " here")
    row.didBlur()
    #expect(row.cell?.textBehind == nil && row.cell?.height == 3)
  }

  @Test func theyHoldForExactlyThatClassAndOperation() {
    let titles = RowDefaults.with {
      $0[TextRow.self].defaultRowInitializer = { $0.title = "Text" }
    } operation: {
      let inner = RowDefaults.with {
        $0[IntRow.self].defaultRowInitializer = { $0.title = "Number" }
        $0[TextRow.self].defaultCellUpdate = { cell, _ in cell.height = 4 }
      } operation: {
        [TextRow("a"), IntRow("b"), EmailRow("c")] as [BaseRow]
      }
      #expect(inner[0].cell?.height == 4)
      return (inner + [TextRow("d"), IntRow("e")]).map { $0.title ?? "none" }
    }
    #expect(titles == ["Text", "Number", "none", "Text", "none"])
    #expect(TextRow("f").title == nil)
  }

  @Test func nilTakesADefaultAway() {
    let row = RowDefaults.with {
      $0[TextRow.self].defaultRowInitializer = { $0.title = "Text" }
    } operation: {
      RowDefaults.with {
        $0[TextRow.self].defaultRowInitializer = nil
      } operation: {
        TextRow("a")
      }
    }
    #expect(row.title == nil)
  }

  @Test func aRowOfATagAloneIsNotInitialized() {
    let rows = RowDefaults.with {
      $0[TextRow.self].defaultRowInitializer = { $0.title = "Text" }
      $0[TextRow.self].defaultCellSetup = { cell, _ in cell.height = 2 }
    } operation: {
      [TextRow(tag: "a"), TextRow("b")]
    }
    #expect(rows.map(\.title) == [nil, "Text"])
    #expect(rows.map(\.cell?.height) == [2, 2])
  }

  @Test func theyArePartOfTheTask() async {
    let title = await RowDefaults.with {
      $0[TextRow.self].defaultRowInitializer = { $0.title = "Text" }
    } operation: {
      Task { TextRow("a").title }
    }.value
    #expect(title == "Text")
    #expect(await Task.detached { TextRow("a").title }.value == nil)
  }

  @Test func errorsOfTheOperationAreThrown() {
    #expect(throws: EurekaError.self) {
      try RowDefaults.with { _ in
      } operation: {
        try Section().insert(row: TextRow("a"), after: TextRow("b"))
      }
    }
  }
}
