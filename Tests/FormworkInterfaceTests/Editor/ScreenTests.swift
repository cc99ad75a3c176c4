import Formwork
import FormworkInterface
import Testing

/// Whole screens of the signup form; `‸` stands before the cursor's cell.
@Suite struct ScreenTests {
  /// The form with a second password that is wrong, and the focus on it.
  private func filled(isUTF8: Bool = true) -> Editor {
    let editor = Editor(SignupForm.make(), 80, 24, isUTF8: isUTF8)
    editor.type("ada")
    editor.press(.tab)
    editor.type("ada@example.org")
    editor.press(.tab)
    editor.type("Hunter12")
    editor.press(.tab)
    editor.type("hunter")
    editor.press(.tab, .right, .tab)
    editor.type("5")
    editor.press(.tab, .text(" "), .control("s"), .end)
    return editor
  }

  @Test func fresh() {
    let editor = Editor(SignupForm.make(), 80, 24)
    #expect(
      editor.screen(cursor: true) == """
         Create your account

         Account
         ▌ Username *         ‸__________________________________
                              Shown to other people
           Email *            __________________________________
           Password *         __________________________________
                              ▱▱▱▱▱▱▱▱▱▱
           Repeat password *  __________________________________
           You can change these later.

         Plan
           Plan               (•) free   ( ) Professional   – Team, sold out

           [ ] I accept the terms *

           [ Create account ]   [ Cancel ]






         * required    Tab next   ^S create account   F1 help   Esc cancel

        """)
  }

  @Test func wide() {
    #expect(
      filled().screen(cursor: true) == """
         Create your account

         Account
           Username *         ada_______________________________
                              Shown to other people
           Email *            ada@example.org___________________
           Password *         ••••••••__________________________
                              ▰▰▰▰▰▰▰▰▰▰  strong
         ▌ Repeat password *  ••••••‸__________________________ ○
                              ✗ The passwords differ
           You can change these later.

         Plan
           Plan               ( ) free   (•) Professional   – Team, sold out
           Seats *            5____

           [x] I accept the terms *

           [ Create account ]   [ Cancel ]




         Tab next   ^R show password   ^S create account   F1 help   Esc cancel

        """)
  }

  @Test func ascii() {
    let editor = filled(isUTF8: false)
    editor.press(.backTab)
    #expect(
      editor.screen(cursor: true) == """
         Create your account

         Account
           Username *         ada_______________________________
                              Shown to other people
           Email *            ada@example.org___________________
         > Password *         ********‸________________________ -
                              ==========  strong
           Repeat password *  ******____________________________
                              x The passwords differ
           You can change these later.

         Plan
           Plan               ( ) free   (*) Professional   - Team, sold out
           Seats *            5____

           [x] I accept the terms *

           [ Create account ]   [ Cancel ]




         Tab next   ^R show password   ^S create account   F1 help   Esc cancel

        """)
  }

  @Test func narrow() {
    let editor = filled()
    editor.resize(to: Size(columns: 40, rows: 12))
    #expect(
      editor.screen(cursor: true) == """
         Create your account          4 of 7 ▴▾
           Shown to other people
           Email *
           ada@example.org_____________________
           Password *
           ••••••••____________________________
           ▰▰▰▰▰▰▰▰▰▰ strong
         ▌ Repeat password *
           ••••••‸____________________________ ○
           ✗ The passwords differ

         Tab next  ^R show  ^S create  F1 help

        """)
    editor.press(.backTab, .control("u"), .text("h"), .control("s"))
    #expect(
      editor.screen(cursor: true) == """
         Create your account          3 of 7 ▴▾
           Shown to other people
           Email *
           ada@example.org_____________________
         ▌ Password *
           •‸_________________________________ ○
           ▰▰▰▱▱▱▱▱▱▱ weak
           ✗ Must contain a number
           Repeat password *
           ____________________________________
         2 rows need attention
         Tab next  ^R show  ^S create  F1 help

        """)
  }

  @Test func tiny() {
    let editor = filled()
    editor.resize(to: Size(columns: 20, rows: 6))
    editor.press(.backTab, .control("u"), .text("h"))
    #expect(
      editor.screen(cursor: true) == """
         Password *  3 of 7
         •‸_______________ ○
         ▰▱▱▱▱ weak
         Must contain a
         number
         Tab next  F1 help

        """)
  }

  @Test func openList() {
    let row = PushRow<String>("country") {
      $0.title = "Country"
      $0.options = ["Algeria", "Chad", "Germany", "Kenya", "Mali", "Niger", "Nigeria", "Togo"]
    }
    let editor = Editor(Form() +++ Section() <<< row, 60, 15)
    editor.type("ger")
    #expect(
      editor.screen(cursor: true) == """
         ▌ Country    ger‸_______________________▾
           [ Submi╭──────────────────────────────╮
                  │   Algeria                    │
                  │ ▸ Germany                    │
                  │   Niger                      │
                  │   Nigeria                    │
                  ╰─ 4 found of 8 ───────────────╯







         Enter choose   ↑ ↓ move   Esc close

        """)
  }

  @Test func aFormAsHighAsTheScreen() {
    let section = Section("First", footer: "Last")
    for number in 1...10 { section <<< TextRow("t\(number)") { $0.title = "Row \(number)" } }
    let editor = Editor(Form() +++ section, 80, 16)
    #expect(editor.lines.first == " First")
    #expect(editor.lines[11] == "   Last")
    #expect(!editor.screen().contains("▾"))
  }

  @Test func sameAsAFreshStartAfterResizing() {
    let editor = filled()
    for (columns, rows) in [(120, 40), (60, 20), (40, 12), (80, 24)] {
      editor.resize(to: Size(columns: columns, rows: rows))
    }
    #expect(editor.screen() == filled().screen())
  }
}
