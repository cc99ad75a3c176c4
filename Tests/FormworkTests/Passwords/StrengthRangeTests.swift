import Testing

@testable import Formwork

/// A validator of a program's own whose strengths are out of range.
@Suite struct StrengthRangeTests {
  private struct Given: PasswordValidator {
    var strength: Double
    var maxStrength: Double = 4
    func strengthForPassword(_ password: String) -> Double { strength }
    func hintForPassword(_ password: String) -> String? { nil }
    func isPasswordValid(_ password: String) -> Bool { true }
    func colorsForStrengths() -> [Double: Color] { [0: .red, 3: .lightGreen] }
  }

  private func strength(_ validator: some PasswordValidator) -> PasswordStrength {
    PasswordStrength(judging: Secret(copying: "abc".utf8), by: validator)
  }

  @Test(arguments: [(14.0, 4.0), (.infinity, 4), (-3, 0), (.nan, 0), (2.5, 2.5), (-.infinity, 0)])
  func strengthsAreFromZeroToTheHighest(given: Double, expected: Double) {
    let strength = strength(Given(strength: given))
    #expect(strength.value == expected && strength.color == (expected < 3 ? .red : .lightGreen))
    let all = self.strength(AllOfPasswordValidator([Given(strength: given)]))
    #expect(all.value == expected)
  }

  @Test(arguments: [0, -1, .infinity, .nan])
  func aHighestStrengthThatIsNoneMeasuresNothing(most: Double) {
    let strength = strength(Given(strength: 2, maxStrength: most))
    #expect(!strength.isMeasured && strength.value == 0 && strength.fraction == 0)
    #expect(
      self.strength(AllOfPasswordValidator([Given(strength: 2, maxStrength: most)])).value == 4)
  }
}
