/// What a validator says about one password.
struct PasswordAssessment {
  var strength: Double
  var hint: String?
  var isValid: Bool
}

/// A built-in validator that reads a secret's bytes, so that no `String` of it is ever made.
protocol UTF8PasswordValidator: PasswordValidator {
  /// The verdict on valid UTF-8; nil when this object must be asked through its public members,
  /// as one whose subclass overrides them.
  func assess(_ utf8: UnsafeBufferPointer<UInt8>) -> PasswordAssessment?
}

extension PasswordValidator {
  /// The verdict on valid UTF-8, by the bytes where the validator can read them.
  func assessment(of utf8: UnsafeBufferPointer<UInt8>) -> PasswordAssessment {
    if let validator = self as? any UTF8PasswordValidator,
      let assessment = validator.assess(utf8)
    {
      return assessment
    }
    let password = String(decoding: utf8, as: UTF8.self)
    return PasswordAssessment(
      strength: strengthForPassword(password), hint: hintForPassword(password),
      isValid: isPasswordValid(password))
  }
}
