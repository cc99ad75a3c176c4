import Formwork
import FormworkFiles
import Glibc
import Testing

@Suite struct ValuesFileTests {
  private func form() throws -> Form {
    try Form(
      definition: definition(
        "{type: text, tag: a}", "{type: int, tag: n}", "{type: switch, tag: s}",
        "{type: date, tag: d}", "{type: password, tag: p}", "{type: button, tag: b}",
        "{type: push, tag: o, options: [x, y]}"))
  }

  private func read(_ text: String, name: String = "v.yaml") throws -> ReadValues {
    try form().read(ValuesFile(text.utf8, name: name))
  }

  @Test func yamlIsReadByTheKindOfRow() throws {
    let read = try read("a: 01234\nn: 7\ns: false\nd: 2026-05-31\np: hunter2\no: x\n")
    #expect(read.problems.isEmpty && read.unknown.isEmpty && read.refusal == nil)
    #expect(read.values.tags == ["a", "n", "s", "d", "p", "o"])
    #expect(read.values["a"] == .text("01234"))
    #expect(read.values["n"] == .int(7))
    #expect(read.values["s"] == .bool(false))
    #expect(read.values["d"] == .date(try #require(LocalDate("2026-05-31"))))
    guard case .secret = read.values["p"] else { return #expect(Bool(false)) }
  }

  @Test func jsonIsStrict() throws {
    let read = try read(
      #"{"a": 5, "n": "7", "s": "true", "d": "2026-05-31", "o": null}"#, name: "v.json")
    #expect(read.values.tags == ["d", "o"])
    #expect(read.values["o"].isNull)
    #expect(
      read.problems.map(\.description) == [
        "v.json:1:7: error: a must be text", "v.json:1:15: error: n must be a whole number",
        "v.json:1:25: error: s must be true or false",
      ])
    #expect(read.problems.map(\.tag) == ["a", "n", "s"])
  }

  @Test(arguments: ["v.yaml", "v.json"])
  func numbersBeyondTheTypeAreTooLargeOrTooSmall(name: String) throws {
    for (number, words) in [
      ("9223372036854775808", "at most 9223372036854775807"),
      ("-1e40", "at least -9223372036854775808"), ("1.5", "a whole number"),
    ] {
      let read = try read("{\"n\": \(number)}", name: name)
      #expect(read.problems.map(\.description) == ["\(name):1:7: error: n must be \(words)"])
    }
    #expect(try self.read("{\"other\": 1e40}", name: name).problems.isEmpty)
  }

  @Test(arguments: ["v.yaml", "v.json"])
  func emptyTextIsNothing(name: String) throws {
    let text = #"{"a": "", "n": "", "s": "", "d": " ", "p": "", "o": ""}"#
    let read = try read(text, name: name)
    #expect(read.problems.isEmpty && read.refusal == nil)
    #expect(read.values.tags == ["a", "n", "s", "d", "p", "o"])
    #expect(read.values.entries.allSatisfy { $0.value.isNull })
    let form = try form()
    form.setValues(["a": "x"])
    #expect(form.setValues(read.values).isEmpty && form.values()["a"].isNull)
  }

  @Test func unknownTagsAreWarnings() throws {
    let read = try read("a: x\nzzz: 1\nb: 2\n")
    #expect(
      read.unknown.map(\.description) == [
        "v.yaml:2:1: warning: no row has the tag zzz", "v.yaml:3:1: warning: no row has the tag b",
      ])
  }

  @Test(arguments: [
    ("p: [hunter2", "v.yaml:1:12: error: this is not valid YAML"),
    ("{\"p\": hunter2}", "v.json:1:7: error: this is not valid JSON"),
    ("p: hunter2\np: hunter3", "v.yaml:2:1: error: the key p is already there, at 1:1"),
    ("- hunter2", "v.yaml:1:1: error: values must be a map of tags, not a list"),
    ("p: !hunter2", "v.yaml:1:4: error: YAML tags are not used here"),
  ])
  func messagesNeverShowTheText(text: String, message: String) throws {
    let name = message.hasPrefix("v.json") ? "v.json" : "v.yaml"
    do {
      _ = try ValuesFile(text.utf8, name: name)
      Issue.record("nothing was wrong")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func anEmptyFileHasNoValues() throws {
    #expect(try ValuesFile("# nothing\n".utf8, name: "v.yaml").tags == [])
    #expect(try ValuesFile("_confirm: true".utf8, name: "v.yaml").isTrue("_confirm"))
  }

  @Test func secretsComeFromPrivateFilesOnly() throws {
    var template = Array("/tmp/formwork-values-XXXXXX".utf8CString)
    let directory = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer { rmdir(directory) }
    let path = directory + "/v.yaml"
    defer { unlink(path) }
    try write("a: x\np: hunter2\n", to: path)
    #expect(chmod(path, 0o600) == 0)
    #expect(try form().read(ValuesFile(contentsOf: path)).refusal == nil)
    #expect(chmod(path, 0o640) == 0)
    let refusal = try form().read(ValuesFile(contentsOf: path)).refusal
    #expect(
      refusal?.description == "\(path): error: this file holds the secret p, and others may read "
        + "it; type: chmod 600 \(path)")
    try write("a: x\n", to: path)
    #expect(
      try form().read(ValuesFile(contentsOf: path)).refusal == nil, "there is no secret in it")
    let link = directory + "/link.yaml"
    #expect(symlink(path, link) == 0)
    defer { unlink(link) }
    #expect(try form().read(ValuesFile(contentsOf: link)).refusal == nil)
    try write("p: hunter2\n", to: path)
    #expect(chmod(path, 0o600) == 0)
    #expect(
      try form().read(ValuesFile(contentsOf: link)).refusal?.message
        == "this file holds the secret p, and it is a symbolic link; name the file itself")
  }

  private func write(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "w"))
    defer { fclose(file) }
    fputs(text, file)
  }
}
