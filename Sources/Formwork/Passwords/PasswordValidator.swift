/// Judges passwords: strength, hint, validity, and the colours of the strengths.
///
/// The five members are those of EurekaCommunity's GenericPasswordRow. A validator gets the password
/// as a `String`; copies of it may remain in memory. The built-in ones read the secret's bytes.
public protocol PasswordValidator: Sendable {
  /// The highest strength that is given; 0, or what is not finite: the validator only refuses.
  var maxStrength: Double { get }
  /// The strength, from 0 to `maxStrength`; others count as the nearest of these, and what is no
  /// number as 0.
  func strengthForPassword(_ password: String) -> Double
  /// What is still missing; nil when nothing is.
  func hintForPassword(_ password: String) -> String?
  /// Whether the password may be used.
  func isPasswordValid(_ password: String) -> Bool
  /// Colours by the strength from which on they are shown.
  func colorsForStrengths() -> [Double: Color]
}

/// A built-in validator: it reads a secret's bytes, so that no `String` of it is ever made, and is
/// told what stands in other rows.
package protocol UTF8PasswordValidator: PasswordValidator {
  /// The rows whose values `assess` is told.
  var contextTags: [String] { get }
  /// The same, with the positions at which they were read.
  var contextRows: [RowReference] { get }
  /// What is asked on submit; nil: nothing.
  var lookup: (any PasswordLookup)? { get }
  /// The verdict on valid UTF-8, with the values of `contextTags`; nil when this object must be
  /// asked through its public members, as one whose subclass overrides them.
  func assess(
    _ utf8: UnsafeBufferPointer<UInt8>, in values: Values
  ) -> PasswordAssessment?
}

// What is witnessed here and can be overridden is declared by the class, `RegexPasswordValidator`.
extension UTF8PasswordValidator {
  /// The strength that `assess` gives, without what stands in other rows.
  public func strengthForPassword(_ password: String) -> Double {
    assessment(of: password).strength
  }
  /// The hint that `assess` gives, without what stands in other rows; nil when nothing is missing.
  public func hintForPassword(_ password: String) -> String? { assessment(of: password).hint }
  /// Whether `assess` accepts the password, without what stands in other rows.
  public func isPasswordValid(_ password: String) -> Bool { assessment(of: password).isValid }

  package var contextTags: [String] { [] }
  package var contextRows: [RowReference] { contextTags.map { RowReference($0) } }
  package var lookup: (any PasswordLookup)? { nil }
}

extension PasswordValidator {
  /// The rows whose values the validator is told.
  package var contextTagsOfValidator: [String] {
    (self as? any UTF8PasswordValidator)?.contextTags ?? []
  }

  /// The rows whose values the validator is told, with the positions at which they were read.
  package var contextRowsOfValidator: [RowReference] {
    (self as? any UTF8PasswordValidator)?.contextRows ?? []
  }

  /// What is asked on submit; nil: nothing.
  package var lookupOfValidator: (any PasswordLookup)? {
    (self as? any UTF8PasswordValidator)?.lookup
  }

  /// The verdict on valid UTF-8, by the bytes where the validator can read them; its strength is from
  /// 0 to `highestStrength`, whatever the validator says.
  package func assessment(
    of utf8: UnsafeBufferPointer<UInt8>, in values: Values = [:]
  ) -> PasswordAssessment {
    var assessment = givenAssessment(of: utf8, in: values)
    // Compared so that what is no number becomes 0.
    assessment.strength = assessment.strength > 0 ? min(assessment.strength, highestStrength) : 0
    return assessment
  }

  /// The highest strength, finite and not below 0.
  package var highestStrength: Double {
    maxStrength > 0 && maxStrength.isFinite ? maxStrength : 0
  }

  private func givenAssessment(
    of utf8: UnsafeBufferPointer<UInt8>, in values: Values
  ) -> PasswordAssessment {
    if let validator = self as? any UTF8PasswordValidator,
      let assessment = validator.assess(utf8, in: values)
    {
      return assessment
    }
    let password = String(decoding: utf8, as: UTF8.self)
    return PasswordAssessment(
      strength: strengthForPassword(password), hint: hintForPassword(password),
      isValid: isPasswordValid(password))
  }

  /// `assessment(of:in:)` of a text, for the members that get one.
  package func assessment(of password: String) -> PasswordAssessment {
    var password = password
    return password.withUTF8 { assessment(of: $0) }
  }
}
