/// The one reader of escapes with hexadecimal digits, those of JSON and of YAML; each caller decides
/// what becomes of an escape that stands for no scalar.
enum HexEscape: Equatable {
  case scalar(Unicode.Scalar)
  /// A surrogate without the other one of its pair, or a number above U+10FFFF.
  case noScalar
  /// There are fewer hexadecimal digits than there must be.
  case invalid

  /// Reads the digits behind `\x`, `\u` or `\U`, and a low surrogate that follows a high one as
  /// `\uXXXX`.
  ///
  /// - Parameters:
  ///   - digits: how many there must be, at most 8.
  ///   - bytes: the text.
  ///   - offset: that of the first digit; afterwards that of the first byte behind what was read.
  /// - Returns: what the escape stands for.
  static func read<Bytes: RandomAccessCollection>(
    digits: Int, in bytes: Bytes, at offset: inout Int
  ) -> HexEscape where Bytes.Element == UInt8, Bytes.Index == Int {
    guard let first = number(digits: digits, in: bytes, at: &offset) else { return .invalid }
    guard 0xD800...0xDBFF ~= first, offset + 1 < bytes.endIndex,
      bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
    else { return Unicode.Scalar(first).map { .scalar($0) } ?? .noScalar }
    var end = offset + 2
    guard let second = number(digits: 4, in: bytes, at: &end), 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
    else { return .noScalar }
    offset = end
    return .scalar(scalar)
  }

  private static func number<Bytes: RandomAccessCollection>(
    digits: Int, in bytes: Bytes, at offset: inout Int
  ) -> UInt32? where Bytes.Element == UInt8, Bytes.Index == Int {
    guard offset + digits <= bytes.endIndex else { return nil }
    var number: UInt32 = 0
    for byte in bytes[offset..<offset + digits] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      number = number << 4 | UInt32(digit)
    }
    offset += digits
    return number
  }
}
