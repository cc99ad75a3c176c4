import Testing

@testable import Formwork

struct RegexPasswordValidatorTests {
  private let policy = RegexPasswordValidator {
    PasswordRule("[a-z]", hint: "Must contain a lowercase letter")
    PasswordRule("[0-9]", hint: "Must contain a number")
    PasswordRule("\\X{12}", hint: "Must have at least 12 characters")
  }

  @Test func countsAndHintsInOrder() {
    #expect(policy.maxStrength == 3)
    #expect(policy.strengthForPassword("abc1") == 2)
    #expect(policy.hintForPassword("ABC") == "Must contain a lowercase letter")
    #expect(policy.hintForPassword("abc1") == "Must have at least 12 characters")
    #expect(policy.isPasswordValid("abcdefghijk1"))
    #expect(policy.hintForPassword("abcdefghijk1") == nil)
  }

  /// A rule that cannot tell is not met, and the hint does not blame the password for it.
  @Test func aRuleAtItsLimitsSaysSo() {
    let policy = RegexPasswordValidator {
      PasswordRule("[a-z]", hint: "Must contain a lowercase letter")
      PasswordRule("[0-9]$", hint: "Must end with a number")
    }
    let long = String(repeating: "a", count: 1_024) + "1"
    #expect(policy.strengthForPassword(long) == 1)
    #expect(policy.hintForPassword(long) == "Cannot be checked; use at most 1,024 characters")
    #expect(!policy.isPasswordValid(long))
    #expect(policy.hintForPassword(long.uppercased()) == "Must contain a lowercase letter")
    #expect(policy.isPasswordValid(String(long.dropFirst())))
    #expect(DefaultPasswordValidator().isPasswordValid(long + "A"))
  }

  @Test func coloursSpreadOverTheStrengths() {
    let colors = (0...3).map { strength -> Color? in
      PasswordStrength(
        judging: Secret(copying: ["", "a", "a1", "abcdefghijk1"][strength].utf8),
        by: policy
      ).color
    }
    #expect(colors == [.red, .amber, .lightBlue, .lightGreen])
    #expect(RegexPasswordValidator(rules: []).colors == [0: .red])
  }

  @Test func aLeastStrengthIsEnough() {
    let policy = RegexPasswordValidator(
      rules: DefaultPasswordValidator.rules, minStrength: 3, colors: [1: .blue])
    #expect(policy.isPasswordValid("abc123"))
    #expect(!policy.isPasswordValid("abc12"))
    #expect(policy.colorsForStrengths() == [1: .blue])
  }

  @Test func theBuilderTakesConditionsAndLoops() {
    let strict = true
    let policy = RegexPasswordValidator {
      DefaultPasswordValidator.rules
      if strict { PasswordRule("[!?]", hint: "Must contain a mark") }
      for digit in ["4", "7"] { PasswordRule(digit, hint: "Must contain \(digit)") }
    }
    #expect(policy.rules.count == 7)
  }

  /// A subclass is asked through the members it overrides, never past them.
  @Test func aSubclassIsHonoured() {
    final class Never: DefaultPasswordValidator, @unchecked Sendable {
      override func isPasswordValid(_ password: String) -> Bool { false }
      override func hintForPassword(_ password: String) -> String? { "Never" }
    }
    let judged = PasswordStrength(judging: Secret(copying: "Abc123".utf8), by: Never())
    #expect(judged.hint == "Never")
    #expect(!judged.isValid)
    #expect(judged.value == 4)
    #expect(Rule<String>.password(Never()).code(.text("Abc123")) == "password")
  }
}
