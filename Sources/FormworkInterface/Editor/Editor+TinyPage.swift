internal import Formwork

extension Editor {
  /// One row, with its title and how far the focus is above it.
  func tinyPage() -> Page {
    let rows = options.size.rows
    let metrics = metrics
    cache.begin(metrics, items: outline.items.count)
    let block = block(at: place, metrics)
    let isHeaded = rows >= 3
    // The last line is for the keys.
    let all = isHeaded ? rows - 1 : rows
    let label = outline.row(at: place)?.labelText(isRequired: block.marksRequired) ?? ""
    let head = isHeaded ? tinyHead(label, lines: max(1, all - max(block.lines.count, 1))) : []
    let room = max(1, all - head.count)
    let cursorRow = (block.cursor?.row ?? block.label.count) - block.label.count
    let first = max(0, cursorRow - room + 1)
    var page = Page(lines: head.map(fit), marksRequired: block.marksRequired)
    page.lines += block.lines.dropFirst(first).prefix(room)
    page.cursor = Frame.Cell(
      column: block.cursor?.column ?? 1, row: head.count + cursorRow - first)
    page.field = Frame.Cell(column: block.field.column, row: head.count - first)
    page.fieldWidth = block.fieldWidth
    page.isSteady = DisplayWidth.of(label) <= tinyRoom
    page.items = [(head.count - first - block.label.count, place)]
    return page
  }

  /// The cells that the counter leaves of the first line.
  private var tinyRoom: Int { options.size.columns - counter.count - 4 }

  /// A row's title, on as many lines as its field leaves free, with the counter at the right of the
  /// first; where that has no room, on a line above, or not at all.
  private func tinyHead(_ label: String, lines room: Int) -> [Line] {
    let (columns, beside) = (options.size.columns, tinyRoom)
    let isBeside = counter.isEmpty || beside >= 8 || DisplayWidth.of(label) <= beside
    let titles = wrap(label, to: isBeside ? beside : columns - 2, lines: room)
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
