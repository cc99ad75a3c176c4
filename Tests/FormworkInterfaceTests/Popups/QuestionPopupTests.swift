import Formwork
import FormworkInterface
import Testing

/// The question before answers are lost.
@Suite struct QuestionPopupTests {
  private func editor(
    _ columns: Int = 80, _ rows: Int = 24, typed: [String] = ["x", "y", "z", "w"]
  ) -> Editor {
    let section = Section("Data")
    for number in 1...5 { section <<< TextRow("t\(number)") { $0.title = "Row \(number)" } }
    let editor = Editor(Form("Form") +++ section, columns, rows, hasMouse: true)
    for text in typed {
      editor.type(text)
      editor.press(.tab)
    }
    editor.press(.escape)
    return editor
  }

  @Test func theQuestion() {
    let editor = editor()
    #expect(
      editor.popup == """
        ╭─ Leave the form? ─────────────────╮
        │ 4 answers are lost.               │
        │ ▸ Stay ›  ‹ Leave ›               │
        ╰─ Esc stay ────────────────────────╯

        """)
    let lines = editor.frame().lines
    #expect(Array(lines[9].text)[21] == "╭")
    #expect(editor.frame().cursor == Frame.Cell(column: 23, row: 11))
    #expect(lines.last?.text == " Enter press   ← → move   Esc stay")
    editor.press(.tab)
    #expect(editor.popup.contains("│ ‹ Stay ›  ▸ Leave ›"))
    #expect(self.editor(typed: ["x"]).popup.contains("│ 1 answer is lost. "))
  }

  @Test func whatIsBehindIsDimmed() throws {
    let editor = editor()
    let lines = editor.frame().lines
    let title = try #require(lines.first?.runs.first { $0.text == "Form" })
    #expect(title.style == .behind)
    for line in lines.dropLast() where !line.text.contains("│") && !line.text.contains("─ ") {
      #expect(line.runs.allSatisfy { $0.style == .behind })
    }
    let stay = try #require(lines[11].runs.first { $0.text.contains("Stay") })
    #expect(stay.style == .buttonFilled)
    editor.press(.escape)
    #expect(editor.frame().lines.allSatisfy { $0.runs.allSatisfy { $0.style != .behind } })
  }

  @Test(arguments: [
    [Key.enter], [.escape], [.text("n")], [.text(" ")], [.right, .left, .enter],
    [.tab, .tab, .enter], [.text("x")],
  ])
  func staying(_ keys: [Key]) {
    let editor = editor()
    for key in keys { editor.handle(key, at: .zero) }
    #expect(editor.outcome == nil && editor.popup.isEmpty)
    #expect(editor.form.values()["t1"] == .text("x"))
  }

  @Test(arguments: [
    [Key.text("y")], [.text("Y")], [.right, .enter], [.tab, .text(" ")], [.left, .enter],
    [.down, .enter], [.backTab, .enter],
  ])
  func leaving(_ keys: [Key]) {
    let editor = editor()
    for key in keys { editor.handle(key, at: .zero) }
    #expect(editor.outcome == .cancelled)
  }

  @Test func clicks() {
    let staying = editor()
    _ = staying.frame()
    staying.press(.mouse(MouseEvent(.press, at: Frame.Cell(column: 2, row: 2))))
    #expect(!staying.popup.isEmpty, "outside nothing happens")
    staying.press(.mouse(MouseEvent(.press, at: Frame.Cell(column: 25, row: 11))))
    #expect(staying.popup.isEmpty && staying.outcome == nil)
    let leaving = editor()
    _ = leaving.frame()
    leaving.press(.mouse(MouseEvent(.press, at: Frame.Cell(column: 35, row: 11))))
    #expect(leaving.outcome == .cancelled)
  }

  @Test func narrowScreens() {
    #expect(
      editor(20, 6).screen(cursor: true) == """
        Leave the form?
        4 answers are lost.
        ‸▸ Stay ›  ‹ Leave ›


        Esc stay

        """)
    let least = editor(10, 3)
    #expect(
      least.screen(cursor: true) == """
        Leave the…
        ‸▸ Stay ›
        ‹ Leave ›

        """)
    least.press(.down)
    #expect(least.lines == ["Leave the…", "‹ Stay ›", "▸ Leave ›"])
    let one = editor(10, 1)
    #expect(one.lines == ["▸ Stay ›"])
    one.press(.right)
    #expect(one.lines == ["▸ Leave ›"])
  }

  @Test func answersThatWereTakenBackAreNotLost() {
    let row = GenericPasswordRow("p") {
      $0.title = "Password"
      $0.generator = PasswordGenerator(length: 8, alphabet: "Aa1")
    }
    let editor = Editor(Form() +++ Section() <<< row <<< TextRow("t"), 80, 24)
    editor.press(.control("g"), .escape, .escape)
    #expect(editor.outcome == .cancelled)
  }
}
