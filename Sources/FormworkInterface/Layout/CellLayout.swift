internal import Formwork

/// Applies a row's cell to what its control shows.
struct CellLayout {
  private let cell: Cell
  /// Whether the row is disabled, so that it keeps the style of all disabled rows.
  private let isDisabled: Bool
  /// The texts before and behind the value, cut where they would leave too little of the field.
  private let (before, behind): (String, String)
  /// The cells that the text before the value takes.
  let widthBefore: Int

  init(_ cell: Cell, isDisabled: Bool, in metrics: Metrics) {
    (self.cell, self.isDisabled) = (cell, isDisabled)
    let room = metrics.fieldWidth - min(10, metrics.fieldWidth / 2)
    func cut(_ text: String?, to width: Int) -> String {
      guard let text, width > 0 else { return "" }
      return DisplayWidth.truncate(
        CleanText.of(text), to: width, ellipsis: metrics.glyphs.ellipsis)
    }
    before = cut(cell.textBefore, to: room)
    widthBefore = DisplayWidth.of(before)
    behind = cut(cell.textBehind, to: room - widthBefore)
  }

  /// The space that is left to the control, at least a cell for the value.
  func narrowed(_ space: DrawingSpace) -> DrawingSpace {
    var narrowed = space
    let width = widthBefore + DisplayWidth.of(behind)
    narrowed.width = max(1, space.width - width)
    narrowed.fieldWidth = max(1, space.fieldWidth - width)
    return narrowed
  }

  /// The content with the cell's styles, texts and height.
  func applied(to content: Content) -> Content {
    var applied = content
    for index in content.lines.indices {
      let line = content.lines[index]
      var runs = line.runs.map(styled)
      if widthBefore > 0 {
        let isField = index == content.fieldRow
        let before = isField ? Run(before, .help) : .blanks(widthBefore)
        if isField || !runs.isEmpty { runs.insert(before, at: 0) }
      }
      if index == content.fieldRow, !behind.isEmpty {
        runs.append(Run(behind, .help))
      }
      applied.lines[index] = Line(runs)
    }
    applied.minimumHeight = min(max(content.minimumHeight, cell.height ?? 0), Content.mostLines)
    return applied
  }

  private func styled(_ run: Run) -> Run {
    guard !isDisabled else { return run }
    var run = run
    switch run.style {
    case .label, .labelFocus: run.style = cell.titleStyle ?? run.style
    case .text, .field, .fieldFocus: run.style = cell.valueStyle ?? run.style
    default: break
    }
    return run
  }

  /// The style of the title beside or above the field.
  func titleStyle(_ style: Style) -> Style { isDisabled ? style : cell.titleStyle ?? style }
}
