import Formwork
import FormworkInterface
import Testing

/// Lists that hang on the field of a choice, character by character.
@Suite struct ListPopupTests {
  static let countries = [
    "Algeria", "Chad", "Germany", "Kenya", "Mali", "Niger", "Nigeria", "Togo", "Yemen", "Zambia",
    "Zimbabwe", "Zypern",
  ]

  private func country(_ title: String = "Country") -> PushRow<String> {
    PushRow<String>("country") {
      $0.title = title
      $0.options = Self.countries
      $0.disable("Niger", reason: "not served")
    }
  }

  private func editor(
    _ row: BaseRow, _ columns: Int = 80, _ rows: Int = 24, isUTF8: Bool = true,
    isConsole: Bool = false
  ) -> Editor {
    var options = EditorOptions(size: Size(columns: columns, rows: rows))
    (options.isUTF8, options.isConsole, options.hasMouse) = (isUTF8, isConsole, true)
    return Editor(form: Form() +++ Section() <<< row, options: options)
  }

  @Test func aListIsNoHigherThanItsMatches() {
    let editor = editor(country(), 50)
    editor.type("ger")
    #expect(
      editor.popup == """
        ╭────────────────────────────────────────────────╮
        │  Algeria                                       │
        │▸ Germany                                       │
        │– Niger, not served                             │
        │  Nigeria                                       │
        ╰─ 4 found of 12 ────────────────────────────────╯

        """)
    editor.type("m")
    #expect(
      editor.popup == """
        ╭────────────────────────────────────────────────╮
        │▸ Germany                                       │
        ╰─ 1 found of 12 ────────────────────────────────╯

        """)
    editor.type("x")
    #expect(
      editor.popup == """
        ╭────────────────────────────────────────────────╮
        ╰─ 0 found of 12 ────────────────────────────────╯

        """)
  }

  @Test func theListSaysWhatLiesOutside() {
    let editor = editor(country(), 50)
    editor.press(.enter, .pageDown)
    #expect(
      editor.popup == """
        ╭─ ▴ 1 ──────────────────────────────────────────╮
        │  Chad                                          │
        │  Germany                                       │
        │  Kenya                                         │
        │  Mali                                          │
        │– Niger, not served                             │
        │  Nigeria                                       │
        │  Togo                                          │
        │  Yemen                                         │
        │  Zambia                                        │
        │▸ Zimbabwe                                      │
        ╰─ 11 of 12 ─ ▾ 1 ───────────────────────────────╯

        """)
  }

  @Test func otherSigns() {
    let console = editor(country(), 50, isConsole: true)
    console.type("nig")
    #expect(
      console.popup == """
        ┌────────────────────────────────────────────────┐
        │- Niger, not served                             │
        │► Nigeria                                       │
        └─ 2 found of 12 ────────────────────────────────┘

        """)
    let ascii = editor(country(), 50, isUTF8: false)
    ascii.press(.down, .end)
    #expect(
      ascii.popup == """
        +- ^ 2 ------------------------------------------+
        |  Germany                                       |
        |  Kenya                                         |
        |  Mali                                          |
        |- Niger, not served                             |
        |  Nigeria                                       |
        |  Togo                                          |
        |  Yemen                                         |
        |  Zambia                                        |
        |  Zimbabwe                                      |
        |> Zypern                                        |
        +- 12 of 12 -------------------------------------+

        """)
  }

  // MARK: The field

  @Test func whatIsTypedStandsInTheField() throws {
    let row = country()
    row.value = "Kenya"
    let editor = editor(row)
    #expect(editor.focusedLine.contains("  Kenya_") && editor.focusedLine.hasSuffix("_▾"))
    editor.type("ger")
    #expect(editor.focusedLine.contains("  ger_") && editor.focusedLine.hasSuffix("_▾"))
    #expect(!editor.focusedLine.contains("Kenya"))
    let start = try #require(editor.focusedLine.firstRange(of: "ger"))
    let column = editor.focusedLine.distance(
      from: editor.focusedLine.startIndex, to: start.lowerBound)
    #expect(editor.frame().cursor == Frame.Cell(column: column + 3, row: 0))
    // Text stands under text.
    let lines = editor.frame().lines
    #expect(Array(lines[1].text)[column - 4] == "╭")
    #expect(Array(lines[2].text)[column...].starts(with: "Algeria"))
    editor.press(.escape)
    #expect(editor.focusedLine.contains("  Kenya_") && editor.popup.isEmpty)
    #expect(row.value == "Kenya")
  }

  @Test func theFilterIsEditedAsTextsAre() {
    let editor = editor(country())
    editor.type("gr")
    editor.press(.left, .text("e"), .control("e"), .text("m"))
    #expect(editor.popup.contains("▸ Germany") && editor.popup.contains("1 found of 12"))
    editor.press(.control("u"))
    #expect(editor.popup.contains("1 of 12"))
    editor.press(.control("_"), .backspace)
    #expect(editor.popup.contains("4 found of 12"))
    editor.press(.control("a"), .control("k"), .paste(PastedText("zim")))
    #expect(editor.popup.contains("▸ Zimbabwe"))
  }

  @Test func keysThatOpen() {
    for key in [Key.enter, .down, .text(" "), .text("k"), .paste(PastedText("ken"))] {
      let editor = editor(country())
      editor.press(key)
      #expect(!editor.popup.isEmpty)
    }
    let row = country()
    row.readOnly = true
    let editor = editor(row)
    editor.press(.text("k"))
    #expect(editor.popup.isEmpty)
  }

  @Test func theWordThatBeginsWithTheTextIsBest() {
    let row = PushRow<String>("a") { $0.options = ["Bhutan", "Upper Hutt", "Hutton", "Hu"] }
    let editor = editor(row)
    editor.type("hut")
    #expect(editor.popup.contains("▸ Hutton"))
    row.disable("Hutton")
    editor.press(.escape, .text("h"), .text("u"), .text("t"))
    #expect(editor.popup.contains("▸ Upper Hutt"))
    editor.press(.escape, .text("u"), .text("t"), .text("a"))
    #expect(editor.popup.contains("▸ Bhutan"))
  }

  // MARK: Styles

  @Test func theLettersThatWereFoundAreMarked() {
    let editor = editor(country())
    editor.type("ger")
    let lines = editor.frame().lines
    func runs(_ line: Int) -> [Run] {
      lines[line].runs.filter { !$0.text.allSatisfy { $0 == " " } }
    }
    func cursor(_ line: Line) -> String {
      line.runs.filter { $0.style == .cursor }.map(\.text).joined()
    }
    #expect(
      runs(2).map { [$0.text, $0.style.name] }.filter { $0[1] != "frame" }.suffix(3) == [
        ["Al", "option"], ["ger", "match"], ["ia", "option"],
      ])
    #expect(cursor(lines[3]).hasPrefix(" ▸ Germany "))
    #expect(runs(4).contains { $0.text == "Niger, not served" && $0.style == .disabled })
    #expect(runs(6).contains { $0.text == "4 found of 12" && $0.style == .status })
  }

  @Test(arguments: [("Łódź", "od", "ód"), ("Hauptstraße", "sse", "ße"), ("İzmir", "iz", "İz")])
  func lettersWithMarksAreFound(_ title: String, _ typed: String, _ marked: String) {
    let row = PushRow<String>("a") { $0.options = [typed + " first", title] }
    let editor = editor(row)
    editor.type(typed)
    let runs = editor.frame().lines[3].runs
    #expect(runs.first { $0.style == .match }?.text == marked)
  }

  // MARK: Where it stands

  @Test func aListIsAboveItsFieldWhereThereIsMoreRoom() throws {
    let section = Section()
    for number in 1...12 { section <<< TextRow("t\(number)") { $0.title = "Row \(number)" } }
    section <<< country()
    let editor = Editor(Form() +++ section, 80, 20)
    for _ in 1...12 { editor.press(.tab) }
    editor.press(.enter)
    let lines = editor.frame().lines.map(\.text)
    let field = try #require(lines.firstIndex { $0.hasPrefix(" ▌ Country") })
    #expect(lines[field - 1].contains("╰─ 1 of 12 ─ ▾ 2 ─"))
    editor.type("ger")
    let filtered = editor.frame().lines.map(\.text)
    #expect(filtered[field - 1].contains("╰─ 4 found of 12 ─"))
    #expect(filtered[field - 6].contains("╭─"))
    #expect(filtered[field].contains("ger"))
  }

  @Test func narrowScreensHaveNoFrame() {
    let row = country()
    row.value = "Mali"
    let small = editor(row, 39, 12)
    small.press(.enter)
    #expect(
      small.screen(cursor: true) == """
         Country                           ▾ 4
         Mali_________________________________▾
           Algeria
           Chad
           Germany
           Kenya
         ‸▸ Mali
         – Niger, not served
           Nigeria
           Togo
         5 of 12
         Enter choose   ↑ ↓ move   Esc close

        """)
    let tiny = editor(row, 20, 6)
    tiny.type("ger")
    #expect(
      tiny.screen(cursor: true) == """
        Country          ▾ 1
        ger‸________________▾
          Algeria
        ▸ Germany
        – Niger, not served
        Enter choose

        """)
    let least = editor(row, 10, 3)
    least.type("ger")
    #expect(
      least.screen(cursor: true) == """
        Count… ▾ 2
        ger‸______▾
        ▸ Germany

        """)
  }

  @Test func atTheLeftEdgeTextStaysUnderText() {
    let editor = editor(country(), 40, 14)
    editor.type("ken")
    let lines = editor.screen().split(separator: "\n").map(String.init)
    #expect(lines.contains("│▸ Kenya                               │"))
    #expect(lines.contains { $0.hasPrefix("   ken__") || $0.hasPrefix(" ▌ ken__") })
  }

  // MARK: The mouse

  @Test func aClickInTheFieldMovesTheInsertionPoint() throws {
    let editor = editor(country())
    editor.type("gr")
    let cell = try #require(editor.frame().cursor)
    editor.press(.mouse(MouseEvent(.press, at: Frame.Cell(column: cell.column - 1, row: 0))))
    editor.type("e")
    #expect(editor.focusedLine.contains("  ger_"))
    editor.press(.mouse(MouseEvent(.press, at: Frame.Cell(column: cell.column, row: 20))))
    #expect(editor.popup.isEmpty)
  }

  @Test func manyOptionsAreFilteredQuickly() {
    let row = PushRow<String>("list") {
      $0.choiceOptions.choices = (0..<10_000).map { Choice(.text("\($0)"), title: "Option \($0)") }
    }
    let editor = editor(row)
    let clock = ContinuousClock()
    editor.type("o")
    _ = editor.frame()
    let time = clock.measure {
      editor.type("ption 99")
      _ = editor.frame()
    }
    #expect(editor.popup.contains("▸ Option 99 "))
    #expect(time < .seconds(5), "eight keys in an unoptimised build")
  }
}
