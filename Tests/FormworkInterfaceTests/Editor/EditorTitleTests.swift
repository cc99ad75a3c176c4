import Formwork
import FormworkInterface
import Testing

/// Titles on screens that are small.
@Suite struct EditorTitleTests {
  private func editor(_ title: String, _ columns: Int, _ rows: Int, count: Int = 1) -> Editor {
    let section = Section()
    section <<< TextRow("a") { $0.title = title }
    for number in 1..<count { section <<< TextRow("b\(number)") }
    return Editor(Form() +++ section, columns, rows)
  }

  @Test func aLongTitleIsCut() {
    let editor = editor(String(repeating: "e\u{301}", count: 50), 20, 12)
    let part = String(repeating: "e\u{301}", count: 15)
    #expect(
      editor.screen(cursor: true) == """
        \(part)… 1/1
        ‸__________________









        Tab next   F1 help

        """)
  }

  @Test func itIsCutAndNeverGone() {
    let title = "Name of whoever pays the bill"
    #expect(
      editor(title, 24, 8, count: 3).lines == [
        "Name of whoever pay… 1/3", "______________________", "Tab next   F1 help",
      ])
    #expect(editor(title, 20, 3).lines == ["Name of whoever… 1/1", "__________________"])
    for rows in [4, 6] {
      #expect(editor("Password", 10, rows).lines == ["Passw… 1/1", "_________", "Tab next"])
    }
    #expect(editor("日本語の題名", 10, 5).lines.prefix(2) == ["日本…  1/1", "_________"])
  }

  @Test func whatIsSaidBelowIsWhole() {
    let row = TextRow("a") {
      $0.title = "A title of several words"
      $0.add(rule: .minLength(3))
    }
    let editor = Editor(Form() +++ Section() <<< row, 20, 6)
    editor.press(.text("x"), .tab, .backTab)
    #expect(
      editor.lines == [
        "A title of seve… 1/1", "x_________________", "✗ Must have at least", "  3 characters",
        "Tab next   F1 help",
      ])
    #expect(editor.echo(of: .text("y")) != nil, "the field does not move")
  }

  @Test func theTitleOfAFormTakesFreeLinesToo() {
    let title = "A title of a form that has many words and would be cut"
    func screen(_ rows: Int, _ count: Int) -> [String] {
      let section = Section()
      for number in 1...count { section <<< TextRow("t\(number)") { $0.title = "Row" } }
      return Editor(Form(title) +++ section, 40, rows).lines
    }
    #expect(
      screen(12, 1).prefix(3) == [
        " A title of a form that has  row 1 of 1", " many words and would be", " cut",
      ])
    #expect(screen(8, 5).first?.hasPrefix(" A title of a form that ha…") == true)
    let long = Form(String(repeating: "word ", count: 60)) +++ Section() <<< TextRow("a")
    let editor = Editor(long, 60, 24)
    #expect(editor.lines.prefix(6).allSatisfy { $0.hasPrefix(" word") })
    #expect(!editor.screen().contains("…"))
  }
}
