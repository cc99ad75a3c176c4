import Formwork
import FormworkInterface
import Testing

/// What keys do in fields of text.
@Suite struct EditorKeyTests {
  private func line(_ value: String? = nil, _ configure: (TextRow) -> Void = { _ in })
    -> (row: TextRow, editor: Editor)
  {
    let row = TextRow("a") {
      $0.title = "A"
      $0.value = value
      configure($0)
    }
    let form = Form() +++ Section() <<< row
    return (row, Editor(form, 80, 24))
  }

  @Test func orderOfKeysIsKept() {
    let (row, editor) = line()
    editor.type("abc")
    editor.press(.control("a"), .text("X"), .control("e"), .text("Y"))
    #expect(row.value == "XabcY")
  }

  @Test(arguments: [
    ([Key.control("k")], ""), ([.end, .control("u")], ""), ([.end, .control("w")], "one "),
    ([.end, .alt("b"), .control("k"), .control("y"), .control("y")], "one twotwo"),
    ([.alt("f"), .alt("d")], "one"), ([.control("f"), .control("d")], "oe two"),
    ([.delete], "ne two"), ([.right, .backspace], "ne two"),
    ([.control("k"), .control("_")], "one two"), ([.wordRight, .text("X")], "oneX two"),
    ([.end, .control("b"), .text("X")], "one twXo"), ([.end, .wordLeft, .text("X")], "one Xtwo"),
  ])
  func readlineKeys(_ keys: [Key], _ expected: String) {
    let (row, editor) = line("one two")
    editor.press(.home)
    for key in keys { editor.handle(key, at: .zero) }
    #expect(row.editingText.hasPrefix(expected.trimmedEnd))
    #expect(editor.lines[0].contains(expected + "_"))
  }

  @Test func pasteInALine() {
    let (row, editor) = line()
    editor.press(.paste(""))
    #expect(row.value == nil)
    editor.press(.paste("one\r\ntwo\nthree\n"))
    #expect(row.value == "one two three")
    #expect(editor.outcome == nil)
    editor.press(.control("u"), .paste("👍🏽👨‍👩‍👧🇨🇭"))
    #expect(row.value == "👍🏽👨‍👩‍👧🇨🇭")
    #expect(editor.frame().cursor?.column == 14)
    editor.press(.control("u"), .paste("\u{1B}[31ma\u{07}"))
    #expect(row.value == "[31ma")
  }

  @Test func limitsRefuseAndCut() {
    let (row, editor) = line { $0.limit = 5 }
    editor.type("abcdef")
    #expect(row.value == "abcde")
    #expect(editor.screen().contains("No more fits in here"))
    editor.press(.control("u"), .paste("12345678"))
    #expect(row.value == "12345")
    #expect(editor.screen().contains("3 characters did not fit"))
  }

  @Test func longTextScrolls() {
    let (_, editor) = line()
    editor.resize(to: Size(columns: 40, rows: 12))
    editor.press(.paste(PastedText(String(repeating: "0123456789", count: 19) + "abcdefghij")))
    #expect(editor.lines[2].hasSuffix("abcdefghij_"))
    editor.press(.home)
    #expect(editor.lines[2].hasPrefix(" ▌ 0123456789"))
    #expect(editor.frame().cursor == Frame.Cell(column: 3, row: 2))
  }

  @Test func areasTakeLines() {
    let area = TextAreaRow("a") { $0.title = "A" }
    let form = Form() +++ Section() <<< area <<< TextRow("b") { $0.title = "B" }
    let editor = Editor(form, 80, 24)
    editor.press(.paste("a\nb\nc"))
    #expect(area.value == "a\nb\nc")
    #expect(editor.outcome == nil)
    editor.press(.enter)
    editor.type("Hello World")
    editor.press(.control("p"), .control("p"), .text("X"), .control("n"), .text("Y"))
    #expect(area.value == "a\nbX\ncY\nHello World")
    #expect(editor.focusedRow === area)
    editor.press(.altEnter)
    #expect(editor.focusedRow?.tag == "b")
    editor.press(.backTab)
    #expect(editor.focusedRow === area)
  }

  @Test func controlKAtTheEndOfALineTakesItsEnd() {
    let area = TextAreaRow("a") { $0.value = "one\n\ntwo" }
    let line = TextRow("b")
    let editor = Editor(Form() +++ Section() <<< area <<< line, 80, 24)
    editor.press(.up, .control("k"))
    #expect(area.value == "one\ntwo", "an empty line is gone")
    editor.press(.up, .end, .control("k"), .control("k"))
    #expect(area.value == "one", "then the end of the line, then the next line")
    editor.press(.control("k"))
    #expect(area.value == "one", "nothing is behind the text")
    editor.press(.control("_"), .control("_"))
    #expect(area.value == "one\ntwo")
    editor.press(.control("y"))
    #expect(area.value == "onetwo\ntwo", "what was killed last")
  }

  @Test func linesAreYankedAsOneLine() {
    let area = TextAreaRow("a") { $0.value = "one\n\n" }
    let (line, list) = (
      TextRow("b"), PushRow<String>("c") { $0.options = (1...9).map { "Option \($0)" } }
    )
    let editor = Editor(Form() +++ Section() <<< area <<< line <<< list, 80, 24)
    editor.press(.control("w"), .tab, .text("x"), .control("y"), .text("x"))
    #expect(line.value == "xonex")
    editor.press(.tab, .text("x"), .control("y"), .enter)
    #expect(editor.focusedLine.contains("xone_") && editor.popup.contains("0 found of 9"))
  }

  @Test func changesByCodeShowAtOnce() {
    let row = TextRow("a") { $0.title = "A" }
    row.onChange { row in row.value = row.value?.uppercased() }
    let editor = Editor(Form() +++ Section() <<< row, 80, 24)
    editor.type("ab")
    #expect(row.value == "AB")
    #expect(editor.lines[0].contains("AB_"))
    row.value = "other"
    #expect(editor.lines[0].contains("OTHER_"))
    editor.type("s")
    #expect(row.value == "OTHERS")
  }

  @Test func numbersCommitWhenLeft() {
    let row = IntRow("n") { $0.title = "N" }
    let form = Form() +++ Section() <<< row <<< TextRow("b")
    let editor = Editor(form, 80, 24)
    editor.type("12x")
    #expect(row.value == nil)
    #expect(row.errors.isEmpty)
    editor.press(.tab)
    #expect(row.errors.map(\.message) == ["Must be a whole number such as 42"])
    editor.press(.backTab)
    #expect(editor.lines[0].contains("12x"))
    editor.press(.backspace)
    #expect(row.value == 12)
    #expect(row.errors.isEmpty)
  }

  @Test func blankTextIsNone() {
    let (row, editor) = line { $0.add(rule: .required) }
    editor.type("   ")
    editor.press(.control("s"))
    #expect(row.value == nil)
    #expect(row.errors.map(\.message) == ["Must be filled in"])
    let number = IntRow("n")
    number.edit("  ")
    #expect(number.validate().isEmpty)
  }

  @Test func readOnlyRowsTakeTheFocusButNoText() {
    let (row, editor) = line("fixed") { $0.readOnly = true }
    editor.type("x")
    editor.press(.control("u"), .paste("y"))
    #expect(row.value == "fixed")
    #expect(editor.focusedRow === row)
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
