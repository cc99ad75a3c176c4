import Formwork
import FormworkInterface
import Testing

/// Whole screens of a row in every design, between rows that have none.
@Suite struct RowDesignTests {
  private let row = GenericPasswordRow("password") {
    $0.title = "New password"
    $0.placeholder = "long and new"
    $0.add(rule: .required)
  }

  /// The second row of three with something typed in it.
  private func editor(
    _ columns: Int = 80, _ rows: Int = 10, typing text: String = "aA",
    _ change: (inout PasswordRowDesign) -> Void
  ) -> Editor {
    change(&row.design)
    let form =
      Form("Your account") +++ Section()
      <<< EmailRow("email") { $0.title = "Email" } <<< row
      <<< PasswordRow("again") {
        $0.title = "Repeat it"
        $0.confirms = "password"
      }
    let editor = Editor(form, columns, rows)
    editor.type(text)
    return editor
  }

  /// Which of the screen's lines the third row's is, when there is that text in the second.
  private func lineBehind(
    _ text: String, _ columns: Int = 80, _ change: (inout PasswordRowDesign) -> Void
  ) -> Int? {
    row.value = nil
    row.validationOptions = .validatesOnDemand
    let editor = editor(columns, 24, typing: text, change)
    editor.press(.backTab)
    let screen = editor.screen()
    return screen.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("Repeat it") }
  }

  @Test func titleAbove() {
    let editor = editor(80, 24) { $0.labelPosition = .above }
    #expect(
      editor.screen(cursor: true) == """
         Your account                                               * must be filled in

           Email        ____________________________________
         ▌ New password *
         ▌ ••‸__________________________________ ^R show
         ▌ ━━━━━───── fair     Must contain a number
           Repeat it *  ____________________________________

           ‹ Submit ›  ‹ Cancel ›














         Tab next   ^R show password   ^S submit   F1 help   Esc cancel

        """)
    editor.press(.tab)
    #expect(editor.lines.contains("   New password *"))
    #expect(editor.lines.contains("                ✗ Must be filled in") == false)
  }

  @Test func titleBesideOnANarrowScreen() {
    let editor = editor(40, 12) { $0.labelPosition = .left }
    #expect(
      editor.screen(cursor: true) == """
         Your account                row 2 of 3
           Email
           ____________________________________
         ▌ New          ••‸_____________ ^R show
         ▌ password *   ━━━━━───── fair
         ▌                Must contain a number
           Repeat it *
           ____________________________________
           ‹ Submit ›  ‹ Cancel ›


        Tab next   ^R show   ^S submit   F1 help

        """)
  }

  @Test func noTitle() {
    let editor = editor { $0.labelPosition = .none }
    #expect(
      editor.screen(cursor: true) == """
         Your account                                               * must be filled in
           Email        ____________________________________
         ▌              ••‸__________________________________ ^R show
         ▌              ━━━━━───── fair     Must contain a number
           Repeat it *  ____________________________________
           ‹ Submit ›  ‹ Cancel ›



         Tab next   ^R show password   ^S submit   F1 help   Esc cancel

        """)
    editor.resize(to: Size(columns: 40, rows: 12))
    #expect(
      editor.screen(cursor: true) == """
         Your account                row 2 of 3
           Email
           ____________________________________
         ▌ ••‸__________________________ ^R show
         ▌ ━━━━━───── fair
         ▌   Must contain a number
           Repeat it *
           ____________________________________
           ‹ Submit ›  ‹ Cancel ›


        Tab next   ^R show   ^S submit   F1 help

        """)
  }

  @Test func hintAbove() {
    let editor = editor { $0.hintPosition = .above }
    #expect(
      editor.screen(cursor: true) == """
         Your account                                               * must be filled in
           Email           ____________________________________
         ▌                 Must contain a number
         ▌ New password *  ••‸__________________________________ ^R show
         ▌                 ━━━━━───── fair
           Repeat it *     ____________________________________
           ‹ Submit ›  ‹ Cancel ›


         Tab next   ^R show password   ^S submit   F1 help   Esc cancel

        """)
    editor.resize(to: Size(columns: 40, rows: 12))
    #expect(
      editor.screen(cursor: true) == """
         Your account                row 2 of 3
           Email
           ____________________________________
         ▌ New password *
         ▌ Must contain a number
         ▌ ••‸__________________________ ^R show
         ▌ ━━━━━───── fair
           Repeat it *
           ____________________________________
           ‹ Submit ›  ‹ Cancel ›

        Tab next   ^R show   ^S submit   F1 help

        """)
  }

  @Test func everythingAtOnceOnATinyScreen() {
    let editor = editor(20, 6) { ($0.labelPosition, $0.hintPosition) = (.none, .above) }
    #expect(
      editor.screen(cursor: true) == """
        New password *   2/3
        Must contain a numb…
        ••‸________________
        ━━━━━───── fair

        Tab next   F1 help

        """)
  }

  @Test func theErrorTakesTheLineThatIsKept() {
    let editor = editor { ($0.hintPosition, $0.hasDynamicHeight) = (.below, false) }
    let before = editor.lines
    #expect(before.contains(" ▌                   Must contain a number"))
    editor.press(.tab)
    #expect(editor.lines.contains("                   ✗ Must contain a number"))
    #expect(editor.lines.count == before.count)
  }

  /// Empty, with a hint, and perfect, when the focus is elsewhere; where it is nothing moves.
  @Test(
    arguments: [
      (80, .beside, [4, 5, 5], [5, 5, 5]), (40, .beside, [6, 8, 7], [8, 8, 8]),
      (80, .below, [4, 6, 5], [6, 6, 6]), (40, .below, [6, 8, 7], [8, 8, 8]),
      (80, .above, [4, 6, 5], [6, 6, 6]), (40, .above, [6, 8, 7], [8, 8, 8]),
    ] as [(Int, PasswordRowDesign.HintPosition, [Int], [Int])])
  func heights(
    _ columns: Int, _ position: PasswordRowDesign.HintPosition, _ dynamic: [Int], _ kept: [Int]
  ) {
    for (isDynamic, lines) in [(true, dynamic), (false, kept)] {
      let found = ["", "aA", "aA1bcd"].map {
        lineBehind($0, columns) { ($0.hintPosition, $0.hasDynamicHeight) = (position, isDynamic) }
      }
      #expect(found == lines)
    }
  }

  /// The original's 48 and 64 points: one line, and two while there is something to say.
  @Test(arguments: [(true, [4, 5, 5], [4, 5, 4]), (false, [5, 5, 5], [5, 5, 5])])
  func collapsedAndExpanded(_ isDynamic: Bool, _ word: [Int], _ none: [Int]) {
    row.strengthView = WordPasswordStrengthView()
    let texts = ["", "aA", "aA1bcd"]
    #expect(texts.map { lineBehind($0) { $0.hasDynamicHeight = isDynamic } } == word)
    row.strengthView = nil
    #expect(texts.map { lineBehind($0) { $0.hasDynamicHeight = isDynamic } } == none)
  }
}
