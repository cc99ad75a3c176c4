import Formwork
import FormworkFiles
import FormworkPasswords
import Testing

@Suite struct PasswordValidatorKindsTests {
  /// A definition file with a validator, beside a list.
  private func report(
    _ validator: String, list: String = "123456\nabc\n", isChecking: Bool = false,
    kinds: PasswordValidatorKinds = .all
  ) -> (report: String, form: Form) {
    let directory = TemporaryDirectory()
    _ = directory.write(list, as: "list.txt")
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
        contentsOf: path, kinds: .builtIn.judging(with: kinds), isChecking: isChecking)
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
    "zxcvbn", "{name: zxcvbn}", "{name: zxcvbn, minScore: 0, context: [$user, Acme, $$x]}", "nist",
    "{name: nist, singleFactor: false, min: 12, max: 64, blocklist: list.txt, context: [$user]}",
    "{name: blocklist, file: list.txt}", "{name: blocklist, file: ./list.txt}",
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
      "{name: blocklist, file: ../list.txt}",
      "error: file must be relative to the definition, without '..'"
    ),
    (
      "{name: blocklist, file: /etc/passwd}",
      "error: file must be relative to the definition, without '..'"
    ),
    ("{name: blocklist, file: .}", "error: file .: is a directory"),
    ("{name: breach, threshold: 0, file: list.txt}", "error: threshold must be at least 1"),
    ("{name: breach, file: list.txt, url: x}", "error: unknown key 'url'"),
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
    let leaks = messages(
      report(Self.leaks, list: "\(Self.digest):1\n1A:1\n", isChecking: true).report)
    #expect(leaks.first?.contains("line 2") == true)
  }

  private static let leaks = "{name: breach, threshold: 3, file: list.txt}"
  private static let digest = "5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8"

  @Test func checkingLooksWhetherListsRefuseAnything() {
    let empty = report("{name: blocklist, file: list.txt}", list: "", isChecking: true).report
    #expect(messages(empty) == ["warning: file is empty and refuses nothing"])
    for list in ["\(Self.digest):3\n", "\(Self.digest.lowercased())\r\n", Self.digest] {
      #expect(report(Self.leaks, list: list, isChecking: true).report == "")
    }
    for list in ["123456\n", "\n", "\(Self.digest)0\n", "x\(Self.digest.dropFirst()):3\n"] {
      let found = messages(report(Self.leaks, list: list, isChecking: true).report)
      #expect(found == ["warning: file does not begin with a SHA-1 digest"])
    }
  }

  @Test func aTextNamesNoFiles() {
    let error = #expect(throws: DefinitionError.self) {
      try Form(
        definition: Array(
          "sections: [{rows: [{type: genericPassword, validator: {name: blocklist, file: a}}]}]"
            .utf8),
        name: "text.yaml", kinds: .builtIn.judging(with: .all))
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
    #expect(row?.passwordStrength?.findings.map(\.code) == ["contextWord"])
  }
}
