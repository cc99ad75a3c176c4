import Formwork
import FormworkInterface
import Testing

/// What is shown before a key is handled is what is there afterwards.
@Suite struct EditorEchoTests {
  /// The echo of every key, after it was compared with the frame that follows.
  private func echoes(_ editor: Editor, _ text: String) -> String {
    text.map { character in
      let cell = editor.frame().cursor
      let echo = editor.echo(of: .text(character))
      editor.press(.text(character))
      let frame = editor.frame()
      guard let echo, let cell else { return "-" }
      #expect(frame.character(at: cell) == echo.text)
      #expect(frame.cursor == Frame.Cell(column: cell.column + 1, row: cell.row))
      return echo.text
    }.joined()
  }

  private func editor(_ row: BaseRow, _ columns: Int = 40) -> Editor {
    Editor(Form() +++ Section() <<< row <<< TextRow("other"), columns, 12)
  }

  @Test func textAtTheEndIsEchoed() {
    let editor = editor(TextRow("t"))
    #expect(echoes(editor, "Ada é") == "-da -", "not where a placeholder may be, nor wide text")
    editor.press(.left)
    #expect(echoes(editor, "x") == "-", "not in the middle")
    editor.press(.end)
    #expect(echoes(editor, "y") == "y")
  }

  /// A letter behind a sign that stands before what it joins with is no character of its own.
  @Test func whatJoinsWithTheEndIsNotEchoed() {
    for (text, expected) in [
      ("a\u{600}bc", "---c"), ("👨\u{200D}b", "--b"), ("e\u{301}b", "--b"), ("🇳🇴b", "--b"),
      ("ก\u{E33}b", "--b"),
    ] {
      let editor = editor(TextRow("t"))
      let shown = text.unicodeScalars.map { echoes(editor, String($0)) }.joined()
      #expect(shown == expected)
    }
    let secret = editor(PasswordRow("p"))
    #expect("a\u{600}bc".unicodeScalars.map { echoes(secret, String($0)) }.joined() == "---•")
  }

  @Test func aFullFieldAndALimitEchoNothing() {
    let full = echoes(editor(TextRow("t"), 20), String(repeating: "a", count: 40))
    #expect(full.hasPrefix("-aaaaa") && full.hasSuffix("----------"))
    #expect(echoes(editor(TextRow("t") { $0.limit = 3 }), "abcd") == "-bc-")
  }

  @Test func secretsEchoBulletsOnly() {
    let editor = editor(PasswordRow("p"))
    #expect(echoes(editor, "abc") == "-••")
    editor.press(.control("r"))
    #expect(echoes(editor, "d") == "-", "nor what is revealed")
    editor.press(.control("r"))
    #expect(echoes(editor, "e") == "•")
    for mask in [SecretField.Mask.fixed, .none, .visible] {
      #expect(echoes(self.editor(PasswordRow("p") { $0.mask = mask }), "abc") == "---")
    }
  }

  @Test func nothingIsEchoedOverAListOrAQuestion() {
    let editor = editor(TextRow("t"))
    _ = echoes(editor, "abc")
    editor.press(.escape)
    #expect(editor.echo(of: .text("n")) == nil)
    editor.press(.text("n"))
    editor.press(.function(1))
    _ = editor.frame()
    #expect(editor.echo(of: .text("n")) == nil)
  }

  @Test func readOnlyRowsAndOtherControlsEchoNothing() {
    let readOnly = TextRow("t") {
      $0.value = "abc"
      $0.readOnly = true
    }
    #expect(echoes(editor(readOnly), "d") == "-")
    #expect(echoes(editor(TextAreaRow("a") { $0.value = "abc" }), "d") == "-")
    #expect(echoes(editor(SwitchRow("s")), "d") == "-")
  }
}
