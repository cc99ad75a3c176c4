extension DecimalNumber {
  /// A number from text such as `-12.50`, `.5` or `1e3`.
  ///
  /// Takes what JSON and HTML call a number. Nil when the text is none, or the number has more than
  /// 38 digits before or behind the point, or altogether.
  public init?(_ text: some StringProtocol) {
    var text = String(text)
    let number = text.withUTF8 { DecimalNumber(utf8: $0) }
    guard let number else { return nil }
    self = number
  }

  /// A number from the UTF-8 bytes of such a text.
  public init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    var scan = DecimalScan(bytes: bytes)
    guard scan.read(), let number = scan.number, scan.offset == bytes.count else { return nil }
    self = number
  }
}

/// Reads one number of any length from the beginning of some bytes.
struct DecimalScan {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Behind what was read.
  private(set) var offset = 0
  private(set) var isNegative = false
  /// The offsets of the digits before and behind the point.
  private(set) var (whole, fraction) = (0..<0, 0..<0)
  private(set) var exponent = 0
  private var significand: UInt128 = 0
  private var fits = true

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads the number; false when there is none.
  mutating func read() -> Bool {
    isNegative = take(UInt8(ascii: "-"))
    whole = digits()
    if offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "."), isDigit(bytes[offset + 1]) {
      offset += 1
      fraction = digits()
    }
    return !(whole.isEmpty && fraction.isEmpty) && readExponent()
  }

  /// What was read; nil when it has too many digits.
  var number: DecimalNumber? {
    guard fits else { return nil }
    var (significand, scale) = (significand, fraction.count - exponent)
    guard significand != 0 || (0...DecimalNumber.maxDigits).contains(scale) else {
      return DecimalNumber(0)
    }
    while scale < 0 {
      guard significand < DecimalNumber.magnitude(37) else { return nil }
      significand *= 10
      scale += 1
    }
    let digits = Int128(significand)
    return DecimalNumber(significand: isNegative ? -digits : digits, scale: scale)
  }

  /// Takes digits; gives their offsets.
  private mutating func digits() -> Range<Int> {
    let start = offset
    while offset < bytes.count, isDigit(bytes[offset]) {
      if significand < DecimalNumber.magnitude(37) {
        significand = significand * 10 + UInt128(bytes[offset] & 0x0F)
      } else {
        fits = false
      }
      offset += 1
    }
    return start..<offset
  }

  /// True when there is none; false when it begins and does not go on.
  private mutating func readExponent() -> Bool {
    guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return true }
    let isNegative = take(UInt8(ascii: "-"))
    if !isNegative { _ = take(UInt8(ascii: "+")) }
    let start = offset
    while offset < bytes.count, isDigit(bytes[offset]) {
      exponent = min(exponent * 10 + Int(bytes[offset] & 0x0F), 1 << 32)
      offset += 1
    }
    if isNegative { exponent.negate() }
    return offset > start
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
