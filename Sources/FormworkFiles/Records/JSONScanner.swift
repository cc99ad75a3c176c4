internal import Glibc

/// Steps over JSON text (RFC 8259), strictly: UTF-8 without errors, no lone surrogate, no NUL.
///
/// Keeps nothing, so that what a record holds beyond the form's rows costs no memory.
struct JSONScanner {
  /// A string of the text: its bytes between the quotes.
  struct Text {
    let range: Range<Int>
    let hasEscapes: Bool
  }

  /// A number of the text.
  struct Number {
    let range: Range<Int>
    /// Whether there is neither a point nor an exponent.
    let isWhole: Bool
  }

  static let invalid = RecordError("is not valid JSON")
  static let holdsNUL = RecordError("holds a NUL character")

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int = 0) {
    (self.bytes, self.offset) = (bytes, offset)
  }

  /// The byte behind blanks, which are stepped over; nil at the end.
  mutating func peek() -> UInt8? {
    while offset < bytes.count {
      let byte = bytes[offset]
      guard ByteReader.isBlank(byte) else { return byte }
      offset += 1
    }
    return nil
  }

  /// Steps over a byte behind blanks; false when another one, or none, is there.
  mutating func take(_ expected: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: expected) else { return false }
    offset += 1
    return true
  }

  mutating func expect(_ expected: Unicode.Scalar) throws(RecordError) {
    guard take(expected) else { throw Self.invalid }
  }

  /// Steps over `true`, `false` or `null`.
  mutating func expect(word: StaticString) throws(RecordError) {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count, let start = bytes.baseAddress,
      memcmp(start + offset, word.utf8Start, word.utf8CodeUnitCount) == 0
    else { throw Self.invalid }
    offset = end
  }

  // MARK: Numbers

  /// Steps over a number, which begins here.
  mutating func number() throws(RecordError) -> Number {
    let start = offset
    if byte == UInt8(ascii: "-") { offset += 1 }
    if byte == UInt8(ascii: "0") { offset += 1 } else { try digits() }
    let end = offset
    if byte == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      offset += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
    return Number(range: start..<offset, isWhole: offset == end)
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func digits() throws(RecordError) {
    let start = offset
    while let byte, byte &- 0x30 < 10 { offset += 1 }
    guard offset > start else { throw Self.invalid }
  }

  // MARK: Strings

  /// Steps over a string behind blanks.
  mutating func string() throws(RecordError) -> Text {
    try expect("\"")
    let start = offset
    var hasEscapes = false
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return Text(range: start..<offset - 1, hasEscapes: hasEscapes)
      case 0: throw Self.holdsNUL
      case ..<0x20: throw Self.invalid
      default:
        hasEscapes = hasEscapes || byte == UInt8(ascii: "\\")
        try stepOverScalar()
      }
    }
    throw Self.invalid
  }

  /// Steps over a scalar of two to four bytes (Unicode Standard, table 3-7).
  private mutating func multibyteScalar() throws(RecordError) {
    let first = bytes[offset]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw Self.invalid
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else {
      throw Self.invalid
    }
    for next in offset + 2..<offset + length where bytes[next] & 0xC0 != 0x80 {
      throw Self.invalid
    }
    offset += length
  }

  /// Steps over an escape; the scalar that it stands for.
  private mutating func escape() throws(RecordError) -> Unicode.Scalar {
    offset += 1
    guard let byte else { throw Self.invalid }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try hexadecimalEscape()
    default: throw Self.invalid
    }
  }

  private mutating func hexadecimalEscape() throws(RecordError) -> Unicode.Scalar {
    switch HexEscape.read(digits: 4, in: bytes, at: &offset) {
    case .scalar("\0"): throw Self.holdsNUL
    case .scalar(let scalar): return scalar
    case .noScalar, .invalid: throw Self.invalid
    }
  }

  // MARK: Contents

  /// The text of a string that was stepped over.
  func content(of text: Text) -> String {
    let raw = UnsafeBufferPointer(rebasing: bytes[text.range])
    guard text.hasEscapes else { return String(decoding: raw, as: UTF8.self) }
    // An escape is longer than what it stands for.
    return String(unsafeUninitializedCapacity: raw.count) { buffer in
      var count = 0
      forEachByte(of: text) {
        buffer[count] = $0
        count += 1
      }
      return count
    }
  }

  /// The first bytes of a string that was stepped over, whole scalars and escapes.
  func beginning(of text: Text, atMost count: Int) -> Text {
    let limit = min(text.range.upperBound, text.range.lowerBound + count)
    var (scanner, end) = (JSONScanner(bytes, at: text.range.lowerBound), text.range.lowerBound)
    while scanner.offset <= limit {
      end = scanner.offset
      guard end < text.range.upperBound, (try? scanner.stepOverScalar()) != nil else { break }
    }
    return Text(range: text.range.lowerBound..<end, hasEscapes: text.hasEscapes)
  }

  private mutating func stepOverScalar() throws(RecordError) {
    switch bytes[offset] {
    case UInt8(ascii: "\\"): _ = try escape()
    case ..<0x80: offset += 1
    default: try multibyteScalar()
    }
  }

  /// Gives the UTF-8 bytes of a string that was stepped over, escapes resolved.
  func forEachByte(of text: Text, _ body: (UInt8) -> Void) {
    var scanner = JSONScanner(bytes, at: text.range.lowerBound)
    while scanner.offset < text.range.upperBound {
      if let byte = scanner.byte, byte != UInt8(ascii: "\\") {
        body(byte)
        scanner.offset += 1
      } else if let scalar = try? scanner.escape() {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { body(byte) }
      }
    }
  }
}
