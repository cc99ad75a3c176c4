internal import Formwork

/// What was where in a frame.
struct ShownPage {
  let items: [(line: Int, place: Int)]
  let size: Size
  /// The version of the outline that the places are of.
  let version: Int
  /// How many lines from the top are the form's own.
  let lines: Int
}

/// Where a list was in a frame.
struct PopupArea {
  let cell: Frame.Cell
  let size: Size
  /// The line of the first option.
  let firstLine: Int

  func contains(_ other: Frame.Cell) -> Bool {
    (cell.row..<cell.row + size.rows).contains(other.row)
      && (cell.column..<cell.column + size.columns).contains(other.column)
  }
}

extension Editor {
  /// Does what is meant by something done with the mouse on the last frame.
  func handle(_ event: MouseEvent) {
    guard lastPage?.size == options.size else { return }
    switch (popup, event.action) {
    case (.discard, _): break
    case (.help, .press): popup = nil
    case (.help, .wheelUp): scrollHelp(.up)
    case (.help, .wheelDown): scrollHelp(.down)
    case (.choice(let list), .press): press(in: list, at: event.cell)
    case (.choice(var list), let action):
      list.jump(to: (list.highlighted ?? 0) + (action == .wheelUp ? -1 : 1))
      popup = .choice(list)
    case (nil, .press): press(at: event.cell)
    case (nil, let action):
      if !isTiny { wheel = (wheel ?? 0) + (action == .wheelUp ? -3 : 3) }
    }
  }

  private func scrollHelp(_ key: Key) {
    guard helpScrolls else { return }
    for _ in 0..<3 { if case .help(let line) = popup { handleInHelp(key, from: line) } }
  }

  /// Takes the option at a cell; outside of the list it closes, as with Esc.
  private func press(in list: ChoicePopup, at cell: Frame.Cell) {
    guard let area = popupArea else { return }
    guard area.contains(cell) else {
      popup = nil
      return
    }
    let offset = cell.row - area.cell.row - area.firstLine
    let place = list.scroll + offset
    guard (0..<list.height).contains(offset), list.shown.indices.contains(place) else { return }
    var list = list
    list.highlight(place)
    if list.highlighted == place { take(list) }
  }

  private func press(at cell: Frame.Cell) {
    guard let page = lastPage, page.version == outlineVersion,
      cell.row < page.lines,
      let item = page.items.last(where: { $0.line <= cell.row })
    else { return }
    let inner = Frame.Cell(column: cell.column, row: cell.row - item.line)
    switch outline.items[item.place] {
    case .gap, .header, .footer: return
    case .buttons:
      let block = metrics.buttons(buttonTitles, focused: field == nil ? button : nil)
      guard let number = block.button(at: inner) else { return }
      wheel = nil
      move(to: .button(number), leaving: .forwards)
      if field == nil, button == number { press() }
    case .row(let row, _): press(row, at: inner)
    }
  }

  private func press(_ row: BaseRow, at cell: Frame.Cell) {
    let isFocused = row === field?.row
    var drawing = RowDrawing(metrics: metrics, row: row, field: isFocused ? field : nil)
    let block = drawing.block()
    guard cell.row < block.count, row.takesFocus else { return }
    let target = drawing.target(at: cell)
    wheel = nil
    if !isFocused {
      commit()
      refresh()
      guard row.takesFocus, let place = outline.place(of: row) else { return }
      move(to: .row(row, at: place), leaving: place > self.place ? .forwards : .backwards)
      guard row === field?.row else { return }
      // A click that leads to a secret selects it, as a key does; the next one goes into it.
      if case .text = target, field?.isSelected ?? false { return }
    }
    press(target, of: row)
  }

  private func press(_ target: RowTarget, of row: BaseRow) {
    switch target {
    case .rest: break
    case .visibility: toggleReveal()
    case .text(let cell):
      putCursor(at: cell)
      if !row.isReadOnly { row.didSelect() }
    case _ where row.isReadOnly: break
    case .toggle: press(row, choosing: .bool(row.formValue != .bool(true)))
    case .option(let choice): if !choice.isDisabled { press(row, choosing: choice.value) }
    case .list: press(row, opening: ChoicePopup(row))
    case .button: press()
    }
  }

  /// Puts the cursor before the character at a cell of the focused field.
  private func putCursor(at cell: Frame.Cell) {
    guard let field else { return }
    switch (field.row.control, field.buffer) {
    case (.textArea, .text(var buffer)):
      buffer.move(
        to: buffer.place(atCell: cell.column, line: cell.row, width: metrics.fieldWidth))
      self.field?.buffer = .text(buffer)
    case (_, .text(var buffer)):
      buffer.move(to: buffer.place(atCell: cell.column))
      self.field?.buffer = .text(buffer)
    case (.secret(let settings), .secret(var buffer)):
      let isShown = field.isRevealed || settings.mask == .visible
      guard isShown || settings.mask == .dots && field.noEcho == nil else { return }
      buffer.move(to: buffer.place(atCell: cell.column, hasBullets: !isShown))
      self.field?.buffer = .secret(buffer)
      self.field?.isSelected = false
    default: break
    }
  }
}

extension Block {
  /// The number of the button at a cell of a block of buttons; nil: there is none.
  fileprivate func button(at cell: Frame.Cell) -> Int? {
    var number = 0
    for (row, line) in lines.enumerated() {
      var column = 0
      for run in line.runs {
        let width = DisplayWidth.of(run.text)
        defer { column += width }
        guard run.style == .button || run.style == .buttonFilled else { continue }
        if row == cell.row, (column..<column + width).contains(cell.column) { return number }
        number += 1
      }
    }
    return nil
  }
}
