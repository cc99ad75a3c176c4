import Formwork
import FormworkInterface
import Testing

/// A new day counts with the next thing that a person does.
@Suite struct NewDayTests {
  private final class Days: @unchecked Sendable {  // used on one thread
    var day = LocalDate("2026-05-31")
  }

  private let days = Days()

  private func form() throws -> Form {
    let form = Form()
    let now = try #require(LocalDateTime("2026-06-01T00:00"))
    form.clock = FormClock { [days] in days.day.map { LocalDateTime($0) } ?? now }
    return form +++ Section()
      <<< TextRow("name") { $0.title = "Name" }
      <<< DateRow("date") {
        ($0.title, $0.value) = ("Date", LocalDate("2026-05-31"))
        $0.add(rule: .min(expression: "today"))
      }
      <<< TextRow("late") { ($0.title, $0.shown) = ("Late", "today > $date") }
  }

  @Test func onTheScreen() throws {
    let editor = Editor(try form(), 80, 24)
    editor.press(.text("x"))
    #expect(!editor.screen().contains("Late"))
    days.day = LocalDate("2026-06-01")
    #expect(!editor.screen().contains("Late"), "an idle screen does not change")
    editor.press(.text("y"))
    #expect(editor.screen().contains("Late"))
    editor.press(.control("s"))
    #expect(editor.outcome == nil && editor.screen().contains("Must be 2026-06-01 or later"))
  }

  @Test func inPlainLines() throws {
    let form = try form()
    let conversation = PlainConversation(form: form)
    _ = conversation.start()
    days.day = LocalDate("2026-06-01")
    _ = conversation.answer("Ada")
    #expect(form.row("late")?.isVisible == true && form.row("date")?.isValid == false)
  }
}
