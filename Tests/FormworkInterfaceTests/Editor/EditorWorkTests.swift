import Formwork
import Testing

@testable import FormworkInterface

@Suite struct EditorWorkTests {
  private func editor() -> (Editor, TextRow) {
    let row = TextRow("user") {
      $0.title = "User"
      $0.value = "root"
      $0.add(asyncRule: AsyncRule("taken", message: "Is taken") { name, _ in name != "root" })
    }
    let form = Form() +++ Section() <<< row
    return (Editor(form: form, options: EditorOptions(size: Size(columns: 60, rows: 10))), row)
  }

  private func text(_ editor: Editor) -> [String] {
    editor.frame().lines.map(\.text).filter { !$0.isEmpty }
  }

  @Test func submitWaitsForTheAnswer() async throws {
    let (editor, _) = editor()
    editor.handle(.control("s"), at: .zero)
    #expect(editor.isBusy)
    #expect(editor.outcome == nil)
    #expect(text(editor).contains(" ⠼ Checking User. Esc stops."))
    let work = try #require(editor.takeWork())
    #expect(editor.takeWork() == nil)
    // Nothing can be changed meanwhile.
    editor.handle(.text("x"), at: .seconds(1))
    editor.finish(await work.run(), at: .seconds(2))
    #expect(!editor.isBusy)
    #expect(editor.outcome == nil)
    #expect(text(editor).contains { $0.hasSuffix("✗ Is taken") })
    #expect(text(editor).contains(" ✗ 1 row needs attention"))
    editor.handle(.text("2"), at: .seconds(3))
    editor.handle(.control("s"), at: .seconds(3))
    editor.finish(await (try #require(editor.takeWork())).run(), at: .seconds(4))
    #expect(editor.outcome == .submitted)
    #expect(editor.form.values()["user"] == "root2")
  }

  @Test func escStopsWaitingAndTheAnswerComesTooLate() async throws {
    let (editor, _) = editor()
    editor.handle(.control("s"), at: .zero)
    let work = try #require(editor.takeWork())
    editor.handle(.escape, at: .seconds(1))
    #expect(!editor.isBusy)
    #expect(editor.outcome == nil)
    #expect(text(editor).contains(" Nothing was submitted"))
    editor.finish(await work.run(), at: .seconds(2))
    #expect(!text(editor).contains { $0.hasSuffix("✗ Is taken") })
    editor.handle(.text("2"), at: .seconds(3))
    #expect(editor.form.values()["user"] == "root2")
  }

  @Test func aValueThatCodeChangesMeanwhileIsAskedAboutToo() async throws {
    let (editor, row) = editor()
    row.value = "ada"
    editor.handle(.control("s"), at: .zero)
    let work = try #require(editor.takeWork())
    row.value = "root"
    editor.finish(await work.run(), at: .seconds(1))
    #expect(editor.outcome == nil)
    editor.finish(await (try #require(editor.takeWork())).run(), at: .seconds(2))
    #expect(text(editor).contains { $0.hasSuffix("✗ Is taken") })
  }
}
