import Formwork
import FormworkInterface
import Testing

/// What `start` is told to do with a result means the row that began the work.
@Suite struct LaterWorkTests {
  private func row(_ tag: String = "a") -> ProbeRow {
    ProbeRow(tag) {
      $0.title = "A"
      $0.probe.key = { key, desk in
        switch key {
        case "s": desk.start({ 43 }, then: { result, desk in Self.take(result, &desk) })
        case "e": desk.start({ "12" }, then: { result, desk in desk.edit(result as? String ?? "") })
        case "m": desk.start({ 0 }, then: { _, desk in desk.move(.forwards) })
        case "o":
          desk.open(
            ProbePopup { _, desk in
              desk.start({ 7 }) { result, desk in
                Self.take(result, &desk)
                desk.close()
              }
            })
        default: break
        }
      }
    }
  }

  private static func take(_ result: any Sendable, _ desk: inout Desk) {
    desk.set(.int(Int64(result as? Int ?? 0)))
    desk.say("then on \(desk.row?.tag ?? "nothing")")
  }

  @Test func theFocusIsElsewhere() async {
    let (row, other) = (row(), TextRow("b"))
    let editor = Editor.probing(row, other)
    editor.press(.text("s"), .tab)
    editor.type("typed")
    await editor.work()
    #expect(row.value == 43 && editor.focusedRow === other)
    #expect(editor.screen().contains("then on a") && editor.screen().contains("<43>"))
    editor.press(.tab)
    #expect(other.value == "typed")
    editor.press(.backTab, .backTab, .text("e"), .tab)
    await editor.work()
    #expect(row.value == 12 && other.value == "typed")
  }

  @Test func theRowIsHiddenMeanwhile() async {
    let (row, other) = (row(), TextRow("b") { $0.value = "kept" })
    let editor = Editor.probing(row, other)
    editor.press(.text("s"))
    row.hidden = true
    _ = editor.frame()
    await editor.work()
    #expect(row.value == 43 && other.value == "kept")
  }

  @Test func theViewWithTheFocusIsToldOfItsNewValue() async {
    let row = row()
    let editor = Editor.probing(row)
    editor.press(.text("s"))
    await editor.work()
    #expect(editor.screen().contains("<43> new"))
  }

  @Test func theFocusIsMovedOnlyByTheRowThatHasIt() async {
    let (row, b, c) = (row(), TextRow("b"), TextRow("c"))
    let editor = Editor.probing(row, b, c)
    editor.press(.text("m"))
    await editor.work()
    #expect(editor.focusedRow === b)
    editor.press(.backTab, .text("m"), .tab)
    await editor.work()
    #expect(editor.focusedRow === b)
  }

  @Test func workThatBeganWhenTheRowWasLeft() async {
    let (row, other) = (row(), row("b"))
    row.probe.leave = { desk in desk.start({ 5 }) { result, desk in Self.take(result, &desk) } }
    let editor = Editor.probing(row, other)
    editor.press(.tab)
    await editor.work()
    #expect(row.value == 5 && other.value == nil)
    // Without `then` there is nobody who would take the result.
    row.probe.leave = { desk in desk.start { FormValue.int(6) } }
    editor.press(.backTab, .tab)
    await editor.work()
    #expect(row.value == 5 && other.value == nil && !editor.isBusy)
  }

  @Test func aPopupIsClosedByItsWork() async {
    let row = row()
    let editor = Editor.probing(row)
    editor.press(.text("o"), .text("s"))
    #expect(editor.screen().contains("[popup]"))
    await editor.work()
    #expect(row.value == 7 && !editor.screen().contains("[popup]"))
  }

  @Test func aPopupThatIsClosedDoesNotStopIt() async {
    let (row, other) = (row(), TextRow("b"))
    let editor = Editor.probing(row, other)
    editor.press(.text("o"), .text("s"), .escape, .tab)
    #expect(editor.isBusy && editor.focusedRow === other)
    await editor.work()
    #expect(row.value == 7 && other.value == nil)
  }
}
