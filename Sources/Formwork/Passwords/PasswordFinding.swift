/// One thing that a validator found out about a password; never with a part of it.
public struct PasswordFinding: Sendable {
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
  /// What `message` says, to be put into a form's language; nil: it is said as it is.
  package private(set) var phrase: Phrase?

  /// A finding; neither text may hold a part of the password.
  public init(_ code: String, _ message: String, severity: Severity = .error) {
    (self.code, self.message, self.severity) = (code, message, severity)
  }

  /// A finding that is said in a form's language; `message` is the phrase's English text.
  package init(
    _ code: String, _ phrase: Phrase, message: String? = nil, severity: Severity = .error
  ) {
    self.init(code, message ?? phrase.english, severity: severity)
    self.phrase = phrase
  }

  /// The finding with its message in a language.
  func said(in words: LocalizedWords) -> PasswordFinding {
    guard let phrase else { return self }
    return copy(words.text(phrase), severity)
  }

  /// The finding with another severity.
  func with(_ severity: Severity) -> PasswordFinding { copy(message, severity) }

  private func copy(_ message: String, _ severity: Severity) -> PasswordFinding {
    var finding = PasswordFinding(code, message, severity: severity)
    finding.phrase = phrase
    return finding
  }
}

extension PasswordFinding: Hashable {
  /// Whether code, message and severity are the same.
  public static func == (one: PasswordFinding, other: PasswordFinding) -> Bool {
    (one.code, one.message, one.severity) == (other.code, other.message, other.severity)
  }

  /// Feeds code, message and severity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(message)
    hasher.combine(severity)
  }
}
