/// Bytes that come in pieces, read line by line or element by element.
struct ByteReader {
  private let source: () throws -> [UInt8]
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  private(set) var line = 1

  init(_ source: @escaping () throws -> [UInt8]) { self.source = source }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Whether there are bytes, after reading on if need be.
  private mutating func fill() throws -> Bool {
    while position == buffer.count {
      if isAtEnd { return false }
      buffer = try source()
      position = 0
      isAtEnd = buffer.isEmpty
    }
    return true
  }

  private mutating func peek() throws -> UInt8? { try fill() ? buffer[position] : nil }

  /// Steps over the byte that was peeked at.
  mutating func skip() {
    if buffer[position] == 0x0A { line += 1 }
    position += 1
  }

  /// Steps over a byte order mark.
  mutating func skipMark() throws {
    for expected: UInt8 in [0xEF, 0xBB, 0xBF] {
      guard try peek() == expected else { return }
      skip()
    }
  }

  /// Steps over blanks and line ends; the byte behind them, nil at the end.
  mutating func peekPastBlanks() throws -> UInt8? {
    while let byte = try peek() {
      guard ByteReader.isBlank(byte) else { return byte }
      skip()
    }
    return nil
  }

  /// The next line without its end, and its number; nil at the end of the bytes.
  ///
  /// Of a line that is longer than the limit one byte more than that is kept.
  mutating func nextLine(limit: Int) throws -> (number: Int, text: [UInt8])? {
    guard try fill() else { return nil }
    let number = line
    var text: [UInt8] = []
    while try fill() {
      let end = buffer[position...].firstIndex(of: 0x0A)
      text.append(
        contentsOf: buffer[position..<(end ?? buffer.count)].prefix(limit + 1 - text.count))
      position = end.map { $0 + 1 } ?? buffer.count
      if end != nil {
        line += 1
        break
      }
    }
    if text.last == 0x0D { text.removeLast() }
    return (number, text)
  }

  /// All bytes that are left, one more than the limit at most, and the line that they begin on.
  mutating func rest(limit: Int) throws -> (number: Int, text: [UInt8]) {
    let number = line
    var text: [UInt8] = []
    while try fill(), text.count <= limit {
      text += buffer[position...].prefix(limit + 1 - text.count)
      position = buffer.count
    }
    return (number, text)
  }

  /// The bytes up to a comma or the bracket that closes the list, which is stepped over.
  ///
  /// The delimiter is nil when there is none.
  mutating func nextElement(
    limit: Int
  ) throws -> (number: Int, text: [UInt8], delimiter: UInt8?) {
    _ = try peekPastBlanks()
    let number = line
    var text: [UInt8] = []
    var scan = ElementScan()
    while let byte = try peek() {
      skip()
      if scan.ends(at: byte) { return (number, text, byte) }
      if text.count <= limit { text.append(byte) }
    }
    return (number, text, nil)
  }
}

/// Finds the end of an element of a JSON array.
private struct ElementScan {
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  mutating func ends(at byte: UInt8) -> Bool {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      return false
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ","): return depth == 0
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      if depth == 0 { return byte == UInt8(ascii: "]") }
      depth -= 1
    default: break
    }
    return false
  }
}
