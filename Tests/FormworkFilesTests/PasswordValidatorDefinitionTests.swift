import Formwork
import FormworkFiles
import Testing

@Suite struct PasswordValidatorDefinitionTests {
  private static let rules = "rules: [{pattern: a, hint: A}, {pattern: b, hint: B}]"

  private func messages(about validator: String) -> [String] {
    FormworkFilesTests.messages("{type: genericPassword, tag: p, validator: \(validator)}")
  }

  @Test(arguments: [
    "{\(rules)}", "{name: rules, \(rules), minStrength: 2, colors: {0: red, 2: green}}",
    "{allOf: [default, {\(rules)}]}", "{name: allOf, allOf: [default]}", "default",
  ])
  func isWithoutProblems(_ validator: String) { #expect(messages(about: validator) == []) }

  /// The strength is the number of rules that are met, and cannot be more.
  @Test(arguments: [
    ("{\(rules), minStrength: 3}", "error: no password is valid: 2 rules give 2 at most"),
    ("{\(rules), minStrength: 2.5}", "error: no password is valid: 2 rules give 2 at most"),
    (
      "{\(rules), colors: {0: red, 2.5: green}}",
      "warning: this colour is never shown: 2 rules give 2 at most"
    ),
    (
      "{rules: [{pattern: a, hint: A}], colors: {9: red}}",
      "warning: this colour is never shown: one rule gives 1 at most"
    ),
    ("{rules: []}", "warning: without rules every password is valid"),
  ])
  func contradictions(_ validator: String, _ message: String) {
    #expect(messages(about: validator).map { $0.drop { $0 != " " }.dropFirst() } == [message[...]])
  }

  // MARK: - From a text alone

  @Test func aTextNamesAValidator() throws {
    let kinds = PasswordValidatorKinds.builtIn
    let (word, report) = try kinds.validator(definition: "default", name: "text")
    #expect(word is DefaultPasswordValidator && report.problems.isEmpty)
    let map = try kinds.validator(definition: "{\(Self.rules)}", name: "text").validator
    #expect(map.maxStrength == 2)
    #expect(
      try kinds.validator(definition: "\(Self.rules)\n", name: "t").validator.maxStrength == 2)
  }

  @Test func warningsOfATextAreReported() throws {
    let report = try PasswordValidatorKinds.builtIn.validator(
      definition: "rules: []", name: "text"
    ).report
    #expect(
      report.description == """
        text:1:8: warning: without rules every password is valid
        rules: []
               ^

        """)
  }

  @Test(arguments: [
    ("", "text:1:1: error: this must be the name of a validator, or a map, and there is nothing\n"),
    (
      "[a]", "text:1:1: error: this must be the name of a validator, or a map, not a list\n[a]\n^\n"
    ),
    (
      "a: b: c",
      "text:1:5: error: invalid nested block mapping on the same line\na: b: c\n    ^\n"
        + "  hint: quote this text\n"
    ),
    (
      "allOf: []", "text:1:8: error: allOf must name a validator\nallOf: []\n       ^\n"
    ),
    (
      "{minScore: 3}",
      "text:1:1: error: name is missing\n{minScore: 3}\n^\n  hint: known: default, rules, allOf\n"
    ),
    (
      "{name: rules, rule: []}",
      "text:1:1: error: rules is missing\n{name: rules, rule: []}\n^\n"
        + "text:1:15: error: unknown key 'rule'; did you mean 'rules'?\n{name: rules, rule: []}\n"
        + "              ^~~~\n"
    ),
  ])
  func mistakesOfAText(_ text: String, _ expected: String) {
    do throws(DefinitionError) {
      _ = try PasswordValidatorKinds.builtIn.validator(definition: text, name: "text")
      Issue.record("no mistake")
    } catch {
      #expect(error.description == expected)
    }
  }
}
