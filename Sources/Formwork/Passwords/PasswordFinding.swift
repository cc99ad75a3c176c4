/// One thing that a validator found out about a password; never with a part of it.
public struct PasswordFinding: Sendable, Hashable {
  /// How much a finding matters.
  public enum Severity: String, Sendable, CaseIterable {
    /// The password may not be used.
    case error
    /// Something should be looked at, such as a check that could not be made.
    case warning
    /// The password could be better.
    case hint
  }

  /// What was found, for programs, such as `tooShort` or `blocklisted`.
  public let code: String
  /// What was found, for people.
  public let message: String
  /// How much it matters.
  public let severity: Severity

  /// A finding; neither text may hold a part of the password.
  public init(_ code: String, _ message: String, severity: Severity = .error) {
    (self.code, self.message, self.severity) = (code, message, severity)
  }
}
