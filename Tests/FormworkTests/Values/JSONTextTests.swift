import Formwork
import Testing

@Suite struct JSONTextTests {
  private let values: Values = [
    "z": .text("a\"b\\c"), "a": .int(-5), "price": .null, "on": .bool(true),
    "day": LocalDate("2026-05-31")?.formValue ?? .null,
    "time": LocalTime("14:30")?.formValue ?? .null,
    "at": LocalDateTime("2026-05-31T14:30")?.formValue ?? .null,
    "list": .list([.text("x"), .list([]), .object([:])]), "inner": .object(["k": .bool(false)]),
  ]

  @Test func keepsTheOrder() {
    #expect(
      JSONText.of(values) == #"{"z":"a\"b\\c","a":-5,"price":null,"on":true,"day":"2026-05-31","#
        + #""time":"14:30","at":"2026-05-31T14:30","list":["x",[],{}],"inner":{"k":false}}"#)
  }

  @Test func indents() {
    let some: Values = ["a": .int(1), "list": .list([.text("x"), .list([])]), "o": .object([:])]
    #expect(
      JSONText.of(some, indent: true) == """
        {
          "a": 1,
          "list": [
            "x",
            []
          ],
          "o": {}
        }
        """)
  }

  @Test(arguments: ["1.10", "0.00", "-12345678901234567890.123456789", "1000"])
  func writesDigitsAsGiven(_ text: String) throws {
    #expect(JSONText.of(.decimal(try #require(DecimalNumber(text)))) == text)
  }

  @Test(arguments: [
    ("\u{0}\u{8}\t\n\u{C}\r\u{1B}[31m", #"\u0000\b\t\n\f\r\u001b[31m"#), ("\u{7F}", #"\u007f"#),
    ("a\u{80}\u{85}\u{9F}\u{A0}b", "a\\u0080\\u0085\\u009f\u{A0}b"),
    ("\u{2028}\u{2029}", #"\u2028\u2029"#),
    ("\u{202E}x\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}", #"\u202ex\u2066\u2069\u200e\u200f\u061c"#),
    ("äßØش—€👨‍👩‍👧", "äßØش—€👨‍👩‍👧"), ("", ""), ("/", "/"), ("é\u{301}", "é\u{301}"),
  ])
  func escapes(_ text: String, _ json: String) {
    #expect(JSONText.of(.text(text)) == "\"\(json)\"")
    #expect(JSONText.of([text: .null]) == "{\"\(json)\":null}")
  }

  @Test func masksSecrets() {
    let value = FormValue.object(["p": .secret(Secret(copying: "a\"1".utf8))])
    #expect(JSONText.of(value) == #"{"p":null}"#)
    let isShown = JSONText.of(value, secrets: .show) == #"{"p":"a\"1"}"#
    #expect(isShown)
    let broken = FormValue.secret(Secret(copying: [0x61, 0xC2]))
    let isRepaired = JSONText.of(broken, secrets: .show) == "\"a\u{FFFD}\""
    #expect(isRepaired)
  }
}
