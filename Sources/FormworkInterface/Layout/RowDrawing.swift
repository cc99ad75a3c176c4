internal import Formwork

/// Draws a row: its title, its control, and what is said about it below.
struct RowDrawing {
  var metrics: Metrics
  let row: BaseRow
  /// What is being typed, when the row has the focus.
  var field: ActiveField?
  /// How much of a strength is filled; nil: as it says.
  var filling: Double?

  var isFocused: Bool { field != nil }
  var isDisabled: Bool { row.isDisabled }
  var glyphs: Glyphs { metrics.glyphs }

  /// What a control shows, from the field's first cell on.
  struct Content {
    var lines: [Line]
    var cursor: Frame.Cell?
    var width = 0
    /// The cell of the mark that tells whether a secret is shown; nil: there is none.
    var visibility: Int?
  }

  /// The row's lines; keeps in `field` how far its text is scrolled.
  mutating func block() -> Block {
    metrics.follow(row.design)
    let isRequired = row.wearsMark
    let label = labelLines(isRequired: isRequired)
    var block = Block(marksRequired: isRequired && (row.holdsTitle || !label.isEmpty))
    let content = content(isRequired: isRequired)
    let column = row.holdsTitle ? metrics.indent : metrics.fieldColumn
    let above = hintAbove()
    let lines = above + content.lines + details()
    if metrics.hasTitleAbove || label.isEmpty {
      block.label = label.enumerated().map { margin(metrics.indent, $0 == 0) + $1 }
      let marked = label.isEmpty ? above.count : -1
      block.lines = lines.enumerated().map { margin(column, $0 == marked) + $1 }
    } else {
      block.lines = (0..<max(above.count + label.count, lines.count)).map { place in
        let title =
          label.indices.contains(place - above.count) ? label[place - above.count] : Line()
        let rest = place < lines.count ? lines[place] : Line()
        let gap = Run.blanks(rest.runs.isEmpty ? 0 : column - metrics.indent - title.width)
        return margin(metrics.indent, place == above.count) + Line(title.runs + [gap] + rest.runs)
      }
    }
    block.field = Frame.Cell(column: column, row: block.label.count + above.count)
    block.fieldWidth = content.width
    block.fieldHeight = content.lines.count
    block.visibility = content.visibility.map {
      Frame.Cell(column: column + $0, row: block.field.row)
    }
    block.cursor = content.cursor.map {
      Frame.Cell(column: $0.column + column, row: $0.row + block.field.row)
    }
    return block
  }

  private func labelLines(isRequired: Bool) -> [Line] {
    guard metrics.hasTitle, let text = row.labelText(isRequired: isRequired) else { return [] }
    let width = metrics.hasTitleAbove ? metrics.room : metrics.labelWidth
    var style: Style = isFocused ? .labelFocus : .label
    if isDisabled { style = .disabled }
    return DisplayWidth.wrap(text, to: max(width, 4)).map { Line([Run($0, style)]) }
  }

  /// What stands before a line; with the mark of the focus in the block's first one.
  private func margin(_ cells: Int, _ isFirst: Bool) -> [Run] {
    guard isFocused, isFirst, metrics.indent > 1 else { return cells > 0 ? [.blanks(cells)] : [] }
    return [.blanks(1), Run(glyphs.focusMark, .mark), .blanks(cells - 2)]
  }

  private mutating func content(isRequired: Bool) -> Content {
    switch row.control {
    case .text(let settings): return textContent(settings)
    case .secret(let settings): return secretContent(settings)
    case .textArea(let settings, let lines): return areaContent(settings, lines: lines)
    case .toggle(let look): return toggleContent(look, isRequired: isRequired)
    case .choice(.segments): return segmentsContent()
    case .choice(.popup): return popupContent()
    case .button: return buttonContent()
    case .note: return noteContent()
    }
  }
}

// MARK: Toggles, buttons and notes

extension RowDrawing {
  private func toggleContent(_ look: ToggleLook, isRequired: Bool) -> Content {
    let isOn = row.formValue == .bool(true)
    let style: Style = isDisabled ? .disabled : isFocused ? .fieldFocus : .field
    var runs = [Run(isOn ? "[x]" : "[ ]", style)]
    switch look {
    case .onOff: runs.append(Run(isOn ? " on" : " off", isDisabled ? .disabled : .text))
    case .check:
      let title: Style = isDisabled ? .disabled : isFocused ? .labelFocus : .label
      let text = (row.displayTitle ?? "") + (isRequired ? " *" : "")
      let wrapped = DisplayWidth.wrap(text, to: max(metrics.columns - metrics.indent - 5, 4))
      let lines = wrapped.enumerated().map { place, part in
        Line((place == 0 ? runs + [.blanks(1)] : [.blanks(4)]) + [Run(part, title)])
      }
      return Content(lines: lines, cursor: Frame.Cell(column: 1, row: 0), width: 3)
    }
    return Content(lines: [Line(runs)], cursor: Frame.Cell(column: 1, row: 0), width: 3)
  }

  private func buttonContent() -> Content {
    let style: Style = isDisabled ? .disabled : isFocused ? .buttonFilled : .button
    let room = metrics.columns - metrics.indent - 5
    let title = DisplayWidth.truncate(row.displayTitle ?? "", to: room, ellipsis: glyphs.ellipsis)
    return Content(
      lines: [Line([Run("[ \(title) ]", style)])], cursor: Frame.Cell(column: 2, row: 0))
  }

  private func noteContent() -> Content {
    let text = row.holdsTitle ? row.displayTitle ?? "" : row.displayText
    let room = row.holdsTitle ? metrics.columns - metrics.indent - 1 : metrics.room
    let style: Style = isDisabled ? .disabled : .readonly
    return Content(lines: DisplayWidth.wrap(text, to: room).map { Line([Run($0, style)]) })
  }
}

// MARK: What is said below

extension RowDrawing {
  /// Strength, then what is wrong, or else the help: an error takes the place of the help, so that
  /// nothing jumps.
  private func details() -> [Line] {
    var lines = strengthLines()
    let width = row.holdsTitle ? metrics.columns - metrics.indent - 1 : metrics.room
    let shown = row.errors.first { $0.severity == .error } ?? row.errors.first
    if let shown {
      let style: Style = shown.severity == .error ? .error : .warning
      let wrapped = DisplayWidth.wrap(shown.message, to: max(width - 2, 4))
      for (place, part) in wrapped.enumerated() {
        lines.append(Line([Run((place == 0 ? glyphs.cross + " " : "  ") + part, style)]))
      }
    } else if let help = row.displayHelp, !help.isEmpty {
      lines += DisplayWidth.wrap(help, to: width).map { Line([Run($0, .help)]) }
    }
    return lines + Array(repeating: Line(), count: max(0, keptLines - lines.count))
  }
}
