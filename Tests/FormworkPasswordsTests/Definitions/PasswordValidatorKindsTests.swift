import Formwork
import FormworkFiles
import FormworkPasswords
import Testing

@Suite struct PasswordValidatorKindsTests {
  private static let digest = "5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8"

  /// A definition file with a validator, beside a list.
  private func report(
    _ validator: String, list: String = "123456\nabc\n", isChecking: Bool = false,
    kinds: PasswordValidatorKinds = .all
  ) -> (report: String, form: Form) {
    report(validator, list: Array(list.utf8), isChecking: isChecking, kinds: kinds)
  }

  private func report(
    _ validator: String, list: [UInt8], isChecking: Bool = false,
    kinds: PasswordValidatorKinds = .all
  ) -> (report: String, form: Form) {
    let directory = TemporaryDirectory()
    _ = directory.write(list, as: "list.txt")
    _ = directory.write(Self.digest + ":3\n", as: "leaks.txt")
    let definition = """
      sections:
        - rows:
            - {type: text, tag: user}
            - {type: password, tag: old}
            - {type: genericPassword, tag: new, validator: \(validator)}

      """
    let path = directory.write(definition, as: "form.yaml")
    let form = Form()
    do throws(DefinitionError) {
      let report = try form.load(
        contentsOf: path, kinds: .builtIn.judged(with: kinds), isChecking: isChecking)
      return (report.description, form)
    } catch {
      let text = error.description.split(separator: directory.path + "/").joined()
      return (text, form)
    }
  }

  /// The messages of a report, without the lines shown.
  private func messages(_ report: String) -> [String] {
    report.split(separator: "\n").filter { $0.contains("form.yaml:") }
      .map { line in
        let parts = line.split(separator: ": ", maxSplits: 1)
        return parts.count == 2 ? String(parts[1]) : String(line)
      }
  }

  @Test(arguments: [
    "zxcvbn", "{name: zxcvbn}", "{name: zxcvbn, minScore: 0, context: [$user, Acme, $$cash]}",
    "nist",
    "{name: nist, singleFactor: false, min: 12, max: 64, blocklist: list.txt, context: [$user]}",
    "{name: blocklist, file: list.txt}", "{name: blocklist, file: ./list.txt}",
    "{name: breach, threshold: 3, file: leaks.txt}",
    "{allOf: [nist, {name: blocklist, file: list.txt}, {name: zxcvbn, minScore: 4}]}",
  ])
  func validatorsAreRead(_ validator: String) {
    #expect(report(validator, isChecking: true).report == "")
  }

  @Test(arguments: [
    ("zxcvb", "error: unknown validator 'zxcvb'; did you mean 'zxcvbn'?"),
    (
      "{name: zxcvbn, minscore: 3}",
      "error: unknown key 'minscore'; did you mean 'minScore'?"
    ),
    ("{name: zxcvbn, minScore: 5}", "error: minScore must be from 0 to 4"),
    ("{name: zxcvbn, minScore: good}", "error: minScore must be a whole number"),
    ("{name: zxcvbn, context: $user}", "error: context must be a list"),
    ("{name: zxcvbn, context: [$users]}", "error: no row has the tag users"),
    ("{name: nist, context: [$old]}", "error: the row old is secret and cannot be context"),
    ("{name: nist, context: [$]}", "error: $ names no row"),
    (
      "{name: nist, context: [$user, ab]}",
      "warning: a word of less than 3 characters refuses nothing"
    ),
    ("{name: nist, min: 7}", "error: min must be from 8 to 4096"),
    ("{name: nist, max: 63}", "error: max must be from 64 to 4096"),
    ("{name: nist, min: 100, max: 64}", "error: min must not be above max"),
    ("{name: nist, singleFactor: yes}", "error: singleFactor must be true or false"),
    (
      "{name: nist, blocklist: none.txt}",
      "error: blocklist none.txt: No such file or directory"
    ),
    ("blocklist", "error: file is missing"),
    (
      "{name: blocklist, file: ''}", "error: file must be the name of a file beside the definition"
    ),
    ("{allOf: []}", "error: allOf must name a validator"),
    (
      "{rules: [{pattern: a, hint: b}], minStrength: 0}",
      "warning: every password is valid: all have a strength of 0 at least"
    ),
    (
      "{rules: [{pattern: a, hint: b}], colors: {1: red, 1.0: blue}}",
      "error: there is already a colour for this strength"
    ),
    ("{rules: [{pattern: a, hint: ''}]}", "error: hint must say what is missing"),
    (
      "{rules: [{pattern: '', hint: b}]}",
      "warning: an empty pattern is found in every password"
    ),
    (
      "{name: blocklist, file: ../list.txt}",
      "error: file must be relative to the definition, without '..'"
    ),
    (
      "{name: blocklist, file: /etc/passwd}",
      "error: file must be relative to the definition, without '..'"
    ),
    ("{name: blocklist, file: .}", "error: file .: is a directory"),
    ("{name: breach, threshold: 0, file: leaks.txt}", "error: threshold must be at least 1"),
    ("{name: breach, file: leaks.txt, url: x}", "error: unknown key 'url'"),
    ("breach", "warning: breach without a file checks nothing here"),
    ("{allOf: [{name: blocklist, file: none}]}", "error: file none: No such file or directory"),
  ])
  func mistakesAreReported(_ validator: String, _ message: String) {
    let found = messages(report(validator).report)
    #expect(found.first?.hasPrefix(message) == true, "\(found)")
  }

