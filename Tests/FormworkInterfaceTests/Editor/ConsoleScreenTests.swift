import Formwork
import FormworkInterface
import Testing

/// The signs of a text console: only what its font has.
@Suite struct ConsoleScreenTests {
  private func editor(_ form: Form, _ columns: Int, _ rows: Int) -> Editor {
    var options = EditorOptions(size: Size(columns: columns, rows: rows))
    options.isConsole = true
    return Editor(form: form, options: options)
  }

  @Test func aWholeScreen() {
    let section = Section()
    section
      <<< GenericPasswordRow("p") {
        $0.title = "Password"
        $0.add(rule: .required)
      }
    section
      <<< PushRow<String>("c") {
        $0.title = "Country"
        $0.options = (1...20).map { "Option \($0)" }
        $0.value = "Option 9"
      }
    section
      <<< SegmentedRow<String>("s") {
        $0.title = "Plan"
        $0.options = ["free", "pro"]
        $0.value = "pro"
      }
    section <<< TextRow("t") { $0.title = String(repeating: "x", count: 90) }
    let editor = editor(Form() +++ section, 60, 16)
    editor.type("abc")
    editor.press(.tab)
    #expect(
      editor.screen(cursor: true) == """
                                                * must be filled in
           Password *        •••_________________
                             ══──────── weak
                             x Must contain a number
         ▌ Country           ‸Option 9___________▼
           Plan              ( ) free   (•) pro
           xxxxxxxxxxxxxxx   ____________________
           xxxxxxxxxxxxxxx
           xxxxxxxxxxxxxxx
           xxxxxxxxxxxxxxx
           xxxxxxxxxxxxxxx
           xxxxxxxxxxxxxxx

           < Submit >  < Cancel >

         Tab next   Enter open   ^S submit   F1 help   Esc cancel

        """)
    editor.press(.enter)
    let list = editor.screen()
    #expect(list.contains("► Option 9") && list.contains("┌─") && list.contains("▼"))
  }

  @Test func nothingElseIsShown() {
    let font = Set<Unicode.Scalar>("▌►▼▲√•~═─■┌┐└┘│←→↑↓".unicodeScalars)
    let editor = editor(SignupForm.make(), 80, 24)
    var screens = editor.screen()
    for key in [Key.text("a"), .tab, .text("a"), .tab, .paste("Ab1"), .tab, .text("x"), .tab] {
      editor.press(key)
      screens += editor.screen()
      editor.press(.function(1))
      screens += editor.screen()
      editor.press(.escape)
    }
    #expect(screens.unicodeScalars.allSatisfy { scalar in scalar.isASCII || font.contains(scalar) })
  }
}
