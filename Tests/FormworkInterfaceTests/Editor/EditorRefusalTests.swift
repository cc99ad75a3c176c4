import Formwork
import FormworkInterface
import Testing

/// What a server said about the last try, on the screen.
@Suite struct EditorRefusalTests {
  private func form() -> Form {
    Form("Sign in") +++ Section()
      <<< TextRow("user") { $0.title = "User" }
      <<< TextRow("realm") { $0.title = "Realm" }
  }

  @Test func theFocusStartsAtTheFirstRefusedRow() {
    let form = form()
    form.row("realm")?.addError("No such realm")
    #expect(Editor(form, 80, 24).focusedRow?.tag == "realm")
    form.row("user")?.addError("No such user")
    #expect(Editor(form, 80, 24).focusedRow?.tag == "user")
    form.row("user")?.disabled = true
    #expect(Editor(form, 80, 24).focusedRow?.tag == "realm")
  }

  @Test func theRefusalStandsAboveTheButtons() {
    let form = form()
    form.refusal = "Try again\u{1B}[31m"
    let editor = Editor(form, 60, 20)
    #expect(
      editor.lines[3...4] == ["   ✗ Try again\u{FFFD}[31m", "   ‹ Submit ›  ‹ Cancel ›"])
    editor.type("x")
    #expect(editor.lines[3] == "   ✗ Try again\u{FFFD}[31m", "nothing moves while one types")
    editor.press(.tab)
    #expect(!editor.screen().contains("Try again"))
  }

  @Test func aFormWithoutTitleHasRoomForTheCounter() {
    let rows = (1...20).map { number in TextRow("r\(number)") { $0.title = "R" } }
    let form = Form() +++ Section(rows: rows)
    form.refusal = "Try again"
    let lines = Editor(form, 40, 10).lines
    #expect(lines[0].hasSuffix(" row 1 of 20"))
    #expect(lines.last == " ✗ Try again")
  }

  @Test func aLongTitleTakesWhatIsFreeAndTheRefusalStays() {
    let form = form()
    form.title = String(repeating: "long title ", count: 12)
    form.refusal = "Try again"
    for rows in [8, 12, 16, 24] {
      let lines = Editor(form, 40, rows).lines
      #expect(lines.count { $0.contains("long") } > (rows < 12 ? 0 : 1))
      #expect(lines.count { $0.hasSuffix(" ✗ Try again") } == 1)
      #expect(lines.contains { $0.contains("▌ User") })
    }
  }

  @Test(arguments: [(80, 24), (40, 12), (30, 8), (20, 6), (10, 3), (8, 1)])
  func anyScreenHoldsALongRefusalAndTheFocusedField(_ columns: Int, _ rows: Int) {
    let form = form()
    form.refusal = String(repeating: "many words ", count: 100)
    let editor = Editor(form, columns, rows)
    let frame = editor.frame()
    #expect(frame.lines.count == rows)
    #expect(frame.cursor != nil)
    if rows > 2 { #expect(editor.screen().contains("many")) }
  }
}
