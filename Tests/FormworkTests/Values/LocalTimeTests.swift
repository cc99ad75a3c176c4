import Formwork
import Testing

@Suite struct LocalTimeTests {
  @Test(
    arguments: [
      ("14:30", "14:30"), ("00:00", "00:00"), ("23:59:59", "23:59:59"), ("07:05:00", "07:05"),
      ("24:00", nil), ("12:60", nil), ("12:00:60", nil), ("7:05", nil), ("12:3", nil),
      ("12:30:", nil),
      ("12:30Z", nil), ("", nil),
    ] as [(String, String?)])
  func readsISO(_ text: String, _ printed: String?) {
    #expect(LocalTime(text)?.description == printed)
  }

  @Test func comparesAndLifts() throws {
    let early = try #require(LocalTime(hour: 9, minute: 5))
    let late = try #require(LocalTime("09:05:01"))
    #expect(early < late)
    #expect(LocalTime(formValue: .text("09:05")) == early)
    #expect(late.secondOfDay == 32_701)
    #expect(LocalTime(hour: -1, minute: 0) == nil)
  }
}
