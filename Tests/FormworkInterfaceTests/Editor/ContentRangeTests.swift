import Formwork
import FormworkInterface
import Testing

/// What a view gives out of range is laid out as the nearest that can be.
@Suite struct ContentRangeTests {
  private func editor(_ change: @escaping @Sendable (inout Content) -> Void) -> Editor {
    let row = ProbeRow("a") {
      $0.title = "Title"
      $0.probe.content = { _ in
        var content = Content(
          [Line([Run("first").in(0)]), Line([Run("second").in(0)])],
          insertionPoint: Frame.Cell(column: 0, row: 0))
        change(&content)
        return content
      }
    }
    return Editor.probing(row, TextRow("b") { $0.title = "Behind" })
  }

  @Test(arguments: [Int.max, Int.min, 900, -1]) func insertionPoints(figure: Int) throws {
    let editor = editor { $0.insertionPoint = Frame.Cell(column: figure, row: figure) }
    let cursor = try #require(editor.frame().cursor)
    #expect(editor.frame().lines[cursor.row].text.contains(figure < 0 ? "first" : "second"))
  }

  @Test(arguments: [Int.max, Int.min, 50, -5]) func linesOfTheField(figure: Int) {
    let editor = editor { $0.fieldRow = figure }
    #expect(editor.screen().contains(figure < 0 ? "Title     first" : "Title     second"))
  }

  @Test(arguments: [Int.max, Int.min, -5]) func heights(figure: Int) {
    let editor = editor { $0.minimumHeight = figure }
    #expect(editor.screen().contains("Title     first"))
    editor.form.row("b")?.cellUpdate { cell, _ in cell.height = figure }
    editor.press(.tab)
    #expect(editor.screen().contains("Behind"))
    #expect(!PlainText.lines(of: editor.form, controls: .probing).isEmpty)
  }

  @Test(arguments: [Int.max, Int.min]) func widths(figure: Int) {
    let editor = editor { $0.width = figure }
    editor.click("second")
    #expect(editor.screen().contains("second"))
  }

  @Test func noLinesAtAll() {
    let editor = editor { $0.lines = [] }
    #expect(editor.screen().contains("Title"))
  }

  // MARK: Popups

  private func popup(_ content: Content) -> Editor {
    let row = ProbeRow("a") {
      $0.title = "A"
      $0.probe.key = { _, desk in desk.open(ProbePopup(content: content)) }
    }
    let rows = ["b", "c", "d"].map { TextRow($0) { $0.value = "xxxxxxxxxxxxxxxxxxxx" } }
    let editor = Editor.probing(row, rows[0], rows[1], rows[2])
    editor.press(.text("o"))
    return editor
  }

  @Test func nothingShowsThroughAPopup() throws {
    let lines = ["+--------+", "|", "", "+--------+"].map { Line($0.isEmpty ? [] : [Run($0)]) }
    let shown = popup(Content(lines, width: 10)).frame().lines.map(\.text)
    let first = try #require(shown.firstIndex { $0.contains("+--------+") })
    let range = try #require(shown[first].firstRange(of: "+--------+"))
    let column = shown[first].distance(from: shown[first].startIndex, to: range.lowerBound)
    #expect(shown[first + 1].dropFirst(column).prefix(10) == "|         ")
    #expect(shown[first + 2].dropFirst(column).prefix(10).allSatisfy { $0 == " " })
  }

  @Test(arguments: [Int.max, Int.min]) func insertionPointsOfPopups(figure: Int) throws {
    let editor = popup(
      Content(
        [Line([Run("[popup]")])], insertionPoint: Frame.Cell(column: figure, row: figure),
        width: figure))
    let frame = editor.frame()
    let cursor = try #require(frame.cursor)
    #expect(frame.lines[cursor.row].text.contains("[popup]"))
  }

  // MARK: Texts beside a value

  @Test(arguments: [60, 40, 20]) func aLongTextLeavesTheFieldItsPart(columns: Int) {
    let row = TextRow("a") {
      $0.title = "A"
      $0.value = "value"
      $0.cellSetup { cell, _ in
        cell.textBefore = String(repeating: "long ", count: 50)
        cell.textBehind = String(repeating: "界", count: 200)
      }
    }
    let editor = Editor(Form() +++ Section() <<< row, columns, 12)
    #expect(editor.screen().contains("value") && editor.screen().contains("long"))
    editor.press(.text("s"))
    #expect(editor.screen(cursor: true).contains("values‸"))
  }

  @Test func areasOfRunsAreCounted() {
    let runs = (0..<3).map { Run("line \($0)").in($0) }
    #expect(runs.map(\.text) == ["line 0", "line 1", "line 2"] && runs.map(\.area) == [0, 1, 2])
  }
}
