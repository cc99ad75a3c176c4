internal import Formwork

extension LineFile {
  private static let smallSize = 1 << 20
  private static let probes = 1_000

  /// Whether the file looks sorted: bytewise, and words in lower case and NFC.
  ///
  /// A file of up to 1 MiB is read through. Of a larger one a thousand pairs of lines are looked at,
  /// evenly spaced, with the first and the last lines: that sees a list in another order, and not
  /// one in which a few lines were moved, nor a few capitals.
  func looksSorted(by key: LineKey) throws(PasswordFileError) -> Bool {
    if size <= Self.smallSize { return try firstDisorder(by: key) == nil }
    let piece = LockedMemory.allocate(4_096)
    defer { LockedMemory.release(piece) }
    let first = try firstLine(piece)
    var previous: [UInt8] = []
    var last = first
    for probe in 0...Self.probes {
      // The last probe is near enough to the end to meet the last two lines.
      let even = probe < Self.probes ? size / Self.probes * probe : size - 512
      let offset = max(even, last + 1)
      var start = probe == 0 ? first : try lineStart(from: offset, before: size, piece)
      var pair = 0
      while let place = start, pair < 2 || probe == Self.probes {
        let line = try line(at: place, piece)
        guard Self.follows(line, &previous, by: key) else { return false }
        (pair, last) = (pair + 1, place)
        start = try lineStart(from: place + line.count + 1, before: size, piece)
      }
    }
    return true
  }

  /// The number of the first line that is out of order, from 1; nil when none is.
  ///
  /// O(size). That is one which should be above the line before it, or a word with capitals or not in NFC.
  func firstDisorder(by key: LineKey) throws(PasswordFileError) -> Int? {
    var previous: [UInt8] = []
    var (number, found) = (0, false)
    try forEachLine { line in
      number += 1
      found = !Self.follows(line.bytes, &previous, by: key)
      return !found
    }
    return found ? number : nil
  }

  /// Whether a line may follow another one, which it then replaces.
  private static func follows(
    _ line: UnsafeBufferPointer<UInt8>, _ previous: inout [UInt8], by order: LineKey
  ) -> Bool {
    let key = order.key(of: line)
    let isBehind = previous.withUnsafeBufferPointer { order.order($0, key) <= 0 }
    guard isBehind, order == .digest || isFolded(key) else { return false }
    previous.removeAll(keepingCapacity: true)
    previous += key.prefix(longestKey)
    return true
  }

  private static func isFolded(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    var isASCII = true
    for byte in word {
      if byte >= 0x41, byte <= 0x5A { return false }
      if byte >= 0x80 { isASCII = false }
    }
    // Bytes that are no text are never found, wherever they stand.
    if isASCII || word.count > longestKey || !word.isValidUTF8 { return true }
    return NormalizedText(word, folding: .capitals).withUTF8 { $0.elementsEqual(word) }
  }
}
