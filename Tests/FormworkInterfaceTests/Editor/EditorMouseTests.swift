import Formwork
import FormworkInterface
import Testing

@Suite struct EditorMouseTests {
  private func editor(_ rows: BaseRow..., size: (Int, Int) = (80, 24)) -> Editor {
    Editor(Form("Form") +++ Section(rows: rows), size.0, size.1, hasMouse: true)
  }

  /// The cell where a text begins on the screen.
  private func cell(_ text: String, in editor: Editor) -> Frame.Cell {
    for (row, line) in editor.frame().lines.enumerated() {
      let shown = line.runs.map(\.withVisibleLine.text).joined()
      guard let range = shown.firstRange(of: text) else { continue }
      let before = shown[..<range.lowerBound]
      return Frame.Cell(column: DisplayWidth.of(String(before)), row: row)
    }
    Issue.record("\(text) is not on the screen")
    return Frame.Cell(column: 0, row: 0)
  }

  private func click(_ text: String, _ offset: Int = 0, in editor: Editor) {
    var cell = cell(text, in: editor)
    cell.column += offset
    editor.press(.mouse(MouseEvent(.press, at: cell)))
  }

  private func wheel(_ action: MouseEvent.Action, _ times: Int, in editor: Editor) {
    let cell = Frame.Cell(column: 1, row: 3)
    _ = editor.frame()
    for _ in 0..<times { editor.press(.mouse(MouseEvent(action, at: cell))) }
  }

  @Test func theCursorGoesToTheCharacter() {
    let first = TextRow("a") { $0.title = "A" }
    let second = TextRow("b") {
      $0.title = "B"
      $0.value = "日本語 text"
    }
    let editor = editor(first, second)
    click("日本語", 3, in: editor)
    #expect(editor.focusedRow === second)
    editor.press(.text("x"))
    #expect(second.value == "日x本語 text")
    click("text", 40, in: editor)
    #expect(editor.focusedRow === second, "outside of the field, in the row")
    click("text", 10, in: editor)
    editor.press(.text("!"))
    #expect(second.value == "日x本語 text!")
    click("A ", in: editor)
    #expect(editor.focusedRow === first)
  }

  @Test func aScrolledFieldIsHitWhereItIsShown() {
    let row = TextRow("a") { $0.value = String(repeating: "0123456789", count: 5) + "end" }
    let editor = editor(TextRow("z"), row, size: (40, 12))
    editor.press(.tab)
    click("end", in: editor)
    editor.press(.text("|"))
    #expect(row.value?.hasSuffix("9|end") == true)
    editor.press(.backTab)
    click("0123", 2, in: editor)
    editor.press(.text("|"))
    #expect(row.value?.hasPrefix("01|2") == true)
  }

  @Test func reportsOfAMouseThatIsNotUsedDoNothing() {
    let secret = PasswordRow("p") { $0.value = Secret(copying: "hunter2".utf8) }
    let editor = Editor(Form("Form") +++ Section() <<< secret, 80, 24)
    click("^R show", in: editor)
    #expect(!editor.screen().contains("hunter2"))
  }

  @Test func theMarkShowsAndHides() {
    let secret = PasswordRow("p") {
      $0.title = "Password"
      $0.value = Secret(copying: "hunter2".utf8)
    }
    let editor = editor(secret)
    click("^R show", in: editor)
    #expect(editor.screen().contains("hunter2"))
    click("•••••••", 2, in: editor)
    editor.press(.text("-"))
    #expect(editor.screen().contains("hu-nter2"))
    click("^R hide", in: editor)
    #expect(!editor.screen().contains("hu-nter2"))
    click("••••••••", 3, in: editor)
    editor.press(.text("+"))
    #expect(secret.value == Secret(copying: "hu-+nter2".utf8))
    secret.mask = .fixed
    click("••••••••", 3, in: editor)
    editor.press(.text("!"))
    #expect(secret.value == Secret(copying: "hu-+!nter2".utf8), "the bullets stand for nothing")
  }

