import Formwork
import FormworkInterface
import Testing

/// The mark of rows that must be filled in, at a row that repeats another one's value.
@Suite struct EditorMarkTests {
  private let password = PasswordRow("p") { $0.title = "Password" }
  private let again = PasswordRow("again") {
    $0.title = "Repeat"
    $0.confirms = "p"
  }

  private func labels(_ editor: Editor) -> [Bool] {
    ["Password *", "Repeat *"].map(editor.screen().contains)
  }

  private func editor() -> Editor {
    Editor(Form() +++ Section() <<< SwitchRow("s") <<< password <<< again, 80, 24)
  }

  @Test func isThereWhileTheOtherIsFilled() {
    let editor = editor()
    #expect(labels(editor) == [false, false])
    editor.press(.tab, .text("x"))
    #expect(labels(editor) == [false, true])
    password.add(rule: .minLength(3))
    editor.press(.tab, .text("y"), .tab)
    #expect(labels(editor) == [false, true], "whatever is wrong with either")
    editor.press(.backTab, .backTab, .backspace)
    #expect(labels(editor) == [false, false])
  }

  @Test func isThereWhereTheOtherMustBeFilledIn() {
    password.required = "$s == true"
    let editor = editor()
    #expect(labels(editor) == [false, false])
    editor.press(.text(" "))
    #expect(labels(editor) == [true, true])
    #expect(editor.form.isValid == false && again.isValid, "there is nothing to repeat yet")
    editor.press(.text(" "))
    #expect(labels(editor) == [false, false])
  }
}
