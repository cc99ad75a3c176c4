internal import Formwork

extension ScreenLayout {
  /// Lets the popup that was opened last lay itself out, before it is drawn.
  func measurePopup(of editor: Editor) {
    guard let index = editor.popups.items.indices.last else { return }
    let space = popupSpace(editor, fieldWidth: lastFrame?.field?.width ?? 0)
    _ = editor.popups.items[index].view.content(in: space)
  }

  private func popupSpace(_ editor: Editor, fieldWidth: Int) -> DrawingSpace {
    let size = editor.options.size
    var space = DrawingSpace(width: size.columns, fieldWidth: fieldWidth, device: device)
    space.height = size.rows
    return space
  }

  /// Lays a popup over a page.
  func addPopup(_ index: Int, to page: inout Page, _ editor: Editor) {
    let item = editor.popups.items[index]
    if item.placement == .message { return addQuestion(index, to: &page, editor) }
    let space = popupSpace(editor, fieldWidth: page.fieldWidth)
    let content = editor.popups.items[index].view.content(in: space)
    let (columns, rows) = (editor.options.size.columns, editor.options.size.rows)
    var origin = Frame.Cell(
      column: max(0, (columns - content.width) / 2),
      row: max(0, (rows - content.lines.count) / 2))
    if item.placement == .field {
      origin = Frame.Cell(
        column: max(0, min(page.field.column - 1, columns - content.width)),
        row: page.field.row + 1)
      if origin.row + content.lines.count > rows {
        let above = page.field.row - content.lines.count
        origin.row = above >= 0 ? above : max(0, rows - content.lines.count)
      }
    }
    cover(&page, with: content.lines, at: origin, editor.options.size)
    editor.popups.items[index].area = PopupStack.Area(
      origin: origin, lines: content.lines, width: content.width)
    page.cursor = content.insertionPoint.map {
      Frame.Cell(column: origin.column + $0.column, row: origin.row + $0.row)
    }
  }

  /// Puts a question on the last lines, on as many as there are below the cursor if it takes them.
  private func addQuestion(_ index: Int, to page: inout Page, _ editor: Editor) {
    let (size, rows) = (editor.options.size, page.lines.count)
    var space = popupSpace(editor, fieldWidth: page.fieldWidth)
    space.width = max(1, size.columns - 1)
    space.height = max(1, rows - 1 - (page.cursor?.row ?? 0))
    let content = editor.popups.items[index].view.content(in: space)
    let first = max(0, rows - content.lines.count)
    for (line, text) in zip(first..<rows, content.lines) {
      page.lines[line] = fit([.blanks(1)] + text, size)
    }
    page.formLineCount = min(page.formLineCount, first)
    editor.popups.items[index].area = PopupStack.Area(
      origin: Frame.Cell(column: 1, row: first), lines: content.lines, width: space.width)
    page.cursor = content.insertionPoint.map {
      Frame.Cell(column: $0.column + 1, row: first + $0.row)
    }
  }

  /// Lays lines over a page; what is outside of the screen is cut.
  private func cover(_ page: inout Page, with lines: [Line], at cell: Frame.Cell, _ size: Size) {
    for (offset, line) in lines.enumerated() {
      let row = cell.row + offset
      guard page.lines.indices.contains(row) else { continue }
      page.lines[row] = fit(page.lines[row].covered(from: cell.column, by: line.inPopup), size)
    }
  }
}
