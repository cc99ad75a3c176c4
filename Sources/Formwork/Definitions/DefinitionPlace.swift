/// Where something stands in the text of a definition.
public struct DefinitionPlace: Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int
  /// How many scalars it is long on its line; 0 when not known.
  public var length: Int
  /// How many UTF-8 bytes stand before it in the text.
  public var offset: Int

  /// A place.
  public init(line: Int, column: Int, length: Int = 0, offset: Int = 0) {
    (self.line, self.column, self.length, self.offset) = (line, column, length, offset)
  }
}

extension DefinitionPlace: Comparable {
  /// Earlier in the text.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
