/// Something that an expression reads.
public struct Dependency: Sendable, Hashable {
  /// What is read of a row.
  public enum Aspect: String, Sendable {
    /// The row's value, hidden rows' too.
    case value
    /// Whether it is shown.
    case visible
    /// Whether it is valid.
    case valid
    /// Whether it differs from its initial value.
    case changed
    /// Whether the whole form is valid; the tag is empty.
    case formValid
  }

  /// The tag of a row or section; empty for the whole form.
  public let tag: String
  /// What is read of it.
  public let aspect: Aspect
  /// Where the tag stands, in UTF-8 bytes from the beginning of the text; 0 when there is no text.
  public let offset: Int
  /// How many bytes it takes there.
  public let length: Int

  /// A dependency from its parts.
  public init(tag: String, aspect: Aspect = .value, offset: Int = 0, length: Int = 0) {
    (self.tag, self.aspect, self.offset, self.length) = (tag, aspect, offset, length)
  }
}
