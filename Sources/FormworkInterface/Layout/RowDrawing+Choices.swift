internal import Formwork

extension RowDrawing {
  /// The options side by side; below each other when they do not fit, and as a list to be opened
  /// when they are too many for that.
  func segmentsContent() -> Content {
    guard !row.showsAsPopup(metrics) else { return popupContent() }
    let value = row.formValue
    let choices = row.choices
    let parts = segments
    let chosen = value.isNull ? nil : choices.firstIndex { $0.value == value }
    let cursor = chosen ?? choices.firstIndex { !$0.isDisabled } ?? 0
    if areSideBySide(parts) {
      var line = Line()
      var column = 1
      for (place, part) in parts.enumerated() {
        if place > 0 { line.runs.append(.blanks(3)) }
        if place == cursor { column = line.width + 1 }
        line.runs += part.runs
      }
      return Content(
        lines: [line], cursor: Frame.Cell(column: column, row: 0), width: metrics.fieldWidth)
    }
    return Content(
      lines: parts.map { part in
        guard part.width > metrics.room, let run = part.runs.first else { return part }
        let text = DisplayWidth.truncate(run.text, to: metrics.room, ellipsis: glyphs.ellipsis)
        return Line([Run(text, run.style)])
      }, cursor: Frame.Cell(column: 1, row: cursor), width: metrics.fieldWidth)
  }

  /// The options, each as it is shown.
  private var segments: [Line] {
    let value = row.formValue
    return row.choices.map { segment($0, isChosen: !value.isNull && $0.value == value) }
  }

  private func areSideBySide(_ parts: [Line]) -> Bool {
    parts.reduce(0) { $0 + $1.width + 3 } - 3 <= metrics.room
  }

  /// The option at a cell, counted from the field's first one; nil: there is none.
  func segment(at cell: Frame.Cell) -> Choice? {
    let parts = segments
    guard areSideBySide(parts) else {
      guard parts.indices.contains(cell.row) else { return nil }
      return cell.column < parts[cell.row].width ? row.choices[cell.row] : nil
    }
    var start = 0
    for (part, choice) in zip(parts, row.choices) {
      if (start..<start + part.width).contains(cell.column) { return choice }
      start += part.width + 3
    }
    return nil
  }

  func popupContent() -> Content {
    let width = metrics.fieldWidth
    let text = DisplayWidth.truncate(
      CleanText.of(row.displayText), to: width - 2, ellipsis: glyphs.ellipsis)
    guard !isDisabled, !row.isReadOnly else {
      let shown = text.isEmpty ? "-" : text
      return Content(
        lines: [Line([Run(shown, isDisabled ? .disabled : .readonly)])],
        cursor: Frame.Cell(column: 0, row: 0), width: width)
    }
    let rest = String(repeating: "_", count: width - 1 - DisplayWidth.of(text))
    let style: Style = isFocused ? .fieldFocus : .field
    return Content(
      lines: [Line([Run(text + rest + glyphs.opens, style)])],
      cursor: Frame.Cell(column: 0, row: 0), width: width)
  }

  private func segment(_ choice: Choice, isChosen: Bool) -> Line {
    let mark = isChosen ? glyphs.chosen : glyphs.notChosen
    var style: Style = isChosen ? (isFocused ? .cursor : .chosen) : .text
    if isDisabled || choice.isDisabled || row.isReadOnly && !isChosen { style = .disabled }
    return Line([Run("\(mark) \(choice.titleWithReason)", style)])
  }
}

extension Choice {
  /// The title, and why it cannot be chosen.
  var titleWithReason: String {
    guard isDisabled, let reason else { return title }
    return "\(title), \(reason)"
  }
}

extension BaseRow {
  /// Whether the row's options are shown in a list that is opened.
  func showsAsPopup(_ metrics: Metrics) -> Bool {
    guard case .choice(let look) = control else { return false }
    guard case .segments = look, choices.count <= 8 else { return true }
    return false
  }
}
