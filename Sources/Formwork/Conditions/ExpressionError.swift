/// Why a text is no expression of the condition language.
public struct ExpressionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where, in UTF-8 bytes from the beginning of the text.
  public let offset: Int
  /// How many bytes it is about; 0 at the end of the text.
  public let length: Int
  /// What is wrong, for people.
  public let message: String
  /// What to write instead; nil when that is not known.
  public let hint: String?

  /// An error from its parts.
  public init(offset: Int, length: Int, message: String, hint: String? = nil) {
    (self.offset, self.length, self.message, self.hint) = (offset, length, message, hint)
  }

  init(_ range: Range<Int>, _ message: String, hint: String? = nil) {
    self.init(offset: range.lowerBound, length: range.count, message: message, hint: hint)
  }

  /// The message, and the hint behind it.
  public var description: String { hint.map { "\(message); \($0)" } ?? message }
}
