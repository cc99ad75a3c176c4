import Formwork
import FormworkInterface
import Testing

/// The cases of EurekaCommunity's GenericPasswordRow that concern what is to be seen.
@Suite struct PasswordRowCasesTests {
  private let row = GenericPasswordRow("password") { $0.title = "Password" }
  private let other = TextRow("other") { $0.title = "Other" }

  private func editor(typing text: String = "") -> Editor {
    let editor = Editor(Form() +++ Section() <<< row <<< other, 80, 24)
    editor.type(text)
    return editor
  }

  private func holds(_ text: String) -> Bool { row.value == Secret(copying: text.utf8) }

  /// P22, P23: the hint is there while it is needed, never for an empty field.
  @Test func theHintComesAndGoes() {
    let editor = editor()
    #expect(!editor.screen().contains("Must"))
    editor.type("a")
    #expect(editor.screen().contains("Must contain a number"))
    editor.press(.backspace)
    #expect(!editor.screen().contains("Must"))
    #expect(row.value == nil)
    editor.type("Abc12")
    #expect(editor.screen().contains("Must have at least 6 characters"))
    editor.type("3")
    #expect(!editor.screen().contains("Must"))
    #expect(editor.screen().contains("strong"))
  }

  /// P22, P23: without a bar the row is as high as its field, and one line higher while it has the
  /// focus, so that nothing moves when a hint comes.
  @Test func theRowExpandsForItsHint() {
    row.strengthView = nil
    row.validationOptions = .validatesOnDemand
    let editor = editor()
    func height() -> Int {
      let lines = editor.screen().split(separator: "\n", omittingEmptySubsequences: false)
      let starts = ["Password", "Other"].compactMap { title in
        lines.firstIndex { $0.contains(title) }
      }
      return starts.count == 2 ? starts[1] - starts[0] : 0
    }
    for text in ["", "a", "Abc12", "Abc123"] {
      editor.type(text)
      #expect(height() == 2, "expanded")
      editor.press(.tab)
      #expect(height() == (["a", "Abc12"].contains(text) ? 2 : 1))
      editor.press(.backTab, .backspace)
    }
  }

  /// P21, and the caret stays where it was.
  @Test func showingAndHidingChangesNothingElse() {
    let editor = editor(typing: "Abc12")
    editor.press(.left, .left)
    var changes = 0
    row.onChange { _ in changes += 1 }
    let strength = row.passwordStrength
    let before = editor.screen(cursor: true)
    #expect(!before.contains("Abc12"))
    editor.press(.control("r"))
    #expect(editor.screen(cursor: true).contains("Abc‸12"))
    editor.press(.control("r"))
    #expect(editor.screen(cursor: true) == before)
    #expect(holds("Abc12") && row.passwordStrength == strength && changes == 0)
    #expect(row.errors.isEmpty)
  }

  /// A field of a phone is emptied by the first key after it was hidden again.
  @Test func theNextKeyAfterHidingIsAddedToTheText() {
    let editor = editor(typing: "Abc12")
    editor.press(.control("r"), .control("r"))
    editor.type("3")
    #expect(holds("Abc123"))
  }

  /// P27: nothing changes when the row is only passed.
  @Test func passingTheRowChangesNothing() {
    let editor = editor()
    var changes = 0
    row.onChange { _ in changes += 1 }
    editor.press(.tab, .backTab)
    #expect(row.value == nil && changes == 0)
  }

  /// P28: what code assigns is to be seen at once.
  @Test func aValueFromCodeIsShown() {
    row.value = Secret(copying: "Abc123".utf8)
    let editor = editor()
    #expect(editor.screen().contains("strong"))
    row.value = Secret(copying: "abc1".utf8)
    #expect(editor.screen().contains("fair     Must contain an uppercase letter"))
    row.value = nil
    #expect(!editor.screen().contains("fair") && !editor.screen().contains("Must"))
  }

  /// What the row decides otherwise than the original's layout: its title stands beside the field.
  @Test func theTitleIsShown() {
    #expect(editor().screen().contains("Password"))
  }
}
