/// A strength as it is to be shown at one moment.
public struct StrengthState: Sendable, Equatable {
  /// The verdict on the password.
  public var strength: PasswordStrength
  /// How much is filled, from 0 to 1.
  ///
  /// The strength's fraction; for a moment after a change less or more, where bars are animated.
  public var fraction: Double
  /// Whether there is no password: nothing is filled then, and no word is said.
  public var isEmpty: Bool

  /// A state.
  ///
  /// - Parameters:
  ///   - strength: the verdict.
  ///   - fraction: how much is filled; nil: as the strength says, nothing without a password.
  ///   - isEmpty: whether there is no password.
  public init(_ strength: PasswordStrength, fraction: Double? = nil, isEmpty: Bool = false) {
    (self.strength, self.isEmpty) = (strength, isEmpty)
    self.fraction = fraction ?? (isEmpty ? 0 : strength.fraction)
  }

  /// How many of so many cells or segments are filled: the nearest whole number.
  public func filled(of count: Int) -> Int {
    min(count, max(0, Int((fraction * Double(count)).rounded())))
  }
}
