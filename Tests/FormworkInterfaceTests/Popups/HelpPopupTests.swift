import Formwork
import FormworkInterface
import Testing

/// The help on the focused row.
@Suite struct HelpPopupTests {
  private func editor(_ columns: Int = 80, _ rows: Int = 24, title: String = "Row") -> Editor {
    let row = TextRow("t") {
      $0.title = title
      $0.help = "At least 6 characters, one a capital, one a digit."
      $0.more = (1...20).map { "Line \($0)" }.joined(separator: "\n")
    }
    let editor = Editor(Form("Form") +++ Section() <<< row, columns, rows)
    editor.press(.function(1))
    return editor
  }

  @Test func theHelpTextComesFirst() {
    let editor = editor(80, 12)
    #expect(
      editor.popup == """
        ╭─ Row ─────────────────────────────╮
        │ At least 6 characters, one a      │
        │ capital, one a digit.             │
        │ Line 1                            │
        │ Line 2                            │
        │ Line 3                            │
        │ Line 4                            │
        │ Line 5                            │
        │ Line 6                            │
        │ Line 7                            │
        ╰─ Esc close ─ ▾ 54 ────────────────╯

        """)
    editor.press(.pageDown)
    #expect(editor.popup.hasPrefix("╭─ Row ─ ▴ 9 ───"))
    #expect(editor.popup.contains("│ Line 8 "))
    let title = editor.frame().lines[0].runs.first { $0.text == "Row" }
    #expect(title?.style == .popupTitle)
  }

  @Test func narrowScreens() {
    let small = editor(39, 12)
    #expect(
      small.screen(cursor: true) == """
         Row                              ▾ 47
         ‸At least 6 characters, one a capital,
         one a digit.
         Line 1
         Line 2
         Line 3
         Line 4
         Line 5
         Line 6
         Line 7
         Line 8
         ↑ ↓ scroll   Esc close

        """)
    let least = editor(10, 3)
    #expect(least.lines == ["Row  ▾ 184", "At least 6", "characters"])
  }

  @Test func anErrorStandsBeforeTheHelp() throws {
    let row = TextRow("t") {
      $0.title = "Row"
      $0.help = "What it is"
      $0.addError("An error of many words that has no room below its field")
    }
    let editor = Editor(Form() +++ Section() <<< row, 80, 24)
    editor.press(.function(1))
    let lines = editor.popup.split(separator: "\n")
    #expect(
      lines[1...3] == [
        "│ ✗ An error of many words that has │", "│   no room below its field         │",
        "│ What it is                        │",
      ])
    let runs = editor.frame().lines.flatMap(\.runs)
    #expect(runs.contains { $0.text == "✗" && $0.style == .errorSign })
    #expect(runs.contains { $0.text == "no room below its field" && $0.style == .error })
  }
}
