import Formwork
import FormworkInterface
import Testing

@Suite struct EditorRevealTests {
  private let secret = PasswordRow("pw") { $0.title = "Password" }
  private let name = TextRow("name") { $0.title = "Name" }

  private func editor(_ columns: Int = 80, _ rows: Int = 24, isUTF8: Bool = true) -> Editor {
    Editor(Form() +++ Section() <<< secret <<< name, columns, rows, isUTF8: isUTF8)
  }

  /// An editor that shows `hunter2`.
  private func revealed() -> Editor {
    let editor = editor()
    editor.type("hunter2")
    editor.press(.control("r"))
    #expect(shows(editor))
    return editor
  }

  private func shows(_ editor: Editor) -> Bool { editor.screen().contains("hunter2") }

  @Test func hiddenAgainOnBlur() {
    for keys: [Key] in [
      [.tab, .backTab], [.enter, .up], [.down, .backTab], [.pageDown, .pageUp],
    ] {
      let editor = revealed()
      for key in keys { editor.press(key) }
      #expect(editor.focusedRow === secret)
      #expect(!shows(editor))
      #expect(editor.lines[0].contains("•••••••"))
    }
  }

  @Test func hiddenAgainOnEveryWayOut() {
    let submitted = revealed()
    submitted.press(.control("s"))
    #expect(submitted.outcome == .submitted && !shows(submitted))
    let plain = revealed()
    plain.press(.function(2))
    #expect(plain.outcome == .plainMode && !shows(plain))
    let cancelled = revealed()
    cancelled.press(.escape)
    #expect(!shows(cancelled), "already while it is asked whether what was typed may be lost")
    cancelled.press(.text("y"))
    #expect(cancelled.outcome == .cancelled && !shows(cancelled))
    let suspended = revealed()
    suspended.maskSecrets()
    #expect(!shows(suspended) && suspended.wakeUp == .seconds(300))
  }

  @Test func aFailedSubmitHidesToo() {
    let editor = revealed()
    name.add(rule: .required)
    editor.press(.control("s"))
    #expect(editor.outcome == nil && !shows(editor))
  }

  @Test func theTimeIsTheRows() {
    secret.reveal = .lasting(.seconds(5))
    let editor = revealed()
    #expect(editor.wakeUp == .seconds(5))
    editor.advance(to: .milliseconds(4999))
    #expect(shows(editor))
    editor.advance(to: .seconds(5))
    #expect(!shows(editor))
    #expect(editor.lines[0].hasSuffix(" ^R show"))
  }

  @Test func neverRevealed() {
    secret.reveal = .never
    let editor = editor()
    editor.type("hunter2")
    editor.press(.control("r"))
    #expect(!shows(editor))
    #expect(editor.lines[0] == " ▌ Password    •••••••_____________________________")
    #expect(!editor.screen().contains("^R"))
    editor.press(.function(1))
    #expect(!editor.screen().contains("^R"))
  }

  @Test func theMarkTells() {
    let editor = editor()
    #expect(editor.lines[0] == " ▌ Password    ____________________________________ ^R show")
    editor.press(.control("r"))
    #expect(editor.lines[0] == " ▌ Password    ____________________________________ ^R hide")
    editor.press(.tab)
    #expect(editor.lines[0] == "   Password    ____________________________________")
    let ascii = self.editor(isUTF8: false)
    #expect(ascii.lines[0].hasSuffix("_ ^R show"))
    ascii.press(.control("r"))
    #expect(ascii.lines[0].hasSuffix("_ ^R hide"))
    secret.design.visibilityGlyphs = .init(shown: "👁", hidden: "🙈")
    #expect(self.editor().lines[0] == " ▌ Password    ____________________________________ 🙈")
    #expect(self.editor(isUTF8: false).lines[0].hasSuffix("_ ^R show"))
    secret.mask = .visible
    #expect(self.editor().lines[0] == " ▌ Password    ____________________________________")
  }
}
