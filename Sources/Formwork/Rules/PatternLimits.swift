/// How much work one match of a regular expression may take; beyond it the rule fails with code
/// `patternLimit`, which is neither yes nor no.
public struct PatternLimits: Sendable, Hashable {
  /// The most steps of PCRE2's matching function.
  public var matches: UInt32
  /// The longest text, in code points.
  public var length: Int

  /// Limits; by default no pattern takes more than some milliseconds.
  public init(matches: UInt32 = 100_000, length: Int = 1_024) {
    (self.matches, self.length) = (matches, length)
  }

  /// 100,000 steps and 1,024 code points.
  public static let standard = PatternLimits()
}
