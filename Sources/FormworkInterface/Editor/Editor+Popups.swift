internal import Formwork

extension Editor {
  func addPopup(to page: inout Page) {
    switch popup {
    case .help(let line): addHelp(to: &page, from: line)
    case .choice(var list):
      addList(&list, to: &page)
      popup = .choice(list)
    case .discard, nil: break
    }
  }

  /// Lays lines over a page; what is outside of the screen is cut.
  func cover(_ page: inout Page, with lines: [Line], at cell: Frame.Cell) {
    for (offset, line) in lines.enumerated() {
      let row = cell.row + offset
      guard page.lines.indices.contains(row) else { continue }
      page.lines[row] = page.lines[row].covered(from: cell.column, by: line)
    }
  }

  private func addList(_ list: inout ChoicePopup, to page: inout Page) {
    let (columns, rows) = (options.size.columns, options.size.rows)
    let hasFilterLine = list.choices.count > 7 && rows >= 8
    let extra = hasFilterLine ? 4 : 3
    list.height = max(1, min(list.choices.count, 10, rows - extra))
    if let place = list.highlighted {
      list.scroll = max(place - list.height + 1, min(list.scroll, place))
    }
    list.scroll = max(0, min(list.scroll, list.shown.count - list.height))
    let width = min(columns, max(page.fieldWidth + 2, min(list.width + 6, columns - 2), 20))
    let lines = self.lines(of: list, width: width, hasFilterLine: hasFilterLine)
    var cell = Frame.Cell(
      column: max(0, min(page.field.column - 1, columns - width)), row: page.field.row + 1)
    if cell.row + lines.count > rows {
      let above = page.field.row - lines.count
      cell.row = above >= 0 ? above : max(0, rows - lines.count)
    }
    cover(&page, with: lines, at: cell)
    let first = hasFilterLine ? 2 : 1
    popupArea = PopupArea(
      cell: cell, size: Size(columns: width, rows: lines.count), firstLine: first)
    page.cursor = Frame.Cell(
      column: cell.column + 2, row: cell.row + first + max(0, (list.highlighted ?? 0) - list.scroll)
    )
    if var filter = list.filter {
      let caret = filter.window(width: width - 8).cursor
      page.cursor = Frame.Cell(
        column: cell.column + 4 + caret, row: cell.row + (hasFilterLine ? 1 : 0))
    }
  }

  private func lines(of list: ChoicePopup, width: Int, hasFilterLine: Bool) -> [Line] {
    let glyphs = metrics.glyphs
    let box = PopupBox(width: width, glyphs: glyphs)
    var filter = list.filter
    let typed = filter.map { _ in "/ " + (filter?.window(width: width - 8).text ?? "") }
    let title = hasFilterLine ? list.row.displayTitle : typed ?? list.row.displayTitle
    var lines = [box.top(title: title ?? "")]
    if hasFilterLine {
      lines.append(box.line([typed.map { Run($0 + "_", .fieldFocus) } ?? Run("/", .help)]))
    }
    for offset in 0..<list.height {
      let place = list.scroll + offset
      guard place < list.shown.count else {
        let isEmpty = offset == 0 && list.shown.isEmpty
        lines.append(box.line(isEmpty ? [Run(options.words.nothingFits, .help)] : []))
        continue
      }
      var marker: String?
      if offset == 0, list.scroll > 0 { marker = glyphs.more.above }
      if offset == list.height - 1, place + 1 < list.shown.count { marker = glyphs.more.below }
      lines.append(box.line([option(at: place, in: list, width: width)], marker: marker))
    }
    return lines + [box.line(count(of: list, width: width)), box.bottom]
  }

  private func option(at place: Int, in list: ChoicePopup, width: Int) -> Run {
    let choice = list.choices[list.shown[place]]
    let isHighlighted = place == list.highlighted
    let mark = isHighlighted ? metrics.glyphs.pointer : " "
    let title = DisplayWidth.truncate(
      choice.titleWithReason, to: width - 6, ellipsis: metrics.glyphs.ellipsis)
    let isChosen = !list.row.formValue.isNull && choice.value == list.row.formValue
    let style: Style =
      isHighlighted ? .cursor : choice.isDisabled ? .disabled : isChosen ? .chosen : .text
    return Run("\(mark) \(title)", style)
  }

  private func count(of list: ChoicePopup, width: Int) -> [Run] {
    let first = list.filter == nil ? (list.highlighted ?? -1) + 1 : list.shown.count
    let count = Run("\(first) of \(list.choices.count)", .help)
    let gap = width - 4 - DisplayWidth.of(count.text) - 13
    return gap > 0 ? [count, .blanks(gap), Run("Enter choose", .help), .blanks(1)] : [count]
  }
}

/// The frame of a popup.
struct PopupBox {
  let width: Int
  let glyphs: Glyphs

  func top(title: String) -> Line {
    let shown = DisplayWidth.truncate(title, to: width - 6, ellipsis: glyphs.ellipsis)
    let (left, line, right) = glyphs.frame.top
    let rest = width - 2 - (shown.isEmpty ? 0 : DisplayWidth.of(shown) + 2)
    let fill = String(repeating: line, count: max(rest, 0))
    guard !shown.isEmpty else { return Line([Run(left + fill + right, .frame)]) }
    return Line([Run(left + " ", .frame), Run(shown, .header), Run(" " + fill + right, .frame)])
  }

  var bottom: Line {
    let (left, line, right) = glyphs.frame.bottom
    return Line([Run(left + String(repeating: line, count: width - 2) + right, .frame)])
  }

  /// A line of the box; a marker takes the place of the right side.
  func line(_ runs: [Run], marker: String? = nil) -> Line {
    let inner = Line(runs).prefix(cells: width - 4)
    return Line(
      [Run(glyphs.frame.side + " ", .frame)] + inner.runs + [.blanks(width - 3 - inner.width)]
        + [Run(marker ?? glyphs.frame.side, .frame)])
  }
}
