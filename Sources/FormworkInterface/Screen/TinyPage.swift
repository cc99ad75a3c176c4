internal import Formwork

/// The page of a screen with room for one row: its title, and how far the focus is above it.
struct TinyPage {
  let screen: ScreenLayout
  let editor: Editor
  let metrics: Metrics

  private var size: Size { editor.options.size }

  func page() -> Page {
    let index = editor.focus.index
    let block = screen.block(at: index, editor, metrics)
    let isHeaded = size.rows >= 3
    // The last line is for the keys.
    let all = isHeaded ? size.rows - 1 : size.rows
    let label = editor.outline.row(at: index)?.labelText(isRequired: block.marksRequired) ?? ""
    let head = isHeaded ? head(label, lines: max(1, all - max(block.lines.count, 1))) : []
    let room = max(1, all - head.count)
    let cursorRow = (block.cursor?.row ?? block.label.count) - block.label.count
    let first = max(0, cursorRow - room + 1)
    var page = Page(
      lines: head.map { screen.fit($0, size) }, marksRequired: block.marksRequired)
    page.lines += block.lines.dropFirst(first).prefix(room)
    page.cursor = Frame.Cell(
      column: block.cursor?.column ?? 1, row: head.count + cursorRow - first)
    page.field = Frame.Cell(column: block.field.column, row: head.count - first)
    page.fieldWidth = block.fieldWidth
    page.isSteady = DisplayWidth.of(label) <= titleRoom
    page.items = [
      Page.Item(
        index: index, line: head.count - first - block.label.count, content: block.content,
        contentSize: block.contentSize)
    ]
    return page
  }

  /// The cells that the counter leaves of the first line.
  private var titleRoom: Int { size.columns - editor.counter.count - 4 }

  /// A row's title, on as many lines as its field leaves free, with the counter at the right of the
  /// first; where that has no room, on a line above, or not at all.
  private func head(_ label: String, lines room: Int) -> [Line] {
    let (columns, counter) = (size.columns, editor.counter)
    let isBeside = counter.isEmpty || titleRoom >= 8 || DisplayWidth.of(label) <= titleRoom
    let titles = DisplayWidth.wrap(
      label, to: isBeside ? titleRoom : columns - 2, lines: room, metrics.glyphs)
    var lines = titles.map { Line([.blanks(1), Run($0, .labelFocus)]) }
    if !isBeside {
      guard lines.count < room else { return lines }
      lines.insert(Line(), at: 0)
    }
    guard !counter.isEmpty else { return lines }
    lines[0].runs += [.blanks(columns - lines[0].width - counter.count - 1), Run(counter, .help)]
    return lines
  }
}
