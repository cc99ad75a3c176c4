import Formwork
import FormworkInterface
import Testing

/// `onCellSelection` runs for every kind of row when it is pressed.
@Suite struct EditorPressTests {
  private final class Log {
    var lines: [String] = []
  }

  private let check = CheckRow("check") { $0.title = "Check" }
  private let onOff = SwitchRow("switch") { $0.title = "Switch" }
  private let plan = SegmentedRow<String>("plan") {
    ($0.title, $0.options) = ("Plan", ["free", "pro"])
  }
  private let city = PushRow<String>("city") {
    ($0.title, $0.options) = ("City", ["Graz", "Wien"])
  }
  private let name = TextRow("name") { ($0.title, $0.value) = ("Name", "Ada") }
  private let log = Log()

  private func editor() -> Editor {
    check.onCellSelection { [log] in log.lines.append("check \($0.value ?? false)") }
    onOff.onCellSelection { [log] in log.lines.append("switch \($0.value ?? false)") }
    plan.onCellSelection { [log] in log.lines.append("plan \($0.value ?? "-")") }
    city.onCellSelection { [log] in log.lines.append("city \($0.value ?? "-")") }
    name.onCellSelection { [log] in log.lines.append("name \($0.value ?? "-")") }
    return Editor(
      Form() +++ Section(rows: [check, onOff, plan, city, name]), 80, 24, hasMouse: true)
  }

  @Test func keysPress() {
    let editor = editor()
    editor.press(.text(" "), .text("x"), .left, .text("y"), .text("n"), .enter)
    #expect(log.lines == ["check true", "check false"], "others choose, they do not press")
    editor.press(.text(" "), .tab)
    editor.press(.text(" "), .text(" "), .right, .tab)
    #expect(log.lines.dropFirst(2) == ["switch true", "plan free", "plan free"])
    editor.press(.enter, .down, .enter, .text(" "), .escape, .text("w"), .escape)
    editor.press(.down, .escape)
    #expect(log.lines.dropFirst(5) == ["city -", "city Wien", "city Wien", "city Wien"])
    editor.press(.tab, .text(" "), .enter)
    #expect(log.lines.count == 9, "keys are typed in a field")
  }

  @Test func clicksPress() {
    let editor = editor()
    for text in ["[ ] Check", "[ ] off", "( ) pro", "▾", "Graz", "Ada"] { editor.click(text) }
    #expect(log.lines == ["check true", "switch true", "plan pro", "city -", "name Ada"])
    #expect(city.value == "Graz")
  }

  @Test func whatCannotBeChangedIsNotPressed() {
    let editor = editor()
    for row in editor.form.rows { row.readOnly = true }
    editor.press(.text(" "), .tab, .text(" "), .tab, .text(" "), .tab, .enter, .backTab)
    for text in ["[ ] Check", "[ ] off", "City", "Ada"] { editor.click(text) }
    #expect(log.lines.isEmpty)
  }

  @Test func aPressMayChangeTheForm() {
    let editor = editor()
    check.onCellSelection { $0.section?.removeAll { $0.tag != "name" } }
    editor.press(.text(" "))
    #expect(editor.focusedRow === name)
    #expect(editor.form.rows.count == 1)
  }

  @Test func aListThatIsTakenAwayCloses() {
    let editor = editor()
    city.onCellSelection { $0.hidden = true }
    editor.press(.tab, .tab, .tab, .enter)
    #expect(!editor.screen().contains("Wien") && editor.focusedRow === name)
  }
}

extension Editor {
  /// Presses the mouse where a text begins on the screen.
  func click(_ text: String) {
    for (row, line) in frame().lines.enumerated() {
      guard let range = line.text.firstRange(of: text) else { continue }
      let column = DisplayWidth.of(String(line.text[..<range.lowerBound]))
      return press(.mouse(MouseEvent(.press, at: Frame.Cell(column: column, row: row))))
    }
    Issue.record("\(text) is not on the screen")
  }
}
