/// Finds keys that an object has twice, in memory of 8 bytes a key.
///
/// One list serves all objects that are open: each has the entries behind its start.
struct ObjectKeys {
  /// Bits of a key's hash above the offset of its opening quote.
  private var entries: [UInt64] = []
  /// The number of entries at which they are looked through again, so that many equal keys are
  /// found before they take memory.
  private var nextCheck = ObjectKeys.firstCheck

  private static let offsetBits: UInt64 = 36
  private static let firstCheck = 4096

  /// What an object remembers of the list while it is open.
  struct Start {
    fileprivate let index: Int
    fileprivate let nextCheck: Int
  }

  /// Begins an object.
  mutating func open() -> Start {
    let start = Start(index: entries.count, nextCheck: nextCheck)
    nextCheck = entries.count + Self.firstCheck
    return start
  }

  /// Adds a key of the object that was opened last.
  mutating func add(
    _ key: JSONScanner.Text, in scanner: JSONScanner, since start: Start
  ) throws(RecordError) {
    let offset = UInt64(key.range.lowerBound - 1)
    let hash = UInt64(truncatingIfNeeded: Self.hash(of: key, in: scanner))
    entries.append(hash << Self.offsetBits | offset)
    if entries.count >= nextCheck {
      try check(scanner, since: start)
      nextCheck = start.index + (entries.count - start.index) * 2
    }
  }

  /// Ends the object that was opened last.
  ///
  /// O(keys · log keys).
  mutating func close(_ start: Start, in scanner: JSONScanner) throws(RecordError) {
    try check(scanner, since: start)
    entries.removeSubrange(start.index...)
    nextCheck = start.nextCheck
  }

  private mutating func check(_ scanner: JSONScanner, since start: Start) throws(RecordError) {
    guard entries.count > start.index + 1 else { return }
    entries[start.index...].sort()
    // Those of equal hash stand side by side.
    for index in start.index + 1..<entries.count {
      var other = index - 1
      while other >= start.index,
        entries[other] >> Self.offsetBits == entries[index] >> Self.offsetBits
      {
        guard !areEqual(entries[other], entries[index], scanner) else {
          throw RecordError("has a key twice")
        }
        other -= 1
      }
    }
  }

  private static func hash(of key: JSONScanner.Text, in scanner: JSONScanner) -> Int {
    // Hashes are seeded anew in each process: nobody can choose keys that share one.
    var hasher = Hasher()
    if key.hasEscapes {
      bytes(of: key, in: scanner).withUnsafeBytes { hasher.combine(bytes: $0) }
    } else {
      hasher.combine(
        bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: scanner.bytes[key.range])))
    }
    return hasher.finalize()
  }

  private static func bytes(of key: JSONScanner.Text, in scanner: JSONScanner) -> [UInt8] {
    var bytes: [UInt8] = []
    scanner.forEachByte(of: key) { bytes.append($0) }
    return bytes
  }

  private func areEqual(_ left: UInt64, _ right: UInt64, _ scanner: JSONScanner) -> Bool {
    guard let left = key(left, scanner), let right = key(right, scanner) else { return false }
    if !left.hasEscapes, !right.hasEscapes {
      return scanner.bytes[left.range].elementsEqual(scanner.bytes[right.range])
    }
    return Self.bytes(of: left, in: scanner) == Self.bytes(of: right, in: scanner)
  }

  private func key(_ entry: UInt64, _ scanner: JSONScanner) -> JSONScanner.Text? {
    let offset = Int(entry & (1 << Self.offsetBits - 1))
    var scanner = JSONScanner(scanner.bytes, at: offset)
    return try? scanner.string()
  }
}
