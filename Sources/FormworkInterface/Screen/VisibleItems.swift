internal import Formwork

/// Lays out as many items as the screen shows, with the focused one among them.
struct VisibleItems {
  let screen: ScreenLayout
  let editor: Editor
  let metrics: Metrics
  let height: Int
  /// How far the wheel was turned since the last frame; nil: the focus is to be seen.
  let scroll: Int?
  /// How many of the outline's items there are; those behind are shown elsewhere.
  let items: Int
  var top: (item: Int, line: Int)
  var page = Page(lines: [])
  /// The first item behind the last one of which all lines are shown.
  private var shownEnd = 0

  init(
    _ screen: ScreenLayout, _ editor: Editor, metrics: Metrics, items: Int, height: Int,
    scroll: Int?
  ) {
    (self.screen, self.editor, self.metrics) = (screen, editor, metrics)
    (self.height, self.scroll, self.items) = (max(height, 1), scroll, items)
    top = screen.top
  }

  var fits: Bool { top == (0, 0) && shownEnd == items }

  /// How many rows and footers are not shown, or not all of them, above the lines that are.
  var countAbove: Int { editor.outline.count(of: 0..<top.item + (top.line > 0 ? 1 : 0)) }
  /// The same below.
  var countBelow: Int { editor.outline.count(of: shownEnd..<items) }

  private func block(_ index: Int) -> Block { screen.block(at: index, editor, metrics) }

  mutating func lay() {
    guard items > 0 else { return top = (0, 0) }
    let focus = editor.focus.index
    top = (min(max(top.item, 0), items - 1), top.line)
    top.line = max(0, min(top.line, block(top.item).count - 1))
    if let scroll { move(by: scroll) }
    if end(from: top) == nil { top = start(endingAt: (items - 1, block(items - 1).count)) }
    if scroll == nil, focus < items { showFocus(at: focus) }
    fill(focus: focus)
  }

  /// Moves `top` by lines, not beyond the ends.
  private mutating func move(by lines: Int) {
    top.line += lines
    while top.line < 0, top.item > 0 {
      top.item -= 1
      top.line += block(top.item).count
    }
    top.line = max(top.line, 0)
    while top.line >= block(top.item).count, top.item + 1 < items {
      top.line -= block(top.item).count
      top.item += 1
    }
  }

  /// Moves `top` as little as makes the focused item visible: all of it, or, when it is too high,
  /// the line of its cursor.
  private mutating func showFocus(at focus: Int) {
    let block = block(focus)
    var needed = 0..<max(block.count, 1)
    if block.count > height {
      let line = block.cursor?.row ?? 0
      needed = line..<line + 1
    }
    let next = next(behind: focus, used: block.count)
    if (focus, needed.lowerBound) < top {
      top = (focus, needed.lowerBound)
      return showBefore(focus, used: next?.used ?? block.count)
    }
    let first = start(endingAt: next?.end ?? (focus, needed.upperBound))
    if first > top { top = first }
    // At the end of the form everything behind the last row is shown too.
    if editor.focus.row != nil, editor.outline.isLast(focus) {
      let last = start(endingAt: (items - 1, self.block(items - 1).count))
      if last > top, last <= (focus, 0) { top = last }
    }
  }

  /// Where the row behind a row ends, and how many lines both take; nil: there is none, or no room
  /// for both.
  private func next(
    behind focus: Int, used: Int
  ) -> (end: (item: Int, line: Int), used: Int)? {
    var (index, used) = (focus + 1, used)
    while index < items {
      used += block(index).count
      guard used <= height else { return nil }
      if editor.outline.row(at: index)?.takesFocus == true {
        return ((index, block(index).count), used)
      }
      index += 1
    }
    return nil
  }

  /// Shows what stands above a row, up to the row before it, as far as there is room.
  private mutating func showBefore(_ focus: Int, used: Int) {
    var (index, used) = (focus - 1, used)
    while index >= 0, editor.outline.row(at: index)?.takesFocus != true {
      used += block(index).count
      guard used <= height else { return }
      top = (index, 0)
      index -= 1
    }
  }

  /// The line with which the screen begins so that it ends before the given one.
  private func start(endingAt end: (item: Int, line: Int)) -> (item: Int, line: Int) {
    var (item, left) = (end.item, height - end.line)
    while left > 0, item > 0 {
      item -= 1
      left -= block(item).count
    }
    return left >= 0 ? (item, 0) : (item, -left)
  }

  /// Where the screen ends that begins at a line; nil: the form is over before.
  private func end(from start: (item: Int, line: Int)) -> (item: Int, line: Int)? {
    var (item, left) = (start.item, height + start.line)
    while item < items {
      let count = block(item).count
      if count >= left { return (item, left) }
      left -= count
      item += 1
    }
    return start == (0, 0) ? (items, 0) : nil
  }

  private mutating func fill(focus: Int) {
    var (item, skip) = (top.item, top.line)
    while item < items, page.lines.count < height {
      let block = block(item)
      page.items.append(Page.Item(block, index: item, line: page.lines.count - skip))
      if item == focus {
        let offset = page.lines.count - skip
        page.cursor = block.cursor.map { Frame.Cell(column: $0.column, row: $0.row + offset) }
        if let row = page.cursor?.row, !(0..<height).contains(row) { page.cursor = nil }
        page.field = Frame.Cell(column: block.field.column, row: block.field.row + offset)
        page.fieldWidth = block.fieldWidth
      }
      page.marksRequired = page.marksRequired || block.marksRequired
      let room = height - page.lines.count
      let lines = block.all.dropFirst(skip)
      page.lines += lines.prefix(room)
      if lines.count <= room { shownEnd = item + 1 }
      (item, skip) = (item + 1, 0)
    }
  }
}
