import Formwork
import FormworkInterface
import Testing

/// What views ask of their desk reaches the right view and the right row.
@Suite struct ViewRequestTests {
  private struct Lookup: ControlSettings {}

  private final class LookupRow: Row<String> {
    override var control: any ControlSettings { Lookup() }
  }

  /// Opens a popup that loads what it shows.
  private struct LookupView: ControlView {
    private let row: BaseRow
    init(_ row: BaseRow, _ settings: Lookup) { self.row = row }
    mutating func update(_ row: BaseRow, _ settings: Lookup, isNewValue: Bool) {}
    func content(in space: DrawingSpace) -> Content {
      Content([Line([Run("<\(row.displayText)>").in(0)])], width: 5)
    }
    func handle(_ key: Key, _ desk: inout Desk) -> Bool {
      guard key == .enter else { return false }
      desk.open(LoadingPopup())
      return true
    }
    func leave(_ direction: FocusDirection, _ desk: inout Desk) {
      // Would go on for ever if it were done.
      desk.move(.forwards)
    }
    func question(_ speech: PlainSpeech) -> PlainQuestion { PlainQuestion() }
    func answer(
      _ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk
    ) -> PlainReply { .unused }
  }

  private struct LoadingPopup: ScreenView {
    private var loaded = "loading"
    func content(in space: DrawingSpace) -> Content {
      Content([Line([Run("[\(loaded)]").in(0)])], width: 12)
    }
    mutating func handle(_ key: Key, _ desk: inout Desk) -> Bool {
      switch key {
      case .text("l"): desk.start { "loaded" }
      case .text("o"):
        desk.open(LoadingPopup())
        desk.close()
      default: desk.close(with: FormValue.text(loaded))
      }
      return true
    }
    mutating func take(_ result: any Sendable, _ desk: inout Desk) {
      loaded = result as? String ?? "?"
    }
  }

  private func editor() -> (Editor, LookupRow) {
    let row = LookupRow("a") { $0.title = "A" }
    var options = EditorOptions(size: Size(columns: 60, rows: 12))
    options.controls = ControlViews.builtIn.adding(LookupView.self)
    let form = Form() +++ Section() <<< row <<< TextRow("b") { $0.title = "B" }
    return (Editor(form: form, options: options), row)
  }

  @Test func workOfAPopupComesBackToThePopup() async throws {
    let (editor, row) = editor()
    editor.press(.enter, .text("l"))
    let work = try #require(editor.takeWork())
    #expect(editor.screen().contains("[loading]"))
    editor.finish(await work.run(), at: .zero)
    #expect(editor.screen().contains("[loaded]") && row.value == nil)
    editor.press(.enter)
    #expect(row.value == "loaded" && !editor.screen().contains("[loaded]"))
  }

  @Test func workOfAPopupThatIsClosedComesTooLate() async throws {
    let (editor, row) = editor()
    editor.press(.enter, .text("l"))
    let work = try #require(editor.takeWork())
    editor.press(.escape)
    #expect(!editor.isBusy && row.value == "loading")
    editor.finish(await work.run(), at: .zero)
    #expect(row.value == "loading")
  }

  @Test func aPopupClosesItselfNotTheOneAboveIt() {
    let (editor, row) = editor()
    editor.press(.enter, .text("o"))
    #expect(editor.screen().contains("[loading]"))
    editor.press(.text("x"))
    #expect(!editor.screen().contains("[loading]") && row.value == "loading")
  }

  @Test func aViewThatIsLeftDoesNotMoveTheFocus() {
    let (editor, _) = editor()
    editor.press(.tab)
    #expect(editor.focusedRow?.tag == "b")
  }

  @Test func aClickBehindTheOptionsChoosesNothing() throws {
    let row = SegmentedRow<String>("s") {
      $0.title = "S"
      $0.options = ["yes", "no"]
    }
    let editor = Editor(Form() +++ Section() <<< row, 80, 12, hasMouse: true)
    let line = try #require(editor.frame().lines.first?.text)
    let end = DisplayWidth.of(line)
    editor.press(.mouse(MouseEvent(.press, at: Frame.Cell(column: end + 2, row: 0))))
    #expect(row.value == nil)
    _ = editor.frame()
    editor.press(.mouse(MouseEvent(.press, at: Frame.Cell(column: end - 1, row: 0))))
    #expect(row.value == "no")
  }

  @Test func aClickChoosesTheOptionThatWasSeen() {
    let row = SegmentedRow<String>("s") {
      $0.title = "S"
      $0.options = ["one", "two", "three"]
    }
    // A typed number becomes the value when the row is left, so here with the click.
    let count = IntRow("t") {
      $0.onChange { count in row.options = count.value == 2 ? ["two", "three"] : ["three"] }
    }
    let editor = Editor(Form() +++ Section() <<< count <<< row, 60, 12, hasMouse: true)
    editor.press(.text("2"))
    #expect(row.options.count == 3)
    editor.click("( ) two")
    #expect(row.value == "two" && row.options.count == 2)
    row.value = "three"
    editor.press(.backTab, .text("1"))
    editor.click("( ) two")
    #expect(row.value == "three", "the option is gone")
  }

  @Test func aClickThatGivesTheFocusToASliderHitsItsBar() throws {
    let row = SliderRow("v") {
      $0.title = "A slider with a wide title"
      $0.slider.unit = "kilometres"
      $0.value = 0
    }
    let editor = Editor(
      Form() +++ Section() <<< TextRow("t") <<< row, 60, 12, hasMouse: true)
    let lines = editor.frame().lines
    let index = try #require(lines.firstIndex { $0.text.contains("kilometres") })
    let text = lines[index].text
    let last = try #require(text.lastIndex(of: "─"))
    let column = DisplayWidth.of(String(text[..<last]))
    editor.press(.mouse(MouseEvent(.press, at: Frame.Cell(column: column, row: index))))
    #expect(row.value == 10)
  }

  @Test func aGeneratedPasswordThatIsReplacedIsHidden() {
    let row = GenericPasswordRow("p") {
      $0.title = "Password"
      $0.generator = PasswordGenerator()
      $0.onChange { row, change in
        if change.origin == .user { row.value = Secret(copying: "replaced".utf8) }
      }
    }
    let editor = Editor(Form() +++ Section() <<< row, 80, 12)
    editor.press(.control("g"))
    #expect(!editor.screen().contains("replaced"))
    #expect(row.value == Secret(copying: "replaced".utf8))
  }

  @Test func aSecretThatTheProgramPutsInPlaceIsNotTyped() async throws {
    let row = PasswordRow("p") {
      $0.title = "Password"
      $0.value = Secret(copying: "stands for it".utf8)
      $0.onVisibilityWillChange { _ in .replace(Secret(copying: "fetched".utf8)) }
    }
    let editor = Editor(Form() +++ Section() <<< row, 80, 12)
    editor.press(.control("r"))
    let work = try #require(editor.takeWork())
    editor.finish(await work.run(), at: .zero)
    #expect(editor.screen().contains("fetched"))
    editor.press(.escape)
    #expect(editor.outcome == .cancelled)
  }

  @Test func clearingAnAreaForgetsLinesThatWereTyped() {
    let row = TextAreaRow("a") {
      $0.title = "A"
      $0.add(rule: .required)
    }
    let conversation = PlainConversation(form: Form() +++ Section() <<< row)
    _ = conversation.start()
    _ = conversation.answer("abc")
    _ = conversation.answer(".clear")
    _ = conversation.answer("def")
    _ = conversation.answer(".")
    #expect(row.value == "def")
  }
}
