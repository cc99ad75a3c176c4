internal import Formwork
internal import Glibc

/// The text of a file, checked, with its lines.
struct SourceText: Sendable {
  /// The bytes, without a byte order mark.
  let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let lineStarts: [Int]

  /// What a text may not be.
  struct Refusal: Error {
    let message: String
    let place: DefinitionPlace
  }

  /// Most bytes of a file that is read as a whole.
  static let limit = 1 << 20

  init(_ given: some Collection<UInt8>) throws(Refusal) {
    guard given.count <= SourceText.limit else {
      throw Refusal(
        message: "the file is larger than 1 MiB", place: DefinitionPlace(line: 1, column: 1))
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = Array(given.starts(with: mark) ? given.dropFirst(3) : given[...])
    self.bytes = bytes
    lineStarts = SourceText.lineStarts(bytes)
    if let offset = bytes.firstIndex(of: 0) {
      throw Refusal(message: "the file holds a NUL character", place: place(at: offset))
    }
    if let offset = SourceText.firstInvalidByte(bytes) {
      throw Refusal(message: "the file is not valid UTF-8", place: place(at: offset))
    }
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
  /// O(log lines + columns).
  func place(at offset: Int, length: Int = 0) -> DefinitionPlace {
    let offset = min(max(offset, 0), bytes.count)
    let line = index(ofLineAt: offset)
    let before = bytes[lineStarts[line]..<offset].count { $0 & 0xC0 != 0x80 }
    return DefinitionPlace(line: line + 1, column: before + 1, length: length, offset: offset)
  }

  /// The place of a range: as long as the part of it on its first line.
  func place(of range: Range<Int>) -> DefinitionPlace {
    let line = index(ofLineAt: range.lowerBound)
    let end = min(range.upperBound, contents(ofLine: line).upperBound)
    let length =
      range.lowerBound < end ? bytes[range.lowerBound..<end].count { $0 & 0xC0 != 0x80 } : 0
    return place(at: range.lowerBound, length: length)
  }

  private func index(ofLineAt offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// How many lines there are; an empty one at the end does not count.
  var lineCount: Int {
    lineStarts.count > 1 && lineStarts.last == bytes.count ? lineStarts.count - 1 : lineStarts.count
  }

  private func contents(ofLine line: Int) -> Range<Int> {
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// A line without its end, counted from 1; nil when there is no such line.
  func line(_ number: Int) -> String? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    return String(decoding: bytes[contents(ofLine: number - 1)], as: UTF8.self)
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
