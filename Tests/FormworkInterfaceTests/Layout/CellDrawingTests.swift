import Formwork
import FormworkInterface
import Testing

/// What the cell of a row changes on the screen.
@Suite struct CellDrawingTests {
  private func editor(columns: Int = 60, _ setUp: ((inout Cell) -> Void)? = nil) -> Editor {
    let weight = IntRow("weight") { ($0.title, $0.value) = ("Weight", 80) }
    if let setUp { weight.cellSetup { cell, _ in setUp(&cell) } }
    let rows: [BaseRow] = [weight, CheckRow("check") { $0.title = "Checked" }]
    return Editor(Form("Scales") +++ Section(rows: rows), columns, 16, hasMouse: true)
  }

  private func style(of text: String, _ editor: Editor) -> Style? {
    editor.frame().lines.flatMap(\.runs).first { $0.text.contains(text) }?.style
  }

  @Test(arguments: [60, 40]) func textsStandBeforeAndBehindTheValue(columns: Int) {
    let editor = editor(columns: columns) { ($0.textBefore, $0.textBehind) = ("~ ", " kg") }
    let plain = self.editor(columns: columns)
    let expected = plain.screen(cursor: true).replacing("80‸__________", with: "~ 80‸__________ kg")
    #expect(editor.screen(cursor: true) == expected && expected.contains("kg"))
    editor.press(.backspace, .tab)
    plain.press(.backspace, .tab)
    #expect(editor.screen() == plain.screen().replacing("8___________", with: "~ 8___________ kg"))
  }

  @Test func clicksAreCountedFromTheValue() {
    let editor = editor { $0.textBefore = "~ " }
    editor.press(.tab)
    editor.click("80")
    editor.type("1")
    editor.press(.tab)
    #expect(editor.form[Int.self, "weight"] == 180)
  }

  @Test func stylesAreThoseOfTheCell() {
    let editor = editor { ($0.titleStyle, $0.valueStyle) = (.warning, .title) }
    #expect(style(of: "Weight", editor) == .warning && style(of: "80", editor) == .title)
    #expect(editor.echo(of: .text("5"))?.style == .title)
    editor.press(.tab)
    #expect(style(of: "Weight", editor) == .warning && style(of: "80", editor) == .title)
    editor.form.row("weight")?.disabled = true
    #expect(style(of: "Weight", editor) == .disabled && style(of: "80", editor) == .disabled)
    let check = editor.form.row("check")
    check?.cellUpdate { cell, row in cell.titleStyle = row.formValue == true ? .chosen : nil }
    #expect(style(of: "Checked", editor) == .labelFocus)
    editor.press(.text(" "))
    #expect(style(of: "Checked", editor) == .chosen)
  }

  @Test func aHeightKeepsLinesFree() {
    let plain = editor().screen().split(separator: "\n", omittingEmptySubsequences: false)
    let high = editor { $0.height = 3 }.screen()
      .split(separator: "\n", omittingEmptySubsequences: false)
    let line = plain.firstIndex { $0.contains("Checked") }
    #expect(high.firstIndex { $0.contains("Checked") } == line.map { $0 + 2 })
  }

  @Test func updatesFollowWhatIsTyped() {
    let editor = editor()
    editor.form.row("weight")?.cellUpdate { cell, row in
      cell.textBehind = row.formValue.isNull ? " nothing" : " kg"
    }
    #expect(editor.screen().contains("80__________ kg"))
    editor.press(.backspace, .backspace, .tab)
    #expect(editor.screen().contains("____________ nothing"))
  }

  @Test func whatIsDangerousToAScreenIsTakenAway() {
    let editor = editor { $0.textBehind = "\u{1B}[2J kg" }
    #expect(!editor.screen().contains("\u{1B}") && editor.screen().contains("kg"))
  }
}
