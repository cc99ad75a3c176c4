internal import Formwork

/// A popup as it is laid out for a frame.
struct PopupDrawing {
  let content: Content
  /// The cell of the screen that the first one of the content is at.
  let origin: Frame.Cell
  /// Where the field is that the popup hangs on; nil: its text stays as it is.
  let field: Frame.Cell?
  /// Whether nothing else is on the screen.
  let isWhole: Bool
  /// Whether what is behind is dimmed.
  let dims: Bool
}

extension ScreenLayout {
  /// Lays out a popup over a form with the focused field at a cell.
  func layOut(
    _ index: Int, field: Frame.Cell, fieldWidth: Int, _ editor: Editor
  ) -> PopupDrawing {
    let (size, placement) = (editor.options.size, editor.popups.items[index].placement)
    var space = DrawingSpace(width: size.columns, fieldWidth: fieldWidth, device: device)
    // On small screens the last line is needed more than the names of keys.
    let rows = size.rows >= (size.isNarrow ? 6 : 3) ? size.rows - 1 : size.rows
    space.isFramed = !size.isNarrow
    if size.isNarrow {
      space.height = rows
      space.hasPopupInset = !size.isTiny
    } else if placement == .center {
      space.height = size.isRoomy ? rows - 2 : rows
    } else {
      space.height = max(field.row, rows - field.row - 1)
      space.hasPopupInset = field.column > 3
    }
    let content = editor.popups.items[index].view.popupDrawing(in: space)
    var origin = Frame.Cell(column: 0, row: 0)
    if !size.isNarrow {
      origin =
        placement == .center
        ? Frame.Cell(
          column: max(0, (size.columns - content.width) / 2),
          row: max(0, (rows - content.lines.count) / 2))
        : hanging(content, on: field, rows: rows, space)
    }
    return PopupDrawing(
      content: content, origin: origin,
      field: placement == .field && !size.isNarrow ? field : nil, isWhole: size.isNarrow,
      dims: placement == .center)
  }

  /// Below a field, or above it where there is more room; text under text.
  private func hanging(
    _ content: Content, on field: Frame.Cell, rows: Int, _ space: DrawingSpace
  ) -> Frame.Cell {
    let column = field.column - (space.hasPopupInset ? 4 : 3)
    let (height, below) = (content.lines.count, rows - field.row - 1)
    let isBelow = max(height, content.fullHeight) <= below || below >= field.row
    return Frame.Cell(
      column: max(0, min(column, space.width - content.width)),
      row: max(0, isBelow ? field.row + 1 : field.row - height))
  }

  /// Lets a popup lay itself out over the last frame, so that keys know how much of it is seen.
  func measurePopup(_ index: Int, of editor: Editor) {
    let field = lastField ?? (Frame.Cell(column: 0, row: 0), 20)
    _ = layOut(index, field: field.cell, fieldWidth: field.width, editor)
  }

  /// Draws a popup over a page; what is outside of the screen is cut.
  func add(_ popup: PopupDrawing, at index: Int, to page: inout Page, _ editor: Editor) {
    let (content, origin, size) = (popup.content, popup.origin, editor.options.size)
    let keyLine = page.lines.count - 1
    if popup.isWhole {
      for row in 0..<max(keyLine, content.lines.count) where row < page.lines.count {
        page.lines[row] = Line()
      }
    } else if popup.dims {
      for row in page.lines.indices where row < keyLine { page.lines[row].dim() }
    }
    var areas = [PopupStack.Area(origin: origin, lines: content.lines, width: content.width)]
    page.cursor = content.insertionPoint.map {
      Frame.Cell(column: origin.column + $0.column, row: origin.row + $0.row)
    }
    if let field = popup.field, let text = content.field, page.lines.indices.contains(field.row) {
      let line = Line(text.runs)
      page.lines[field.row] = fit(page.lines[field.row].covered(from: field.column, by: line), size)
      areas.append(PopupStack.Area(origin: field, lines: [line], width: line.width))
      if let cell = text.insertionPoint {
        page.cursor = Frame.Cell(column: field.column + cell, row: field.row)
      }
    }
    let lines = popup.isWhole ? content.lines : content.lines.map(\.inPopup)
    cover(&page, with: lines, at: origin, size)
    editor.popups.items[index].areas = areas
  }

  /// Lays lines over a page; what is outside of the screen is cut.
  private func cover(_ page: inout Page, with lines: [Line], at cell: Frame.Cell, _ size: Size) {
    for (offset, line) in lines.enumerated() {
      let row = cell.row + offset
      guard page.lines.indices.contains(row) else { continue }
      page.lines[row] = fit(page.lines[row].covered(from: cell.column, by: line), size)
    }
  }
}

extension Size {
  /// Whether popups take the whole screen, without a frame.
  var isNarrow: Bool { columns < 40 || rows < 8 }
}

extension Line {
  /// Shows that the line lies behind something else.
  fileprivate mutating func dim() {
    for index in runs.indices {
      // Without its style, the line of a field would not be seen.
      runs[index] = runs[index].withVisibleLine
      runs[index].style = .behind
    }
  }
}
