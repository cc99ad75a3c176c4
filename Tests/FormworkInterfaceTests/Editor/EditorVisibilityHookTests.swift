import Formwork
import FormworkInterface
import Synchronization
import Testing

@Suite struct EditorVisibilityHookTests {
  /// What a hook was asked.
  private final class Log: Sendable {
    let asked = Mutex<[Bool]>([])
  }

  private let log = Log()
  private let secret = PasswordRow("pw") {
    $0.title = "Password"
    $0.value = Secret(copying: "dummy".utf8)
  }

  private func editor(_ decision: VisibilityDecision) -> Editor {
    secret.onVisibilityWillChange { [log] willBeShown in
      log.asked.withLock { $0.append(willBeShown) }
      return decision
    }
    return Editor(Form() +++ Section() <<< secret <<< TextRow("t"), 80, 24)
  }

  private var asked: [Bool] { log.asked.withLock { $0 } }

  private func holds(_ text: String) -> Bool { secret.value == Secret(copying: text.utf8) }

  /// Lets the hook answer.
  private func answer(_ editor: Editor) async throws {
    editor.finish(await (try #require(editor.takeWork())).run(), at: .zero)
  }

  @Test func nothingIsShownBeforeTheAnswer() async throws {
    let editor = editor(.allow)
    editor.press(.control("r"))
    #expect(editor.isBusy && !editor.screen().contains("dummy"))
    #expect(editor.screen().contains(" Asking whether it may be shown. Esc stops.\n"))
    try await answer(editor)
    #expect(!editor.isBusy && editor.screen().contains("dummy_"))
    #expect(!editor.screen().contains("Asking"))
    #expect(editor.wakeUp == .seconds(30))
    editor.press(.control("r"))
    #expect(!editor.screen().contains("dummy_"), "hiding waits for nobody")
    try await answer(editor)
    #expect(!editor.screen().contains("dummy_"))
    #expect(asked == [true, false])
  }

  @Test func theRealPasswordIsFetched() async throws {
    let editor = editor(.replace(Secret(copying: "hunter2".utf8)))
    editor.press(.control("r"))
    try await answer(editor)
    #expect(editor.screen().contains("hunter2_"))
    #expect(holds("hunter2"))
  }

  @Test func itCanBeDenied() async throws {
    let editor = editor(.deny("Ask your administrator"))
    editor.press(.control("r"))
    try await answer(editor)
    #expect(!editor.screen().contains("dummy"))
    #expect(editor.screen().contains(" Ask your administrator\n"))
    let silent = self.editor(.deny())
    silent.press(.control("r"))
    try await answer(silent)
    #expect(silent.screen().contains(" It cannot be shown now\n"))
  }

  @Test func thePersonNeedNotWait() async throws {
    for key in [Key.escape, .control("r"), .tab, .function(2)] {
      let editor = editor(.replace(Secret(copying: "hunter2".utf8)))
      editor.press(.control("r"))
      let work = try #require(editor.takeWork())
      editor.press(key)
      #expect(!editor.isBusy)
      #expect(editor.outcome == (key == .function(2) ? .plainMode : nil))
      editor.finish(await work.run(), at: .zero)
      #expect(!editor.screen().contains("hunter2") && holds("dummy"))
    }
  }

  @Test func whatIsTypedMeanwhileStays() async throws {
    let editor = editor(.replace(Secret(copying: "hunter2".utf8)))
    editor.press(.end, .control("r"), .text("!"))
    #expect(editor.isBusy)
    try await answer(editor)
    #expect(holds("dummy!"))
    #expect(editor.screen().contains("dummy!_"))
  }

  @Test func nobodyIsAskedWhereNothingIsRevealed() {
    secret.reveal = .never
    let never = editor(.allow)
    never.press(.control("r"))
    #expect(never.takeWork() == nil && !never.isBusy)
    secret.reveal = .lasting(.seconds(30))
    secret.mask = .visible
    let visible = editor(.allow)
    visible.press(.control("r"))
    #expect(visible.takeWork() == nil && !visible.isBusy)
  }

  @Test func otherEndsAskNobody() async throws {
    let editor = editor(.allow)
    editor.press(.control("r"))
    try await answer(editor)
    editor.advance(to: .seconds(30))
    #expect(!editor.screen().contains("dummy") && editor.takeWork() == nil)
    #expect(asked == [true])
  }

  @Test func submittingMeanwhileSubmits() async throws {
    let editor = editor(.allow)
    editor.press(.control("r"), .control("s"))
    #expect(editor.outcome == .submitted && !editor.isBusy)
  }

  @Test func aGeneratedPasswordIsNobodysToAsk() {
    let row = GenericPasswordRow("new") { $0.generator = PasswordGenerator() }
    row.onVisibilityWillChange { _ in .deny() }
    let editor = Editor(Form() +++ Section() <<< row, 80, 24)
    editor.press(.control("g"), .control("r"), .control("r"))
    #expect(!editor.isBusy && editor.screen().contains("^R hide"))
    #expect(editor.wakeUp == .seconds(300), "shown until it is accepted")
  }
}
