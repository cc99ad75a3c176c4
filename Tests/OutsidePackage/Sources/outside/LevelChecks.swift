import Formwork
import FormworkFiles
import FormworkInterface
import FormworkTerminal

/// A control of one's own through every door: file, Editor, mouse, plain lines, validator, picture.
func checkLevel(_ checks: inout Checks) throws {
  let kinds = RowKinds.builtIn.adding(LevelRow.self)
  let controls = ControlViews.builtIn.adding(LevelView.self)
  func form() throws -> Form {
    try Form(
      definition: """
        form: sound
        sections:
          - rows:
              - {type: level, tag: volume, title: Volume, greatest: 50, step: 5, value: 20}
        """, kinds: kinds)
  }

  var options = EditorOptions(size: Size(columns: 60, rows: 8))
  (options.controls, options.hasMouse) = (controls, true)
  let byKeys = try form()
  let editor = Editor(form: byKeys, options: options)
  checks.equal(
    "it is drawn", editor.frame().lines[0].text.hasPrefix(" ▌ Volume    ####....... 20"), true)
  checks.equal("its keys are named", editor.frame().lines[7].text.contains("← → move"), true)
  editor.handle(.right, at: .zero)
  checks.equal("Right moves it", byKeys.values()["volume"] == .decimal(25), true)
  for _ in 0..<20 { editor.handle(.right, at: .zero) }
  checks.equal("it stops at the end", byKeys.values()["volume"] == .decimal(50), true)
  _ = editor.frame()
  editor.handle(.mouse(MouseEvent(.press, at: Frame.Cell(column: 18, row: 0))), at: .zero)
  checks.equal("a click moves it", byKeys.values()["volume"] == .decimal(25), true)
  editor.handle(.control("s"), at: .zero)
  checks.equal("the form is submitted", editor.outcome == .submitted, true)

  let byLines = try form()
  var plain = PlainConversation.Options()
  plain.controls = controls
  let conversation = PlainConversation(form: byLines, options: plain)
  checks.equal(
    "it is asked", conversation.start().contains("Volume, optional, number from 0 to 50."), true)
  checks.equal(
    "a wrong answer is refused", conversation.answer("70").contains("Must be at most 50"), true)
  _ = conversation.answer("30")
  checks.equal("an answer is taken", byLines.values()["volume"] == .decimal(30), true)

  let validator = try form().validator()
  checks.equal(
    "records are judged", validator.validate(["volume": .decimal(70)]).map(\.code), ["tooLarge"])
  checks.equal(
    "it is rendered", PlainText.render(try form(), controls: controls).contains("####....... 20"),
    true)
  do {
    var run = RunOptions()
    run.terminal = .standardStreams
    _ = try form().runAndWait(run)
    checks.equal("without its view the form is not run", true, false)
  } catch let problem as FormProblem {
    checks.equal("the problem names the settings", problem.message.contains("Level"), true)
  }
}
