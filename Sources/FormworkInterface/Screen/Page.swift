internal import Formwork

/// The lines of a screen while they are put together.
struct Page {
  /// An item of the form that is shown.
  struct Item {
    /// Its index in the outline.
    let index: Int
    /// The line that its first one is at, or would be.
    var line: Int
    /// How many lines it has.
    let count: Int
    /// The first cell of its control's content, counted from its own first line.
    let content: Frame.Cell
    let contentSize: Size
  }

  var lines: [Line]
  var cursor: Frame.Cell?
  var items: [Item] = []
  /// The field of the focused row.
  var field = Frame.Cell(column: 0, row: 0)
  var fieldWidth = 0
  /// Whether a row is shown that must be filled in and says so.
  var marksRequired = false
  /// How many lines from the top are the form's own.
  var formLineCount = 0
  /// How many of them are the form's title, and what stands with it above the rows.
  var headCount = 0

  /// The line behind the last one of an item; nil: it is not shown.
  func end(of index: Int) -> Int? {
    items.first { $0.index == index }.map { $0.line + $0.count }
  }

  /// Puts lines before those that are there.
  mutating func prepend(_ head: [Line]) {
    lines = head + lines
    cursor?.row += head.count
    for index in items.indices { items[index].line += head.count }
    field.row += head.count
    headCount = head.count
  }
}

extension Page.Item {
  /// A block that begins at a line.
  init(_ block: Block, index: Int, line: Int) {
    self.init(
      index: index, line: line, count: block.count, content: block.content,
      contentSize: block.contentSize)
  }
}

/// What was where in a frame.
struct ShownFrame {
  /// The focused field.
  struct Field {
    let row: BaseRow
    let cursor: Frame.Cell
    let origin: Frame.Cell
    let width: Int
  }

  let size: Size
  /// The version of the outline that the items are of.
  let version: Int
  let items: [Page.Item]
  /// How many lines from the top hold no item.
  let headCount: Int
  /// The form's own lines, without popups.
  let lines: [Line]
  /// nil: something lies over it.
  let field: Field?

  /// The same without what was revealed in it.
  func masked() -> ShownFrame {
    let isRevealed = lines.contains { $0.runs.contains { $0.revealed != nil } }
    guard isRevealed else { return self }
    let masked = lines.map { line in Line(line.runs.map { Run($0.text, $0.style).in($0.area) }) }
    return ShownFrame(
      size: size, version: version, items: items, headCount: headCount, lines: masked,
      field: field)
  }

  /// The item at a cell, and what is hit of its content; nil: there is nothing of the form.
  func hit(at cell: Frame.Cell) -> (item: Int, hit: Hit?)? {
    guard lines.indices.dropFirst(headCount).contains(cell.row),
      let item = items.last(where: { $0.line <= cell.row }), cell.row < item.line + item.count
    else { return nil }
    let origin = item.content
    let inner = Frame.Cell(
      column: cell.column - origin.column, row: cell.row - item.line - origin.row)
    guard inner.row >= 0 else { return (item.index, nil) }
    let area = lines[cell.row].area(
      at: cell.column,
      width: inner.row < item.contentSize.rows ? origin.column + item.contentSize.columns : 0)
    return (item.index, Hit(cell: inner, area: area, width: item.contentSize.columns))
  }
}
