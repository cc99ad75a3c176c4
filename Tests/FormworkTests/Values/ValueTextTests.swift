import Testing

@testable import Formwork

/// One value as text for each purpose.
@Suite struct ValueTextTests {
  private let values: [FormValue] = [
    .null, .bool(true), .int(-1234), DecimalNumber("1234.50").map { .decimal($0) } ?? .null,
    .text("a \"b\"\n"), "2026-12-31",
    LocalDate("2026-12-31").map { .date($0) } ?? .null, .secret(Secret(copying: "pw".utf8)),
    .list([.int(1), .text("b"), .null]),
    .object(["n": .int(1), "s": .secret(Secret(copying: "pw".utf8)), "t": "x"]),
  ]
  private let german = FormLocale(identifier: "de-DE")

  private func lines(_ text: (FormValue) -> String) -> String {
    values.map { text($0).debugDescription }.joined(separator: "\n")
  }

  @Test func plainText() {
    #expect(
      lines(\.written) == #"""
        ""
        "true"
        "-1234"
        "1234.50"
        "a \"b\"\n"
        "2026-12-31"
        "2026-12-31"
        "••••••••"
        "1\nb\n"
        "{\"n\":1,\"s\":null,\"t\":\"x\"}"
        """#)
  }

  @Test func forPeopleWhoDebug() {
    #expect(
      values.map(\.debugDescription).joined(separator: "\n") == #"""
        null
        true
        -1234
        1234.50
        "a \"b\"\n"
        "2026-12-31"
        2026-12-31
        ••••••••
        [1, "b", null]
        ["n": 1, "s": ••••••••, "t": "x"]
        """#)
    #expect(FormValue.text("a \"b\"").description == "a \"b\"")
  }

  @Test func inMessages() {
    #expect(
      lines(german.text) == #"""
        ""
        "true"
        "-1234"
        "1234,50"
        "a \"b\"\n"
        "2026-12-31"
        "31.12.2026"
        "••••••••"
        "1, b, "
        ""
        """#)
  }

  @Test func forPrograms() {
    #expect(
      values.map { JSONText.of($0) }.joined(separator: "\n") == #"""
        null
        true
        -1234
        1234.50
        "a \"b\"\n"
        "2026-12-31"
        "2026-12-31"
        null
        [1,"b",null]
        {"n":1,"s":null,"t":"x"}
        """#)
  }
}
