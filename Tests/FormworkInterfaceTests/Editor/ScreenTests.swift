import Formwork
import FormworkInterface
import Testing

@Suite struct ScreenTests {
  @Test func try0() {
    let form = SignupForm.make()
    let editor = Editor(form, 80, 24)
    print(editor.screen(cursor: true))
    editor.type("ada")
    editor.press(.tab); editor.type("ada@example.org"); editor.press(.tab); editor.type("hunter12A"); editor.press(.tab); editor.type("hunter"); editor.press(.tab)
    editor.press(.right); editor.press(.tab); editor.type("5"); editor.press(.tab, .text(" "))
    print(editor.screen(cursor: true))
    editor.press(.control("s"))
    print(editor.screen(cursor: true))
    editor.resize(to: Size(columns: 40, rows: 12))
    print(editor.screen(cursor: true))
    editor.press(.backTab)
    print(editor.screen(cursor: true))
    editor.resize(to: Size(columns: 20, rows: 6))
    print(editor.screen(cursor: true))
    print(PlainText.render(form))
    print(PlainText.render(form, width: 40, color: true, utf8: false))
  }
}
