import Formwork
import FormworkInterface
import Testing

/// Choices whose options stand in the form.
@Suite struct SegmentTests {
  private func plan() -> SegmentedRow<String> {
    SegmentedRow<String>("plan") {
      $0.title = "Plan"
      $0.choiceOptions.choices = [
        Choice(.text("free"), title: "Free"), Choice(.text("pro"), title: "Professional"),
        Choice(.text("team"), title: "Team", isDisabled: true, reason: "sold out"),
      ]
      $0.value = "free"
    }
  }

  @Test func inALine() {
    let editor = Editor(Form() +++ Section() <<< plan(), 80, 24)
    #expect(editor.focusedLine.hasSuffix("  (•) Free   ( ) Professional   – Team, sold out"))
    let runs = editor.frame().lines[0].runs
    let styled = runs.suffix(6).map { [$0.text, $0.style.name] }
    #expect(
      styled == [
        ["(•)", "chosen.sign"], [" Free", "chosen"], ["   ", "text"],
        ["( ) Professional", "option"], ["   ", "text"], ["– Team, sold out", "disabled"],
      ])
    editor.press(.right)
    #expect(editor.focusedLine.hasSuffix("  ( ) Free   (•) Professional   – Team, sold out"))
  }

  @Test func belowEachOther() {
    let editor = Editor(Form() +++ Section() <<< plan(), 30, 12)
    let lines = editor.lines.map { String($0.dropFirst(3)) }
    let first = lines.firstIndex { $0.hasPrefix("(•)") } ?? 0
    #expect(
      lines[first...].prefix(3) == ["(•) Free", "( ) Professional", " –  Team, sold out"])
  }

  @Test func whatCannotBeChangedShowsWhatIsChosen() {
    let row = plan()
    row.readOnly = true
    let editor = Editor(Form() +++ Section() <<< row, 80, 24)
    #expect(editor.screen().contains("Free") && !editor.screen().contains("Professional"))
  }
}
