import Formwork
import FormworkInterface
import Testing

/// Whole screens of the form in `Forms/signup.yaml`, as they must be.
@Suite struct SignupScreenTests {
  private func editor(_ columns: Int = 80, _ rows: Int = 24) throws -> Editor {
    Editor(try FormsFolder.form("signup.yaml"), columns, rows)
  }

  /// With answers in the first rows, and the focus on the password.
  private func filled(_ columns: Int, _ rows: Int, plan: FormValue = .text("free")) throws -> Editor
  {
    let form = try FormsFolder.form("signup.yaml")
    form.setValues([
      "username": .text("ada"), "email": .text("ada@example.org"), "plan": plan,
      "terms": .bool(true),
    ])
    let editor = Editor(form, columns, rows)
    editor.type("abcdef1")
    return editor
  }

  @Test func afterATryToSubmit() throws {
    let editor = try editor()
    editor.type("ada")
    editor.press(.tab)
    editor.type("ada@")
    editor.press(.tab)
    editor.type("abcdef1")
    editor.press(.tab)
    editor.type("abc")
    editor.press(.control("s"))
    #expect(
      editor.screen() == """
         Create your account                                        * must be filled in

         Account
           Username *         ada_________________________________
                              Shown to other people
         ▌ Email *            ada@________________________________
         ▌                    ✗ Must be an e-mail address such as ada@example.org
           Password *         •••••••_____________________________
                              ━━━━━━━─── good   ✗ Must contain an uppercase letter
           Repeat password *  •••_________________________________
                              ✗ The passwords differ
         You can change these later.

         Plan
           Plan *             (•) Free   ( ) Professional   – Team, sold out

         Terms
           [ ] I accept the terms *
           ✗ Must be accepted

           ✗ 4 rows need attention
           ‹ Create account ›  ‹ Cancel ›

         Tab next   ^S create account   F1 help   Esc cancel

        """)
  }

  @Test func untouched() throws {
    let editor = try editor()
    #expect(
      editor.screen() == """
         Create your account                                        * must be filled in

         Account
         ▌ Username *         ada_________________________________
         ▌                    Shown to other people
           Email *            ____________________________________
           Password *         ____________________________________
           Repeat password *  ____________________________________
         You can change these later.

         Plan
           Plan *             (•) Free   ( ) Professional   – Team, sold out

         Terms
           [ ] I accept the terms *

           ‹ Create account ›  ‹ Cancel ›






         Tab next   ^S create account   F1 help   Esc cancel

        """)
  }

  @Test func thePasswordTypedShownAndValid() throws {
    let form = try FormsFolder.form("signup.yaml")
    form.setValues(["username": .text("ada"), "email": .text("ada@example.org")])
    let editor = Editor(form, 80, 24)
    #expect(editor.focusedRow?.tag == "password")
    #expect(
      editor.allLines[6...8] == [
        " ▌ Password *         ____________________________________ ^R show", " ▌",
        "   Repeat password *  ____________________________________",
      ])
    editor.type("abcdef1")
    #expect(
      editor.allLines[6...7] == [
        " ▌ Password *         •••••••_____________________________ ^R show",
        " ▌                    ━━━━━━━─── good     Must contain an uppercase letter",
      ])
    editor.press(.control("r"))
    #expect(
      editor.allLines[6] == " ▌ Password *         abcdef1_____________________________ ^R hide")
    editor.press(.text("A"))
    #expect(editor.allLines[7] == " ▌                    ━━━━━━━━━━ strong ✓")
    editor.press(.control("u"), .tab)
    #expect(editor.allLines[6] == "   Password *         ____________________________________")
    #expect(editor.allLines[7] == "                      ✗ Must be filled in")
  }

  @Test func narrow() throws {
    let editor = try filled(40, 12, plan: .text("pro"))
    #expect(
      editor.screen() == """
         Create your account         row 3 of 8
           Email *
           ada@example.org_____________________
         ▌ Password *
         ▌ •••••••_____________________ ^R show
         ▌ ━━━━━━━─── good
         ▌   Must contain an uppercase letter
           Repeat password *
           ____________________________________
        ───────────────────────── ▾ 5 more below
           ‹ Create account ›  ‹ Cancel ›
        Tab next   ^R show   ^S create   F1 help

        """)
  }

  @Test func oneRow() throws {
    #expect(
      try filled(20, 6, plan: .text("pro")).screen() == """
        Password *       3/8
        •••••••___________
        ━━━━━━━─── good
        Must contain an
        uppercase letter
        Tab next   F1 help

        """)
    let smallest = try filled(10, 3, plan: .text("pro"))
    smallest.press(.control("s"))
    #expect(
      smallest.screen() == """
        Passw… 3/8
        •••••••__
        ✗ Must co…

        """)
  }
}
