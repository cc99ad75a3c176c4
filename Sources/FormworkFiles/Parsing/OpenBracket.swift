/// A `[` or `{` that may lack its closing sign.
struct OpenBracket {
  /// Where it stands, in bytes.
  let offset: Int
  /// Whether it is one by intention: not where a text is due, which only lacks its quotes.
  let isMeant: Bool

  /// The keys under which lists and maps stand.
  private static let keys: Set<String> = [
    "sections", "rows", "rules", "options", "lists", "messages", "validator", "generate",
    "submit", "lines", "oneOf", "noneOf", "email", "url", "schemes", "context", "colors", "allOf",
    "value", "reset",
  ]

  /// The innermost one that is not closed at an offset; nil: all are.
  ///
  /// The parser looks ahead, so that some before the offset may not have been read as such.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - range: from what was read last to the error.
  ///   - opened: those that were read and are not closed.
  /// - Returns: the last of those that are open.
  static func last(in text: SourceText, _ range: Range<Int>, opened: [Int]) -> OpenBracket? {
    var open = opened
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text.bytes[index]
      let isStart = index == 0 || [0x20, 0x09, 0x0A, 0x0D].contains(text.bytes[index - 1])
      switch byte {
      case UInt8(ascii: "#") where isStart:
        while index < range.upperBound, text.bytes[index] != 0x0A { index += 1 }
      case UInt8(ascii: "'") where isStart || !open.isEmpty,
        UInt8(ascii: "\"") where isStart || !open.isEmpty:
        index += 1
        while index < range.upperBound, text.bytes[index] != byte { index += 1 }
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if isStart || !open.isEmpty { open.append(index) }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        // Both closing signs have the same distance from the opening ones.
        guard let last = open.last else { break }
        guard text.bytes[last] + 2 == byte else { return OpenBracket(at: last, in: text) }
        open.removeLast()
      default: break
      }
      index += 1
    }
    return open.last.map { OpenBracket(at: $0, in: text) }
  }

  private init(at offset: Int, in text: SourceText) {
    self.offset = offset
    let before = text.bytes[max(0, offset - 80)..<offset]
    let key = before.reversed().drop { $0 == 0x20 }
    guard key.first == UInt8(ascii: ":") else {
      isMeant = true
      return
    }
    let letters = key.dropFirst().drop { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
      .prefix { $0 >= 0x80 || ($0 | 0x20) &- 0x61 < 26 }
    isMeant = Self.keys.contains(String(decoding: Array(letters.reversed()), as: UTF8.self))
  }

  /// Whether it is closed on its own line; signs in quotes count too.
  func isClosedOnLine(of text: SourceText) -> Bool {
    var open: [UInt8] = []
    for byte in text.bytes[offset...] {
      switch byte {
      case 0x0A, 0x0D: return false
      case UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast().map({ $0 + 2 == byte }) ?? false else { return false }
        if open.isEmpty { return true }
      default: break
      }
    }
    return false
  }
}
