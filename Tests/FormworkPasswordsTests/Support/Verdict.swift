import Formwork

/// What a validator says about a password, by its bytes as a row asks it.
struct Verdict: Equatable {
  var strength: Double
  var hint: String?
  var isValid: Bool
  var codes: [String]

  init(_ password: String, by validator: any PasswordValidator, in values: Values = [:]) {
    let strength = PasswordStrength(
      judging: Secret(copying: password.utf8), by: validator, in: values)
    (self.strength, hint, isValid) = (strength.value, strength.hint, strength.isValid)
    codes = strength.findings.map(\.code)
  }
}
