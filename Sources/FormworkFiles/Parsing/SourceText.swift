internal import Formwork
internal import Glibc

/// The text of a file, checked, with its lines.
struct SourceText: Sendable {
  /// The bytes, without a byte order mark.
  let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let lineStarts: [Int]
  /// The scalars before each block of bytes; empty when every scalar is a byte.
  private let scalarsBefore: [Int]
  private static let blockSize = 256

  /// What a text may not be.
  struct Refusal: Error {
    let message: String
    let position: SourcePosition
  }

  /// Most bytes of a file that is read as a whole.
  static let limit = 1 << 20

  init(_ given: some Collection<UInt8>) throws(Refusal) {
    guard given.count <= SourceText.limit else {
      throw Refusal(
        message: "the file is larger than 1 MiB", position: SourcePosition(line: 1, column: 1))
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = Array(given.starts(with: mark) ? given.dropFirst(3) : given[...])
    self.bytes = bytes
    lineStarts = SourceText.lineStarts(bytes)
    scalarsBefore = SourceText.scalarsBefore(bytes)
    if let encoding = WideEncoding(of: bytes.prefix(1 << 10)) {
      throw Refusal(
        message: "this is \(encoding.rawValue); save it as UTF-8",
        position: SourcePosition(line: 1, column: 1))
    }
    if let offset = bytes.firstIndex(of: 0) {
      throw Refusal(message: "the file holds a NUL character", position: position(at: offset))
    }
    if let offset = SourceText.firstInvalidByte(bytes) {
      throw Refusal(message: "the file is not valid UTF-8", position: position(at: offset))
    }
  }

  private static func scalarsBefore(_ bytes: [UInt8]) -> [Int] {
    if bytes.allSatisfy({ $0 < 0x80 }) { return [] }
    var (counts, count) = ([Int](), 0)
    for (offset, byte) in bytes.enumerated() {
      if offset % blockSize == 0 { counts.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
    }
    return counts
  }

  /// How many scalars begin in a range; O(1), and quickest for short ones.
  private func scalarCount(_ range: Range<Int>) -> Int {
    if scalarsBefore.isEmpty { return range.count }
    if range.count <= SourceText.blockSize { return bytes[range].count { $0 & 0xC0 != 0x80 } }
    return scalars(before: range.upperBound) - scalars(before: range.lowerBound)
  }

  /// How many scalars begin before a byte; O(1).
  private func scalars(before offset: Int) -> Int {
    if scalarsBefore.isEmpty { return offset }
    let block = min(offset / SourceText.blockSize, scalarsBefore.count - 1)
    let rest = bytes[block * SourceText.blockSize..<offset]
    return scalarsBefore[block] + rest.count { $0 & 0xC0 != 0x80 }
  }

  /// Reads a text, for those who cannot throw.
  static func reading(_ given: UnsafeBufferPointer<UInt8>) -> Result<SourceText, Refusal> {
    do throws(Refusal) { return .success(try SourceText(given)) } catch { return .failure(error) }
  }

  /// Overwrites the bytes, wherever else the array is held; for texts with passwords, when they are
  /// read.
  func wipe() {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      explicit_bzero(UnsafeMutableRawPointer(mutating: start), bytes.count)
    }
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isLone = byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
      if byte == 0x0A || isLone { starts.append(offset + 1) }
    }
    return starts
  }

  private static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
    if bytes.withUnsafeBufferPointer(\.isValidUTF8) { return nil }
    var decoder = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  /// The line and column of a byte.
  ///
  /// O(log lines).
  func position(at offset: Int, length: Int = 0) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = index(ofLineAt: offset)
    let column = scalarCount(lineStarts[line]..<offset) + 1
    return SourcePosition(line: line + 1, column: column, length: length, offset: offset)
  }

  /// The position of a range: as long as the part of it on its first line.
  func position(of range: Range<Int>) -> SourcePosition {
    let line = index(ofLineAt: range.lowerBound)
    let end = min(range.upperBound, contents(ofLine: line).upperBound)
    let length = range.lowerBound < end ? scalarCount(range.lowerBound..<end) : 0
    return position(at: range.lowerBound, length: length)
  }

  private func index(ofLineAt offset: Int) -> Int {
    lineStarts.partitioningIndex { $0 > offset } - 1
  }

  /// How many lines there are; an empty one at the end does not count.
  var lineCount: Int {
    lineStarts.count > 1 && lineStarts.last == bytes.count ? lineStarts.count - 1 : lineStarts.count
  }

  /// Behind the last line that holds something.
  var endOfLastLine: SourcePosition { position(at: contents(ofLine: lineCount - 1).upperBound) }

  private func contents(ofLine line: Int) -> Range<Int> {
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// What is around a column of a line, and the column in it; nil when there is no such line.
  ///
  /// All of a line that is not very long. O(1) for all others.
  func excerpt(line number: Int, column: Int) -> (text: String, column: Int)? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let line = contents(ofLine: number - 1)
    let reach = 1024
    if line.count <= 2 * reach {
      return (String(decoding: bytes[line], as: UTF8.self), column)
    }
    let middle = min(line.lowerBound + self.offset(ofColumn: column, in: line), line.upperBound)
    var start = max(line.lowerBound, middle - reach)
    while start < middle, bytes[start] & 0xC0 == 0x80 { start += 1 }
    var end = min(line.upperBound, middle + reach)
    while end > middle, end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    let skipped = scalars(before: start) - scalars(before: line.lowerBound)
    return (String(decoding: bytes[start..<end], as: UTF8.self), column - skipped)
  }

  /// The byte at a line and a column; the last one when there is no such position.
  func offset(ofLine number: Int, column: Int) -> Int {
    guard lineStarts.indices.contains(number - 1) else { return bytes.count }
    let line = contents(ofLine: number - 1)
    return min(line.lowerBound + offset(ofColumn: max(column, 1), in: line), line.upperBound)
  }

  /// The bytes of a line before a column.
  private func offset(ofColumn column: Int, in line: Range<Int>) -> Int {
    if scalarsBefore.isEmpty { return column - 1 }
    let wanted = scalars(before: line.lowerBound) + column - 1
    let block = scalarsBefore.partitioningIndex { $0 > wanted } - 1
    var offset = max(block * SourceText.blockSize, line.lowerBound)
    var count = scalars(before: offset)
    while offset < line.upperBound, count < wanted || bytes[offset] & 0xC0 == 0x80 {
      if bytes[offset] & 0xC0 != 0x80 { count += 1 }
      offset += 1
    }
    return offset - line.lowerBound
  }

  /// The first byte from an offset on that is neither white space nor in a comment; nil: none is.
  func firstContent(from offset: Int) -> Int? {
    var index = offset
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "#"):
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      default: return index
      }
    }
    return nil
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension [Int] {
  /// The first index from which on a predicate holds, of an array in which it never holds before.
  fileprivate func partitioningIndex(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
