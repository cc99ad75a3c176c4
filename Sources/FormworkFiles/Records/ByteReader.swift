/// Bytes that come in pieces, read line by line or element by element.
struct ByteReader {
  private let source: () throws -> [UInt8]
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  /// The number of the line that is read, from 1.
  private(set) var line = 1
  /// What was read last.
  private(set) var text: [UInt8] = []

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

  /// Steps over a byte order mark at the beginning; a part of one is left as it is.
  mutating func skipMark() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    while buffer.count < mark.count, !isAtEnd {
      let more = try source()
      isAtEnd = more.isEmpty
      buffer += more
    }
    if buffer.starts(with: mark) { position = mark.count }
  }

  /// Steps over blanks and line ends; the byte behind them, nil at the end.
  mutating func peekPastBlanks() throws -> UInt8? {
    while let byte = try peek() {
      guard ByteReader.isBlank(byte) else { return byte }
      skip()
    }
    return nil
  }

  /// Reads the next line, without its end and the blanks that it begins with; nil at the end.
  ///
  /// Of a line that is longer than the limit one byte more than that is kept.
  ///
  /// - Returns: the number of the line.
  mutating func nextLine(limit: Int) throws -> Int? {
    guard try fill() else { return nil }
    let number = line
    text.removeAll(keepingCapacity: true)
    while try fill() {
      let end = buffer[position...].firstIndex(of: 0x0A)
      var piece = buffer[position..<(end ?? buffer.count)]
      if text.isEmpty { piece = piece.drop(while: ByteReader.isBlank) }
      keep(piece, limit)
      position = end.map { $0 + 1 } ?? buffer.count
      if end != nil {
        line += 1
        break
      }
    }
    if text.last == 0x0D { text.removeLast() }
    return number
  }

  /// Reads all bytes that are left, one more than the limit at most.
  ///
  /// - Returns: the number of the line that they begin on.
  mutating func rest(limit: Int) throws -> Int {
    let number = line
    text.removeAll(keepingCapacity: true)
    while try fill(), text.count <= limit {
      keep(buffer[position...], limit)
      position = buffer.count
    }
    return number
  }

  /// Reads the bytes up to a comma or the bracket that closes the list, which is stepped over.
  ///
  /// - Returns: the number of the line that they begin on, and the delimiter; nil when there is none.
  mutating func nextElement(limit: Int) throws -> (number: Int, delimiter: UInt8?) {
    _ = try peekPastBlanks()
    let number = line
    text.removeAll(keepingCapacity: true)
    var scan = ElementScan()
    while try fill() {
      let start = position
      while position < buffer.count {
        let byte = buffer[position]
        skip()
        guard scan.ends(at: byte) else { continue }
        keep(buffer[start..<position - 1], limit)
        return (number, byte)
      }
      keep(buffer[start...], limit)
    }
    return (number, nil)
  }

  /// Keeps bytes, one more than the limit at most; memory grows to that and not beyond.
  private mutating func keep(_ piece: ArraySlice<UInt8>, _ limit: Int) {
    let count = min(text.count + piece.count, limit + 1)
    if count > text.capacity {
      text.reserveCapacity(min(max(count, 2 * text.capacity), limit + 1))
    }
    text.append(contentsOf: piece.prefix(count - text.count))
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
