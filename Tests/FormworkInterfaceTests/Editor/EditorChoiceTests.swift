import Formwork
import FormworkInterface
import Testing

@Suite struct EditorChoiceTests {
  private func list(_ count: Int, value: Int? = nil) -> PushRow<String> {
    PushRow<String>("list") {
      $0.title = "List"
      $0.options = (1...count).map { "Option \($0)" }
      $0.value = value.map { "Option \($0)" }
    }
  }

  private func editor(_ row: BaseRow, _ columns: Int = 80, _ rows: Int = 24) -> Editor {
    Editor(Form() +++ Section() <<< row, columns, rows)
  }

  @Test func theChosenOptionIsInView() {
    let row = list(50, value: 30)
    let editor = editor(row, 80, 10)
    editor.press(.enter)
    #expect(editor.screen().contains("▸ Option 30"))
    #expect(editor.screen().contains("30 of 50"))
    editor.press(.end)
    #expect(editor.screen().contains("▸ Option 50"))
    editor.press(.down)
    #expect(editor.screen().contains("▸ Option 1 "))
    editor.press(.up)
    #expect(editor.screen().contains("▸ Option 50"))
    editor.press(.enter)
    #expect(row.value == "Option 50")
  }

  @Test func marksSayThatThereIsMore() {
    let editor = editor(list(20))
    editor.press(.enter)
    #expect(editor.popup.contains("▾ 10") && !editor.popup.contains("▴"))
    editor.press(.pageDown)
    #expect(editor.popup.contains("▴ 1 ─") && editor.popup.contains("▾ 9"))
    editor.press(.end)
    #expect(!editor.popup.contains("▾") && editor.popup.contains("▴ 10"))
  }

  @Test(arguments: [
    ("izmir", "İzmir"), ("zurich", "Zürich"), ("STRASSE", "Hauptstraße"), ("lodz", "Łódź"),
  ])
  func neitherCaseNorMarksCountInFilters(_ typed: String, _ found: String) {
    let row = PushRow<String>("city") {
      $0.options = ["Aix", "Łódź", "Zürich", "İzmir", "Hauptstraße"]
    }
    let editor = editor(row)
    editor.press(.enter)
    editor.type(typed)
    editor.press(.enter)
    #expect(row.value == found)
  }

  @Test func filtering() {
    let row = PushRow<String>("country") {
      $0.title = "Country"
      $0.options = ["Algeria", "Chad", "Germany", "Kenya", "Mali", "Niger", "Nigeria", "Togo"]
    }
    let editor = editor(row)
    editor.press(.enter)
    editor.type("ger")
    #expect(editor.popup.contains("▸ Germany") && editor.popup.contains("4 found of 8"))
    editor.press(.escape)
    #expect(editor.popup.isEmpty && row.value == nil)
    editor.press(.enter)
    #expect(editor.popup.contains("1 of 8"), "no value: the first option")
    editor.press(.escape)
    editor.type("k")
    #expect(editor.screen().contains("▸ Kenya"))
    editor.press(.enter)
    #expect(row.value == "Kenya")
  }

  @Test(arguments: [
    [Key.escape, .enter], [.control("u")], [.backspace, .backspace, .backspace],
    [.control("a"), .control("k")], [.backspace, .backspace, .backspace, .backspace],
  ])
  func withoutAFilterTheValueIsHighlighted(_ keys: [Key]) {
    let row = list(12, value: 9)
    let editor = editor(row)
    editor.press(.enter)
    editor.type("zzz")
    #expect(editor.popup.contains("0 found of 12"))
    editor.press(.enter)
    #expect(row.value == "Option 9" && editor.popup.contains("0 found of 12"))
    for key in keys { editor.handle(key, at: .zero) }
    #expect(editor.screen().contains("▸ Option 9"))
    editor.press(.enter)
    #expect(row.value == "Option 9" && !editor.screen().contains("of 12"))
  }

  @Test func aValueThatCannotBeChosenIsNotOverwritten() {
    let row = list(3, value: 2)
    row.choiceOptions.choices[1].isDisabled = true
    let editor = editor(row)
    editor.press(.enter)
    #expect(editor.screen().contains("▸ Option 2"))
    editor.press(.enter)
    #expect(row.value == "Option 2")
    editor.press(.enter, .down, .enter)
    #expect(row.value == "Option 3")
    row.value = "Another"
    editor.press(.enter, .enter)
    #expect(row.value == "Another" && editor.screen().contains("0 of 3"))
    editor.press(.up, .enter)
    #expect(row.value == "Option 3")
    row.value = "Another"
    editor.press(.enter, .pageDown, .home, .enter)
    #expect(row.value == "Option 1")
  }

