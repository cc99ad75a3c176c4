/// A small terminal: what xterm-256color's entry makes ncurses send, and what plain text needs.
public struct Screen {
  /// How a cell looks.
  public struct Attributes: Hashable, Sendable {
    /// Bold.
    public var isBold = false
    /// Dim.
    public var isDim = false
    /// Italic.
    public var isItalic = false
    /// Underlined.
    public var isUnderlined = false
    /// Reverse.
    public var isReversed = false
    /// The colour of the text: a palette index, or 0x1000000 plus a colour; nil is the default.
    public var foreground: Int?
    /// The colour behind the text.
    public var background: Int?

    /// How a cell looks that nothing was written to.
    public init() {}
    init(background: Int?) { self.background = background }
  }

  /// One place on the screen.
  public struct Cell: Hashable, Sendable {
    /// The character; empty behind a wide one.
    public var text = " "
    /// The same with `_` for a blank that has a line under it, as the empty cells of fields have.
    public var shown: String { text == " " && attributes.isUnderlined ? "_" : text }
    /// How it looks.
    public var attributes = Attributes()
  }

  /// Cells of a line.
  public private(set) var columns: Int
  /// Lines.
  public private(set) var rows: Int
  /// The lines from the top.
  public internal(set) var cells: [[Cell]]
  /// Where the cursor is, from 0.
  public internal(set) var cursor = (column: 0, row: 0)
  /// Whether the cursor is shown.
  public internal(set) var isCursorVisible = true
  /// Whether this is the alternate screen.
  public internal(set) var isAlternate = false
  /// The private modes that are on, such as 2004 for bracketed paste.
  public internal(set) var modes: Set<Int> = []

  /// The cells of a user-perceived character, nil when a text is more than one, for a terminal that
  /// joins the parts of characters; nil: this one joins only marks.
  public var clusterWidth: ((String) -> Int?)?

  /// The cells of a scalar that is no mark; nil: as in an old table.
  public var scalarWidth: ((Unicode.Scalar) -> Int)?

  /// How the next character will look.
  public internal(set) var attributes = Attributes()

  var joins = false
  var saved = (column: 0, row: 0)
  var region: ClosedRange<Int>
  var mainCells: [[Cell]] = []
  var last: Character = " "
  var wrapsNext = false
  var wraps = true
  var drawsLines = false
  private var parser = ScreenParser()

  /// An empty screen.
  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    region = 0...(rows - 1)
  }

  /// The text of every line without trailing blanks, and without empty lines at the end.
  public var text: String {
    var lines = (0..<rows).map(line)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The text of one line without trailing blanks.
  public func line(_ row: Int) -> String {
    let text = cells[row].map(\.shown).joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// The cell where a text begins first; nil when it is not there.
  public func position(of text: String) -> (column: Int, row: Int)? {
    let wanted = Array(text).map(String.init)
    for row in 0..<rows {
      let filled = cells[row].indices.filter { !cells[row][$0].text.isEmpty }
      let texts = filled.map { cells[row][$0].text }
      guard texts.count >= wanted.count else { continue }
      for start in 0...(texts.count - wanted.count)
      where Array(texts[start..<start + wanted.count]) == wanted {
        return (filled[start], row)
      }
    }
    return nil
  }

  /// How the first character of a text looks; nil when the text is not there.
  public func attributes(of text: String) -> Attributes? {
    position(of: text).map { cells[$0.row][$0.column].attributes }
  }

  /// Takes bytes as a terminal does.
  public mutating func write(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if let action = parser.next(byte) { perform(action) }
    }
  }

  /// Cuts or extends the screen.
  public mutating func resize(columns: Int, rows: Int) {
    func fit(_ cells: [[Cell]]) -> [[Cell]] {
      (0..<rows).map { row in
        (0..<columns).map { column in
          row < cells.count && column < cells[row].count ? cells[row][column] : Cell()
        }
      }
    }
    cells = fit(cells)
    if !mainCells.isEmpty { mainCells = fit(mainCells) }
    (self.columns, self.rows) = (columns, rows)
    region = 0...(rows - 1)
    cursor = (min(cursor.column, columns - 1), min(cursor.row, rows - 1))
    wrapsNext = false
  }
}