  @Test func theMarkOfARowWithItsTitleAbove() {
    let secret = GenericPasswordRow("p") {
      $0.title = "Password"
      $0.design.labelPosition = .above
      $0.design.hintPosition = .above
      $0.value = Secret(copying: "abc".utf8)
    }
    let editor = editor(secret)
    click("^R show", in: editor)
    #expect(editor.screen().contains("abc_"))
  }

  @Test func togglesOptionsAndButtonsDoWhatTheyDo() {
    var pressed = 0
    let check = CheckRow("c") { $0.title = "Accept the terms" }
    let onOff = SwitchRow("s") { $0.title = "Switch" }
    let plan = SegmentedRow<String>("p") {
      $0.title = "Plan"
      $0.choiceOptions.choices = [
        Choice(.text("free"), title: "free"),
        Choice(.text("team"), title: "team", isDisabled: true),
        Choice(.text("pro"), title: "pro"),
      ]
    }
    let button = ButtonRow("b") {
      $0.title = "Press"
      $0.onCellSelection { _ in pressed += 1 }
    }
    let editor = editor(check, onOff, plan, button)
    click("the terms", in: editor)
    #expect(check.value == true)
    click("[x]", in: editor)
    #expect(check.value == false)
    click("Switch", in: editor)
    #expect(onOff.value == nil && editor.focusedRow === onOff)
    click("[ ] off", 1, in: editor)
    #expect(onOff.value == true)
    click("( ) pro", 5, in: editor)
    #expect(plan.value == "pro")
    click("– team", in: editor)
    #expect(plan.value == "pro" && editor.focusedRow === plan)
    click("‹ Press ›", 3, in: editor)
    #expect(pressed == 1)
    click("Submit", in: editor)
    #expect(editor.outcome == .submitted)
  }

  @Test func readOnlyAndDisabledRowsStayAsTheyAre() {
    let fixed = CheckRow("c") {
      $0.title = "Fixed"
      $0.readOnly = true
    }
    let off = CheckRow("d") {
      $0.title = "Disabled"
      $0.disabled = true
    }
    let editor = editor(TextRow("t"), fixed, off)
    click("Fixed", in: editor)
    #expect(editor.focusedRow === fixed && fixed.value == nil)
    click("Disabled", in: editor)
    #expect(editor.focusedRow === fixed && off.value == nil)
  }

  @Test func elsewhereNothingHappens() {
    let row = TextRow("t") { $0.title = "Title" }
    let editor = Editor(
      Form("Form") +++ Section("Header", footer: "Footer") <<< row <<< TextRow("u"), 80, 24,
      hasMouse: true)
    editor.type("abc")
    let before = editor.screen(cursor: true)
    for text in ["Form", "Header", "Footer", "Tab next"] { click(text, in: editor) }
    for (column, line) in [(79, 23), (0, 12), (500, 500), (3, 21)] {
      editor.press(.mouse(MouseEvent(.press, at: Frame.Cell(column: column, row: line))))
    }
    #expect(editor.screen(cursor: true) == before)
    editor.press(.escape)
    click("Title", in: editor)
    #expect(editor.screen().contains("Leave the form?"))
    editor.press(.text("n"))
    #expect(row.value == "abc" && editor.outcome == nil)
  }

  @Test func leavingWithTheMouseIsLeaving() {
    let first = TextRow("a") {
      $0.title = "A"
      $0.add(rule: .required)
    }
    let second = IntRow("b") { $0.title = "B" }
    let editor = editor(first, second)
    click("B ", in: editor)
    #expect(editor.screen().contains("✗ Must be filled in"), "forwards, as with Tab")
    editor.type("12")
    click("A ", in: editor)
    #expect(second.value == 12)
  }

