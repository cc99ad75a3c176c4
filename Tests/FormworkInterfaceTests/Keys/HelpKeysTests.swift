import Formwork
import Testing

@testable import FormworkInterface

/// What the help says about keys: all that do something where the focus is, and no others.
@Suite struct HelpKeysTests {
  private func help(
    _ row: BaseRow, before: BaseRow? = nil, keys: Key...,
    set: (inout EditorOptions) -> Void = { _ in }
  ) -> [String] {
    var options = EditorOptions(size: Size(columns: 80, rows: 60))
    set(&options)
    let section = Section()
    if let before { section <<< before }
    section <<< row
    let editor = Editor(form: Form("Form") +++ section, options: options)
    if before != nil { editor.press(.tab) }
    for key in keys { editor.press(key) }
    editor.press(.function(1))
    // The lines between the frame's sides.
    return editor.popup.split(separator: "\n").dropFirst().dropLast().map { line in
      let inner = line.drop { $0 == " " }.dropFirst(2).dropLast(1)
      return String(inner.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func aCheck() {
    #expect(
      help(CheckRow("c"), before: nil) == [
        "Space x    turn on or off", "← →        turn on or off", "y          turn on",
        "n          turn off", "Tab        go to the next row",
        "Shift-Tab  go to the previous row", "^S F10     submit the form",
        "F1         show this help", "F2         go on line by line",
        "Enter      go on; submit on the", "           last row",
        "↑ ^P       go to the previous row", "↓ ^N       go to the next row",
        "?          show this help", "PgUp       go up by half a screen",
        "PgDn       go down by half a", "           screen", "Esc        leave the form",
        "^D         leave, while the first", "           row is empty",
        "^L         draw the screen again",
      ])
  }

  @Test func whatIsTypedIsNoKeyInATextAndEditingComesLast() {
    let lines = help(TextRow("a"), before: CheckRow("c")) {
      $0.offersPlainMode = false
    }
    #expect(lines.first == "Tab        go to the next row")
    #expect(!lines.contains { $0.hasPrefix("?") || $0.contains("line by line") })
    #expect(!lines.contains { $0.contains("leave, while") })
    #expect(lines.contains("↑ ^P       go to the previous row"))
    #expect(lines.suffix(2) == ["^Y         insert what was cut", "^_         undo"])
  }

  @Test func aTextAreaKeepsItsKeys() {
    let lines = help(TextAreaRow("a"), before: CheckRow("c"))
    #expect(lines.first == "Enter      begin a new line")
    #expect(lines.contains("↑ ^P       one line up"))
    #expect(!lines.contains("↑ ^P       go to the previous row"))
    #expect(!lines.contains { $0.contains("half a screen") })
  }

  @Test func aSecret() {
    let row = GenericPasswordRow("p")
    var lines = help(row, before: CheckRow("c"))
    #expect(lines.contains("^R         show or hide"))
    #expect(lines.contains("Backspace  as the first key: hide"))
    #expect(!lines.contains { $0.contains("make a password") || $0.contains("undo") })
    row.generator = PasswordGenerator(length: 8)
    lines = help(row, before: CheckRow("c"), keys: .control("g"))
    #expect(lines.contains("^G         make a password"))
    #expect(lines.contains("Esc        take the new password"))
    #expect(!lines.contains("Esc        leave the form"))
  }

  @Test func readOnlyRowsAndButtons() {
    let row = SwitchRow("s") { $0.readOnly = true }
    #expect(help(row, before: CheckRow("c")).first == "Tab        go to the next row")
    let text = TextRow("t") { $0.readOnly = true }
    let lines = help(text, before: CheckRow("c"))
    #expect(lines.contains("← ^B       one character to the"))
    #expect(!lines.contains { $0.contains("delete") || $0.contains("cut") })
    let buttons = help(CheckRow("c"), keys: .tab)
    #expect(buttons.first == "Enter      press the button")
    #expect(buttons.contains("→          go to the next button"))
  }

  @Test func onlyTheNewKeysAreNamed() throws {
    let table = try KeyTable.changing([
      .toggle: [.function(6)], .help: [.function(1)], .undo: [],
      .submit: [.sequence(.control("x"), .control("s"))],
    ])
    let lines = help(CheckRow("c"), before: nil) { $0.keys = table }
    #expect(lines.first == "F6         turn on or off")
    #expect(lines.contains("^X ^S      submit the form"))
    #expect(!lines.contains { $0.hasPrefix("?") })
  }
}
