import Testing

@testable import Formwork

/// Values at the edges of what their types can say.
@Suite struct ExtremeValuesTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, .signalingNaN]) func noNumbers(
    _ value: Double
  ) {
    let row = PushRow<Double>("d") { $0.options = [1, 2] }
    row.value = 1
    row.value = value
    #expect(row.value == nil && row.formValue == .null, "what is no number is no value")
    row.value = value
    #expect(row.value == nil)
  }

  @Test(arguments: [
    ("9223372036854775807", "9223372036854775807"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("9223372036854775808", nil), ("-9223372036854775809", nil), ("1e5", nil),
    ("1e400", nil), ("5.0", "5"),
    ("٣", nil),
  ])
  func wholeNumbers(text: String, expected: String?) {
    let row = IntRow("i")
    row.edit(text)
    #expect(row.value.map { "\($0)" } == expected)
    #expect((row.unparsedText == text) == (expected == nil))
  }

  @Test(arguments: [
    ("0e-400", "0"), ("0e400", "0"), ("0.00", "0.00"),
    ("1e37", "1" + String(repeating: "0", count: 37)),
    ("1e38", nil), ("1e-38", "0." + String(repeating: "0", count: 37) + "1"), ("1e-39", nil),
    ("1e999999999999999999999", nil), ("NaN", nil), ("Infinity", nil),
  ])
  func decimals(text: String, expected: String?) {
    #expect(DecimalNumber(text)?.description == expected)
  }

  @Test func arithmeticBeyondTheLimitsIsNothing() {
    let form =
      Form() +++ Section() <<< IntRow("i") { $0.value = .max }
      <<< DecimalRow("d") { $0.value = .greatest }
      <<< TextRow("a") { $0.shown = "$i + 1 == 9223372036854775808" }
      <<< TextRow("b") { $0.shown = "$d + 1 == nil" }
      <<< TextRow("c") { $0.shown = "$d * $d == nil" }
      <<< TextRow("e") { $0.shown = "$i / 0 == nil" }
      <<< TextRow("f") { $0.shown = "-$i < 0" }
    #expect(form.rows.map(\.tag) == ["i", "d", "a", "b", "c", "e", "f"])
    #expect(form.problems.isEmpty)
  }

  @Test(arguments: [
    ("0001-01-01", true), ("9999-12-31", true), ("0000-12-31", false), ("10000-01-01", false),
    ("2000-02-29", true), ("1900-02-29", false), ("2026-02-30", false), ("2026-13-01", false),
  ])
  func days(text: String, exists: Bool) {
    let row = DateRow("d")
    row.edit(text)
    #expect((row.value != nil) == exists)
    #expect(row.value.map(\.description) == (exists ? text : nil))
  }

  @Test func daysBeyondTheCalendarAreNothing() {
    let form =
      Form() +++ Section() <<< DateRow("last") { $0.edit("9999-12-31") }
      <<< DateRow("first") { $0.edit("0001-01-01") }
      <<< TextRow("a") { $0.shown = "$last + 1 days == nil" }
      <<< TextRow("b") { $0.shown = "$first - 1 days == nil" }
      <<< TextRow("c") { $0.shown = "$last - 9998 years - 11 months - 30 days == $first" }
      <<< TextRow("e") { $0.shown = "$first + 9223372036854775807 years == nil" }
      <<< DateRow("f") {
        $0.edit("2026-01-01")
        $0.add(rule: .max(LocalDate(year: 9999, month: 12, day: 31) ?? LocalDate.today))
      }
    #expect(form.rows.map(\.tag) == ["last", "first", "a", "b", "c", "e", "f"])
    #expect(form.isValid)
  }
}

extension LocalDate {
  fileprivate static var today: LocalDate { FormClock.system.now.date }
}
