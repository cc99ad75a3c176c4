import Formwork
import FormworkInterface
import Testing

/// Rows as they must be: titles of several lines, what is read-only or not available, sliders, and
/// what is hidden.
@Suite struct RowScreenTests {
  private func rows() -> [BaseRow] {
    [
      SliderRow("volume") {
        $0.title = "Volume"
        $0.slider.max = 100
        $0.slider.step = 5
        $0.slider.unit = "%"
        $0.value = 45
      },
      TextRow("payer") { ($0.title, $0.value) = ("Name of whoever pays the bill", "Ada") },
      TextRow("number") { ($0.title, $0.value, $0.readOnly) = ("Customer number", "4711", true) },
      IntRow("seats") { ($0.title, $0.value, $0.disabled) = ("Extra seats", 5, true) },
    ]
  }

  @Test func inTheMiddleOfAForm() {
    let editor = Editor(Form() +++ Section(rows: rows()), 80, 24)
    #expect(
      editor.screen().hasPrefix(
        """
         ▌ Volume             ━━━━━━━━━●─────────── 45 %
         ▌                    0 to 100 in steps of 5
           Name of whoever    Ada_________________________________
           pays the bill
           Customer number    4711
           Extra seats        – 5

           ‹ Submit ›  ‹ Cancel ›

        """))
  }

  @Test func whatHasASizeHasOneCellMore() {
    let editor = Editor(
      Form() +++ Section()
        <<< IntRow("seats") {
          $0.title = "Seats"
          $0.limits.max = .number(500)
        }
        <<< TextRow("code") { ($0.title, $0.limit) = ("Code", 6) }, 80, 24)
    #expect(editor.allLines[0] == " ▌ Seats    ____")
    #expect(editor.allLines[1] == "   Code     _______")
  }

  @Test func thePageIsNoWiderThanAHundredColumns() {
    let section = Section("Header", footer: String(repeating: "word ", count: 40))
    for number in 1...40 {
      section
        <<< TextRow("t\(number)") {
          $0.title = "Row \(number)"
          $0.add(rule: .required)
        }
    }
    let editor = Editor(Form("Title") +++ section, 200, 24)
    let lines = editor.allLines
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines[0].count == 99 && lines[0].hasSuffix("  row 1 of 40"))
    #expect(lines[3] == " ▌ Row 1 *   " + String(repeating: "_", count: 56))
    #expect(lines[19] == String(repeating: "─", count: 84) + " ▾ 25 more below")
    #expect(lines[20...22] == ["", "   ‹ Submit ›  ‹ Cancel ›", ""])
  }

  @Test func theRuleSaysWhatIsHidden() {
    let section = Section()
    for number in 1...20 { section <<< TextRow("t\(number)") { $0.title = "Row \(number)" } }
    let editor = Editor(Form("Title") +++ section, 80, 24, hasMouse: true)
    let rule = String(repeating: "─", count: 65)
    #expect(editor.allLines[19] == rule + " ▾ 3 more below")
    editor.press(.backTab)
    #expect(editor.allLines[22].isEmpty && editor.allLines[21] == "   ‹ Submit ›  ▸ Cancel ›")
    editor.press(.backTab, .backTab)
    #expect(editor.allLines[19] == rule + " ▴ 3 more above")
    #expect(editor.allLines[18] == " ▌ Row 20    ____________________________________")
    editor.press(.mouse(MouseEvent(.press, at: Frame.Cell(column: 5, row: 19))))
    #expect(editor.focusedRow?.tag == "t20", "the rule belongs to no row")
    editor.press(.control("s"))
    #expect(editor.outcome == .submitted)
  }

  @Test func onALowScreenTheMessageTakesTheLineOfTheKeys() {
    let section = Section()
    for number in 1...20 {
      section
        <<< TextRow("t\(number)") {
          $0.title = "Row \(number)"
          if number == 2 { $0.add(rule: .required) }
        }
    }
    let editor = Editor(Form("Title") +++ section, 80, 12)
    editor.press(.control("s"))
    #expect(
      editor.allLines.suffix(4) == [
        "   Row 7     ____________________________________",
        String(repeating: "─", count: 64) + " ▾ 13 more below", "   ‹ Submit ›  ‹ Cancel ›",
        " ✗ 1 row needs attention",
      ])
    editor.press(.text("x"))
    #expect(editor.allLines[3] == " ▌           ✓ Fixed")
    #expect(editor.allLines.last == " ✗ 1 row needs attention")
    editor.press(.tab)
    #expect(editor.allLines.last == " Tab next   ^S submit   F1 help   Esc cancel")
    #expect(editor.allLines[3] == " ▌ Row 3     ____________________________________")
  }
}
