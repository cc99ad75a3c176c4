import Formwork
import FormworkInterface
import Testing

/// The lower part of the form in `Forms/login.yaml`, as it must be.
@Suite struct LoginScreenTests {
  private func form() throws -> Form {
    let form = try FormsFolder.form("login.yaml")
    form.setValues(["username": .text("ada")])
    return form
  }

  @Test func refusedByTheServer() throws {
    let form = try form()
    form.refusal = "Wrong user name or password"
    let editor = Editor(form, 80, 24)
    #expect(
      editor.screen().hasPrefix(
        """
         Sign in                                                    * must be filled in

           Username *  ada_________________________________
         ▌ Password *  ____________________________________ ^R show

           ✗ Wrong user name or password
           ‹ Sign in ›  ‹ Cancel ›

        """))
    editor.type("x")
    #expect(form.refusal == nil)
    #expect(editor.allLines[5] == "   ✗ Wrong user name or password", "nothing moves")
    editor.press(.tab)
    #expect(editor.allLines[5] == "   ▸ Sign in ›  ‹ Cancel ›")
  }

  @Test func busy() throws {
    let form = try form()
    form.setValues(["password": .secret(Secret(copying: "hunter2".utf8))])
    (form.row("username") as? TextRow)?.add(
      asyncRule: AsyncRule("taken", message: "Is taken") { _, _ in true })
    (form.row("username") as? AccountRow)?.add(
      asyncRule: AsyncRule("taken", message: "Is taken") { _, _ in true })
    let editor = Editor(form, 80, 24)
    editor.press(.control("s"))
    #expect(
      editor.screen().hasPrefix(
        """
         Sign in                                                    * must be filled in

         ▌ Username *  ada_________________________________
           Password *  •••••••_____________________________

           ⠼ Checking Username. Esc stops.
           – Sign in –  ‹ Cancel ›

        """))
    let field = editor.frame().lines[2].runs.first { $0.text == "ada" }
    #expect(field?.style == .disabled)
    editor.press(.escape)
    #expect(editor.allLines[5...6] == ["   Nothing was submitted", "   ‹ Sign in ›  ‹ Cancel ›"])
  }
}
