public import Formwork

/// A piece of text with one meaning.
public struct Run: Sendable, Hashable {
  /// The text, clean: without controls and whatever reorders or hides other text; bullets for a
  /// secret, revealed or not.
  public let text: String
  /// A secret that is to be seen in place of `text`, clean and as many cells wide; nil: there is
  /// none, or it is masked.
  ///
  /// What takes a part of a run, or does not know of this, has the bullets.
  public let revealed: Secret?
  /// What the text means to its reader.
  public var style: Style
  /// What a click on it hits, as its view counts; nil: nothing.
  public internal(set) var area: Int?
  /// Whether the run stands in a popup, which has a ground of its own in some themes.
  public internal(set) var isInPopup = false

  /// A run of a text, from which whatever is dangerous to a screen is taken away; O(bytes).
  public init(_ text: String, _ style: Style = .text) {
    (self.text, self.style, revealed) = (CleanText.of(text), style, nil)
  }

  /// A run of what a field shows.
  init(_ window: TextWindow, _ style: Style) {
    (text, self.style) = (CleanText.of(window.text), style)
    revealed = window.revealed
  }

  /// The run as an area that can be clicked; its view counts the areas.
  public func `in`(_ area: Int) -> Run { self.in(Optional(area)) }

  /// The run with the area of another one; nil: none.
  func `in`(_ area: Int?) -> Run {
    var run = self
    run.area = area
    return run
  }

  /// The run with `_` in the empty cells of a field, for devices that cannot underline them.
  public var withVisibleLine: Run {
    style.isFieldLine ? showing(String(text.map { $0 == " " ? "_" : $0 })) : self
  }

  /// The run with another text, of which nothing is revealed.
  func showing(_ text: String) -> Run {
    var run = Run(text, style)
    (run.area, run.isInPopup) = (area, isInPopup)
    return run
  }

  /// Whether both look the same.
  public static func == (left: Run, right: Run) -> Bool {
    left.text == right.text && left.style == right.style && left.revealed == right.revealed
      && left.isInPopup == right.isInPopup
  }

  /// Hashes without what is revealed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(style)
  }
}

/// What stands in one line of the screen or of a text.
public struct Line: Sendable, Hashable {
  /// The pieces, from left to right.
  public var runs: [Run]
  /// A line of pieces.
  public init(_ runs: [Run] = []) { self.runs = runs }
  /// The characters of all pieces.
  public var text: String { runs.map(\.text).joined() }

  /// The line as a part of a popup.
  var inPopup: Line {
    var line = self
    for index in line.runs.indices { line.runs[index].isInPopup = true }
    return line
  }
}

/// How large a device is, in character cells.
public struct Size: Sendable, Hashable {
  /// How many cells a line has.
  public var columns: Int
  /// How many lines there are.
  public var rows: Int
  /// A size of so many columns and rows.
  public init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }
}

/// All lines of a screen, with its cursor.
public struct Frame: Sendable, Hashable {
  /// The lines from the top; what is missing at the bottom is empty.
  public var lines: [Line]
  /// The cell of the insertion point, counted from 0; nil hides the cursor.
  public var cursor: Cell?
  /// A screen of lines, with its cursor.
  public init(lines: [Line], cursor: Cell? = nil) { (self.lines, self.cursor) = (lines, cursor) }

  /// A cell of the screen, counted from 0 at the top left.
  public struct Cell: Sendable, Hashable {
    /// Cells from the left.
    public var column: Int
    /// Lines from the top.
    public var row: Int
    /// A cell by its column and row.
    public init(column: Int, row: Int) { (self.column, self.row) = (column, row) }
  }
}
