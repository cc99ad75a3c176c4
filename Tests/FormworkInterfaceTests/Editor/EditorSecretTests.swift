import Formwork
import FormworkInterface
import Testing

@Suite struct EditorSecretTests {
  private let secret = PasswordRow("pw") { $0.title = "Password" }
  private let name = TextRow("name") { $0.title = "Name" }

  private func editor(_ keys: Key...) -> Editor {
    let editor = Editor(Form() +++ Section() <<< secret <<< name, 80, 24)
    editor.type("hunter2")
    for key in keys { editor.handle(key, at: .zero) }
    return editor
  }

  private func holds(_ text: String) -> Bool { secret.value == Secret(copying: text.utf8) }

  @Test func showsBulletsUntilRevealed() {
    let editor = editor()
    #expect(holds("hunter2"))
    #expect(!editor.screen().contains("hunter2"))
    #expect(editor.lines[0].contains("•••••••_"))
    editor.press(.control("r"))
    #expect(editor.lines[0].contains("hunter2_"))
    #expect(editor.wakeUp == .seconds(30))
    editor.press(.control("r"))
    #expect(!editor.screen().contains("hunter2"))
  }

  @Test func revealEnds() {
    let editor = editor(.control("r"))
    editor.advance(to: .seconds(29))
    #expect(editor.screen().contains("hunter2"))
    editor.advance(to: .seconds(30))
    #expect(!editor.screen().contains("hunter2"))
    editor.press(.control("r"), .tab, .backTab)
    #expect(!editor.screen().contains("hunter2"))
    editor.press(.control("r"))
    editor.maskSecrets()
    #expect(!editor.screen().contains("hunter2"))
    editor.press(.control("r"), .control("s"))
    #expect(editor.outcome == .submitted)
    #expect(!editor.screen().contains("hunter2"))
  }

  @Test func nothingIsYankedFromOrUndone() {
    let editor = editor(.control("u"))
    #expect(secret.value == nil)
    editor.press(.control("_"))
    #expect(secret.value == nil)
    editor.press(.tab, .control("y"))
    #expect(name.value == nil)
    editor.type("abc")
    editor.press(.control("u"), .backTab, .control("y"))
    #expect(secret.value == nil)
  }

  @Test func wordsOfASecretDoNotShow() {
    let editor = editor(.text(" "), .text("x"), .alt("b"), .text("A"))
    #expect(holds("Ahunter2 x"))
    editor.press(.control("k"))
    #expect(holds("A"))
    editor.press(.backspace)
    #expect(secret.value == nil)
  }

  @Test func pastedLineEndIsDropped() {
    _ = editor(.control("u"), .paste("correct horse\n"))
    #expect(holds("correct horse"))
  }

  @Test func idleSecretsAreCleared() {
    let editor = editor()
    #expect(editor.wakeUp == .seconds(300))
    editor.advance(to: .seconds(300))
    #expect(secret.value == nil)
    #expect(editor.screen().contains("Passwords were cleared"))
    #expect(!editor.screen().contains("•"))
    #expect(editor.wakeUp == nil)
  }

  @Test func masks() {
    secret.mask = .fixed
    #expect(editor().lines[0].contains("••••••••_"))
    secret.value = nil
    secret.mask = .none
    #expect(!editor().lines[0].contains("•"))
  }
}
