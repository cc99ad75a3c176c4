/// Records of a file, one at a time: memory does not depend on the file's size.
///
/// NDJSON (one object a line; blank lines are skipped, a byte order mark and CRLF accepted) or one
/// JSON array of objects.
public struct RecordReader {
  /// How records stand in a file.
  public enum Input: String, Sendable, CaseIterable {
    /// An array when the first character is `[`, else NDJSON.
    case auto
    /// One record a line.
    case ndjson
    /// An array of records, or one record.
    case json
  }

  private enum State {
    case start
    case lines
    case firstElement
    case elements
    case behindArray
    case whole
    case finished
  }

  /// Most bytes of one record.
  static let limit = 16 << 20

  private let input: Input
  private let tags: Set<String>?
  private var bytes: ByteReader
  private var state = State.start
  private var number = 0

  /// Records of bytes that come in pieces of any size.
  ///
  /// - Parameters:
  ///   - input: how records stand in the file.
  ///   - tags: the keys that are kept; what stands under others is judged as JSON, and takes no
  ///     memory. Nil: all.
  ///   - source: gives the next bytes; nothing at the end.
  public init(
    _ input: Input = .auto, keeping tags: Set<String>? = nil,
    source: @escaping () throws -> [UInt8]
  ) {
    (self.input, self.tags) = (input, tags)
    bytes = ByteReader(source)
  }

  /// The next record; nil at the end.
  ///
  /// - Returns: the record, or why there is none on that line.
  /// - Throws: what the source throws.
  public mutating func next() throws -> Record? {
    switch state {
    case .start:
      try begin()
      return try next()
    case .lines: return try nextLine()
    case .firstElement, .elements: return try nextElement()
    case .whole:
      state = .finished
      return record(line: try bytes.rest(limit: RecordReader.limit))
    case .behindArray:
      state = .finished
      guard try bytes.peekPastBlanks() != nil else { return nil }
      return failure("is behind the end of the array", line: bytes.line)
    case .finished: return nil
    }
  }

  private mutating func begin() throws {
    try bytes.skipMark()
    state = .lines
    guard input != .ndjson else { return }
    let first = try bytes.peekPastBlanks()
    if first == UInt8(ascii: "[") {
      bytes.skip()
      state = .firstElement
    } else if input == .json {
      state = first == nil ? .finished : .whole
    }
  }

  private mutating func nextLine() throws -> Record? {
    while let line = try bytes.nextLine(limit: RecordReader.limit) {
      if !bytes.text.isEmpty { return record(line: line) }
    }
    state = .finished
    return nil
  }

  private mutating func nextElement() throws -> Record? {
    let isFirst = state == .firstElement
    state = .elements
    let (line, delimiter) = try bytes.nextElement(limit: RecordReader.limit)
    switch delimiter {
    case UInt8(ascii: ","): break
    case UInt8(ascii: "]"):
      state = .behindArray
      if isFirst, bytes.text.isEmpty { return try next() }
    default:
      state = .finished
      return failure("ends before the array does", line: line)
    }
    return record(line: line)
  }

  /// The record in the bytes that were read last.
  private mutating func record(line: Int) -> Record {
    guard bytes.text.count <= RecordReader.limit else {
      return failure("is longer than 16 MiB", line: line)
    }
    number += 1
    return Record(
      number: number, line: line, RecordBuilder.content(of: bytes.text, keeping: tags))
  }

  private mutating func failure(_ message: String, line: Int) -> Record {
    number += 1
    return Record(number: number, line: line, .init(values: .failure(RecordError(message))))
  }
}
