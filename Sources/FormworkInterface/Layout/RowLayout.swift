internal import Formwork

/// Lays out a row: its title, what its control shows, and what is said about it below.
struct RowLayout {
  var metrics: Metrics
  let row: BaseRow
  let isFocused: Bool
  private let traits: ControlTraits
  private let isRequired: Bool
  /// How the program changed the way in which the row is drawn; nil: not at all.
  private let cell: CellLayout?

  init(_ row: BaseRow, metrics: Metrics, isFocused: Bool) {
    (self.row, self.metrics, self.isFocused) = (row, metrics, isFocused)
    // First, since an update of the cell may change the row.
    cell = row.cell.map { CellLayout($0, isDisabled: row.isDisabled, in: metrics) }
    (traits, isRequired) = (row.controlTraits, row.isMarkedRequired)
    self.metrics.follow(traits.labelPosition)
  }

  /// What the control has to draw itself.
  var space: DrawingSpace {
    let width = traits.holdsTitle ? metrics.columns - metrics.indent - 1 : metrics.room
    var space = DrawingSpace(
      width: width, fieldWidth: metrics.fieldWidth, device: metrics.device)
    (space.isFocused, space.isMarkedRequired) = (isFocused, isRequired)
    (space.isStacked, space.height) = (metrics.isStacked, metrics.areaLimit)
    (space.masksSecrets, space.hidesLength) = (metrics.masksSecrets, metrics.hidesLength)
    space.barWidth = metrics.barCells
    return cell?.narrowed(space) ?? space
  }

  /// The row's lines, with what its control shows.
  func block(of drawn: Content) -> Block {
    let content = cell?.applied(to: drawn) ?? drawn
    let before = cell?.widthBefore ?? 0
    let label = labelLines()
    var block = Block(marksRequired: isRequired && (traits.holdsTitle || !label.isEmpty))
    let column = traits.holdsTitle ? metrics.indent : metrics.fieldColumn
    let lines = lines(of: content)
    if metrics.hasTitleAbove || label.isEmpty {
      block.label = label.enumerated().map { margin(metrics.indent, $0 == 0) + $1 }
      let marked = label.isEmpty ? content.fieldRow : -1
      block.lines = lines.enumerated().map { margin(column, $0 == marked) + $1 }
    } else {
      block.lines = beside(label, lines, column: column, fieldRow: content.fieldRow)
    }
    block.content = Frame.Cell(column: column + before, row: block.label.count)
    block.contentSize = Size(columns: content.width, rows: content.lines.count)
    block.field = Frame.Cell(
      column: column + before, row: block.label.count + content.fieldRow)
    block.fieldWidth = content.width
    block.cursor = content.insertionPoint.map {
      Frame.Cell(column: $0.column + block.content.column, row: $0.row + block.content.row)
    }
    return block
  }

  /// The title's lines beside those of the control.
  private func beside(_ label: [Line], _ lines: [Line], column: Int, fieldRow: Int) -> [Line] {
    (0..<max(fieldRow + label.count, lines.count)).map { index in
      let title = label.indices.contains(index - fieldRow) ? label[index - fieldRow] : Line()
      let rest = index < lines.count ? lines[index] : Line()
      let gap = Run.blanks(rest.runs.isEmpty ? 0 : column - metrics.indent - title.width)
      return margin(metrics.indent, index == fieldRow) + Line(title.runs + [gap] + rest.runs)
    }
  }

  private func labelLines() -> [Line] {
    guard metrics.hasTitle, let text = row.labelText(isRequired: isRequired) else { return [] }
    let width = metrics.hasTitleAbove ? metrics.room : metrics.labelWidth
    let usual: Style = row.isDisabled ? .disabled : isFocused ? .labelFocus : .label
    let style = cell?.titleStyle(usual) ?? usual
    return DisplayWidth.wrap(text, to: max(width, 4)).map { Line([Run($0, style)]) }
  }

  /// What stands before a line; with the mark of the focus in the block's first one.
  private func margin(_ cells: Int, _ isFirst: Bool) -> [Run] {
    guard isFocused, isFirst, metrics.indent > 1 else { return cells > 0 ? [.blanks(cells)] : [] }
    return [.blanks(1), Run(metrics.glyphs.mark, .mark), .blanks(cells - 2)]
  }

  /// What the control shows, then what is wrong, or else the help: an error takes the lines of the
  /// help, so that nothing jumps.
  private func lines(of content: Content) -> [Line] {
    var lines = content.lines
    let width = traits.holdsTitle ? metrics.columns - metrics.indent - 1 : metrics.room
    if let shown = row.errors.first(where: { $0.severity == .error }) ?? row.errors.first {
      let style: Style = shown.severity == .error ? .error : .warning
      let wrapped = DisplayWidth.wrap(shown.message, to: max(width - 2, 4))
      for (index, part) in wrapped.enumerated() {
        let sign = index == 0 ? metrics.glyphs.error + " " : "  "
        lines.append(Line([Run(sign + part, style)]))
      }
    } else if let help = row.displayHelp, !help.isEmpty {
      lines += DisplayWidth.wrap(help, to: width).map { Line([Run($0, .help)]) }
    }
    let missing = max(0, content.minimumHeight - lines.count)
    return lines + Array(repeating: Line(), count: missing)
  }
}
