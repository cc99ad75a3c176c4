import Formwork
import FormworkFiles
import Testing

@Suite struct RecordReaderTests {
  /// Each record as `number line values`, read in pieces of a size.
  private func records(
    _ text: String, _ input: RecordReader.Input = .auto, pieces: Int = 7
  ) throws -> [String] {
    var rest = Array(text.utf8)[...]
    var reader = RecordReader(input) {
      defer { rest = rest.dropFirst(pieces) }
      return Array(rest.prefix(pieces))
    }
    var records: [String] = []
    while let record = try reader.next() {
      let values: String
      switch record.values {
      case .success(let found):
        values = found.entries.map { "\($0.tag)=\(String(reflecting: $0.value))" }.joined(
          separator: " ")
      case .failure(let error): values = "\(error.code): \(error.message)"
      }
      records.append("\(record.number) \(record.line) \(values)")
    }
    return records
  }

  @Test(arguments: [1, 3, 1000])
  func linesAreRecords(pieces: Int) throws {
    let text =
      "\u{FEFF}{\"a\": \"x\"}\r\n\n  \n{\"a\": 1}\nnot json\n[1]\n{\"a\": 1} {}\n{\"a\": 1.50, \"b\": [true, null]}"
    #expect(
      try records(text, pieces: pieces) == [
        "1 1 a=\"x\"", "2 4 a=1", "3 5 json: is not valid JSON",
        "4 6 type: is not an object", "5 7 json: is not valid JSON",
        "6 8 a=1.50 b=[true, null]",
      ])
  }

  @Test(arguments: [1, 3, 1000])
  func anArrayHoldsRecords(pieces: Int) throws {
    let text = "\n[ {\"a\": \"],{\\\"\"},\n  {\"a\": tru},\n {\"a\": {\"b\": [1]}}, 5 ]\n"
    #expect(
      try records(text, pieces: pieces) == [
        "1 2 a=\"],{\\\"\"", "2 3 json: is not valid JSON",
        "3 4 a=[\"b\": [1]]",
        "4 4 type: is not an object",
      ])
  }

  @Test func arraysEndOnce() throws {
    #expect(try records("[]") == [])
    #expect(try records(" [ ] \n") == [])
    #expect(try records("[{}] x") == ["1 1 ", "2 1 json: is behind the end of the array"])
    #expect(try records("[{}\n") == ["1 1 json: ends before the array does"])
    #expect(try records("[{},]") == ["1 1 ", "2 1 json: is not valid JSON"])
    #expect(try records("[") == ["1 1 json: ends before the array does"])
  }

  @Test func theInputCanBeNamed() throws {
    #expect(try records("{\n\"a\": 1\n}\n", .json) == ["1 1 a=1"])
    #expect(try records("[{\"a\": 1}]", .ndjson) == ["1 1 type: is not an object"])
    #expect(try records("", .json) == [])
    #expect(try records("\n\n") == [])
  }

  @Test(arguments: [
    ("{\"a\": 1, \"a\": 2}", "has a key twice"), ("{\"a\": \"\\u0000\"}", "holds a NUL character"),
    ("{\"a\": 1,}", "is not valid JSON"),
    ("{'a': 1}", "is not valid JSON"), ("{\"a\": \"\\ud83d\"}", "is not valid JSON"),
    ("{\"a\": 01}", "is not valid JSON"), ("{\"a\": 1} # x", "is not valid JSON"),
    ("{", "is not valid JSON"),
    (
      "{\"a\": \(String(repeating: "[", count: 70) + String(repeating: "]", count: 70))}",
      "is nested more than 64 levels deep"
    ),
  ])
  func jsonIsStrict(text: String, message: String) throws {
    #expect(throws: RecordError.self) { try Values(json: text.utf8) }
    #expect(try records(text) == ["1 1 json: \(message)"])
  }

  /// Bytes that are no UTF-8: overlong forms, surrogates, beyond U+10FFFF, cut off, lone.
  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3],
      [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3, 0x28], [0xE2, 0x28, 0xA1],
    ] as [[UInt8]])
  func invalidUTF8IsNoJSON(bytes: [UInt8]) {
    let (quote, colon) = (UInt8(ascii: "\""), UInt8(ascii: ":"))
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    let texts: [[UInt8]] = [
      [open, quote, 0x61, quote, colon, quote] + bytes + [quote, close],
      [open, quote] + bytes + [quote, colon, 0x31, close],
      Array(#"{"a":"x"}"#.utf8) + bytes + Array(" junk".utf8),
      Array(#"{"a":"x"}"#.utf8) + bytes, bytes + Array(#"{"a":"x"}"#.utf8),
      Array(#"{"a":1,"#.utf8) + bytes + Array(#""b":1}"#.utf8),
    ]
    for text in texts {
      #expect(throws: RecordError.self) { try Values(json: text) }
      #expect(throws: RecordError.self) { try Values(json: text, keeping: []) }
    }
  }

  @Test func validUTF8IsTaken() throws {
    let text = "a\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}"
    #expect(try Values(json: "{\"a\": \"\(text)\"}".utf8)["a"] == .text(text))
    #expect(
      try Values(json: #"{"\u0061": "\ud83d\ude00\b\f\n\r\t\/\"\\"}"#.utf8)["a"]
        == "😀\u{8}\u{C}\n\r\t/\"\\")
  }

  @Test(arguments: [
    #"{"a":1,"\u0061":2}"#, #"{"x":{"a":1,"b":2,"a":3}}"#, #"{"x":[{"\ud83d\ude00":1,"😀":2}]}"#,
    #"{"a":{"a":{"a":1},"b":{},"a":{}}}"#,
  ])
  func keysStandOnce(text: String) {
    for tags in [nil, [], ["a"]] as [Set<String>?] {
      let error = #expect(throws: RecordError.self) { try Values(json: text.utf8, keeping: tags) }
      #expect(error?.message == "has a key twice")
    }
  }

  @Test func manyKeysAreToldApart() throws {
    let entries = (0..<20_000).map { "\"k\($0)\": {\"k\($0)\": 1, \"k\": [{\"k\": 1}]}" }
    let text = "{" + entries.joined(separator: ",")
    #expect(try Values(json: (text + "}").utf8, keeping: ["k7"]).count == 1)
    let doubled = (text + ", \"k7\": 1}").utf8
    #expect(throws: RecordError.self) { try Values(json: doubled, keeping: []) }
  }

  @Test func depthEndsAt64() throws {
    func text(_ depth: Int) -> String {
      "{\"a\":" + String(repeating: "[", count: depth - 1)
        + String(repeating: "]", count: depth - 1) + "}"
    }
    for tags in [nil, []] as [Set<String>?] {
      #expect(throws: Never.self) { try Values(json: text(64).utf8, keeping: tags) }
      #expect(throws: RecordError.self) { try Values(json: text(65).utf8, keeping: tags) }
    }
  }

  @Test func whatIsNotKeptIsCounted() throws {
    let keys = (0..<150).map { "\"k\($0)\": [1, {}]" }.joined(separator: ", ")
    var reader = RecordReader(keeping: ["a"], source: chunks("{\(keys), \"a\": 1}\n{\"a\": 2}"))
    let first = try #require(try reader.next())
    #expect(first.ignoredCount == 150 && first.ignoredKeys == (0..<100).map { "k\($0)" })
    #expect(try first.values.get() == ["a": 1])
    let second = try #require(try reader.next())
    #expect(second.ignoredCount == 0 && second.ignoredKeys == [])
  }

  @Test func longNamesAreCut() throws {
    let (long, escaped) = (
      String(repeating: "é", count: 500), String(repeating: "\\u00e9", count: 90)
    )
    var reader = RecordReader(
      keeping: ["a"], source: chunks("{\"\(long)\": 1, \"\(escaped)\": 1, \"\\u0061\": 1}"))
    let record = try #require(try reader.next())
    #expect(record.ignoredKeys.map(\.count) == [41, 14])
    #expect(record.ignoredKeys.allSatisfy { $0.drop { $0 == "é" } == "…" })
    #expect(try record.values.get() == ["a": 1])
  }

  private func chunks(_ text: String) -> () -> [UInt8] {
    var rest = Array(text.utf8)
    return {
      defer { rest = [] }
      return rest
    }
  }

  @Test func aRecordHasSoManyValues() throws {
    func text(_ count: Int) -> [UInt8] {
      Array(("{\"a\":[1" + String(repeating: ",1", count: count - 2) + "]}").utf8)
    }
    #expect(try Values(json: text(100_000))["a"].list?.count == 99_999)
    let error = #expect(throws: RecordError.self) { try Values(json: text(100_001)) }
    #expect(error?.message == "holds more than 100,000 values")
    #expect(try Values(json: text(300_000), keeping: ["b"]).isEmpty)
  }

  @Test(arguments: [1, 2, 5, 1000])
  func anIncompleteMarkIsNotSkipped(pieces: Int) throws {
    for mark in [[0xEF], [0xEF, 0xBB]] as [[UInt8]] {
      var rest = (mark + Array("{}".utf8))[...]
      var reader = RecordReader {
        defer { rest = rest.dropFirst(pieces) }
        return Array(rest.prefix(pieces))
      }
      let record = try #require(try reader.next())
      #expect(throws: RecordError.self) { try record.values.get() }
    }
    #expect(try records("\u{FEFF}\u{FEFF}{}", pieces: pieces) == ["1 1 json: is not valid JSON"])
  }

  @Test func blanksBeforeARecordAreNotItsLength() throws {
    let blanks = String(repeating: " ", count: 17 << 20)
    #expect(
      try records(blanks + "{\"a\": 1}\n" + blanks + "\n{\"a\": 2}", pieces: 1 << 16)
        == ["1 1 a=1", "2 3 a=2"])
    #expect(try records("[" + blanks + "{\"a\": 1}]", pieces: 1 << 16) == ["1 1 a=1"])
    #expect(
      try records("{\"a\": 1}" + blanks + "\n{\"a\": 2}", .ndjson, pieces: 1 << 16)
        == ["1 1 json: is longer than 16 MiB", "2 2 a=2"])
  }

  /// A number of any size is JSON; what it is to a row, the row says.
  @Test func numbersOfAnySize() throws {
    let validator = try Form(
      definition: definition(
        "{type: int, tag: n}", "{type: decimal, tag: d}", "{type: text, tag: t}")
    ).validator()
    let nines = String(repeating: "9", count: 38)
    for (json, expected) in [
      ("{\"other\": 1e40}", []), ("{\"other\": {\"deep\": [1e40, -1e999]}}", []),
      ("{\"other\": 0.\(nines)\(nines)}", []), ("{\"d\": 0.\(nines)\(nines)}", []),
      ("{\"d\": 1e40}", ["d tooLarge Must be at most \(nines)"]),
      ("{\"d\": -\(nines)9}", ["d tooSmall Must be at least -\(nines)"]),
      ("{\"n\": 9223372036854775808}", ["n tooLarge Must be at most 9223372036854775807"]),
      ("{\"n\": -1e40}", ["n tooSmall Must be at least -9223372036854775808"]),
      ("{\"n\": 9223372036854775807}", []), ("{\"t\": 1e40}", ["t type Must be text"]),
    ] {
      #expect(
        validator.validate(json: json).map { "\($0.tag) \($0.code) \($0.message)" } == expected,
        "\(json)")
    }
    #expect(validator.validate(json: "{\"t\": \"\u{A0}\", \"n\": \"\"}").isEmpty)
  }

  @Test(arguments: [
    ("1e-40", false), ("1e-400", false), ("5." + String(repeating: "0", count: 60) + "1", false),
    ("5." + String(repeating: "0", count: 60), true), ("0e-400", true), ("50e-1", true),
  ])
  func wholeNumbersHaveNoFraction(number: String, isWhole: Bool) throws {
    let validator = try Form(definition: definition("{type: int, tag: n}")).validator()
    let codes = validator.validate(json: "{\"n\": \(number)}").map(\.code)
    #expect(codes == (isWhole ? [] : ["type"]))
  }

  @Test func validatorsTakeJSON() throws {
    let validator = try Form(
      definition: definition("{type: int, tag: n, required: true}")
    ).validator()
    #expect(validator.validate(json: "{\"n\": 5}").isEmpty)
    #expect(validator.validate(json: "{\"n\": 5.0}").isEmpty)
    #expect(validator.validate(json: "{}").map(\.code) == ["required"])
    #expect(validator.validate(json: "{\"n\": \"5\"}").map(\.code) == ["type"])
    #expect(validator.validate(json: "5").map(\.code) == ["type"])
    #expect(validator.validate(json: "x").map(\.code) == ["json"])
  }
}
