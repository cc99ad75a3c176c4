/// Encodings of more than one byte a character, which editors save where UTF-8 is due.
enum WideEncoding: String {
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"

  /// The encoding that the first bytes of a text tell, by a byte order mark or by the zero bytes of
  /// its first characters; nil: it is none of these.
  init?(of bytes: ArraySlice<UInt8>) {
    let start = bytes.prefix(4).map { $0 }
    if start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF] {
      self = .utf32
    } else if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      self = .utf16
    } else if start.count == 4, start.map({ $0 == 0 }).isZeroPattern(of: 4) {
      self = .utf32
    } else if start.count == 4, start.map({ $0 == 0 }).isZeroPattern(of: 2) {
      self = .utf16
    } else {
      return nil
    }
  }
}

extension [Bool] {
  /// Whether these are the zero bytes of ASCII characters that take so many bytes each.
  fileprivate func isZeroPattern(of width: Int) -> Bool {
    let positions = indices.map { $0 % width }
    let isLittle = zip(self, positions).allSatisfy { isZero, position in isZero == (position != 0) }
    let isBig = zip(self, positions).allSatisfy { isZero, position in
      isZero == (position != width - 1)
    }
    return count % width == 0 && (isLittle || isBig)
  }
}
