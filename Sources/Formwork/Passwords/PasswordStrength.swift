/// A password's verdict, ready to be shown.
public struct PasswordStrength: Sendable, Equatable {
  /// How good, in words.
  public enum Word: String, Sendable, CaseIterable {
    /// Up to a quarter of the highest strength.
    case weak
    /// Up to a half.
    case fair
    /// Up to three quarters.
    case good
    /// More than three quarters of the highest strength.
    case strong
  }

  /// The strength, from 0 to `max`.
  public let value: Double
  /// The validator's highest strength.
  public let max: Double
  /// The colour of the strength: that of the highest key not above it; nil when there is none.
  public let color: Color?
  /// What is missing; nil when nothing is, or the password is empty.
  public let hint: String?
  /// Whether the validator accepts the password; an unset one is never valid.
  public let isValid: Bool
  /// What the validator found, the most important first; empty for an empty password, and from
  /// validators that do not tell.
  public let findings: [PasswordFinding]
  /// The word for how good it is, in the form's language; nil: in English.
  private var localizedTitle: String?

  /// A verdict from its parts.
  public init(
    value: Double, max: Double, color: Color?, hint: String?, isValid: Bool,
    findings: [PasswordFinding] = []
  ) {
    (self.value, self.max, self.color) = (value, max, color)
    (self.hint, self.isValid, self.findings) = (hint, isValid, findings)
  }

  /// Judges a password; bytes that are no text are not valid and have no strength.
  ///
  /// - Parameters:
  ///   - secret: The password; nil when the row has none.
  ///   - validator: Built-in ones read the secret's bytes, others get a `String`.
  ///   - values: The values of other rows that the validator's context names.
  ///   - words: The words in which built-in validators give their hints.
  public init(
    judging secret: Secret?, by validator: some PasswordValidator, in values: Values = [:],
    words: LocalizedWords = .english
  ) {
    let assessment =
      if let secret, !secret.isValidUTF8 {
        PasswordAssessment(strength: 0, hint: nil, isValid: false)
      } else if let secret {
        secret.withUTF8 { validator.assessment(of: $0, in: values) }
      } else {
        validator.assessment(of: UnsafeBufferPointer(start: nil, count: 0), in: values)
      }
    let isEmpty = secret?.isEmpty ?? true
    let (hint, findings) = assessment.said(in: words)
    self.init(
      value: assessment.strength, max: validator.highestStrength,
      color: Self.color(from: assessment.strength, in: validator.colorsForStrengths()),
      hint: isEmpty ? nil : hint, isValid: secret != nil && assessment.isValid,
      findings: isEmpty ? [] : findings)
    if !words.areEnglish { localizedTitle = words[word.translation] }
  }

  /// How good, as people read it: `weak`, `fair`, `good` or `strong` in the form's language.
  public var title: String { localizedTitle ?? word.translation.rawValue }

  /// How good, in words.
  public var word: Word {
    switch fraction {
    case ...0.25: .weak
    case ...0.5: .fair
    case ...0.75: .good
    default: .strong
    }
  }

  /// Whether there are strengths at all; false of a validator that only refuses, such as a list of
  /// words, for which nothing but the hint and the findings mean anything.
  public var isMeasured: Bool { max > 0 }

  /// `value` as a part of `max`, from 0 to 1.
  public var fraction: Double {
    guard max > 0, value > 0 else { return 0 }
    return Swift.min(value / max, 1)
  }

  private static func color(from strength: Double, in colors: [Double: Color]) -> Color? {
    colors.filter { $0.key <= strength }.max { $0.key < $1.key }?.value
  }
}

extension PasswordStrength.Word {
  fileprivate var translation: Word {
    switch self {
    case .weak: .weak
    case .fair: .fair
    case .good: .good
    case .strong: .strong
    }
  }
}
