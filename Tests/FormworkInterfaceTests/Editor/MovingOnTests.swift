import Formwork
import FormworkInterface
import Testing

/// Views and callbacks that move the focus on and on end on a button, with a problem of the form.
@Suite struct MovingOnTests {
  private func row(_ tag: String, _ direction: FocusDirection) -> ProbeRow {
    ProbeRow(tag) { $0.probe.enter = { $0.move(direction) } }
  }

  private func isStopped(_ editor: Editor) -> Bool {
    _ = editor.frame()
    return editor.focusedRow == nil && editor.form.problems.map(\.kind) == [.unsettled]
  }

  @Test func viewsThatSendItBackAndForth() {
    #expect(isStopped(Editor.probing(row("a", .forwards), row("b", .backwards))))
  }

  @Test func viewsThatMoveItTwice() {
    let rows = (0..<30).map { index in
      ProbeRow("row\(index)") {
        $0.probe.enter = { desk in
          desk.move(.forwards)
          desk.move(.backwards)
        }
      }
    }
    let editor = Editor.probing(TextRow("first"))
    editor.form[0].append(contentsOf: rows)
    editor.press(.tab)
    #expect(isStopped(editor))
    editor.press(.tab, .tab)
    #expect(editor.focusedRow?.tag == "first" || editor.focusedRow == nil)
  }

  @Test func aViewThatSendsItOnHandsItOver() {
    let b = TextRow("b")
    let a = row("a", .forwards)
    let editor = Editor.probing(a, b)
    #expect(editor.focusedRow === b && b.isHighlighted && !a.isHighlighted)
    #expect(editor.form.problems.isEmpty)
  }

  @Test func rowsThatHideWithTheFocus() {
    let rows = ["a", "b"].map { tag in
      TextRow(tag) {
        $0.onCellHighlightChanged { $0.hidden = Condition(booleanLiteral: $0.isHighlighted) }
      }
    }
    let editor = Editor(Form() +++ Section(rows: rows), 60, 12)
    editor.press(.tab, .tab)
    _ = editor.frame()
    #expect(editor.focusedRow == nil || !(editor.focusedRow?.isHidden ?? false))
  }
}
