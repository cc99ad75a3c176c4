extension Content {
  /// How many lines a view may ask for as its least.
  static let mostLines = 1000

  /// The content with every figure in the range that can be laid out, whatever its view says.
  fileprivate func inRange(of space: DrawingSpace) -> Content {
    let lastRow = max(0, lines.count - 1)
    var content = self
    content.width = max(0, min(width, space.width))
    content.fieldRow = max(0, min(fieldRow, lastRow))
    content.minimumHeight = max(0, min(minimumHeight, Content.mostLines))
    content.insertionPoint = insertionPoint.map {
      Frame.Cell(
        column: max(0, min($0.column, space.width)), row: max(0, min($0.row, lastRow)))
    }
    if let cell = field?.insertionPoint {
      content.field?.insertionPoint = max(0, min(cell, space.fieldWidth))
    }
    return content
  }

  /// The content of a popup, with nothing behind it to be seen between its sides.
  fileprivate var filled: Content {
    var content = self
    content.width = max(width, lines.reduce(0) { max($0, $1.width) })
    content.lines = lines.map { line in
      let missing = content.width - line.width
      return missing > 0 ? Line(line.runs + [.blanks(missing)]) : line
    }
    content.insertionPoint?.column = min(
      insertionPoint?.column ?? 0, max(0, content.width - 1))
    return content
  }
}

extension ScreenView {
  /// What the view shows, as it can be laid out.
  mutating func drawing(in space: DrawingSpace) -> Content { content(in: space).inRange(of: space) }

  /// What a popup shows, as it can be laid over the form.
  mutating func popupDrawing(in space: DrawingSpace) -> Content { drawing(in: space).filled }
}
