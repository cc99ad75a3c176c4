internal import CPCRE2

/// Why a text is no regular expression.
public struct PatternError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong, in PCRE2's words.
  public let message: String
  /// Where, in UTF-8 bytes from the beginning of the pattern.
  public let offset: Int

  /// Message and offset.
  public var description: String { "\(message) (offset \(offset))" }

  static func words(for number: CInt) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
      let length = pcre2_get_error_message_8(number, buffer.baseAddress, buffer.count)
      guard length > 0 else { return "error \(number)" }
      return String(decoding: buffer.prefix(Int(length)), as: UTF8.self)
    }
  }
}
