import Glibc
import TestTerminal
import Testing

/// One record of any shape takes little more memory than its text, and no time worth speaking of.
///
/// With a release program in FORMWORK_PROGRAM records are as long as they may be, 16 MiB.
@Suite struct RecordMemoryTests {
  private static let isRelease = getenv("FORMWORK_PROGRAM") != nil
  private static let size = isRelease ? 16 << 20 : 1 << 18
  /// KiB of memory, and hundredths of a second of processor time, in all.
  private static let (memoryLimit, timeLimit) = isRelease ? (64 << 10, 200) : (48 << 10, 600)

  /// A record of about a size: what stands before, again and again, and behind.
  struct Shape: CustomTestStringConvertible, Sendable {
    let name: String
    var start = ""
    let piece: @Sendable (Int) -> String
    var end = ""
    let code: String

    var testDescription: String { name }

    func text(of size: Int) -> [UInt8] {
      var text = Array(start.utf8)
      var index = 0
      while true {
        let piece = piece(index).utf8
        guard text.count + piece.count + end.utf8.count <= size else { break }
        text += piece
        index += 1
      }
      return text + end.utf8
    }
  }

  static let shapes: [Shape] = [
    Shape(name: "brackets", piece: { _ in "[" }, code: "json"),
    Shape(name: "ignored list", start: #"{"x":[1"#, piece: { _ in ",1" }, end: "]}", code: ""),
    Shape(
      name: "list in a row", start: #"{"name":[1"#, piece: { _ in ",1" }, end: "]}", code: "json"),
    Shape(name: "ignored objects", start: #"{"x":[{}"#, piece: { _ in ",{}" }, end: "]}", code: ""),
    Shape(
      name: "nested objects", start: #"{"x":[0"#,
      piece: { _ in #",{"a":{"b":{"c":[[],{"d":null}]}}}"# }, end: "]}", code: ""),
    Shape(name: "text", start: #"{"name":""#, piece: { _ in "x" }, end: #""}"#, code: "tooLong"),
    Shape(
      name: "escapes", start: #"{"name":""#, piece: { _ in #"\u00e9"# }, end: #""}"#,
      code: "tooLong"),
    Shape(
      name: "one character", start: #"{"name":"a"#, piece: { _ in "\u{301}" }, end: #""}"#,
      code: "patternLimit"
    ),
    Shape(name: "emoji", start: #"{"name":""#, piece: { _ in "👩‍🚀" }, end: #""}"#, code: "tooLong"),
    Shape(
      name: "address", start: #"{"mail":""#, piece: { _ in "a." }, end: #"a@b.c"}"#, code: "email"),
    Shape(
      name: "blank text", start: #"{"name":""#, piece: { _ in " " }, end: #""}"#, code: ""),
    Shape(name: "secret", start: #"{"password":""#, piece: { _ in "aB3" }, end: #""}"#, code: ""),
    Shape(
      name: "choice", start: #"{"plan":""#, piece: { _ in "p" }, end: #""}"#, code: "notAllowed"),
    Shape(
      name: "word in any case", start: #"{"word":""#, piece: { _ in "Ä" }, end: #""}"#,
      code: "notAllowed"),
    Shape(name: "date", start: #"{"day":""#, piece: { _ in "2" }, end: #""}"#, code: "type"),
    Shape(
      name: "digits of an ignored key", start: #"{"x":1"#, piece: { _ in "1" }, end: "}", code: ""),
    Shape(name: "ignored keys", start: #"{"x":0"#, piece: { ",\"\($0)\":0" }, end: "}", code: ""),
    Shape(
      name: "one key again", start: #"{"x":0"#, piece: { _ in #","":0"# }, end: "}", code: "json"),
    Shape(name: "long key", start: #"{""#, piece: { _ in "k" }, end: #"":0}"#, code: ""),
    Shape(name: "blanks before", piece: { _ in " " }, end: #"{"name":1}"#, code: "type"),
    Shape(
      name: "blanks inside", start: "{", piece: { _ in "\t" }, end: #""name":1}"#, code: "type"),
    Shape(
      name: "too long", piece: { _ in "x" }, end: String(repeating: "x", count: 16 << 20),
      code: "json"),
  ]

  @Test(arguments: shapes) func memoryAndTimeAreBounded(shape: Shape) throws {
    let workspace = try Workspace()
    try workspace.write(
      "form.yaml",
      #"""
      sections:
        - rows:
            - {type: text, tag: name, rules: [{maxLength: 80}, {pattern: '^[^\n]*$'}]}
            - {type: email, tag: mail}
            - {type: date, tag: day}
            - {type: segmented, tag: plan, options: [free, pro]}
            - {type: text, tag: word, rules: [{oneOf: [yes, no], ignoreCase: true}]}
            - {type: genericPassword, tag: password}
      """#)
    try workspace.write(
      "record", String(decoding: shape.text(of: Self.size) + [0x0A], as: UTF8.self))
    // When the record is judged the program waits for the next one: then its memory can be read.
    let result = try Formwork.shell(
      #"""
      mkfifo fifo
      "$PROGRAM" validate form.yaml fifo >report 2>/dev/null &
      exec 3>fifo
      cat record >&3
      until [[ $(</proc/$!/stat) == *") S "* ]]; do sleep 0.01; done
      awk '/^VmHWM/ { print $2 }' /proc/$!/status
      awk '{ print $14 + $15 }' /proc/$!/stat
      exec 3>&-
      wait
      """#,
      environment: ["PROGRAM": TracedRun.program], directory: workspace.path)
    let numbers = result.output.split(separator: "\n").compactMap { Int($0) }
    try #require(numbers.count == 2, "\(result)")
    #expect(numbers[0] <= Self.memoryLimit, "KiB of memory")
    #expect(numbers[1] <= Self.timeLimit, "hundredths of a second")
    let report = try workspace.read("report")
    if shape.code.isEmpty {
      #expect(report == "")
    } else {
      #expect(report.contains("\"code\":\"\(shape.code)\""), "\(report.prefix(300))")
    }
  }
}
