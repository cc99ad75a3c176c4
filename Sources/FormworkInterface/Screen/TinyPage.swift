internal import Formwork

/// The page of a screen with room for one row: its title, and how far the focus is beside it.
struct TinyPage {
  let screen: ScreenLayout
  let editor: Editor
  let metrics: Metrics

  private var size: Size { editor.options.size }

  func page() -> Page {
    let index = editor.focus.index
    let block = screen.block(at: index, editor, metrics)
    let head = size.rows >= 3 ? [head(of: index, block)] : []
    let room = max(1, size.rows - size.freeLines - head.count)
    let cursorRow = (block.cursor?.row ?? block.label.count) - block.label.count
    let first = max(0, cursorRow - room + 1)
    var page = Page(lines: Array(block.lines.dropFirst(first).prefix(room)))
    page.cursor = Frame.Cell(column: block.cursor?.column ?? 0, row: cursorRow - first)
    page.field = Frame.Cell(column: block.field.column, row: -first)
    page.fieldWidth = block.fieldWidth
    page.items = [Page.Item(block, index: index, line: -first - block.label.count)]
    page.prepend(head.map { screen.fit($0, size) })
    return page
  }

  /// The row's title, which is cut and never gone, and which row of how many it is; on the buttons
  /// the form's title.
  private func head(of index: Int, _ block: Block) -> Line {
    let counter = editor.focusedNumber.map { "\($0)/\(max(editor.outline.rowCount, 1))" } ?? ""
    let room = size.columns - (counter.isEmpty ? 0 : DisplayWidth.of(counter) + 1)
    let title =
      if let row = editor.outline.row(at: index) {
        TitleLines.cut(
          row.labelText ?? "", isRequired: block.marksRequired, width: room, style: .labelFocus,
          metrics.glyphs)
      } else {
        TitleLines.cut(
          editor.form.displayTitle ?? "", isRequired: false, width: room, style: .title,
          metrics.glyphs)
      }
    let gap = size.columns - title.width - DisplayWidth.of(counter)
    return Line(title.runs + (counter.isEmpty ? [] : [.blanks(gap), Run(counter, .status)]))
  }
}
