public import Formwork

/// Judges a password by NIST SP 800-63B-4, section 3.1.1.2: long enough, and not one that is
/// commonly used, expected or leaked; no rules about kinds of characters.
///
/// - Code points are counted after NFC, which is made of assigned code points only (as far as
///   libutf8proc knows Unicode); control characters are refused.
/// - The whole password is compared with a list of your own. Besides that it is refused when
///   libzxcvbn counts it among its first 3,000 guesses.
/// - Of context words, such as the user name, also derivatives are refused: the word backwards,
///   repeated, with signs in place of letters, or with digits and signs around it.
///
/// The strength is the score of ``ZxcvbnPasswordValidator``, at most 1 while a rule is not met: it
/// informs, and decides nothing.
public struct NISTPasswordValidator: UTF8PasswordValidator {
  /// The least number of code points.
  public let min: Int
  /// The largest number of code points.
  public let max: Int
  /// The passwords that are refused; nil: those that libzxcvbn knows.
  public let blocklist: BlocklistPasswordValidator?
  /// What a password must not be made of.
  public let context: PasswordContext

  /// A validator by NIST's rules.
  ///
  /// - Parameters:
  ///   - singleFactor: Whether the password alone opens the account.
  ///   - min: The least number of code points; nil: 15, or 8 with a second factor. Below 8 counts
  ///     as 8, which is the least that NIST allows.
  ///   - max: The largest number of code points; nil: 4,096, and more is never taken. Below 64 counts
  ///     as 64, which must be allowed.
  ///   - blocklist: Passwords that are refused, at least the 3,000 most used ones that are long
  ///     enough; nil: no list of your own.
  ///   - context: The rows and words that a password must not be made of.
  public init(
    singleFactor: Bool = true, min: Int? = nil, max: Int? = nil,
    blocklist: BlocklistPasswordValidator? = nil, context: PasswordContext = []
  ) {
    self.max = Swift.min(Swift.max(max ?? CodePoints.limit, 64), CodePoints.limit)
    self.min = Swift.min(Swift.max(min ?? (singleFactor ? 15 : 8), 8), self.max)
    (self.blocklist, self.context) = (blocklist, context)
  }

  /// The highest strength: always 4, the highest score of zxcvbn.
  public var maxStrength: Double { 4 }
  /// Red, and amber, light blue and light green from score 1, 2 and 3 on.
  public func colorsForStrengths() -> [Double: Color] { Color.quarters(of: 4) }

  package var contextTags: [String] { context.tags }
  package var contextRows: [RowReference] { context.rows }
  package var lookup: (any PasswordLookup)? { blocklist?.lookup }

  package func assess(
    _ utf8: UnsafeBufferPointer<UInt8>, in values: Values
  ) -> PasswordAssessment? {
    let estimate = ZxcvbnEstimate(utf8, context: ContextWords.words(of: context.words(in: values)))
    var findings = findings(on: CodePoints(utf8))
    let listed = blocklist?.finding(on: utf8)
    if let listed { findings.append(listed) }
    if estimate.isMadeOfContext {
      findings.append(PasswordFinding("contextWord", Phrase(.passwordIsAnswer)))
    } else if estimate.isCommon, findings.isEmpty {
      findings.append(PasswordFinding("blocklisted", Phrase(.passwordGuessedFirst)))
    }
    let worst = findings.first { $0.severity == .error }
    if worst == nil, estimate.score < 3 { findings.append(estimate.finding(severity: .hint)) }
    let score = Double(estimate.score)
    return PasswordAssessment(
      strength: worst == nil ? score : Swift.min(score, 1), hint: worst?.message,
      isValid: worst == nil, findings: findings)
  }

  private func findings(on codePoints: CodePoints) -> [PasswordFinding] {
    var findings: [PasswordFinding] = []
    if codePoints.hasControl {
      findings.append(PasswordFinding("controlCharacter", Phrase(.passwordHasControls)))
    }
    if codePoints.hasUnassigned {
      findings.append(PasswordFinding("unassignedCodePoint", Phrase(.passwordHasUnassigned)))
    }
    let count = codePoints.count ?? .max
    if count < min {
      findings.append(
        PasswordFinding("tooShort", Phrase(.passwordTooShort, ["min": .int(Int64(min))])))
    } else if count > max {
      findings.append(
        PasswordFinding("tooLong", Phrase(.passwordTooLong, ["max": .int(Int64(max))])))
    }
    return findings
  }
}
