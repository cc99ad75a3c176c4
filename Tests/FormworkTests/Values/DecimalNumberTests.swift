import Formwork
import Testing

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("1.10", "1.10"), ("-12.50", "-12.50"), (".5", "0.5"),
    ("-.25", "-0.25"), ("1e3", "1000"), ("1E+3", "1000"), ("12.5e1", "125"), ("1.5e-3", "0.0015"),
    ("007", "7"), ("0.00", "0.00"), ("0e999999", "0"),
    ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
    ("0.12345678901234567890123456789012345678", "0.12345678901234567890123456789012345678"),
    ("1e37", "10000000000000000000000000000000000000"),
    ("1e-38", "0.00000000000000000000000000000000000001"),
  ])
  func keepsTheDigitsAsGiven(_ text: String, _ printed: String) {
    #expect(DecimalNumber(text)?.description == printed)
  }

  @Test(arguments: [
    "", "-", ".", "1.", "+1", "1e", "1e+", "e3", "1.2.3", "1,5", " 1", "1 ", "--1", "0x1F", "NaN",
    "inf", "１", "1_000", "1e38", "1e999999999999999999999", "1e-39",
    "100000000000000000000000000000000000000", "999999999999999999999999999999999999999999",
  ])
  func refuses(_ text: String) { #expect(DecimalNumber(text) == nil) }

  @Test(arguments: [
    ("1.10", "1.1", true), ("0", "-0.00", true), ("100", "1e2", true), ("1.1", "1.11", false),
    ("-1", "1", false),
  ])
  func equalsByAmount(_ left: String, _ right: String, _ equal: Bool) throws {
    let (left, right) = (try number(left), try number(right))
    #expect((left == right) == equal)
    if equal { #expect(left.hashValue == right.hashValue) }
  }

  @Test func orders() throws {
    let ascending = [
      "-99999999999999999999999999999999999999", "-1.5", "-1.49", "-0.00000000000000000001", "0",
      "1e-38", "0.5", "0.51", "1", "1.0000000000000000000000000000000000001", "20",
      "99999999999999999999999999999999999999",
    ]
    let numbers = try ascending.map { try number($0) }
    #expect(numbers.shuffled().sorted() == numbers)
    for (left, right) in zip(numbers, numbers.dropFirst()) { #expect(left < right) }
  }

  @Test(
    arguments: [
      ("0.1", "+", "0.2", "0.3"), ("1.10", "+", "2", "3.10"), ("1", "-", "1.00", "0.00"),
      ("19.99", "*", "3", "59.97"), ("-0.5", "*", "0.5", "-0.25"), ("10", "/", "4", "2.5"),
      ("6", "/", "3", "2"), ("-1", "/", "8", "-0.125"), ("1", "/", "0", nil),
      ("1", "/", "3", "0.3333333333333333333333333333333333"),
      ("2", "/", "3", "0.6666666666666666666666666666666667"), ("5", "/", "0.001", "5000"),
      ("99999999999999999999999999999999999999", "+", "1", nil),
      ("99999999999999999999999999999999999999", "*", "10", nil),
      ("99999999999999999999999999999999999999", "/", "0.1", nil),
      (
        "12345678901234567890.123456789", "*", "1.000000000000000001",
        "12345678901234567902.469135690234567890"
      ),
      (
        "99999999999999999999999999999999999999", "+", "0.4",
        "99999999999999999999999999999999999999"
      ),
      (
        "0.00000000000000000001", "*", "0.00000000000000000001",
        "0.00000000000000000000000000000000000000"
      ),
    ] as [(String, String, String, String?)])
  func calculates(_ left: String, _ sign: String, _ right: String, _ result: String?) throws {
    let (left, right) = (try number(left), try number(right))
    let found =
      switch sign {
      case "+": left + right
      case "-": left - right
      case "*": left * right
      default: left / right
      }
    #expect(found?.description == result)
  }

  @Test(arguments: [
    ("19.99", "0.01", true), ("3.6", "0.003", true), ("3.6", "0.007", false), ("7", "2", false),
    ("8.0", "2", true), ("0", "5", true), ("0", "0", true), ("5", "0", false), ("-9", "3", true),
    ("0.001", "0.01", false), ("100", "0.5", true), ("1e37", "1e-38", true),
    ("99999999999999999999999999999999999999", "0.00000000000000000000000000000000000009", true),
  ])
  func knowsMultiples(_ text: String, _ step: String, _ isMultiple: Bool) throws {
    let found = try number(text).isMultiple(of: try number(step))
    #expect(found == isMultiple)
  }

  @Test(arguments: [
    ("8", "5", "3", true), ("-2", "5", "3", true), ("3", "5", "3", true), ("5", "5", "3", false),
    ("2.5", "2", "0.5", true), ("5", "0", "5", true), ("6", "0", "5", false),
    ("99999999999999999999999999999999999999", "1", "0.5", false),
    ("-99999999999999999999999999999999999999", "1", "1", false),
  ])
  func knowsMultiplesFromABase(
    _ text: String, _ step: String, _ base: String, _ isMultiple: Bool
  ) throws {
    let found = try number(text).isMultiple(of: try number(step), from: try number(base))
    #expect(found == isMultiple)
  }

  @Test(arguments: [
    ("2.5", 0, "3"), ("-2.5", 0, "-3"), ("2.4999", 0, "2"), ("1.005", 2, "1.01"), ("1.5", 3, "1.5"),
    ("149", -2, "100"), ("150", -2, "200"), ("5", -40, "0"),
    ("99999999999999999999999999999999999999", -1, "99999999999999999999999999999999999999"),
  ])
  func rounds(_ text: String, _ digits: Int, _ result: String) throws {
    #expect(try number(text).rounded(digits).description == result)
  }

  @Test func converts() throws {
    #expect(try number("1.0").wholeNumber == 1)
    #expect(try number("1.5").wholeNumber == nil)
    #expect(try number("9223372036854775807").wholeNumber == .max)
    #expect(try number("9223372036854775808").wholeNumber == nil)
    #expect(try number("0.1").doubleValue == 0.1)
    #expect(try number("123456789012345678901234.5").doubleValue == 123456789012345678901234.5)
    #expect(DecimalNumber(UInt64.max).description == "18446744073709551615")
    #expect(DecimalNumber(UInt128.max) == .greatest)
    #expect(DecimalNumber(Int128.min) == -.greatest)
    #expect((-(try number("1.50"))).description == "-1.50")
  }

  private func number(_ text: String) throws -> DecimalNumber { try #require(DecimalNumber(text)) }
}
