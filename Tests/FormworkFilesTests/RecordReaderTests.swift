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
        values = found.entries.map { "\($0.tag)=\($0.value)" }.joined(separator: " ")
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
        "1 1 a=text(\"x\")", "2 4 a=int(1)", "3 5 json: is not valid JSON",
        "4 6 type: is not an object", "5 7 json: is not valid JSON",
        "6 8 a=decimal(1.50) b=list([Formwork.FormValue.bool(true), Formwork.FormValue.null])",
      ])
  }

  @Test(arguments: [1, 3, 1000])
  func anArrayHoldsRecords(pieces: Int) throws {
    let text = "\n[ {\"a\": \"],{\\\"\"},\n  {\"a\": tru},\n {\"a\": {\"b\": [1]}}, 5 ]\n"
    #expect(
      try records(text, pieces: pieces) == [
        "1 2 a=text(\"],{\\\"\")", "2 3 json: is not valid JSON",
        "3 4 a=object(Formwork.Values(entries: [(tag: \"b\", value: Formwork.FormValue.list([Formwork.FormValue.int(1)]))], places: [\"b\": 0]))",
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
    #expect(try records("{\n\"a\": 1\n}\n", .json) == ["1 1 a=int(1)"])
    #expect(try records("[{\"a\": 1}]", .ndjson) == ["1 1 type: is not an object"])
    #expect(try records("", .json) == [])
    #expect(try records("\n\n") == [])
  }

  @Test(arguments: [
    ("{\"a\": 1, \"a\": 2}", "has a key twice"), ("{\"a\": \"\\u0000\"}", "holds a NUL character"),
    ("{\"a\": 1e99}", "holds a number with too many digits"), ("{\"a\": 1,}", "is not valid JSON"),
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

  @Test func invalidUTF8IsNoJSON() {
    #expect(throws: RecordError.self) {
      try Values(json: [0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])
    }
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
