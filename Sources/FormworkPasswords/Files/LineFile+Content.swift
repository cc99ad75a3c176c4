internal import Formwork

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
