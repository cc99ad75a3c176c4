/// What a view shows, from its first cell on.
public struct Content: Sendable {
  /// The lines; areas that can be clicked stand in their runs.
  public var lines: [Line]
  /// The insertion point, counted from the first cell of the first line; nil: there is none.
  public var insertionPoint: Frame.Cell?
  /// How many cells wide the field is; cells behind the end of a line belong to its last run.
  public var width: Int
  /// The line of the field, which the title stands beside.
  public var fieldRow = 0
  /// How many lines there are at least, with the row's error or help below the content.
  public var minimumHeight = 0
  /// Whether only the row, its settings and the space decide how it looks, so that it may be cached.
  public var isLasting = true

  /// Lines, and where the insertion point is in them.
  public init(_ lines: [Line], insertionPoint: Frame.Cell? = nil, width: Int = 0) {
    (self.lines, self.insertionPoint, self.width) = (lines, insertionPoint, width)
  }
}
