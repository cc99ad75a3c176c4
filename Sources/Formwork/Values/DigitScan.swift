/// Reads numbers of a fixed width and the signs between them.
struct DigitScan {
  private var rest: Substring.UTF8View

  init(_ text: some StringProtocol) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// Exactly so many digits; nil when there are fewer.
  mutating func number(_ width: Int) -> Int? {
    var number = 0
    for _ in 0..<width {
      guard let byte = rest.first, byte &- 0x30 < 10 else { return nil }
      number = number * 10 + Int(byte & 0x0F)
      rest.removeFirst()
    }
    return number
  }

  /// Takes the character if it is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, UInt32(byte) == character.value else { return false }
    rest.removeFirst()
    return true
  }
}

/// The digits with zeros before them.
func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
}

/// A type that is written as its ISO 8601 text.
protocol ISOCodable: Codable, CustomStringConvertible {
  init?(_ text: String)
}

extension ISOCodable {
  /// Reads the ISO 8601 text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not the ISO 8601 text of a \(Self.self)")
    }
    self = value
  }

  /// Writes the ISO 8601 text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
