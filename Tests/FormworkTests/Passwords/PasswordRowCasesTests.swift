import Testing

@testable import Formwork

/// The cases of EurekaCommunity's GenericPasswordRow that concern the row; what differs by decision
/// is in the table of deviations.
@Suite struct PasswordRowCasesTests {
  private let row = GenericPasswordRow("password")
  private let form: Form

  init() { form = Form() +++ Section() <<< row }

  private func secret(_ text: String) -> Secret { Secret(copying: text.utf8) }

  /// P1 to P13 typed into a row, with the colours of the protocol's words.
  @Test(arguments: [
    ("a", 1, "a number", "#ffc107"), ("A", 1, "a lowercase letter", "#ffc107"),
    ("1", 1, "a lowercase letter", "#ffc107"), ("a1", 2, "an uppercase letter", "#03a9f4"),
    ("aA1", 3, "at least 6 characters", "#8bc34a"), ("abcdef", 2, "a number", "#03a9f4"),
    ("ABCDEF", 2, "a lowercase letter", "#03a9f4"),
    ("123456", 2, "a lowercase letter", "#03a9f4"),
    ("abc123", 3, "an uppercase letter", "#8bc34a"),
    ("Abc12", 3, "at least 6 characters", "#8bc34a"),
    ("Abc123", 4, nil, "#8bc34a"), ("abcDEF1", 4, nil, "#8bc34a"),
  ])
  func typed(_ password: String, _ strength: Double, _ missing: String?, _ color: String) {
    row.edit(password)
    let judged = row.passwordStrength
    #expect(judged.value == strength && judged.max == 4)
    #expect(judged.color?.description == color)
    #expect((judged.hint).map { $0.hasSuffix(missing ?? "nothing") } ?? (missing == nil))
    #expect(row.isPasswordValid() == (missing == nil))
    #expect(form.isValid == (missing == nil))
  }

  /// The bar: filled by strength / max; the word goes with it.
  @Test(arguments: [
    ("", 0, "weak"), ("a", 0.25, "weak"), ("a1", 0.5, "fair"), ("aA1", 0.75, "good"),
    ("Abc123", 1, "strong"),
  ])
  func bar(_ password: String, _ fraction: Double, _ word: String) {
    row.edit(password)
    #expect(row.passwordStrength.fraction == fraction)
    #expect(row.passwordStrength.word.rawValue == word)
  }

  /// P1 "": red, no strength, and a hint that is not displayed.
  @Test func unset() {
    #expect(row.passwordStrength.value == 0)
    #expect(row.passwordStrength.color == .red)
    #expect(row.passwordStrength.hint == nil)
    #expect(DefaultPasswordValidator().hintForPassword("") == "Must contain a lowercase letter")
  }

  /// P19, P20.
  @Test func noValueIsNotValid() {
    #expect(!row.isPasswordValid())
    row.value = secret("")
    #expect(!row.isPasswordValid())
    row.passwordValidator = RegexPasswordValidator(rules: [])
    row.value = nil
    #expect(!row.isPasswordValid(), "even when the validator accepts everything")
  }

  /// P22, P23: the hint comes, changes and goes with each key.
  @Test func theHintFollowsTheKeys() {
    var hints: [String?] = []
    for text in ["a", "", "A", "Ab", "Abc1", "Abc123", "Abc12"] {
      row.edit(text)
      hints.append(row.passwordStrength.hint)
    }
    #expect(
      hints == [
        "Must contain a number", nil, "Must contain a lowercase letter", "Must contain a number",
        "Must have at least 6 characters", nil, "Must have at least 6 characters",
      ])
  }

  /// P24 as decided: an invalid password is a violation with the hint, an unset one is none.
  @Test func anInvalidPasswordIsAViolation() {
    #expect(form.validate().isEmpty)
    row.edit("abc123")
    #expect(form.validate().map(\.message) == ["Must contain an uppercase letter"])
    #expect(row.errors.map(\.rule) == ["password"] && row.errors.map(\.code) == ["password"])
    row.enforcesValidator = false
    #expect(form.validate().isEmpty)
    #expect(row.passwordStrength.isValid == false)
  }

  /// Rules of one's own run beside the validator.
  @Test func rulesCanBeAdded() {
    row.add(rule: .minLength(12))
    row.edit("Abc123")
    #expect(form.validate().map(\.code) == ["tooShort"])
    row.edit("abc123")
    #expect(Set(form.validate().map(\.code)) == ["tooShort", "password"])
  }

  /// What cannot be decided has a code of its own, and says so.
  @Test func aLimitIsNoVerdict() {
    row.passwordValidator = RegexPasswordValidator {
      PasswordRule("(?=.*!)", hint: "Must contain a mark")
    }
    row.value = secret(String(repeating: "a!", count: 600))
    #expect(form.validate().map(\.code) == ["patternLimit"])
    #expect(row.errors.map(\.message) == ["Cannot be checked; use at most 1,024 characters"])
  }

  /// P27 as decided: leaving an untouched row changes nothing.
  @Test func leavingAnUntouchedRowChangesNothing() {
    var changes = 0
    row.onChange { _ in changes += 1 }
    row.didFocus()
    row.didBlur()
    #expect(row.value == nil && changes == 0 && row.errors.isEmpty)
  }

  /// P28 as decided: strength and hint are those of every value, however it came.
  @Test func aValueFromCodeIsJudged() {
    let preset = GenericPasswordRow("p") { $0.value = secret("Abc123") }
    #expect(preset.passwordStrength.value == 4 && preset.passwordStrength.color == .lightGreen)
    row.value = secret("abc123")
    #expect(row.passwordStrength.value == 3)
    #expect(row.passwordStrength.hint == "Must contain an uppercase letter")
    form.setValues(["password": .secret(secret("a"))])
    #expect(row.passwordStrength.value == 1)
    row.value = nil
    #expect(row.passwordStrength.value == 0 && row.passwordStrength.hint == nil)
  }

  /// Bytes that are no text are judged, not repaired.
  @Test func bytesThatAreNoText() {
    row.value = Secret(copying: [0x41, 0x62, 0x63, 0x31, 0x32, 0xFF])
    #expect(row.passwordStrength.value == 0)
    #expect(!row.isPasswordValid() && !form.isValid)
  }
}
