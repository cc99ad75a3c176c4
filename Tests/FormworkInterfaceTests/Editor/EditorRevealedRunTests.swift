import Formwork
import Testing

@testable import FormworkInterface

/// A revealed secret is never part of a line's text, so that nothing that cuts or keeps lines has it.
@Suite struct EditorRevealedRunTests {
  private let secret = PasswordRow("pw") { $0.title = "Password" }

  private func editor(
    isUTF8: Bool = true, typed: String = "hunter2"
  ) -> Editor {
    let form = Form() +++ Section() <<< secret <<< TextRow("other")
    let editor = Editor(form, 80, 24, isUTF8: isUTF8)
    editor.type(typed)
    editor.press(.control("r"))
    return editor
  }

  private func texts(_ editor: Editor) -> String { editor.frame().lines.map(\.text).joined() }

  @Test func theTextHasBullets() {
    let editor = editor()
    #expect(editor.lines[0].contains("hunter2_"))
    #expect(!texts(editor).contains("hunter2") && texts(editor).contains("••••••• "))
    let shown = editor.frame()
    editor.press(.control("r"))
    #expect(editor.frame() != shown)
    #expect(editor.frame().lines.allSatisfy { $0.runs.allSatisfy { $0.revealed == nil } })
  }

  @Test func widthsAreTheSame() throws {
    let editor = editor(typed: "日é\u{301}👍 \u{202E}x")
    let runs = editor.frame().lines.flatMap(\.runs)
    let run = try #require(runs.first { $0.revealed != nil })
    let shown = run.revealed?.withUTF8 { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(DisplayWidth.of(run.text) == DisplayWidth.of(shown))
    #expect(shown == "日é\u{301}👍 \u{FFFD}x")
  }

  @Test func aDeviceForASCIIGetsASCII() {
    let editor = editor(isUTF8: false, typed: "hé日2")
    #expect(editor.lines[0].contains("h???2_"))
  }

  @Test func aPartOfItIsMasked() throws {
    let editor = editor()
    let line = try #require(editor.frame().lines.first { $0.runs.contains { $0.revealed != nil } })
    let cell = try #require(editor.frame().cursor?.column) - 3
    for part in [line.prefix(cells: cell), line.suffix(from: cell)] {
      #expect(part.runs.allSatisfy { $0.revealed == nil } && part.text.contains("•"))
    }
  }

  @Test func whatIsNeverMaskedIsWhenTheScreenIsLeft() {
    secret.mask = .visible
    let editor = editor()
    #expect(editor.lines[0].contains("hunter2_") && !texts(editor).contains("hunter2"))
    editor.press(.tab)
    #expect(editor.lines[0].contains("hunter2_") && !texts(editor).contains("hunter2"))
    editor.maskSecrets()
    #expect(editor.lines[0].contains("••••••••_"))
    editor.resize(to: Size(columns: 80, rows: 24))
    #expect(editor.lines[0].contains("hunter2_"))
  }
}
