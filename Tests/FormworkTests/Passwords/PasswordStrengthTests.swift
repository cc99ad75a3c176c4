import Testing

@testable import Formwork

struct PasswordStrengthTests {
  private struct Scale: PasswordValidator {
    var maxStrength: Double = 8
    func strengthForPassword(_ password: String) -> Double { Double(password) ?? 0 }
    func hintForPassword(_ password: String) -> String? { "More" }
    func isPasswordValid(_ password: String) -> Bool { true }
    func colorsForStrengths() -> [Double: Color] { [2: .amber, 4.5: .green] }
  }

  @Test(arguments: [
    ("0", 0.0, "weak"), ("2", 0.25, "weak"), ("2.1", 0.2625, "fair"), ("4", 0.5, "fair"),
    ("6", 0.75, "good"), ("6.5", 0.8125, "strong"), ("8", 1, "strong"), ("9", 1, "strong"),
    ("-1", 0, "weak"), ("nan", 0, "weak"), ("inf", 1, "strong"),
  ])
  func wordsAndFractions(_ password: String, _ fraction: Double, _ word: String) {
    let judged = PasswordStrength(judging: Secret(copying: password.utf8), by: Scale())
    #expect(judged.fraction == fraction)
    #expect(judged.word.rawValue == word)
  }

  @Test(arguments: [("1.9", nil), ("2", "#ffc107"), ("4.4", "#ffc107"), ("4.5", "#4caf50")])
  func aColourHoldsFromItsStrengthOn(_ password: String, _ color: String?) {
    let judged = PasswordStrength(judging: Secret(copying: password.utf8), by: Scale())
    #expect(judged.color?.description == color)
  }

  /// P1, P19, P20.
  @Test func emptinessHidesTheHint() {
    let unset = PasswordStrength(judging: nil, by: Scale())
    #expect(unset.hint == nil)
    #expect(!unset.isValid)
    #expect(PasswordStrength(judging: Secret(copying: "".utf8), by: Scale()).hint == nil)
    #expect(PasswordStrength(judging: Secret(copying: "1".utf8), by: Scale()).hint == "More")
    #expect(PasswordStrength(judging: nil, by: Scale(maxStrength: 0)).fraction == 0)
  }
}
