import Formwork
import FormworkInterface
import Testing

@Suite struct EditorSliderTests {
  private let row = SliderRow("volume") {
    $0.title = "Volume"
    $0.slider.max = 100
    $0.slider.step = 5
    $0.slider.unit = "%"
    $0.value = 45
  }

  private func editor(_ columns: Int = 80, _ rows: Int = 8, isUTF8: Bool = true) -> Editor {
    Editor(Form() +++ Section() <<< row, columns, rows, isUTF8: isUTF8, hasMouse: true)
  }

  @Test func isABarWithTheNumberBehindIt() {
    #expect(editor().lines[0] == " ▌ Volume    ━━━━━━━━━●─────────── 45 %")
    #expect(editor(isUTF8: false).lines[0] == " > Volume    =========o----------- 45 %")
    row.value = nil
    #expect(editor().lines[0] == " ▌ Volume    ─────────────────────")
    #expect(PlainText.render(Form() +++ Section() <<< row).contains("─────\n"))
  }

  @Test func keysMoveTheValueByStepsWithinTheRange() {
    let editor = editor()
    editor.press(.right)
    #expect(row.value == 50)
    editor.press(.left, .left)
    #expect(row.value == 40)
    editor.press(.wordRight)
    #expect(row.value == 90)
    editor.press(.end, .right)
    #expect(row.value == 100)
    editor.press(.home, .left)
    #expect(row.value == 0)
    #expect(editor.screen().contains("Tab next   ← → change"))
  }

  @Test func theHelpNamesTheRangeAndTheKeys() {
    let editor = editor(80, 24)
    editor.press(.function(1))
    let help = editor.screen()
    #expect(help.contains("0 to 100 in steps of 5"))
    #expect(help.contains("← -        one step less"))
    #expect(help.contains("End        the greatest value"))
    #expect(!help.contains("take the answer away"))
    editor.press(.escape)
    row.readOnly = true
    editor.press(.function(1))
    #expect(!editor.screen().contains("one step less"))
  }

  @Test func withoutAValueItBeginsAtTheLeast() {
    row.value = nil
    row.slider.min = 10
    row.isClearable = true
    let editor = editor()
    editor.press(.right)
    #expect(row.value == 10)
    editor.press(.backspace)
    #expect(row.value == nil)
  }

  @Test func aStepThatDoesNotReachTheEndStopsBeforeIt() {
    row.slider.max = 10
    row.slider.step = 4
    row.value = nil
    let editor = editor()
    editor.press(.end)
    #expect(row.value == 8)
    editor.press(.right)
    #expect(row.value == 8 && row.isValid)
  }

  @Test func aClickMovesTheValueThere() throws {
    let editor = editor()
    let line = try #require(editor.frame().lines.first { $0.text.contains("Volume") })
    let start = try #require(line.text.firstIndex(of: "━"))
    let column = line.text.distance(from: line.text.startIndex, to: start)
    for (cell, value) in [(0, 0), (10, 50), (20, 100)] {
      editor.press(.mouse(MouseEvent(.press, at: Frame.Cell(column: column + cell, row: 0))))
      _ = editor.frame()
      #expect(row.value == DecimalNumber(value))
    }
  }

  @Test func aValueThatIsNoStepIsWrong() {
    row.value = 47
    #expect(!row.isValid)
    #expect(row.validate().map(\.code) == ["notMultiple"])
  }

  @Test func plainLinesAskForANumber() {
    let conversation = PlainConversation(form: Form() +++ Section() <<< row)
    #expect(conversation.start().contains("Volume, optional, number from 0 to 100 in steps of 5."))
    #expect(conversation.answer("200").contains("Error: Volume: Must be at most 100."))
    _ = conversation.answer("60 %")
    #expect(row.value == 60)
  }

  @Test func stepsAreCountedFromTheLeast() {
    (row.slider.min, row.slider.max, row.value) = (3, 20, 3)
    let editor = editor()
    editor.press(.right)
    #expect(row.value == 8 && row.isValid)
    editor.press(.end)
    #expect(row.value == 18 && row.isValid)
    let conversation = PlainConversation(form: Form() +++ Section() <<< row)
    #expect(conversation.start().contains("number from 3 to 20 in steps of 5."))
    #expect(
      conversation.answer("10").contains("Error: Volume: Must be 3 plus a multiple of 5."))
    _ = conversation.answer("13")
    #expect(row.value == 13 && row.isValid)
  }

  @Test func readOnlyItStays() {
    row.readOnly = true
    let editor = editor()
    editor.press(.right)
    #expect(row.value == 45)
  }

  @Test func aValueOutsideOfTheRangeComesBackToItsNearerEnd() {
    row.value = 500
    let editor = editor()
    editor.press(.left)
    #expect(row.value == 100)
    row.slider.step = DecimalNumber("0.1") ?? 1
    row.value = 0
    editor.press(.right, .left)
    #expect(row.displayText == "0 %")
  }

  @Test func aNumberThatDoesNotFitBesideTheBarStandsBelowIt() {
    row.slider.max = 1_000_000_000_000
    row.slider.step = 1
    row.slider.unit = nil
    row.value = 500_000_000_000
    let lines = editor(15, 8).frame().lines.map(\.text)
    #expect(lines.contains { $0.contains("●") && !$0.contains("5") })
    #expect(lines.contains { $0.contains("500000000000") })
  }
}
