import Testing

@testable import Formwork

struct DefaultPasswordValidatorTests {
  private static let hints = [
    "lowercase": "Must contain a lowercase letter", "number": "Must contain a number",
    "uppercase": "Must contain an uppercase letter", "length": "Must have at least 6 characters",
  ]

  /// P1 to P13, with the documented colours.
  @Test(arguments: [
    ("", 0, "lowercase", "#f44336"), ("a", 1, "number", "#ffc107"),
    ("A", 1, "lowercase", "#ffc107"), ("1", 1, "lowercase", "#ffc107"),
    ("a1", 2, "uppercase", "#03a9f4"), ("aA1", 3, "length", "#8bc34a"),
    ("abcdef", 2, "number", "#03a9f4"), ("ABCDEF", 2, "lowercase", "#03a9f4"),
    ("123456", 2, "lowercase", "#03a9f4"), ("abc123", 3, "uppercase", "#8bc34a"),
    ("Abc12", 3, "length", "#8bc34a"), ("Abc123", 4, nil, "#8bc34a"),
    ("abcDEF1", 4, nil, "#8bc34a"), ("ÄÖÜäöü１", 1, "lowercase", "#ffc107"),
    ("Aa1👨‍👩‍👧‍👦é", 3, "length", "#8bc34a"),
  ])
  func cases(_ password: String, _ strength: Double, _ hint: String?, _ color: String) {
    let validator = DefaultPasswordValidator()
    #expect(validator.maxStrength == 4)
    #expect(validator.strengthForPassword(password) == strength)
    #expect(validator.hintForPassword(password) == hint.flatMap { Self.hints[$0] })
    #expect(validator.isPasswordValid(password) == (hint == nil))
    let judged = PasswordStrength(judging: Secret(copying: password.utf8), by: validator)
    #expect(judged.value == strength)
    #expect(judged.color?.description == color)
    #expect(judged.hint == (password.isEmpty ? nil : hint.flatMap { Self.hints[$0] }))
    #expect(judged.isValid == (hint == nil))
  }

  @Test(arguments: DeviationsTable.passwords)
  func deviations(_ deviation: DeviationsTable.Deviation) {
    let judged = PasswordStrength(
      judging: Secret(copying: deviation.input.utf8), by: DefaultPasswordValidator())
    #expect("\(Int(judged.value)) \(judged.color?.description ?? "none")" == deviation.ours)
  }

  @Test func theRulesArePublicAndOrdered() {
    let patterns = DefaultPasswordValidator.rules.map { $0.pattern ?? "" }
    #expect(patterns == ["[a-z]", "[0-9]", "[A-Z]", "\\X{6}"])
    #expect(DefaultPasswordValidator().rules.count == 4)
  }
}
