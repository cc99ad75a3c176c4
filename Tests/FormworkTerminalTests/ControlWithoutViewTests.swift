import Formwork
import FormworkInterface
import FormworkTerminal
import Testing

/// Controls of a program's own need a view of its own.
@Suite struct ControlWithoutViewTests {
  private struct Dial: ControlSettings {}

  private final class DialRow: Row<Int> {
    override var control: any ControlSettings { Dial() }
  }

  private struct DialView: ControlView {
    private let row: BaseRow
    init(_ row: BaseRow, _ settings: Dial) { self.row = row }
    mutating func update(_ row: BaseRow, _ settings: Dial, isNewValue: Bool) {}
    func content(in space: DrawingSpace) -> Content {
      Content([Line([Run("<\(row.displayText)>", .field)])], width: 5)
    }
    func handle(_ key: Key, _ desk: inout Desk) -> Bool { false }
    func question(_ speech: PlainSpeech) -> PlainQuestion { PlainQuestion(kind: "dial") }
    func answer(
      _ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk
    ) -> PlainReply { .unused }
  }

  private func form() -> Form { Form() +++ Section() <<< DialRow("volume") { $0.value = 3 } }

  @Test func runRefusesARowThatNothingCanShow() throws {
    var options = RunOptions()
    options.terminal = .standardStreams
    let problem = try #require(throws: FormProblem.self) { try form().runAndWait(options) }
    #expect(
      problem.description
        == "volume: nothing shows its control, Dial; add a view to RunOptions.controls")
  }

  @Test func itsViewShowsIt() {
    let form = form()
    #expect(ControlViews.builtIn.firstRowWithoutView(in: form)?.tag == "volume")
    let controls = ControlViews.builtIn.adding(DialView.self)
    #expect(controls.firstRowWithoutView(in: form) == nil)
    #expect(PlainText.render(form, controls: controls) == "     <3>\n")
    // Without it the text is shown, so that nothing is lost where a view is forgotten.
    #expect(PlainText.render(form) == "     3\n")
  }
}
