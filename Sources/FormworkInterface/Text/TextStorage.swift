internal import Formwork

/// What holds the text of a buffer, as UTF-8.
protocol TextStorage {
  /// Whether the text must leave no trace: no undo, no words, nothing to yank.
  static var isSecret: Bool { get }
  /// Gives the bytes for the time of the call.
  func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R
  /// Replaces the bytes of a range.
  mutating func replace(_ range: Range<Int>, with utf8: some Collection<UInt8>)
}

extension String: TextStorage {
  static var isSecret: Bool { false }

  func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    var text = self
    return text.withUTF8(body)
  }

  mutating func replace(_ range: Range<Int>, with utf8: some Collection<UInt8>) {
    let start = self.utf8.index(startIndex, offsetBy: range.lowerBound)
    let end = self.utf8.index(startIndex, offsetBy: range.upperBound)
    replaceSubrange(start..<end, with: String(decoding: utf8, as: UTF8.self))
  }
}

extension SecretBuffer: TextStorage {
  static var isSecret: Bool { true }

  func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R { withUTF8(body) }

  func replace(_ range: Range<Int>, with utf8: some Collection<UInt8>) {
    replaceSubrange(range, with: utf8)
  }
}
