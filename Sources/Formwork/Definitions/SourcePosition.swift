/// A line and a column in the text of a definition.
public struct SourcePosition: Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int
  /// How many scalars of its line belong to it; 0 when that is not known.
  public var length: Int
  /// How many UTF-8 bytes come before it in the text.
  public var offset: Int

  /// A position from its parts.
  public init(line: Int, column: Int, length: Int = 0, offset: Int = 0) {
    (self.line, self.column, self.length, self.offset) = (line, column, length, offset)
  }
}

extension SourcePosition {
  /// The beginning of a text.
  package static let start = SourcePosition(line: 1, column: 1)
}

extension SourcePosition: Comparable {
  /// Whether the left one comes earlier in the text.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
