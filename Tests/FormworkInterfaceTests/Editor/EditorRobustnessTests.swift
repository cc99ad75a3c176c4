import Formwork
import FormworkInterface
import Testing

/// A sequence of numbers that is the same in every run.
struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 16 | state << 48
  }
}

@Suite struct EditorRobustnessTests {
  private static let keys: [Key] = [
    .text("a"), .text("b"), .text("1"), .text("x"), .text("日"), .text(" "), .text("/"),
    .text("\u{301}"), .text("👨‍👩‍👧"), .paste("x\ny\tz"),
    .enter, .tab, .backTab, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end,
    .pageUp, .pageDown, .control("a"), .control("k"), .control("u"), .control("w"), .control("y"),
    .control("_"), .control("r"), .control("s"), .alt("b"), .alt("d"), .altEnter, .wordLeft,
    .wordRight, .function(1), .text("n"), .control("d"),
    .paste(PastedText(String(repeating: "long ", count: 30))),
  ]

  private func form() -> Form {
    let form = SignupForm.make()
    form +++ Section("More", footer: String(repeating: "A footer that is long. ", count: 5))
      <<< TextAreaRow("area") { $0.title = "A title that is much too long for one line" }
      <<< PushRow<Int>("push") {
        $0.title = "Push"
        $0.options = Array(1...30)
      }
      <<< SwitchRow("switch") { $0.title = "Switch" }
      <<< DateRow("date") { $0.title = "Date" }
      <<< TextRow("hidden") {
        $0.title = "Shown by switch"
        $0.shown = "$switch == true"
      }
      <<< TextRow("off") { $0.disabled = "$terms == true" }
      <<< LabelRow("note") { $0.title = "A note" }
    return form
  }

  @Test(arguments: [
    (80, 24), (40, 12), (20, 6), (120, 40), (60, 10), (10, 30), (8, 1), (30, 8), (1, 1), (200, 3),
  ])
  func anyKeyAtAnySize(_ columns: Int, _ rows: Int) {
    var numbers = Numbers(state: UInt64(columns * 1_000 + rows))
    let editor = Editor(form(), columns, rows)
    var before = editor.frame()
    for step in 0..<1_500 {
      guard let key = Self.keys.randomElement(using: &numbers) else { break }
      let cell = before.cursor
      let echo = editor.echo(of: key)
      editor.handle(key, at: .seconds(step))
      let frame = editor.frame()
      if let echo, let cell {
        #expect(frame.character(at: cell) == echo.text)
        #expect(frame.cursor == Frame.Cell(column: cell.column + 1, row: cell.row))
      }
      before = frame
      let isInside = frame.lines.allSatisfy { DisplayWidth.of($0.text) <= max(columns, 8) }
      #expect(isInside && frame.lines.count == rows)
      if let cursor = frame.cursor {
        #expect(cursor.column < max(columns, 8) && cursor.row < rows)
      }
      if editor.outcome != nil { break }
    }
  }

  @Test func theFocusIsAlwaysOnTheScreen() {
    for (columns, rows) in [(80, 10), (40, 12), (60, 8), (80, 24)] {
      let editor = Editor(form(), columns, rows)
      for key in [Key.tab, .backTab] {
        for _ in 0..<30 {
          editor.press(key)
          #expect(editor.screen().contains("▌") || editor.screen().contains("▸"))
          #expect(editor.frame().cursor != nil)
        }
      }
    }
  }

  @Test func keysLookAtTheRowsOnTheScreenOnly() {
    func looks(_ count: Int) -> Int {
      let counter = LookCounter()
      let section = Section("Rows")
      section.append(
        contentsOf: (0..<count).map { number in
          let row = CountedRow("t\(number)")
          (row.title, row.counter) = ("Row \(number)", counter)
          return row
        })
      let editor = Editor(Form("Long") +++ section, 80, 24)
      _ = editor.frame()
      counter.looks = 0
      for _ in 0..<10 {
        editor.press(.text("x"))
        _ = editor.frame()
        editor.press(.tab)
        _ = editor.frame()
      }
      return counter.looks
    }
    let short = looks(30)
    #expect(short > 0 && looks(10_000) <= short)
  }
}

/// How often rows were asked what they are.
private final class LookCounter {
  var looks = 0
}

private final class CountedRow: Row<String> {
  var counter: LookCounter?
  private let field = TextField()

  override var control: any ControlSettings {
    counter?.looks += 1
    return field
  }
}

extension Frame {
  /// The character in a cell; nil: there is none, or it is the second half of one.
  func character(at cell: Cell) -> String? {
    var column = 0
    for character in lines[cell.row].text {
      if column == cell.column { return String(character) }
      column += DisplayWidth.of(String(character))
    }
    return nil
  }
}
