/// A password's verdict, ready to be shown.
public struct PasswordStrength: Sendable, Equatable {
  /// How good, in words.
  public enum Word: String, Sendable {
    /// Up to a quarter of the highest strength.
    case weak
    /// Up to a half.
    case fair
    /// Up to three quarters.
    case good
    /// More.
    case strong
  }
  /// The strength, from 0 to `max`.
  public let value: Double
  /// The validator's highest strength.
  public let max: Double
  /// The colour of the strength; nil when the validator gives none.
  public let color: Color?
  /// What is missing; nil when nothing is, or the password is empty.
  public let hint: String?
  /// Whether the validator accepts the password.
  public let isValid: Bool
  /// How good, in words.
  public var word: Word { .weak }
  /// `value` as a part of `max`, from 0 to 1.
  public var fraction: Double { max > 0 ? Swift.min(Swift.max(value / max, 0), 1) : 0 }
}
