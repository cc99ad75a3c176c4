public import Formwork

/// What holds the text of a field that is being edited, as UTF-8.
public protocol TextStorage {
  /// Whether the text must leave no trace: no undo, no words, nothing to yank.
  static var isSecret: Bool { get }
  /// Gives the bytes for the time of the call.
  func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R
  /// Replaces the bytes of a range.
  mutating func replace(_ range: Range<Int>, with utf8: some Collection<UInt8>)
}

extension String: TextStorage {
  /// Text can be undone and yanked.
  public static var isSecret: Bool { false }

  /// Gives the text's UTF-8 for the time of the call.
  public func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    var text = self
    return text.withUTF8(body)
  }

  /// Replaces the bytes of a range; O(length).
  public mutating func replace(_ range: Range<Int>, with utf8: some Collection<UInt8>) {
    let start = self.utf8.index(startIndex, offsetBy: range.lowerBound)
    let end = self.utf8.index(startIndex, offsetBy: range.upperBound)
    replaceSubrange(start..<end, with: String(decoding: utf8, as: UTF8.self))
  }
}

extension SecretBuffer: TextStorage {
  /// Secrets leave no trace.
  public static var isSecret: Bool { true }

  /// Gives the secret's UTF-8 for the time of the call.
  public func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R { withUTF8(body) }

  /// Replaces the bytes of a range; O(length).
  public func replace(_ range: Range<Int>, with utf8: some Collection<UInt8>) {
    replaceSubrange(range, with: utf8)
  }
}
