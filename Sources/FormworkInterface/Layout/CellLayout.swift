internal import Formwork

/// Applies a row's cell to what its control shows.
struct CellLayout {
  let cell: Cell
  /// Whether the row is disabled, so that it keeps the style of all disabled rows.
  let isDisabled: Bool

  /// The cells that texts before and behind the value take.
  var width: Int { width(of: cell.textBefore) + width(of: cell.textBehind) }
  /// The cells that the text before the value takes.
  var widthBefore: Int { width(of: cell.textBefore) }

  private func width(of text: String?) -> Int {
    text.map { DisplayWidth.of(CleanText.of($0)) } ?? 0
  }

  /// The space that is left to the control, at least a cell for the value.
  func narrowed(_ space: DrawingSpace) -> DrawingSpace {
    var narrowed = space
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
        let before = isField ? Run(cell.textBefore ?? "", .help) : .blanks(widthBefore)
        if isField || !runs.isEmpty { runs.insert(before, at: 0) }
      }
      if index == content.fieldRow, let behind = cell.textBehind, !behind.isEmpty {
        runs.append(Run(behind, .help))
      }
      applied.lines[index] = Line(runs)
    }
    applied.minimumHeight = max(content.minimumHeight, cell.height ?? 0)
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
