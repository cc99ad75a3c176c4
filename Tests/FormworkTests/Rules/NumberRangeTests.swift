import Testing

@testable import Formwork

/// Numbers that a type cannot hold are too large or too small, not of another type.
@Suite struct NumberRangeTests {
  private static let greatest = String(repeating: "9", count: 38)

  private func form() -> Form {
    Form() +++ Section() <<< IntRow("n") <<< DecimalRow("d")
      <<< PushRow<Int>("p") { $0.options = [1] }
      <<< DateRow("day")
  }

  @Test(arguments: [
    ("n", "9223372036854775808", "n max tooLarge Must be at most 9223372036854775807"),
    ("n", "1e30", "n max tooLarge Must be at most 9223372036854775807"),
    ("n", "-9223372036854775809", "n min tooSmall Must be at least -9223372036854775808"),
    ("n", "1e40", "n max tooLarge Must be at most 9223372036854775807"),
    ("n", "-1e999999", "n min tooSmall Must be at least -9223372036854775808"),
    ("d", "1e38", "d max tooLarge Must be at most \(greatest)"),
    ("d", "-1e40", "d min tooSmall Must be at least -\(greatest)"),
    ("d", greatest + "0", "d max tooLarge Must be at most \(greatest)"),
    ("n", "1.5", "n type type Must be a whole number such as 42"),
    ("p", "1e40", "p max tooLarge Must be at most 9223372036854775807"),
    ("p", "5", "p oneOf notAllowed Must be one of the options"),
    ("day", "1e40", "day type type Must be a date such as 1990-12-31"),
  ])
  func inRecords(tag: String, text: String, expected: String) throws {
    let number = try #require(DecimalNumber(saturating: text))
    let violations = try form().validator().validate([tag: .decimal(number)])
    #expect(violations.map { "\($0.tag) \($0.rule) \($0.code) \($0.message)" } == [expected])
  }

  @Test func theLimitIsAParameter() throws {
    let violations = try form().validator().validate([
      "n": .decimal(.greatest), "d": .decimal(try #require(DecimalNumber(saturating: "1e40"))),
    ])
    #expect(violations[0].parameters == ["max": .int(.max)])
    #expect(violations[1].parameters == ["max": .decimal(.greatest)])
  }

  @Test(arguments: [
    ("n", "9223372036854775808", "tooLarge"), ("n", "-99999999999999999999", "tooSmall"),
    ("n", "9223372036854775807", nil), ("n", "five", "type"), ("n", "1.5", "type"),
    ("d", greatest + "0", "tooLarge"), ("d", "-" + greatest + "0", "tooSmall"),
    ("d", greatest, nil), ("d", "five", "type"), ("day", greatest + "0", "type"),
  ])
  func typed(tag: String, text: String, code: String?) {
    let form = form()
    form.row(tag)?.edit(text)
    #expect(form.validate().first?.code == code)
    #expect(form.row(tag)?.unparsedText == (code == nil ? nil : text), "it stays on the screen")
  }

  @Test func valuesThatAreNotAssigned() throws {
    let form = form()
    let problems = form.setValues([
      "n": .decimal(.greatest), "d": .decimal(try #require(DecimalNumber(saturating: "-1e40"))),
      "day": 5,
    ])
    #expect(
      problems.map(\.message) == [
        "n: must be at most 9223372036854775807", "d: must be at least -\(Self.greatest)",
        "day: must be a date such as 2026-05-31",
      ])
  }

  @Test(arguments: [
    ("1", "1"), ("1e37", "1" + String(repeating: "0", count: 37)), ("0e99", "0"),
    ("-0.50", "-0.50"),
    ("", nil), ("-", nil), ("1e", nil), ("1x", nil), ("0x10", nil), (".", nil),
    ("0." + String(repeating: "3", count: 40), nil),
  ])
  func saturatingReadsNumbers(text: String, expected: String?) {
    #expect(DecimalNumber(saturating: text)?.description == expected)
  }

  @Test(arguments: [
    ("0." + String(repeating: "3", count: 40), "0." + String(repeating: "3", count: 38)),
    (
      "-12." + String(repeating: "0", count: 60) + "1",
      "-12." + String(repeating: "0", count: 35) + "1"
    ),
    ("7." + String(repeating: "0", count: 60), "7." + String(repeating: "0", count: 37)),
    ("1e-40", "0." + String(repeating: "0", count: 37) + "1"),
    ("-1e-999999", "-0." + String(repeating: "0", count: 37) + "1"), ("0e-999999", "0"),
    (
      "1" + String(repeating: "0", count: 36) + ".55",
      "1" + String(repeating: "0", count: 36) + ".5"
    ),
    ("12e-39", "0." + String(repeating: "0", count: 37) + "1"),
  ])
  func fractionsAreCut(text: String, expected: String) {
    #expect(DecimalNumber(saturating: text, cutsFraction: true)?.description == expected)
  }
}
