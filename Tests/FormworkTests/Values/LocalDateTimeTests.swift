import Formwork
import Testing

@Suite struct LocalDateTimeTests {
  @Test(
    arguments: [
      ("2026-05-31T14:30", "2026-05-31T14:30"), ("2026-05-31 14:30:05", "2026-05-31T14:30:05"),
      ("2026-05-31", nil), ("2026-05-31T", nil), ("2026-05-31T25:00", nil),
      ("2026-05-31T14:30Z", nil), ("T14:30", nil),
    ] as [(String, String?)])
  func readsISO(_ text: String, _ printed: String?) {
    #expect(LocalDateTime(text)?.description == printed)
  }

  @Test func moves() throws {
    let time = try #require(LocalDateTime("2026-01-31T14:30"))
    #expect(time.adding(1, .months)?.description == "2026-02-28T14:30")
    #expect(LocalDateTime(time.date) < time)
    #expect(LocalDateTime(formValue: .text("2026-01-31T14:30")) == time)
  }
}
