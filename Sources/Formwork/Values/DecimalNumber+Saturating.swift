extension DecimalNumber {
  /// A number as `init(_:)` takes it, or, where it has more than 38 digits before the point, one that
  /// no row takes and that is larger, or smaller, than all others.
  ///
  /// - Parameters:
  ///   - text: the number.
  ///   - cutsFraction: whether digits for which there is no room are left out behind the point; what
  ///     is no whole number becomes none by that. Else they make nil.
  package init?(saturating text: some StringProtocol, cutsFraction: Bool = false) {
    var text = String(text)
    let number = text.withUTF8 { utf8 -> DecimalNumber? in
      var scan = DecimalScan(bytes: utf8)
      guard scan.read(), scan.offset == utf8.count else { return nil }
      return scan.number ?? LongNumber(scan).saturated(cutsFraction: cutsFraction)
    }
    guard let number else { return nil }
    self = number
  }
}

/// A number of any length: its first digits, and how large it is.
private struct LongNumber {
  private let isNegative: Bool
  /// The power of ten of the first digit that is not zero.
  private let leadingPower: Int
  /// The digits from that one on, as many as a number may have.
  private let digits: [UInt8]
  /// Whether there are digits behind those that are not zero.
  private let hasMore: Bool

  init(_ scan: DecimalScan) {
    let written = [scan.whole, scan.fraction].flatMap { scan.bytes[$0] }.map { $0 & 0x0F }
    let zeros = written.prefix { $0 == 0 }.count
    let all = written[zeros...]
    digits = Array(all.prefix(DecimalNumber.maxDigits))
    hasMore = all.dropFirst(digits.count).contains { $0 != 0 }
    isNegative = scan.isNegative
    leadingPower = digits.isEmpty ? 0 : scan.whole.count - 1 - zeros + scan.exponent
  }

  /// One beyond all numbers when it is as large as that; else `cut`, or nil when nothing may be cut.
  func saturated(cutsFraction: Bool) -> DecimalNumber? {
    guard leadingPower >= DecimalNumber.maxDigits else { return cutsFraction ? cut : nil }
    let beyond = DecimalNumber.power(DecimalNumber.maxDigits)
    return DecimalNumber(unchecked: isNegative ? -beyond : beyond, scale: 0)
  }

  /// The number without the digits behind the point for which there is no room; the last digit that
  /// is left says that there were some.
  private var cut: DecimalNumber {
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