  @Test func onlyDisabledOptionsFit() {
    let row = list(9, value: 1)
    row.choiceOptions.choices[4].isDisabled = true
    let editor = editor(row)
    editor.press(.enter)
    editor.type("5")
    editor.press(.down, .up, .enter, .pageDown, .end, .enter)
    #expect(row.value == "Option 1")
    editor.press(.escape)
    #expect(row.value == "Option 1" && editor.outcome == nil)
  }

  @Test func keysThatMoveWithoutAFilter() {
    let row = list(30)
    let editor = editor(row)
    editor.press(.enter, .control("n"), .down, .control("p"))
    #expect(editor.popup.contains("▸ Option 2 "))
    editor.press(.control("d"))
    #expect(editor.popup.contains("▸ Option 7 "))
    editor.press(.control("u"), .text(" "))
    #expect(editor.popup.isEmpty && row.value == "Option 2")
  }

  @Test func escapeClosesTheListAndThenTheForm() {
    let editor = editor(list(5))
    editor.press(.enter, .text("4"), .escape)
    #expect(editor.popup.isEmpty && editor.outcome == nil)
    editor.press(.escape)
    #expect(editor.outcome == .cancelled)
  }

  @Test func disabledOptionsAreSkipped() {
    let row = list(3)
    row.choiceOptions.choices[1].isDisabled = true
    row.choiceOptions.choices[1].reason = "sold out"
    let editor = editor(row)
    editor.press(.enter, .down)
    #expect(editor.screen().contains("Option 2, sold out"))
    #expect(editor.screen().contains("▸ Option 3"))
    editor.type("2")
    editor.press(.enter)
    #expect(row.value == nil)
  }

  @Test func longOptionsAreCut() {
    let row = PushRow<String>("list") { $0.options = [String(repeating: "x", count: 100)] }
    let editor = editor(row, 20, 10)
    editor.press(.enter)
    #expect(editor.frame().lines.allSatisfy { DisplayWidth.of($0.text) <= 20 })
    #expect(editor.screen().contains("xxx…"))
  }

  @Test func resizingKeepsTheListOnTheScreen() {
    let editor = editor(list(40, value: 40), 80, 24)
    editor.press(.enter)
    for (columns, rows) in [(120, 40), (60, 20), (80, 10), (40, 12), (20, 6), (80, 24)] {
      editor.resize(to: Size(columns: columns, rows: rows))
      let fresh = self.editor(list(40, value: 40), columns, rows)
      fresh.press(.enter)
      #expect(editor.screen() == fresh.screen())
      #expect(editor.screen().contains("▸ Option 40"))
    }
  }

  @Test func segments() {
    let form = SignupForm.make()
    let editor = Editor(form, 80, 24)
    let plan: SegmentedRow<String>? = form.rowBy(tag: "plan")
    editor.press(.tab, .tab, .tab, .tab)
    #expect(editor.focusedRow === plan)
    editor.press(.right)
    #expect(plan?.value == "pro")
    #expect(editor.screen().contains("Seats *"))
    editor.press(.right)
    #expect(plan?.value == "free")
    editor.press(.left)
    #expect(plan?.value == "pro")
    editor.press(.home)
    #expect(plan?.value == "free")
    #expect(form.values()["plan"] == .text("free"))
  }

  @Test func toggles() {
    let row = SwitchRow("on") { $0.title = "News" }
    let editor = editor(row)
    editor.press(.text(" "))
    #expect(row.value == true)
    #expect(editor.screen().contains("[x] on"))
    editor.press(.left)
    #expect(row.value == false)
    editor.press(.text("y"), .delete)
    #expect(row.value == true)
    row.isClearable = true
    editor.press(.delete)
    #expect(row.value == nil)
  }

  @Test func aRefusedToggleLetsTheFocusMoveOn() {
    let row = CheckRow("terms") {
      $0.title = "Terms"
      $0.add(rule: .accepted)
    }
    let other = TextRow("other")
    let editor = Editor(Form() +++ Section() <<< row <<< other, 80, 24)
    editor.press(.text("n"), .enter)
    #expect(editor.focusedRow === other)
    #expect(editor.lines[2] == "   ✗ Must be accepted")
    editor.press(.control("s"))
    #expect(editor.outcome == nil)
    #expect(editor.focusedRow === row)
  }

  @Test func buttonsRunWhatTheyAreFor() {
    let row = ButtonRow("go") { $0.title = "Go" }
    var count = 0
    row.onCellSelection { _ in count += 1 }
    let editor = editor(row)
    #expect(editor.lines[0] == " ▌ ▸ Go ›")
    editor.press(.enter, .text(" "))
    #expect(count == 2)
  }
}
