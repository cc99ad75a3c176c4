import Formwork
import FormworkInterface
import Testing

/// What Enter and `.clear` do at every kind of row, and that the question says so.
@Suite struct PlainEnterTests {
  /// A kind of row that asks, with a value that fits it.
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    let value: FormValue
    let make: @Sendable () -> BaseRow
    var testDescription: String { name }
  }

  private static func kind<R: BaseRow>(
    _ name: String, _ value: FormValue, _ type: R.Type,
    _ configure: @escaping @Sendable (R) -> Void = { _ in }
  ) -> Kind {
    Kind(name: name, value: value) {
      let row = R(tag: "row")
      row.title = "Row"
      configure(row)
      return row
    }
  }

  private static func day(_ text: String) -> FormValue {
    LocalDate(text).map { .date($0) } ?? .null
  }

  static let kinds: [Kind] = [
    kind("text", .text("x"), TextRow.self), kind("name", .text("Ada"), NameRow.self),
    kind("email", .text("a@b.org"), EmailRow.self), kind("phone", .text("1"), PhoneRow.self),
    kind("url", .text("https://a.org"), URLRow.self),
    kind("account", .text("ada"), AccountRow.self),
    kind("password", .secret(Secret(copying: "x".utf8)), PasswordRow.self),
    kind("genericPassword", .secret(Secret(copying: "Abc123".utf8)), GenericPasswordRow.self),
    kind("int", .int(5), IntRow.self), kind("decimal", .decimal(DecimalNumber(5)), DecimalRow.self),
    kind("textArea", .text("x"), TextAreaRow.self), kind("date", day("2026-05-31"), DateRow.self),
    kind("switch", .bool(true), SwitchRow.self), kind("check", .bool(true), CheckRow.self),
    kind("segmented", .text("b"), SegmentedRow<String>.self) { $0.options = ["a", "b"] },
    kind("push", .text("b"), PushRow<String>.self) { $0.options = ["a", "b"] },
  ]

  private struct Case {
    let row: BaseRow
    var transcript: Transcript
    let question: String

    init(_ kind: Kind, isRequired: Bool, hasDefault: Bool) {
      row = kind.make()
      if isRequired { row.required = true }
      if hasDefault { row.set(kind.value) }
      transcript = Transcript(oneSection(row))
      let lines = transcript.text.split(separator: "\n")
      question = lines.drop { !$0.hasPrefix("Question") }.joined(separator: " ")
    }

    /// Whether what was typed was taken: the review comes next.
    mutating func takes(_ line: String) -> Bool {
      // An empty line in place of a secret asks for a command first.
      transcript.type(row.isSecret ? ["", line] : [line])
      if row.isSecret, line.isEmpty { transcript.type("") }
      return transcript.text.hasSuffix("Review: ")
    }

    var isToggle: Bool { row is SwitchRow || row is CheckRow }
  }

  @Test(arguments: kinds) func enterKeepsADefault(_ kind: Kind) {
    for isRequired in [true, false] {
      var test = Case(kind, isRequired: isRequired, hasDefault: true)
      #expect(test.question.contains(" Default: "))
      #expect(test.question.contains(isRequired ? ", required" : ", optional"))
      let isTaken = test.takes("")
      #expect(isTaken)
      #expect(test.row.formValue == kind.value)
    }
  }

  @Test(arguments: kinds) func enterAloneIsNoAnswerToWhatIsRequired(_ kind: Kind) {
    var test = Case(kind, isRequired: true, hasDefault: false)
    #expect(test.question.contains(", required") && !test.question.contains("Default"))
    let isTaken = test.takes("")
    #expect(!isTaken)
    let message = test.isToggle ? "Type yes or no" : "Must be filled in"
    #expect(test.transcript.text.contains("Error: Row: \(message).\n"))
    #expect(test.row.formValue == .null)
  }

  /// Yes or no has no answer by Enter alone unless there is a default, so it is not called optional.
  @Test(arguments: kinds) func enterLeavesOutWhatIsOptional(_ kind: Kind) {
    var test = Case(kind, isRequired: false, hasDefault: false)
    #expect(test.question.contains("optional") == !test.isToggle)
    let isTaken = test.takes("")
    #expect(isTaken == !test.isToggle)
    #expect(test.row.formValue == .null)
    if test.isToggle {
      #expect(test.question == "Question 1 of 1. Row, yes or no. Row: ")
      #expect(test.transcript.text.hasSuffix("Error: Row: Type yes or no.\nRow: "))
    }
  }

  @Test(arguments: kinds) func clearLeavesOutWhatIsOptional(_ kind: Kind) {
    for hasDefault in [true, false] {
      var test = Case(kind, isRequired: false, hasDefault: hasDefault)
      let isTaken = test.takes(".clear")
      #expect(isTaken)
      #expect(test.row.formValue == .null)
      #expect(test.transcript.text.contains("1, Row: no answer.\n"))
    }
  }

  @Test(arguments: kinds) func clearDoesNotLeaveOutWhatIsRequired(_ kind: Kind) {
    for hasDefault in [true, false] {
      var test = Case(kind, isRequired: true, hasDefault: hasDefault)
      let isTaken = test.takes(".clear")
      #expect(!isTaken)
      #expect(test.transcript.text.contains("Error: Row: Must be filled in.\n"))
      #expect(test.row.formValue == (hasDefault ? kind.value : .null))
    }
  }

  /// Of a default that Enter alone does not keep it is said why.
  @Test func whatIsWrongWithADefaultIsSaid() {
    let row = IntRow("row") {
      $0.title = "Row"
      $0.value = 1
      $0.add(rule: .min(3))
    }
    var transcript = Transcript(oneSection(row))
    let error = "Error: Row: Must be at least 3.\nRow: "
    #expect(
      transcript.text.hasSuffix(
        "Question 1 of 1. Row, optional, whole number from 3. Default: 1.\n" + error))
    #expect(row.errors.isEmpty, "nothing was left or submitted yet")
    #expect(transcript.after("") == "\n" + error)
    let check = CheckRow("row") {
      $0.title = "Row"
      $0.value = false
      $0.add(rule: .accepted)
    }
    let terms = Transcript(oneSection(check))
    #expect(
      terms.text.hasSuffix(
        "Row, must be yes, yes or no. Default: no.\nError: Row: Must be accepted.\nRow: "))
  }
}
