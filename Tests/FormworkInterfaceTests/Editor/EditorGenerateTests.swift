import Formwork
import FormworkInterface
import Testing

@Suite struct EditorGenerateTests {
  private let row = GenericPasswordRow("pw") {
    $0.title = "Password"
    $0.generator = PasswordGenerator(length: 8, alphabet: "Aa1")
  }
  private let again = PasswordRow("again") {
    $0.title = "Repeat"
    $0.confirms = "pw"
  }

  private func editor(_ columns: Int = 80, _ rows: Int = 24) -> Editor {
    Editor(Form("New") +++ Section() <<< row <<< again, columns, rows)
  }

  /// The screen with every character of a generated password as `x`.
  private func screen(_ editor: Editor) -> String {
    let value = row.value.map { $0.withUTF8 { String(decoding: $0, as: UTF8.self) } }
    return value.map { editor.screen().replacing($0, with: "xxxxxxxx") } ?? editor.screen()
  }

  @Test func isShownUntilItIsAccepted() {
    let editor = editor()
    editor.press(.control("g"))
    #expect(
      screen(editor) == """
         New                                                        * must be filled in

         ▌ Password    xxxxxxxx____________________________ ^R hide
         ▌             ━━━━━━━━━━ strong ✓
           Repeat *    ____________________________________

           ‹ Submit ›  ‹ Cancel ›















         Generated password: Enter keeps it, Esc takes it back
         Enter keep it   Esc take it back   ^G another one   ^R hide password

        """)
    editor.advance(to: .seconds(299))
    #expect(screen(editor).contains("xxxxxxxx"))
    editor.press(.enter)
    #expect(editor.lines[1].hasPrefix(" ▌ Password    ••••••••___"))
    #expect(editor.screen().contains(" Password kept, and filled in at Repeat\n"))
    #expect(again.value == row.value)
    #expect(editor.outcome == nil && editor.focusedRow === row)
    editor.press(.enter)
    #expect(editor.focusedRow === again)
    editor.press(.enter)
    #expect(editor.outcome == .submitted)
  }

  @Test func escapeTakesItBack() {
    row.value = Secret(copying: "Before1".utf8)
    again.value = Secret(copying: "Before1".utf8)
    let editor = editor()
    editor.press(.control("g"))
    let first = row.value
    #expect(again.value == nil)
    editor.press(.control("g"))
    #expect(row.value != first)
    editor.press(.escape)
    #expect(row.value == Secret(copying: "Before1".utf8))
    #expect(again.value == row.value)
    #expect(editor.lines[1].contains("•••••••_"))
    #expect(!editor.screen().contains("Enter keeps"))
    editor.press(.escape)
    #expect(editor.outcome == .cancelled, "nothing was typed, so nothing is asked")
  }

  @Test func leavingKeepsIt() {
    for key in [Key.tab, .down, .function(2), .control("s")] {
      row.value = nil
      let editor = editor()
      editor.press(.control("g"), key)
      #expect(row.value != nil && again.value == row.value)
      #expect(!screen(editor).contains("xxxxxxxx"))
      #expect(!editor.screen().contains("Enter keeps"))
    }
  }

  @Test func editingMakesItTheOwn() {
    let editor = editor()
    editor.press(.control("g"), .left, .home)
    #expect(editor.screen().contains("Enter keeps it"))
    editor.press(.end, .text("z"))
    #expect(!editor.screen().contains("Enter keeps it"))
    #expect(row.value?.count == 9 && again.value == nil)
    #expect(editor.wakeUp == .seconds(30), "it is hidden as what was typed")
    editor.press(.escape, .text("n"))
    #expect(row.value?.count == 9)
  }

  @Test func idleAndSuspensionHideIt() {
    let editor = editor()
    editor.press(.control("g"))
    editor.maskSecrets()
    #expect(!screen(editor).contains("xxxxxxxx"))
    editor.press(.control("r"))
    #expect(screen(editor).contains("xxxxxxxx"))
    editor.advance(to: .seconds(300))
    #expect(row.value == nil)
    #expect(!editor.screen().contains("Enter keeps it"))
  }

  @Test func whatWasClearedDoesNotComeBack() {
    row.value = Secret(copying: "Before1".utf8)
    let editor = editor()
    editor.press(.backTab, .control("g"))
    editor.advance(to: .seconds(300))
    #expect(row.value == nil)
    editor.press(.left)
    #expect(!editor.screen().contains("Enter keeps it"))
    editor.press(.escape)
    #expect(row.value == nil)
  }

  @Test func aRowThatIsNeverShownGetsItUnseen() {
    row.reveal = .never
    let editor = editor()
    editor.press(.control("g"))
    #expect(editor.lines[1].contains("••••••••_"))
    #expect(editor.screen().contains("Enter keeps it"))
  }

  @Test func onlyWhereThereIsAGenerator() {
    row.generator = nil
    let editor = editor()
    editor.press(.control("g"))
    #expect(row.value == nil)
    #expect(!editor.screen().contains("^G"))
    row.generator = PasswordGenerator(alphabet: "ab")
    let impossible = self.editor()
    #expect(impossible.screen().contains("^G generate"))
    impossible.press(.control("g"))
    #expect(impossible.screen().contains("No password could be made that fits the rules"))
    #expect(row.value == nil)
    impossible.press(.function(1))
    #expect(impossible.screen().contains("^G         make a password"))
  }

  @Test func narrow() {
    let editor = editor(40, 12)
    #expect(editor.lines.last == "Tab next   ^R show   ^S submit   F1 help")
    editor.press(.control("g"))
    #expect(
      editor.lines.suffix(2) == [
        "   ‹ Submit ›  ‹ Cancel ›", " Enter keeps it, Esc takes it back",
      ])
  }

  @Test func whatIsSaidIsWholeOnTheSmallestScreens() {
    let editor = editor(20, 6)
    editor.press(.control("g"))
    #expect(editor.lines.last == "Enter keep Esc undo")
    editor.press(.enter)
    #expect(editor.lines.suffix(2) == ["Password kept, and", "filled in at Repeat"])
    editor.press(.escape)
    #expect(editor.lines[0] == "Leave the form?")
    #expect(editor.lines[1] == "1 answer is lost.")
    #expect(editor.frame().cursor == Frame.Cell(column: 0, row: 2))
    let tiny = self.editor(12, 4)
    tiny.press(.control("g"), .enter)
    #expect(tiny.lines.suffix(2) == ["Password", "kept, and f…"])
  }
}
