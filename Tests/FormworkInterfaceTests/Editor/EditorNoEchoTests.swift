import Formwork
import FormworkInterface
import Testing

@Suite struct EditorNoEchoTests {
  private let secret = PasswordRow("pw") { $0.title = "Password" }
  private let again = PasswordRow("again") {
    $0.title = "Repeat"
    $0.confirms = "pw"
  }

  private func editor(_ columns: Int = 80, _ rows: Int = 24, isUTF8: Bool = true) -> Editor {
    Editor(
      Form("Login") +++ Section() <<< secret <<< again, columns, rows, isUTF8: isUTF8)
  }

  @Test func backspaceAsTheFirstKeyHidesEvenTheBullets() {
    let editor = editor()
    editor.press(.backspace)
    editor.type("abc")
    #expect(
      editor.screen(cursor: true) == """
         Login                                                      * must be filled in

         ▌ Password    [no echo]_‸__________________________ ^R show
           Repeat *    ____________________________________

           ‹ Submit ›  ‹ Cancel ›

















         Tab next   ^R show bullets   ^S submit   F1 help   Esc cancel

        """)
    #expect(secret.value == Secret(copying: "abc".utf8))
    #expect(editor.echo(of: .text("d")) == nil)
  }

  @Test func saysWhatItDoes() {
    let editor = editor()
    editor.press(.backspace)
    #expect(editor.screen().contains("No echo now; ^R shows bullets again\n"))
    editor.type("a")
    #expect(!editor.screen().contains("No echo now"))
  }

  @Test func narrowAndAscii() {
    let editor = editor(40, 12, isUTF8: false)
    editor.press(.backspace)
    #expect(
      editor.screen(cursor: true) == """
         Login                       row 1 of 2
         > Password
         > [no echo]_‸__________________ ^R show
           Repeat
           ____________________________________
           < Submit >  < Cancel >





         No echo now; ^R shows bullets again

        """)
  }

  @Test func theKeyForShowingBringsTheBulletsFirst() {
    let editor = editor()
    editor.press(.backspace)
    editor.type("abc")
    editor.press(.control("r"))
    #expect(editor.screen().contains("•••_"))
    #expect(editor.screen().contains("^R show password"))
    editor.press(.control("r"))
    #expect(editor.screen().contains("abc_"))
  }

  @Test func onlyTheFirstKeyAndOnlyWhereNothingIs() {
    let editor = editor()
    editor.type("a")
    editor.press(.backspace, .backspace)
    #expect(!editor.screen().contains("[no echo]"))
    secret.value = Secret(copying: "abc".utf8)
    let preset = self.editor()
    preset.press(.backTab, .right, .backspace)
    #expect(!preset.screen().contains("[no echo]"))
    #expect(secret.value == Secret(copying: "ab".utf8))
    let selected = self.editor()
    selected.press(.backTab, .backspace, .backspace)
    #expect(!selected.screen().contains("[no echo]"))
    #expect(secret.value == nil)
  }

  @Test func itStaysWithTheRowAndGoesForItsRepetition() {
    let editor = editor()
    editor.press(.backspace)
    editor.type("abc")
    editor.press(.tab)
    editor.type("ab")
    #expect(editor.lines[1] == "   Password    ••••••••____________________________")
    #expect(editor.lines[2].hasPrefix(" ▌ Repeat *    [no echo]___"))
    #expect(editor.screen().contains("The passwords differ") == false)
    editor.press(.backTab)
    #expect(editor.lines[1].hasPrefix(" ▌ Password    [no echo]___"))
  }

  @Test func nothingToHideIsNothingToSwitch() {
    for mask in [SecretField.Mask.none, .visible] {
      secret.mask = mask
      let editor = editor()
      editor.press(.backspace)
      #expect(!editor.screen().contains("[no echo]"))
    }
  }

  @Test func theHelpSaysSo() {
    let editor = editor()
    editor.press(.function(1))
    let screen = editor.screen()
    #expect(screen.contains("Backspace  as the first key: hide"))
    #expect(screen.contains("A terminal does not tell whether"))
  }
}
