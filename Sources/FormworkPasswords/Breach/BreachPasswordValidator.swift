public import Formwork

/// Refuses passwords that are known from leaks, when they are submitted.
///
/// Nothing is asked while somebody types: a service that is asked at each key could work the
/// password out. An answer that cannot be had is a warning, `breachCheckUnavailable`, and refuses
/// nothing. Leaks say nothing about strength: `maxStrength` is 0.
public struct BreachPasswordValidator: UTF8PasswordValidator {
  /// How often a password must have been seen to be refused.
  public let threshold: Int
  package let lookup: (any PasswordLookup)?

  /// A validator that asks a service by the first 20 bits of the password's SHA-1 digest.
  ///
  /// - Parameters:
  ///   - threshold: How often a password must have been seen to be refused, at least 1.
  ///   - transport: Sends the request.
  public init(threshold: Int = 1, transport: @escaping BreachTransport) {
    self.init(threshold: threshold, limit: .seconds(5), transport: transport)
  }

  /// A validator that searches a file, which stays open as long as the validator lives.
  ///
  /// A line holds the SHA-1 digest of a password in hexadecimal, and mostly a colon and how often it
  /// was seen; without a count it was seen often enough. A file that is sorted by digest is
  /// searched, any other one is read through.
  ///
  /// - Parameters:
  ///   - path: A regular file.
  ///   - threshold: How often a password must have been seen to be refused, at least 1.
  /// - Throws: When it cannot be opened, is no regular file, or begins with a line that is no digest.
  public init(file path: String, threshold: Int = 1) throws(PasswordFileError) {
    let file = try LineFile(path)
    try file.requireLines(of: .digest)
    self.init(file: file, threshold: threshold)
  }

  init(file: LineFile, threshold: Int) {
    self.threshold = max(threshold, 1)
    lookup = LeakedFileLookup(file: file, threshold: self.threshold)
  }

  init(threshold: Int, limit: Duration, transport: @escaping BreachTransport) {
    self.threshold = max(threshold, 1)
    lookup = BreachLookup(threshold: self.threshold, limit: limit, transport: transport)
  }

  /// A validator that has nobody to ask.
  init(threshold: Int) { (self.threshold, lookup) = (max(threshold, 1), nil) }

  /// 0: leaks say nothing about strength.
  public var maxStrength: Double { 0 }
  /// No colours, since leaks say nothing about strength.
  public func colorsForStrengths() -> [Double: Color] { [:] }

  package func assess(
    _ utf8: UnsafeBufferPointer<UInt8>, in values: Values
  ) -> PasswordAssessment? {
    PasswordAssessment(strength: 0, hint: nil, isValid: true)
  }
}

extension PasswordFinding {
  static let breached = PasswordFinding("breached", Phrase(.passwordLeaked))
  static let breachCheckUnavailable = PasswordFinding(
    "breachCheckUnavailable", Phrase(.passwordLeaksUnavailable), severity: .warning)
}
