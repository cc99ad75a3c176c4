import Testing

@testable import Formwork

@Suite struct AllOfPasswordValidatorTests {
  private let validator = AllOfPasswordValidator([
    DefaultPasswordValidator(),
    RegexPasswordValidator(rules: [
      PasswordRule("!", hint: "Needs an exclamation mark"), PasswordRule("x", hint: "Needs an x"),
    ]),
  ])

  @Test(arguments: [
    ("", 0.0, "Must contain a lowercase letter", false),
    ("aA1bcd", 0, "Needs an exclamation mark", false),
    ("aA1bcd!", 2, "Needs an x", false), ("ax!", 1, "Must contain a number", false),
    ("aA1bx!", 4, nil, true),
  ])
  func takesTheLeastAndTheFirstHint(
    password: String, strength: Double, hint: String?, isValid: Bool
  ) {
    #expect(validator.strengthForPassword(password) == strength)
    #expect(validator.hintForPassword(password) == hint)
    #expect(validator.isPasswordValid(password) == isValid)
  }

  @Test func aHintOfOneThatAcceptsComesLast() {
    let lenient = RegexPasswordValidator(
      rules: [PasswordRule("z", hint: "Better with z")], minStrength: 0)
    let all = AllOfPasswordValidator([lenient, DefaultPasswordValidator()])
    #expect(all.hintForPassword("aA1") == "Must have at least 6 characters")
    #expect(all.hintForPassword("aA1bcd") == "Better with z")
    #expect(all.isPasswordValid("aA1bcd"))
  }

  @Test func asksEachValidatorOfItsOwn() {
    struct Fixed: PasswordValidator {
      var maxStrength: Double { 10 }
      func strengthForPassword(_ password: String) -> Double { 5 }
      func hintForPassword(_ password: String) -> String? { nil }
      func isPasswordValid(_ password: String) -> Bool { true }
      func colorsForStrengths() -> [Double: Color] { [:] }
    }
    let all = AllOfPasswordValidator([Fixed(), DefaultPasswordValidator()])
    #expect(all.strengthForPassword("aA1bcd") == 2)
    #expect(all.isPasswordValid("aA1bcd"))
    #expect(AllOfPasswordValidator([]).isPasswordValid(""))
  }
}
