internal import Formwork

/// What lines of a list are sorted and found by.
enum LineKey: Sendable {
  /// The whole line: a password.
  case word
  /// The hexadecimal digits before a colon, in upper or lower case: a digest and its count.
  case digest

  /// The key of a line; a carriage return at its end is no part of it.
  func key(of line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var count = line.count
    if count > 0, line[count - 1] == 0x0D { count -= 1 }
    if self == .digest {
      var end = 0
      while end < count, line[end] != UInt8(ascii: ":") { end += 1 }
      count = end
    }
    return UnsafeBufferPointer(rebasing: line[..<count])
  }

  /// Whether one key comes before another one, bytewise: below, at or above 0.
  func order(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
    let common = left.count < right.count ? left.count : right.count
    for index in 0..<common where left[index] != right[index] {
      let (one, other) = (comparable(left[index]), comparable(right[index]))
      if one != other { return one < other ? -1 : 1 }
    }
    return left.count - right.count
  }

  private func comparable(_ byte: UInt8) -> UInt8 {
    self == .digest && byte >= 0x61 && byte <= 0x7A ? byte - 0x20 : byte
  }
}

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
      while let beginning = start, pair < 2 || probe == Self.probes {
        let line = try line(at: beginning, piece)
        guard Self.follows(line, &previous, by: key) else { return false }
        (pair, last) = (pair + 1, beginning)
        start = try lineStart(from: beginning + line.count + 1, before: size, piece)
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

extension LineFile {
  /// A line that no password is ever compared with, and why.
  struct UselessLine {
    /// Its number, from 1.
    let number: Int
    /// What is wrong with it, for people.
    let reason: String
  }

  /// Refuses a file that is something else than a list, by its first line that is not empty; O(size
  /// of that line).
  ///
  /// Whatever is asked about a list of another kind, or in UTF-16, the answer is that it is not there.
  ///
  /// - Parameter key: what the lines are found by.
  /// - Returns: whether there is a line at all.
  /// - Throws: when it is no list, or cannot be read.
  @discardableResult
  func requireLines(of key: LineKey) throws(PasswordFileError) -> Bool {
    var number = 0
    var hasLine = false
    var fault: String?
    try forEachLine { line in
      number += 1
      hasLine = !key.key(of: line.bytes).isEmpty
      if hasLine { fault = key.fault(of: line.bytes) }
      return !hasLine
    }
    // A long line is of no use, but of no other kind either.
    guard let fault, fault != LineKey.tooLong else { return hasLine }
    throw PasswordFileError(path: path, reason: "line \(number) \(fault)")
  }

  /// The first line that is never found; nil when all may be.
  ///
  /// O(size).
  func firstUselessLine(by key: LineKey) throws(PasswordFileError) -> UselessLine? {
    var number = 0
    var found: String?
    try forEachLine { line in
      number += 1
      // An empty line is in nobody's way.
      if !key.key(of: line.bytes).isEmpty { found = key.fault(of: line.bytes) }
      return found == nil
    }
    return found.map { UselessLine(number: number, reason: $0) }
  }
}

extension LineKey {
  fileprivate static let tooLong = "is longer than 1,024 bytes"

  /// Why a line is never found; nil when it may be.
  fileprivate func fault(of line: UnsafeBufferPointer<UInt8>) -> String? {
    let key = key(of: line)
    switch self {
    case .word:
      guard key.count <= LineFile.longestKey else { return Self.tooLong }
      return key.isValidUTF8 && !key.holdsNUL ? nil : "is not text in UTF-8"
    case .digest:
      let isDigest = key.count == 40 && key.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      return isDigest ? nil : "does not begin with a SHA-1 digest of 40 hexadecimal digits"
    }
  }
}
