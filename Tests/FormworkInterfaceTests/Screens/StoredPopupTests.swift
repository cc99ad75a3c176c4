import Formwork
import FormworkInterface
import Testing

/// Every form of `Forms/` with something over it, compared with what is stored as in
/// `StoredScreenTests`.
@Suite struct StoredPopupTests {
  @Test(arguments: FormsFolder.names)
  func theHelpIsAsStored(_ name: String) throws {
    try compare(name, "help") { $0.press(.function(1)) }
  }

  @Test(arguments: FormsFolder.names)
  func theQuestionIsAsStored(_ name: String) throws {
    try compare(name, "question") { editor in
      editor.type("x")
      editor.press(.tab, .escape)
    }
  }

  @Test func theListIsAsStored() throws {
    try compare("profile.json", "list") { editor in
      while editor.focusedRow?.tag != "language" { editor.press(.tab) }
      editor.press(.down, .down)
    }
    try compare("profile.json", "filter") { editor in
      while editor.focusedRow?.tag != "language" { editor.press(.tab) }
      editor.type("e")
    }
  }

  private func compare(_ name: String, _ state: String, _ body: (Editor) -> Void) throws {
    var text = ""
    for (columns, rows) in [(80, 24), (40, 12), (20, 6), (10, 3)] {
      for signs in ["utf8", "console", "ascii"] {
        var options = EditorOptions(size: Size(columns: columns, rows: rows))
        (options.isUTF8, options.isConsole) = (signs != "ascii", signs == "console")
        let editor = Editor(form: try FormsFolder.form(name), options: options)
        body(editor)
        text += "== \(columns)x\(rows) \(signs)\n" + editor.screen(cursor: true)
      }
    }
    try StoredText("\(name)-\(state).txt").compare(text)
  }
}
