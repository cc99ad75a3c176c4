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
    guard let number = scan.number(), scan.place == bytes.count else { return nil }
    self = number
  }
}

/// Reads one number from the beginning of some bytes.
struct DecimalScan {
  let bytes: UnsafeBufferPointer<UInt8>
  var place = 0
  private var significand: UInt128 = 0
  private var scale = 0
  private var fits = true

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Nil when there is no number, or one of too many digits.
  mutating func number() -> DecimalNumber? {
    let isNegative = take(UInt8(ascii: "-"))
    let whole = digits()
    var fraction = 0
    if place + 1 < bytes.count, bytes[place] == UInt8(ascii: "."), isDigit(bytes[place + 1]) {
      place += 1
      fraction = digits()
    }
    guard whole + fraction > 0, fits, let exponent = exponent() else { return nil }
    scale = fraction - exponent
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

  /// Takes digits; gives how many.
  private mutating func digits() -> Int {
    let start = place
    while place < bytes.count, isDigit(bytes[place]) {
      if significand < DecimalNumber.magnitude(37) {
        significand = significand * 10 + UInt128(bytes[place] & 0x0F)
      } else {
        fits = false
      }
      place += 1
    }
    return place - start
  }

  /// 0 when there is none; nil when it begins and does not go on.
  private mutating func exponent() -> Int? {
    guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return 0 }
    let isNegative = take(UInt8(ascii: "-"))
    if !isNegative { _ = take(UInt8(ascii: "+")) }
    let start = place
    var exponent = 0
    while place < bytes.count, isDigit(bytes[place]) {
      exponent = min(exponent * 10 + Int(bytes[place] & 0x0F), 1_000_000)
      place += 1
    }
    guard place > start else { return nil }
    return isNegative ? -exponent : exponent
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
