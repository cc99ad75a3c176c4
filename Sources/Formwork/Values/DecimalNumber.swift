/// An exact decimal number of up to 38 digits, that keeps its digits as given.
///
/// `1.10` is printed as `1.10` and equals `1.1`.
public struct DecimalNumber: Sendable {
  /// The digits without the point; always less than 10³⁸ in amount.
  let significand: Int128
  /// How many of the digits stand behind the point, from 0 to 38.
  let scale: Int

  /// The most digits of a number, before and behind the point each.
  static let maxDigits = 38
  /// The greatest number: 38 nines.
  public static let greatest = DecimalNumber(unchecked: power(38) - 1, scale: 0)

  /// Whether this stands for a number beyond the greatest or below its opposite, of which nothing but
  /// the side is known.
  var isBeyond: Bool { significand.magnitude >= Self.magnitude(38) }

  init(unchecked significand: Int128, scale: Int) {
    (self.significand, self.scale) = (significand, scale)
  }

  /// Nil when there are more than 38 digits.
  init?(significand: Int128, scale: Int) {
    guard significand.magnitude < Self.magnitude(38), (0...Self.maxDigits).contains(scale) else {
      return nil
    }
    self.init(unchecked: significand, scale: scale)
  }

  /// A whole number; one of more than 38 digits becomes the nearest that there is.
  public init(_ number: some BinaryInteger) {
    let limit = Self.power(38) - 1
    self.init(unchecked: min(max(Int128(clamping: number), -limit), limit), scale: 0)
  }

  /// The number when it has no fraction and fits; else nil.
  public var wholeNumber: Int64? {
    let unit = Self.power(scale)
    guard significand % unit == 0 else { return nil }
    return Int64(exactly: significand / unit)
  }

  /// The nearest double-precision number.
  public var doubleValue: Double {
    // Both exactly doubles: one division gives the correctly rounded quotient.
    if significand.magnitude < 1 << 53, scale <= 22 {
      return Double(Int64(significand)) / Double(UInt128(Self.magnitude(scale)))
    }
    return Double(description) ?? 0
  }

  /// Whether this is less than zero.
  public var isNegative: Bool { significand < 0 }

  /// How many digits stand behind the point, closing zeros included.
  public var fractionDigits: Int { scale }

  /// The same amount without closing zeros behind the point.
  var normalized: Self {
    var (digits, scale) = (significand, scale)
    while scale > 0, digits % 10 == 0 {
      digits /= 10
      scale -= 1
    }
    return Self(unchecked: digits, scale: scale)
  }

  /// 10 to the power of `exponent`, which is from 0 to 38.
  static func power(_ exponent: Int) -> Int128 { Int128(magnitude(exponent)) }
  static func magnitude(_ exponent: Int) -> UInt128 { powersOfTen[exponent] }
}

private let powersOfTen: [UInt128] = (0..<DecimalNumber.maxDigits).reduce(into: [1]) { powers, _ in
  powers.append((powers.last ?? 1) * 10)
}

extension DecimalNumber: Hashable, Comparable {
  /// Equal in amount: 1.10 and 1.1 are.
  public static func == (left: Self, right: Self) -> Bool {
    if left.scale == right.scale { return left.significand == right.significand }
    let (left, right) = (left.normalized, right.normalized)
    return left.scale == right.scale && left.significand == right.significand
  }

  /// Hashes the amount, whatever its scale.
  public func hash(into hasher: inout Hasher) {
    let number = normalized
    hasher.combine(number.significand)
    hasher.combine(number.scale)
  }

  /// Whether the left amount is less than the right one.
  public static func < (left: Self, right: Self) -> Bool {
    if left.scale == right.scale { return left.significand < right.significand }
    let (leftWhole, leftPart) = left.significand.quotientAndRemainder(
      dividingBy: power(left.scale))
    let (rightWhole, rightPart) = right.significand.quotientAndRemainder(
      dividingBy: power(right.scale))
    guard leftWhole == rightWhole else { return leftWhole < rightWhole }
    // Fractions are less than 1, so in the finer of both units they have no more than 38 digits.
    let scale = max(left.scale, right.scale)
    return leftPart * power(scale - left.scale) < rightPart * power(scale - right.scale)
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The digits as given, with a point and without exponent.
  public var description: String {
    var digits = String(significand.magnitude)
    if scale > 0 {
      let missing = scale + 1 - digits.utf8.count
      if missing > 0 { digits = String(repeating: "0", count: missing) + digits }
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -scale))
    }
    return significand < 0 ? "-" + digits : digits
  }
}

extension DecimalNumber: Codable {
  /// Reads a whole number, text as `init(_:)` takes it, or a double.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let whole = try? container.decode(Int64.self) {
      self.init(whole)
      return
    }
    var text = try? container.decode(String.self)
    if text == nil { text = "\(try container.decode(Double.self))" }
    guard let number = text.flatMap({ DecimalNumber($0) }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a decimal number of up to 38 digits")
    }
    self = number
  }

  /// Writes the digits as text, which is exact.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