  @Test func checkingLooksForTheOrderOfLists() {
    let unsorted = "{name: blocklist, file: list.txt}"
    #expect(report(unsorted, list: "b\nc\na\n").report == "")
    let found = messages(report(unsorted, list: "b\nc\na\n", isChecking: true).report)
    #expect(
      found == ["warning: file is not sorted from line 3 on, so it is read through on submit"])
    let capital = messages(report(unsorted, list: "a\nB\n", isChecking: true).report)
    #expect(capital.first?.contains("line 2") == true)
    let digits = Self.digest.dropFirst()
    let leaks = messages(
      report(
        "{name: breach, file: list.txt}", list: "B\(digits):1\nA\(digits):1\n", isChecking: true
      ).report)
    #expect(
      leaks == ["warning: file is not sorted from line 2 on, so it is read through on submit"])
  }

  @Test func aLargeListThatOnlySeemsSortedMayMissLines() {
    let lines = (0..<200_000).map { String(1_000_000 + $0) }
    var list = lines
    list[100_200] = "1000000"
    let found = messages(
      report(
        "{name: blocklist, file: list.txt}", list: list.joined(separator: "\n"), isChecking: true
      ).report)
    #expect(
      found == ["warning: file is not sorted from line 100201 on, so lines of it may not be found"])
  }

  @Test func digestsAreInEitherCaseWithACountOrWithout() {
    let digest = Self.digest
    for list in [digest, "\(digest):3\n", "\n\(digest.lowercased())\r\n"] {
      #expect(report("{name: breach, file: list.txt}", list: list, isChecking: true).report == "")
    }
  }

  static let utf16 = [0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00] as [UInt8]

  @Test(arguments: [
    ("blocklist", utf16, "error: file: line 1 is not text in UTF-8"),
    ("blocklist", Array("\n\na\0b\n".utf8), "error: file: line 3 is not text in UTF-8"),
    (
      "breach", Array("password\n".utf8),
      "error: file: line 1 does not begin with a SHA-1 digest of 40 hexadecimal digits"
    ),
    (
      "breach", Array((digest.prefix(32) + ":3\n").utf8),
      "error: file: line 1 does not begin with a SHA-1 digest of 40 hexadecimal digits"
    ),
    ("breach", [], "warning: file has no lines, so it refuses nothing"),
    ("blocklist", Array("\r\n\n".utf8), "warning: file has no lines, so it refuses nothing"),
  ])
  func whatIsNoListIsNotTaken(_ name: String, _ list: [UInt8], _ message: String) {
    for isChecking in [false, true] {
      let validator = "{name: \(name), file: list.txt}"
      #expect(messages(report(validator, list: list, isChecking: isChecking).report) == [message])
    }
  }

  @Test(arguments: [
    ("blocklist", Array("abc\n".utf8) + [0xC3, 0x28, 0x0A], "2 is not text in UTF-8"),
    ("blocklist", Array(repeating: 0x61, count: 1_025), "1 is longer than 1,024 bytes"),
    (
      "breach", Array("\(digest)\n\(digest)x\n".utf8),
      "2 does not begin with a SHA-1 digest of 40 hexadecimal digits"
    ),
  ])
  func checkingFindsLinesOfNoUse(_ name: String, _ list: [UInt8], _ words: String) {
    let validator = "{name: \(name), file: list.txt}"
    #expect(report(validator, list: list).report == "")
    #expect(
      messages(report(validator, list: list, isChecking: true).report) == [
        "warning: file: line \(words), so it is never found"
      ])
  }

  @Test func aTextNamesNoFiles() {
    let error = #expect(throws: DefinitionError.self) {
      try Form(
        definition: Array(
          "sections: [{rows: [{type: genericPassword, validator: {name: blocklist, file: a}}]}]"
            .utf8),
        name: "text.yaml", kinds: .builtIn.judged(with: .all))
    }
    #expect(
      error?.description.contains("only a definition that is a file itself may name files") == true)
  }

  @Test func aProgramsTransportIsUsed() async {
    let suffix = "1E4C9B93F3F0682250B6CF8331B7EE68FD8"
    let kinds = PasswordValidatorKinds.all { _ in "\(suffix):1\n" }
    let loaded = report("breach", kinds: kinds)
    #expect(loaded.report == "")
    let row: GenericPasswordRow? = loaded.form.rowBy(tag: "new")
    #expect(row != nil)
    guard let row else { return }
    #expect(await lookedUp("password", by: row.passwordValidator) == ["breached"])
  }

  @Test func otherRowsAreContext() {
    let form = report("{name: nist, min: 8, context: [$user]}").form
    _ = form.setValues(
      ["user": "przybylski", "new": .secret(Secret(copying: "przybylski1".utf8))])
    let row: GenericPasswordRow? = form.rowBy(tag: "new")
    #expect(row?.passwordStrength.findings.map(\.code) == ["contextWord"])
  }
}
