import Formwork
import Testing

@Suite struct LocalDateTests {
  @Test(arguments: [
    "2026-05-31", "0001-01-01", "9999-12-31", "2024-02-29", "2000-02-29",
  ])
  func readsAndWritesISO(_ text: String) { #expect(LocalDate(text)?.description == text) }

  @Test(arguments: [
    "", "2026-5-31", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31",
    "2026-01-00", "0000-01-01", "20260531", "2026-05-31T", " 2026-05-31", "2026/05/31",
    "10000-01-01", "-001-01-01",
  ])
  func refuses(_ text: String) { #expect(LocalDate(text) == nil) }

  @Test(
    arguments: [
      ("2026-01-31", 1, CalendarUnit.months, "2026-02-28"),
      ("2024-01-31", 1, .months, "2024-02-29"), ("2026-03-31", -1, .months, "2026-02-28"),
      ("2024-02-29", 1, .years, "2025-02-28"), ("2024-02-29", 4, .years, "2028-02-29"),
      ("2026-12-31", 1, .days, "2027-01-01"), ("2026-03-01", -1, .days, "2026-02-28"),
      ("2026-05-31", 2, .weeks, "2026-06-14"), ("2026-05-31", -18, .years, "2008-05-31"),
      ("2026-11-30", 15, .months, "2028-02-29"), ("2026-01-15", -25, .months, "2023-12-15"),
      ("9999-12-31", 1, .days, nil), ("0001-01-01", -1, .days, nil), ("9999-01-01", 1, .years, nil),
      ("0001-12-01", -12, .months, nil), ("2026-01-01", .max, .years, nil),
      ("2026-01-01", .min, .days, nil),
    ] as [(String, Int, CalendarUnit, String?)])
  func moves(_ day: String, _ amount: Int, _ unit: CalendarUnit, _ result: String?) throws {
    #expect(try date(day).adding(amount, unit)?.description == result)
  }

  @Test func countsDaysBothWays() throws {
    let first = try date("0001-01-01")
    var day = first
    for count in stride(from: 0, to: 3_652_058, by: 997) {
      day = try #require(first.adding(count, .days))
      #expect(day.days(since: first) == count)
      #expect(LocalDate(year: day.year, month: day.month, day: day.day) == day)
    }
    #expect(try date("9999-12-31").days(since: first) == 3_652_058)
    #expect(try date("2024-03-01").days(since: try date("2024-02-28")) == 2)
  }

  @Test(arguments: [
    ("2026-05-31", "2008-05-31", 18), ("2026-05-30", "2008-05-31", 17),
    ("2025-02-28", "2024-02-29", 0), ("2025-03-01", "2024-02-29", 1),
    ("2008-05-31", "2026-05-30", -17), ("2026-05-31", "2026-05-31", 0),
  ])
  func countsYears(_ day: String, _ start: String, _ years: Int) throws {
    #expect(try date(day).years(since: try date(start)) == years)
  }

  @Test func knowsWeekdays() throws {
    #expect(try date("2026-05-31").weekday == 7)
    #expect(try date("2024-02-29").weekday == 4)
    #expect(try date("1970-01-01").weekday == 4)
  }

  @Test func lowersAndLifts() throws {
    let day = try date("2026-05-31")
    #expect(day.formValue == .date(day))
    #expect(LocalDate(formValue: .text("2026-05-31")) == day)
    #expect(LocalDate(formValue: .int(1)) == nil)
    #expect(try date("2026-05-30") < day)
  }

  private func date(_ text: String) throws -> LocalDate { try #require(LocalDate(text)) }
}