  @Test func aListIsOpenedChosenFromAndClosed() {
    let row = PushRow<String>("country") {
      $0.title = "Country"
      $0.choiceOptions.choices = (1...20).map { Choice(.text("c\($0)"), title: "Land \($0)") }
    }
    let editor = editor(row, TextRow("other") { $0.title = "Other" })
    click("_▾", in: editor)
    #expect(!editor.popup.isEmpty)
    click("Land 3", in: editor)
    #expect(row.value == "c3" && editor.popup.isEmpty)
    click("Land 3", in: editor)
    wheel(.wheelDown, 9, in: editor)
    #expect(editor.screen().contains("▸ Land 12"))
    wheel(.wheelUp, 30, in: editor)
    #expect(editor.screen().contains("▸ Land 1 "))
    editor.press(.text("1"), .text("9"))
    click("1 found of 20", in: editor)
    #expect(!editor.popup.isEmpty, "nothing to choose there")
    click("Land 19", in: editor)
    #expect(row.value == "c19")
    click("Land 19", in: editor)
    click("Form", in: editor)
    #expect(editor.popup.isEmpty && row.value == "c19", "outside it is closed")
  }

  @Test func theWheelScrollsTheFormAndTheNextKeyReturns() {
    let rows = (1...30).map { number in TextRow("r\(number)") { $0.title = "Row \(number)" } }
    let editor = Editor(Form("Form") +++ Section(rows: rows), 80, 12, hasMouse: true)
    #expect(editor.lines[1].hasPrefix(" ▌ Row 1 "))
    wheel(.wheelDown, 1, in: editor)
    #expect(editor.lines[1].hasPrefix("   Row 4 "))
    #expect(editor.frame().cursor == nil)
    wheel(.wheelDown, 100, in: editor)
    #expect(editor.screen().contains(" ▴ 22 more above"))
    wheel(.wheelUp, 1, in: editor)
    click("Row 27 ", in: editor)
    #expect(editor.focusedRow === rows[26])
    let shown = editor.lines[1]
    wheel(.wheelUp, 100, in: editor)
    #expect(editor.lines[1].hasPrefix("   Row 1 "))
    editor.press(.text("x"))
    #expect(editor.screen().contains(" ▌ Row 27 "))
    #expect(rows[26].value == "x")
    #expect(!shown.isEmpty)
  }

  @Test func narrowAndTinyScreens() {
    let (a, b) = (TextRow("a") { $0.title = "A" }, CheckRow("b") { $0.title = "Bee" })
    let narrow = editor(a, b, size: (40, 12))
    click("Bee", in: narrow)
    #expect(b.value == true)
    let tiny = editor(a, size: (20, 6))
    tiny.type("abc")
    click("bc", in: tiny)
    tiny.press(.text("-"))
    wheel(.wheelDown, 3, in: tiny)
    #expect(a.value == "a-bc")
  }

  @Test func aTextAreaIsHitByLine() {
    let row = TextAreaRow("t") { $0.value = "first line\nsecond\n\nlast" }
    let editor = editor(TextRow("z"), row)
    click("second", 3, in: editor)
    editor.press(.text("|"))
    #expect(row.value == "first line\nsec|ond\n\nlast")
    click("first", 20, in: editor)
    editor.press(.text("|"))
    #expect(row.value == "first line|\nsec|ond\n\nlast")
  }

  @Test func theHelpIsScrolledAndClosed() {
    let row = TextRow("t") { $0.more = (1...40).map { "Line \($0)" }.joined(separator: "\n") }
    let editor = editor(row)
    editor.press(.function(1))
    wheel(.wheelDown, 2, in: editor)
    #expect(editor.screen().contains("Line 7 ") && !editor.screen().contains("Line 6 "))
    wheel(.wheelUp, 9, in: editor)
    #expect(editor.screen().contains("Line 1 "))
    click("Line 5", in: editor)
    #expect(!editor.screen().contains("Line 5"))
  }

  @Test func aClickOnAFrameThatIsGoneDoesNothing() {
    let check = CheckRow("c") { $0.title = "Check" }
    let editor = editor(TextRow("t") { $0.title = "T" }, check)
    let place = cell("Check", in: editor)
    editor.form[0].insert(TextRow("new") { $0.title = "New" }, at: 0)
    editor.press(.mouse(MouseEvent(.press, at: place)))
    #expect(check.value == nil)
    editor.resize(to: Size(columns: 60, rows: 20))
    editor.press(.mouse(MouseEvent(.press, at: place)))
    #expect(check.value == nil)
  }
}
