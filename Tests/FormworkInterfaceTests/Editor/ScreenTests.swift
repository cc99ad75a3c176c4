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
         Create your account                                        * must be filled in

         Account
         ▌ Username *         ‸____________________________________
         ▌                    Shown to other people
           Email *            ____________________________________
           Password *         ____________________________________
           Repeat password *  ____________________________________
         You can change these later.

         Plan
           Plan               (•) free   ( ) Professional   – Team, sold out

           [ ] I accept the terms *

           ‹ Create account ›  ‹ Cancel ›







         Tab next   ^S create account   F1 help   Esc cancel

        """)
  }

  @Test func wide() {
    #expect(
      filled().screen(cursor: true) == """
         Create your account                                        * must be filled in

         Account
           Username *         ada_________________________________
                              Shown to other people
           Email *            ada@example.org_____________________
           Password *         ••••••••____________________________
                              ━━━━━━━━━━ strong ✓
         ▌ Repeat password *  ••••••‸______________________________ ^R show
         ▌                    ✗ The passwords differ
         You can change these later.

         Plan
           Plan               ( ) free   (•) Professional   – Team, sold out
           Seats *            5___

           [x] I accept the terms *

           ✗ 1 row needs attention
           ‹ Create account ›  ‹ Cancel ›



         Tab next   ^R show password   ^S create account   F1 help   Esc cancel

        """)
  }

  @Test func ascii() {
    let editor = filled(isUTF8: false)
    editor.press(.backTab)
    #expect(
      editor.screen(cursor: true) == """
         Create your account                                        * must be filled in

         Account
           Username *         ada_________________________________
                              Shown to other people
           Email *            ada@example.org_____________________
         > Password *         ********‸____________________________ ^R show
         >                    ========== strong +
           Repeat password *  ******______________________________
                              x The passwords differ
         You can change these later.

         Plan
           Plan               ( ) free   (*) Professional   - Team, sold out
           Seats *            5___

           [x] I accept the terms *

           < Create account >  < Cancel >




         Tab next   ^R show password   ^S create account   F1 help   Esc cancel

        """)
  }

  @Test func narrow() {
    let editor = filled()
    editor.resize(to: Size(columns: 40, rows: 12))
    #expect(
      editor.screen(cursor: true) == """
         Create your account         row 4 of 7
           Email *
           ada@example.org_____________________
           Password *
           ••••••••____________________________
           ━━━━━━━━━━ strong ✓
         ▌ Repeat password *
         ▌ ••••••‸______________________ ^R show
         ▌ ✗ The passwords differ
        ───────────────────────── ▾ 4 more below
           ‹ Create account ›  ‹ Cancel ›
         ✗ 1 row needs attention

        """)
    editor.press(.backTab, .control("u"), .text("h"), .control("s"))
    #expect(
      editor.screen(cursor: true) == """
         Create your account         row 3 of 7
           ada@example.org_____________________
         ▌ Password *
         ▌ •‸___________________________ ^R show
         ▌ ━━──────── weak
         ▌ ✗ Must contain a number
           Repeat password *
           ____________________________________
           ✗ Must be filled in
        ───────────────────────── ▾ 4 more below
           ‹ Create account ›  ‹ Cancel ›
         ✗ 2 rows need attention

        """)
  }

  @Test func tiny() {
    let editor = filled()
    editor.resize(to: Size(columns: 20, rows: 6))
    editor.press(.backTab, .control("u"), .text("h"))
    #expect(
      editor.screen(cursor: true) == """
        Password *       3/7
        •‸_________________
        ━━──────── weak
        Must contain a
        number
        Tab next   F1 help

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
         ▌ Country    ger‸________________▾
           ‹ Submi╭───────────────────────╮
                  │   Algeria             │
                  │ ▸ Germany             │
                  │   Niger               │
                  │   Nigeria             │
                  ╰─ 4 found of 8 ────────╯







         Enter choose   ↑ ↓ move   Esc close

        """)
  }

  @Test func aFormAsHighAsTheScreen() {
    let section = Section("First", footer: "Last")
    for number in 1...10 { section <<< TextRow("t\(number)") { $0.title = "Row \(number)" } }
    let editor = Editor(Form() +++ section, 80, 16)
    #expect(editor.lines.first == " First")
    #expect(editor.lines[11] == " Last")
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
