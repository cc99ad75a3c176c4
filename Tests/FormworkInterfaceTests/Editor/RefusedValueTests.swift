import Formwork
import FormworkInterface
import Testing

/// Values that a view gives to a row that does not take them.
@Suite struct RefusedValueTests {
  private func row(_ tag: String = "a") -> ProbeRow {
    ProbeRow(tag) {
      $0.title = "A"
      $0.probe.key = { key, desk in
        switch key {
        case "w": desk.set(.text("three"))
        case "e": desk.edit("4")
        case "p": desk.set(.int(5), isTyped: false)
        default: desk.set(.int(3))
        }
      }
      $0.probe.answer = { line, desk in
        desk.set(.text(line))
        return .accepted(typed: nil)
      }
    }
  }

  @Test func aValueOfAnotherTypeIsSaidAtTheRow() {
    let row = row()
    let editor = Editor.probing(row)
    editor.press(.text("w"))
    #expect(
      editor.screen().contains("<null> new") && editor.screen().contains("Must be a whole number"))
    #expect(row.value == nil)
    editor.press(.escape)
    #expect(editor.outcome == .cancelled)
  }

  @Test func theNextValueTakesTheErrorAway() {
    let row = row()
    let editor = Editor.probing(row)
    editor.press(.text("w"), .text("3"))
    #expect(row.value == 3 && row.errors.isEmpty)
    editor.press(.text("w"), .control("s"))
    #expect(editor.outcome == .submitted)
  }

  @Test func plainLinesAskAgain() {
    let row = row()
    var options = PlainConversation.Options()
    options.controls = .probing
    let conversation = PlainConversation(
      form: Form() +++ Section() <<< row <<< TextRow("b"), options: options)
    _ = conversation.start()
    let said = conversation.answer("three")
    #expect(said.hasPrefix("Error: A: Must be a whole number") && said.hasSuffix("\nA: "))
    #expect(row.value == nil)
  }

  @Test func aReadOnlyRowTakesNothingThatIsTyped() {
    let row = row()
    (row.value, row.readOnly) = (1, true)
    let editor = Editor.probing(row)
    editor.press(.text("3"))
    #expect(row.value == 1 && editor.screen().contains("<1> new"))
    editor.press(.text("e"))
    #expect(row.value == 1)
    editor.press(.text("p"))
    #expect(row.value == 5)
    editor.press(.escape)
    #expect(editor.outcome == .cancelled)
  }

  @Test func neitherDoesAnotherRow() throws {
    let (row, other) = (row(), row("b"))
    other.disabled = true
    let form = Form() +++ Section() <<< row <<< other
    row.probe.key = { _, desk in desk.set(.int(3), of: desk.row?.form?.row("b")) }
    var options = EditorOptions(size: Size(columns: 60, rows: 12))
    options.controls = .probing
    let editor = Editor(form: form, options: options)
    editor.press(.text("x"))
    #expect(other.value == nil)
    other.disabled = false
    editor.press(.text("x"))
    #expect(other.value == 3)
  }
}
