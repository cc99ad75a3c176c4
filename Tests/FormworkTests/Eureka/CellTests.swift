import Formwork
import Testing

/// The cells of rows, as users of Eureka set them up and update them.
@Suite struct CellTests {
  @Test func aRowWithoutCallbacksHasNoCell() {
    let row = TextRow("name") { $0.title = "Name" }
    #expect(row.cell == nil)
    row.updateCell()
    row.reload()
    #expect(row.cell == nil)
  }

  @Test func whatSetupChangesStaysAndWhatUpdateChangesIsMadeAnew() {
    var (setups, updates) = (0, 0)
    let row = IntRow("weight") { $0.title = "Weight" }
      .cellSetup { cell, row in
        setups += 1
        cell.textBehind = " kg"
        cell.titleStyle = .header
        cell.height = 2
      }
      .cellUpdate { cell, row in
        updates += 1
        if let value = row.value, value > 100 { cell.titleStyle = .warning }
      }
    #expect((setups, updates) == (0, 0))
    #expect(row.cell?.titleStyle == .header && row.cell?.textBehind == " kg")
    #expect(row.cell?.height == 2)
    row.value = 120
    #expect(row.cell?.titleStyle == .warning && row.cell?.textBehind == " kg")
    row.value = 80
    #expect(row.cell?.titleStyle == .header)
    #expect((setups, updates) == (1, 3))
  }

  @Test func updateRunsOnceForEveryChangeOfWhatIsShown() {
    var updates = 0
    let row = TextRow("name").cellUpdate { _, _ in updates += 1 }
    for _ in 0..<3 { _ = row.cell }
    #expect(updates == 1)
    row.title = "Name"
    row.help = "Yours"
    for _ in 0..<3 { _ = row.cell }
    #expect(updates == 2)
    row.updateCell()
    #expect(updates == 3)
    _ = row.cell
    #expect(updates == 3)
  }

  @Test func reloadSetsUpAgain() {
    var setups = 0
    let section =
      Section()
      <<< TextRow("name").cellSetup { cell, _ in
        setups += 1
        cell.height = setups
      }
    let form = Form() +++ section
    let version = form.structureVersion
    #expect(section[0].cell?.height == 1)
    section[0].reload()
    #expect(section[0].cell?.height == 2)
    section.reload()
    #expect(section[0].cell?.height == 3 && form.structureVersion != version)
  }

  @Test func anUpdateMayReadTheCellAndChangeTheRow() {
    var updates = 0
    let row = TextRow("name") { $0.title = "Name" }
      .cellSetup { cell, _ in cell.textBefore = "> " }
      .cellUpdate { cell, row in
        updates += 1
        row.title = "Name \(updates)"
        #expect(row.cell?.textBefore == "> " && row.cell?.titleStyle == nil)
        cell.titleStyle = .error
      }
    #expect(row.cell?.titleStyle == .error && row.title == "Name 1")
    let version = row.displayVersion
    _ = row.cell
    #expect(row.displayVersion == version && updates == 1)
  }

  @Test func callbacksChangeTheCellForGood() {
    let row = TextRow("name") { $0.add(rule: RuleRequired()) }
      .onCellSelection { cell, row in cell.textBehind = " pressed" }
      .onCellHighlightChanged { cell, row in cell.valueStyle = row.isHighlighted ? .cursor : nil }
      .onRowValidationChanged { cell, row in
        cell.titleStyle = row.validationErrors.isEmpty ? nil : .error
      }
    let form = Form() +++ Section() <<< row
    #expect(row.cell == nil)
    row.didFocus()
    #expect(row.cell?.valueStyle == .cursor)
    row.didSelect()
    row.didBlur()
    #expect(form.rows[0].cell?.titleStyle == .error && row.cell?.valueStyle == nil)
    row.value = "Ada"
    #expect(row.cell?.titleStyle == nil && row.cell?.textBehind == " pressed")
  }

  @Test func theFocusUpdatesTheCell() {
    let row = TextRow("name").cellUpdate { cell, row in
      cell.titleStyle = row.isHighlighted ? .title : nil
    }
    #expect(row.cell?.titleStyle == nil)
    row.didFocus()
    #expect(row.cell?.titleStyle == .title)
    row.didBlur()
    #expect(row.cell?.titleStyle == nil)
  }

  @Test func aChangedCellIsDrawnAgain() {
    let row = ButtonRow("more").onCellSelection { cell, _ in cell.height = 3 }
    let version = row.displayVersion
    row.didSelect()
    #expect(row.displayVersion > version)
    let drawn = row.displayVersion
    row.didSelect()
    #expect(row.displayVersion == drawn && row.cell?.height == 3)
  }
}
