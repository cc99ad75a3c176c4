public import Formwork

/// Judges a password by how many guesses it takes, as zxcvbn counts them.
///
/// The strength is a score from 0 to 4; libzxcvbn makes the estimate from its dictionaries (mostly
/// English), keyboards, dates, sequences and repeats. It reads the first 50 scalars.
public struct ZxcvbnPasswordValidator: UTF8PasswordValidator {
  /// The score from which on a password may be used, from 0 to 4.
  public let minScore: Int
  /// What somebody who knows the person would try first.
  public let context: PasswordContext

  /// A validator that asks for a score.
  ///
  /// - Parameters:
  ///   - minScore: From 0 to 4; 3 holds against guessing online, 4 against a stolen file of hashes.
  ///     Others count as the nearest of these.
  ///   - context: The rows and words that are easily guessed, such as the user name.
  public init(minScore: Int = 3, context: PasswordContext = []) {
    (self.minScore, self.context) = (min(max(minScore, 0), 4), context)
  }

  /// The highest strength: always 4, the highest score of zxcvbn.
  public var maxStrength: Double { 4 }
  /// Red, and amber, light blue and light green from score 1, 2 and 3 on.
  public func colorsForStrengths() -> [Double: Color] { Color.quarters(of: 4) }

  package var contextTags: [String] { context.tags }
  package var contextRows: [RowReference] { context.rows }

  package func assess(
    _ utf8: UnsafeBufferPointer<UInt8>, in values: Values
  ) -> PasswordAssessment? {
    guard !utf8.holdsNUL else {
      let finding = PasswordFinding("controlCharacter", Phrase(.passwordHasNUL))
      return PasswordAssessment(
        strength: 0, hint: finding.message, isValid: false, findings: [finding])
    }
    let estimate = ZxcvbnEstimate(utf8, context: ContextWords.words(of: context.words(in: values)))
    let isValid = estimate.score >= minScore
    let finding = isValid ? nil : estimate.finding(severity: .error)
    return PasswordAssessment(
      strength: Double(estimate.score), hint: finding?.message, isValid: isValid,
      findings: finding.map { [$0] } ?? [])
  }
}
