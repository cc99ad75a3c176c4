extension DecimalNumber {
  /// A number as `init(_:)` takes it, or, where it has more than 38 digits before the point, one that
  /// no row takes and that is larger, or smaller, than all others.
  ///
  /// - Parameters:
  ///   - text: the number.
  ///   - cutsFraction: whether digits for which there is no room are left out behind the point; what
  ///     is no whole number becomes none by that. Else they make nil.
  package init?(saturating text: some StringProtocol, cutsFraction: Bool = false) {
    if let number = DecimalNumber(text) {
      self = number
      return
    }
    guard let number = LongNumber(text) else { return nil }
    if number.leadingPower >= Self.maxDigits {
      let beyond = Self.power(Self.maxDigits)
      self.init(unchecked: number.isNegative ? -beyond : beyond, scale: 0)
    } else if cutsFraction {
      self = number.cut
    } else {
      return nil
    }
  }
}

/// A number of any length: its first digits, and how large it is.
private struct LongNumber {
  private(set) var isNegative = false
  /// The power of ten of the first digit that is not zero.
  private(set) var leadingPower = 0
  /// The digits from that one on, as many as a number may have.
  private var digits: [UInt8] = []
  /// Whether there are digits behind those that are not zero.
  private var hasMore = false

  init?(_ text: some StringProtocol) {
    var rest = Substring(text).utf8
    func take(_ scalars: String) -> Bool {
      guard let byte = rest.first, scalars.utf8.contains(byte) else { return false }
      rest.removeFirst()
      return true
    }
    isNegative = take("-")
    let whole = takeDigits(from: &rest)
    var fraction = 0
    if rest.first == UInt8(ascii: "."), rest.dropFirst().first?.isASCIIDigit ?? false {
      rest.removeFirst()
      fraction = takeDigits(from: &rest)
    }
    guard whole + fraction > 0 else { return nil }
    var exponent = 0
    if take("eE") {
      let isSmall = take("-")
      if !isSmall { _ = take("+") }
      guard rest.first?.isASCIIDigit ?? false else { return nil }
      while let digit = rest.first, digit.isASCIIDigit {
        exponent = min(exponent * 10 + Int(digit & 0x0F), 1 << 32)
        rest.removeFirst()
      }
      if isSmall { exponent.negate() }
    }
    guard rest.isEmpty else { return nil }
    leadingPower = whole - 1 - zeros + exponent
    if digits.isEmpty { leadingPower = 0 }
  }

  /// The zeros before the first other digit.
  private var zeros = 0

  /// Takes digits; gives how many.
  private mutating func takeDigits(from rest: inout Substring.UTF8View) -> Int {
    var count = 0
    while let digit = rest.first, digit.isASCIIDigit {
      if digits.isEmpty, digit == UInt8(ascii: "0") {
        zeros += 1
      } else if digits.count < DecimalNumber.maxDigits {
        digits.append(digit & 0x0F)
      } else if digit != UInt8(ascii: "0") {
        hasMore = true
      }
      count += 1
      rest.removeFirst()
    }
    return count
  }

  /// The number without the digits behind the point for which there is no room; the last digit that
  /// is left says that there were some.
  var cut: DecimalNumber {
    if digits.isEmpty { return DecimalNumber(0) }
    let room = max(min(digits.count, leadingPower + 1 + DecimalNumber.maxDigits), 0)
    var significand = digits[..<room].reduce(Int128(0)) { $0 * 10 + Int128($1) }
    var scale = min(room - 1 - leadingPower, DecimalNumber.maxDigits)
    if scale < 0 { (significand, scale) = (significand * DecimalNumber.power(-scale), 0) }
    let isCut = hasMore || digits[room...].contains { $0 != 0 }
    if isCut, scale > 0, significand % 10 == 0 { significand += 1 }
    return DecimalNumber(significand: isNegative ? -significand : significand, scale: scale)
      ?? DecimalNumber(0)
  }
}
