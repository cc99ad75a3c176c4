/// What a view shows, from its first cell on.
///
/// Figures that cannot be laid out, such as an insertion point outside of the lines, are taken as the
/// nearest that can.
public struct Content: Sendable {
  /// The lines; areas that can be clicked stand in their runs.
  public var lines: [Line]
  /// The insertion point, counted from the first cell of the first line; nil: there is none.
  public var insertionPoint: Frame.Cell?
  /// How many cells wide the field is; cells behind the end of a line belong to its last run.
  public var width: Int
  /// The line of the field, which the title stands beside.
  public var fieldRow = 0
  /// What a popup shows in the field that it hangs on, in place of the row's text; nil: nothing.
  public var field: FieldText?
  /// How many lines a popup has at most, so that it stays on one side of its field when it has fewer.
  public var fullHeight = 0
  /// How many lines there are at least, with the row's error or help below the content.
  public var minimumHeight = 0
  /// Whether only the row, its settings and the space decide how it looks, so that it may be cached.
  public var isLasting = true
  /// Whether the lines say what is wrong with the value, so that nothing below need do it.
  var showsMessage = false
  /// What the control has to say about the value and its lines do not hold; nil: nothing.
  var finding: String?
  /// What is said below the value of a row that has no help; nil: nothing.
  var help: String?
  /// How many lines for a finding the row gets with the focus.
  var reservedLines = 0

  /// Lines, and where the insertion point is in them.
  public init(_ lines: [Line], insertionPoint: Frame.Cell? = nil, width: Int = 0) {
    (self.lines, self.insertionPoint, self.width) = (lines, insertionPoint, width)
  }

  /// What stands in a field, as wide as the field.
  public struct FieldText: Sendable {
    /// The pieces, with areas that can be clicked.
    public var runs: [Run]
    /// The cell of the insertion point from the field's left; nil: it is elsewhere.
    public var insertionPoint: Int?

    /// A text, with the insertion point in it.
    public init(_ runs: [Run], insertionPoint: Int? = nil) {
      (self.runs, self.insertionPoint) = (runs, insertionPoint)
    }
  }
}
