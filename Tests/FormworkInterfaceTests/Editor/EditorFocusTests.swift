import Formwork
import FormworkInterface
import Testing

@Suite struct EditorFocusTests {
  private let a = TextRow("a") { $0.title = "A" }
  private let b = TextRow("b") {
    $0.title = "B"
    $0.add(rule: .required)
  }
  private let c = TextRow("c") { $0.title = "C" }

  /// An editor with the focus on A, before the row that must be filled in.
  private func editor() -> Editor {
    let editor = Editor(Form() +++ Section() <<< a <<< b <<< c, 80, 24)
    editor.press(.backTab)
    return editor
  }

  @Test func goingBackDoesNotScold() {
    let editor = editor()
    editor.press(.tab, .backTab)
    #expect(editor.focusedRow === a)
    #expect(b.errors.isEmpty)
    editor.press(.tab, .tab)
    #expect(b.errors.map(\.message) == ["Must be filled in"])
    #expect(editor.focusedRow === c)
  }

  @Test func allRowsAndButtonsInARing() {
    let editor = editor()
    editor.press(.down, .control("n"), .enter)
    #expect(editor.focusedRow?.tag == "b")
    #expect(editor.outcome == nil)
    b.value = "x"
    editor.press(.tab)
    #expect(editor.focusedRow === c)
    editor.press(.tab)
    #expect(editor.focusedRow == nil)
    #expect(editor.screen(cursor: true).contains("   ▸ ‸Submit ›  ‹ Cancel ›"))
    editor.press(.right)
    #expect(editor.screen(cursor: true).contains("   ‹ Submit ›  ▸ ‸Cancel ›"))
    editor.press(.tab)
    #expect(editor.focusedRow === a)
    editor.press(.up, .up, .up)
    #expect(editor.focusedRow === c)
  }

  @Test func enterOnTheLastRowSubmits() {
    let editor = editor()
    b.value = "x"
    editor.press(.enter, .enter, .enter)
    #expect(editor.outcome == .submitted)
  }

  @Test(arguments: [Key.control("s"), .function(10)])
  func submitsFromAnywhere(_ key: Key) {
    let editor = editor()
    editor.press(key)
    #expect(editor.outcome == nil)
    #expect(editor.focusedRow === b)
    #expect(editor.screen().contains("1 row needs attention"))
    editor.type("x")
    #expect(editor.screen().contains("▌      ✓ Fixed"))
    #expect(editor.screen().contains("1 row needs attention"), "nothing moves while one types")
    editor.press(.tab)
    #expect(!editor.screen().contains("Fixed") && !editor.screen().contains("attention"))
    editor.press(key)
    #expect(editor.outcome == .submitted)
    editor.press(.text("y"))
    #expect(b.value == "x")
  }

  @Test func warningsDoNotBlock() {
    let rule = Rule<String>.minLength(3).severity(.warning)
    a.add(rule: rule)
    let editor = editor()
    editor.type("x")
    b.value = "x"
    editor.press(.control("s"))
    #expect(editor.outcome == .submitted)
  }

  @Test func escapeLeavesAtOnceOrAsks() {
    let untouched = editor()
    untouched.press(.escape)
    #expect(untouched.outcome == .cancelled)
    let changed = editor()
    changed.type("x")
    changed.press(.escape)
    #expect(changed.outcome == nil)
    #expect(changed.popup.contains("Leave the form?"))
    changed.press(.text("n"))
    #expect(changed.outcome == nil)
    #expect(a.value == "x")
    changed.press(.escape, .text("y"))
    #expect(changed.outcome == .cancelled)
  }

  @Test func controlDOnAnEmptyFirstRowCancels() {
    let editor = editor()
    editor.press(.tab, .control("d"))
    #expect(editor.outcome == nil)
    editor.press(.backTab, .control("d"))
    #expect(editor.outcome == .cancelled)
  }

  @Test func hiddenAndDisabledRowsPassTheFocusOn() {
    let editor = editor()
    editor.press(.tab)
    b.hidden = true
    #expect(editor.screen().contains("▌ C"))
    #expect(editor.focusedRow === c)
    c.disabled = true
    #expect(editor.screen().contains("▌ A"))
    a.hidden = true
    #expect(editor.screen().contains("▸ Submit ›"))
    #expect(editor.focusedRow == nil)
    b.hidden = nil
    editor.press(.tab, .tab)
    #expect(editor.focusedRow === b)
  }

  @Test func typedTextOfARowThatHidesItself() {
    a.hidden = "$a == 'xyz'"
    let editor = editor()
    editor.type("xyz")
    #expect(editor.screen().contains("▌ B *"))
    #expect(a.value == "xyz")
  }

  @Test func formsWithoutRows() {
    for form in [Form("Empty"), Form("Empty") +++ Section("None")] {
      let editor = Editor(form, 80, 24)
      #expect(editor.screen().contains("   ▸ Submit ›  ‹ Cancel ›"))
      editor.press(.tab, .backTab, .enter)
      #expect(editor.outcome == .submitted)
    }
    a.hidden = true
    let editor = Editor(Form() +++ Section("Hidden") <<< a, 80, 24)
    #expect(!editor.screen().contains("Hidden"))
    editor.press(.enter)
    #expect(editor.outcome == .submitted)
  }

  @Test func titlesThatDependOnOtherRows() {
    b.title = "Of {a}"
    let editor = editor()
    editor.type("Ada Lovelace")
    #expect(editor.lines[2].hasPrefix("   Of Ada Lovelace *"))
  }

  @Test func helpAndPlainMode() {
    a.help = "What A is"
    a.more = "And more about it"
    let editor = editor()
    editor.press(.function(1))
    let screen = editor.screen()
    #expect(screen.contains("╭─ A ─") && screen.contains("│ And more about it"))
    editor.press(.escape)
    #expect(!editor.screen().contains("And more about it"))
    editor.press(.function(2))
    #expect(editor.outcome == .plainMode)
    #expect(editor.focusedRow === a)
  }

  @Test func helpScrollsAndSaysWhatWasCut() {
    a.title = "A title that is far too long for such a small screen"
    a.addError("An error of many words that has no room below its field")
    a.more = "More words at the end"
    let editor = Editor(Form() +++ Section() <<< a <<< b <<< c, 20, 6)
    editor.press(.function(1))
    #expect(
      editor.screen() == """
        A title that i… ▾ 87
        A title that is far
        too long for such a
        small screen
        ✗ An error of many
        Esc close

        """)
    editor.press(.down, .down, .pageDown)
    #expect(
      editor.screen() == """
        A title th… ▴ 6 ▾ 81
          field
        More words at the
        end

        Esc close

        """)
    editor.press(.end, .down)
    #expect(editor.screen().contains("undo"))
    editor.press(.escape)
    #expect(editor.lines[0].hasSuffix(" 1/3"))
    #expect(editor.outcome == nil)
  }
}
