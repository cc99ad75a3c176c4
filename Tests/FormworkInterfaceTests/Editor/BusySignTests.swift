import Formwork
import Testing

@testable import FormworkInterface

/// What turns while rules are asked.
@Suite struct BusySignTests {
  private func editor(_ change: (inout EditorOptions) -> Void = { _ in }) -> Editor {
    let row = TextRow("user") {
      $0.title = "User"
      $0.value = "root"
      $0.add(asyncRule: AsyncRule("taken", message: "Is taken") { name, _ in name != "root" })
    }
    var options = EditorOptions(size: Size(columns: 60, rows: 16))
    (options.animates, options.idleTimeout) = (true, nil)
    change(&options)
    return Editor(form: Form() +++ Section() <<< row, options: options)
  }

  /// The sign, and the time at which it turns.
  private func sign(_ editor: Editor, at milliseconds: Int) -> String? {
    editor.advance(to: .milliseconds(milliseconds))
    let frame = editor.frame()
    let line = frame.lines.first { $0.text.contains("Checking User") }
    #expect(line == nil || frame.cursor == nil, "nothing can be typed")
    return line.map { String($0.text.prefix { $0 != "C" }.dropLast().last ?? "?") }
  }

  @Test func itComesAfterAWhileAndTurnsFourTimesASecond() async throws {
    let editor = editor()
    editor.handle(.control("s"), at: .milliseconds(1000))
    #expect(sign(editor, at: 1000) == " " && editor.wakeUp == .milliseconds(1300))
    #expect(sign(editor, at: 1299) == " ")
    #expect(sign(editor, at: 1300) == "⠼" && editor.wakeUp == .milliseconds(1550))
    #expect(sign(editor, at: 1549) == "⠼" && sign(editor, at: 1550) == "⠴")
    #expect(editor.wakeUp == .milliseconds(1800))
    #expect(sign(editor, at: 1300 + 10 * 250) == "⠼")
    let work = try #require(editor.takeWork())
    editor.finish(await work.run(), at: .milliseconds(4000))
    #expect(editor.wakeUp == nil && sign(editor, at: 4000) == nil)
    #expect(editor.frame().cursor != nil)
  }

  @Test func whereNothingMovesItIsThereAtOnce() {
    let editor = editor { $0.animates = false }
    editor.handle(.control("s"), at: .zero)
    #expect(sign(editor, at: 0) == "⠼" && editor.wakeUp == nil && sign(editor, at: 600) == "⠼")
  }

  @Test func theThemesOwnSignStandsStill() {
    let editor = editor {
      $0.isUTF8 = false
      $0.theme.signs = ThemeSigns(nil, [.busy: "@"])
    }
    editor.handle(.control("s"), at: .zero)
    #expect(sign(editor, at: 300) == "@" && sign(editor, at: 600) == "@")
    let ascii = self.editor { $0.isUTF8 = false }
    ascii.handle(.control("s"), at: .zero)
    #expect([300, 550, 800, 1050, 1300].map { sign(ascii, at: $0) } == ["/", "-", "\\", "|", "/"])
  }
}
