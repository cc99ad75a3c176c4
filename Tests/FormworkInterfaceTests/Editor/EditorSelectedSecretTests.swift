import Formwork
import FormworkInterface
import Testing

/// Coming back to a secret that is filled selects it: nobody can add to what cannot be seen.
@Suite struct EditorSelectedSecretTests {
  private let secret = PasswordRow("pw") { $0.title = "Password" }
  private let name = TextRow("name") { $0.title = "Name" }

  /// An editor that has come back to the secret, with what was typed there.
  private func editor(
    _ typed: String = "hunter2", _ configure: (PasswordRow) -> Void = { _ in }
  ) -> Editor {
    configure(secret)
    let editor = Editor(
      Form() +++ Section() <<< secret <<< name, 80, 24, hasMouse: true)
    editor.type(typed)
    editor.press(.tab, .backTab)
    return editor
  }

  private func holds(_ text: String) -> Bool { secret.value == Secret(copying: text.utf8) }

  private func selected(_ editor: Editor) -> [String] {
    editor.frame().lines.flatMap(\.runs).filter { $0.style == .cursor }.map(\.text)
  }

  @Test func isShownSelected() {
    let editor = editor()
    #expect(selected(editor) == ["•••••••"])
    #expect(editor.echo(of: .text("x")) == nil)
    editor.press(.right)
    #expect(selected(editor).isEmpty)
    editor.press(.tab)
    #expect(selected(editor).isEmpty)
  }

  @Test func typingAndPastingReplaceIt() {
    let editor = editor()
    editor.type("abc")
    #expect(holds("abc") && selected(editor).isEmpty)
    editor.press(.tab, .backTab, .paste("correct horse\n"))
    #expect(holds("correct horse"))
    editor.press(.tab, .backTab, .paste("日本"), .text("x"))
    #expect(holds("日本x"))
  }

  @Test(arguments: [
    Key.backspace, .delete, .control("d"), .control("u"), .control("k"),
    .control("w"), .alt("d"), .alt("\u{7F}"),
  ])
  func deletingEmptiesIt(_ key: Key) {
    let editor = editor()
    editor.press(key)
    #expect(secret.value == nil && editor.outcome == nil)
    editor.press(.backspace, .text("x"))
    #expect(holds("x"))
    #expect(editor.lines[0].contains("•_"), "the bullets stay")
  }

  @Test(arguments: [
    ([Key.right], "hunter2x"), ([.end], "hunter2x"), ([.left], "hunterx2"), ([.home], "xhunter2"),
    ([.control("b")], "hunterx2"), ([.control("r")], "hunter2x"),
    ([.control("r"), .control("r")], "hunter2x"),
  ])
  func movingAndLookingKeepIt(_ keys: [Key], _ expected: String) {
    let editor = editor()
    for key in keys { editor.handle(key, at: .zero) }
    #expect(holds("hunter2"))
    editor.press(.text("x"))
    #expect(holds(expected))
  }

  @Test func whatChangesNothingLeavesItSelected() {
    let editor = editor()
    editor.press(.paste(""), .control("y"), .control("_"), .function(1), .escape)
    #expect(holds("hunter2") && selected(editor) == ["•••••••"])
    editor.press(.text("x"))
    #expect(holds("x"))
  }

  @Test func anyWayBackCounts() {
    let preset = editor("") { $0.value = Secret(copying: "hunter2".utf8) }
    preset.press(.text("a"))
    #expect(holds("a"))
    preset.press(.tab, .tab, .tab, .tab, .text("b"))
    #expect(holds("b"), "the ring of Tab")
    secret.add(rule: .minLength(8))
    preset.press(.tab, .control("s"), .text("c"))
    #expect(preset.focusedRow === secret && holds("c"), "a submit that finds it wrong")
  }

  @Test func aClickSelectsAndTheNextOneGoesIntoIt() throws {
    let editor = editor()
    editor.press(.tab)
    let line = try #require(editor.frame().lines.first)
    let column = try #require(
      line.text.firstIndex(of: "•").map {
        DisplayWidth.of(String(line.text[..<$0]))
      })
    let click = Key.mouse(MouseEvent(.press, at: Frame.Cell(column: column + 2, row: 0)))
    editor.press(click)
    #expect(selected(editor) == ["•••••••"])
    editor.press(click, .text("-"))
    #expect(holds("hu-nter2"))
  }

  @Test func otherMasks() {
    let fixed = editor { $0.mask = .fixed }
    #expect(selected(fixed) == ["••••••••"])
    fixed.press(.text("x"))
    #expect(holds("x"))
    let none = editor("y") { $0.mask = .none }
    #expect(selected(none) == [" "])
    none.press(.backspace)
    #expect(secret.value == nil && selected(none).isEmpty)
    let visible = editor("z") { $0.mask = .visible }
    visible.press(.text("!"))
    #expect(holds("z!"), "what can be seen can be added to")
  }

  @Test func withoutEcho() {
    let editor = editor("")
    editor.press(.backspace)
    editor.type("hunter2")
    editor.press(.tab, .backTab)
    #expect(selected(editor) == ["[no echo]"])
    editor.press(.text("x"))
    #expect(holds("x"))
  }

  @Test func readOnlySecretsAreNotSelected() {
    let editor = editor("") {
      $0.value = Secret(copying: "hunter2".utf8)
      $0.readOnly = true
    }
    #expect(selected(editor).isEmpty)
    editor.press(.text("x"), .backspace)
    #expect(holds("hunter2"))
  }

  @Test func codeThatEmptiesItEndsTheSelection() {
    let editor = editor()
    secret.value = nil
    #expect(selected(editor).isEmpty)
    editor.press(.text("x"), .text("y"))
    #expect(holds("xy"))
  }
}
