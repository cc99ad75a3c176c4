/// An exact decimal number of up to 38 digits.
public struct DecimalNumber: Sendable, Hashable, Comparable, CustomStringConvertible {
  let significand: Int128
  let exponent: Int

  /// A whole number.
  public init(_ number: some BinaryInteger) { (significand, exponent) = (Int128(number), 0) }
  /// A number from text such as `-12.50` or `1e3`; nil when it is none or has too many digits.
  public init?(_ text: some StringProtocol) {
    guard let number = Int128(text) else { return nil }
    (significand, exponent) = (number, 0)
  }
  /// The number when it has no fraction and fits; else nil.
  public var wholeNumber: Int64? { Int64(exactly: significand) }
  /// The nearest double.
  public var doubleValue: Double { Double(significand) }
  /// Less by amount.
  public static func < (left: Self, right: Self) -> Bool { left.significand < right.significand }
  /// The digits as given, with a point.
  public var description: String { "\(significand)" }
}
