internal import CUtf8proc
internal import Formwork
internal import Glibc

extension LineFile {
  /// The length of the longest key that is looked for; every longer one is not on a list.
  static let longestKey = 1_024

  private static let pieceSize = 4_096

  /// Gives the line of a key, without its end, if the sorted file has it; nil when it has not.
  ///
  /// O(log size), with two small reads for each step.
  func search<R>(
    _ key: UnsafeBufferPointer<UInt8>, by order: LineKey,
    found: (UnsafeBufferPointer<UInt8>) -> R
  ) throws(PasswordFileError) -> R? {
    guard key.count <= Self.longestKey else { return nil }
    // What is read last is the line that equals the password.
    let piece = LockedMemory.allocate(Self.pieceSize)
    defer { LockedMemory.release(piece) }
    var (low, high) = (try firstLine(piece), size)
    while low < high {
      let middle = low + (high - low) / 2
      let start = middle == low ? low : try lineStart(from: middle, before: high, piece)
      guard let start else {
        high = middle
        continue
      }
      let line = try line(at: start, piece)
      let comparison = order.order(order.key(of: line), key)
      if comparison == 0 { return found(line) }
      if comparison > 0 {
        high = middle
      } else {
        low = try lineStart(from: start + line.count + 1, before: high, piece) ?? high
      }
    }
    return nil
  }

  /// Where the first line begins: behind a byte order mark.
  func firstLine(_ piece: UnsafeMutableRawBufferPointer) throws(PasswordFileError) -> Int {
    let count = try read(at: 0, into: UnsafeMutableRawBufferPointer(rebasing: piece[..<3]))
    return count == 3 && piece[..<3].elementsEqual([0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Where the first line begins that does so at an offset above 0 or behind it; nil when none does
  /// before a limit.
  func lineStart(
    from offset: Int, before limit: Int, _ piece: UnsafeMutableRawBufferPointer
  ) throws(PasswordFileError) -> Int? {
    // The line end before an offset counts, too.
    var start = offset - 1
    while start < limit - 1 {
      let count = try read(at: start, into: piece)
      guard count > 0, let base = piece.baseAddress else { return nil }
      if let end = memchr(base, 0x0A, count) {
        let next = start + (UnsafeMutableRawPointer(end) - base) + 1
        return next < limit ? next : nil
      }
      start += count
    }
    return nil
  }

  /// The line that begins at an offset, without its end, or as much of it as a piece holds.
  func line(
    at offset: Int, _ piece: UnsafeMutableRawBufferPointer
  ) throws(PasswordFileError) -> UnsafeBufferPointer<UInt8> {
    let count = try read(at: offset, into: piece)
    let bytes = UnsafeRawBufferPointer(piece).bindMemory(to: UInt8.self)
    guard count > 0, let base = piece.baseAddress else {
      return UnsafeBufferPointer(rebasing: bytes[..<0])
    }
    let end = memchr(base, 0x0A, count).map { UnsafeMutableRawPointer($0) - base }
    return UnsafeBufferPointer(rebasing: bytes[..<(end ?? count)])
  }
}

extension LineFile {
  /// Whether a folded word in NFC is a line of the file in any case; O(size).
  func holds(_ word: UnsafeBufferPointer<UInt8>) throws(PasswordFileError) -> Bool {
    guard !word.isEmpty, word.count <= Self.longestKey else { return false }
    let beginning = Self.beginning(of: word)
    var isFound = false
    try forEachLine { line in
      let key = LineKey.word.key(of: line.bytes)
      if key.count == word.count, Self.isSame(key, word) {
        isFound = true
      } else if !line.isASCII, Self.beginning(of: key) == beginning, key.count <= Self.longestKey {
        // Capitals and decomposed letters may be longer or shorter than what they are folded to.
        isFound = NormalizedText(key, folding: .full).withUTF8 { $0.elementsEqual(word) }
      }
      return !isFound
    }
    return isFound
  }

  /// Whether bytes are a folded word but for capitals of ASCII.
  private static func isSame(
    _ line: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    for index in 0..<word.count {
      let byte = line[index]
      guard byte == word[index] || (byte &- 0x41 < 26 && byte | 0x20 == word[index]) else {
        return false
      }
    }
    return true
  }

  /// The first code point of a text without its marks, folded: what every spelling of it begins
  /// with.
  private static func beginning(of text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let base = text.baseAddress, let first = text.first else { return 0 }
    guard first >= 0x80 else { return UInt32(first &- 0x41 < 26 ? first | 0x20 : first) }
    var (scalar, boundary): (utf8proc_int32_t, Int32) = (0, 0)
    guard utf8proc_iterate(base, text.count, &scalar) > 0 else { return .max }
    var parts: (utf8proc_int32_t, utf8proc_int32_t, utf8proc_int32_t, utf8proc_int32_t) = (
      0, 0, 0, 0
    )
    withUnsafeMutableBytes(of: &parts) { parts in
      _ = utf8proc_decompose_char(
        scalar, parts.assumingMemoryBound(to: utf8proc_int32_t.self).baseAddress, 4,
        UTF8PROC_DECOMPOSE, &boundary)
    }
    var beginning: UInt32?
    if let letter = Unicode.Scalar(UInt32(bitPattern: parts.0)) {
      var folding = CaseFolding()
      folding.fold(letter) { beginning = beginning ?? $0.value }
    }
    return beginning ?? .max
  }
}
