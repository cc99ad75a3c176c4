internal import Formwork

extension Editor {
  /// The title, the part of the form around the focus, and two lines at the bottom.
  func fullPage() -> Page {
    let metrics = widenedMetrics()
    cache.begin(metrics, items: outline.items.count)
    let rows = options.size.rows
    // A title that takes the screen would leave none for the form.
    let heading = heading(metrics)
    let title = Array(heading.prefix(max(1, rows / 4)))
    var head = head(title, metrics)
    let scroll = wheel
    if wheel != nil { wheel = 0 }
    var body = Body(
      editor: self, metrics: metrics, height: rows - head.count - 2, scroll: scroll)
    body.lay()
    if !body.fits, title.isEmpty {
      head.insert(Line(), at: 0)
      body = Body(
        editor: self, metrics: metrics, height: rows - head.count - 2, scroll: scroll)
      body.lay()
    }
    top = body.top
    if !body.fits {
      addCounter(to: &head[0], body)
    } else if let longer = extended(
      title, of: heading, by: body.height - body.page.lines.count, metrics)
    {
      head = self.head(longer, metrics)
    }
    var page = body.page
    page.lines = head + page.lines
    page.cursor?.row += head.count
    for place in page.items.indices { page.items[place].line += head.count }
    page.field.row += head.count
    return page
  }

  /// Everything above the form: its title, and what a server said about the last try.
  private func head(_ title: [Line], _ metrics: Metrics) -> [Line] {
    let head = title + refusalLines(metrics)
    return head.isEmpty || !isRoomy ? head : head + [Line()]
  }

  /// A heading that was cut, on as many more lines as the form leaves free; nil: it is whole.
  private func extended(
    _ cut: [Line], of heading: [Line], by free: Int, _ metrics: Metrics
  ) -> [Line]? {
    guard free > 0 else { return nil }
    if isRoomy {
      return heading.count > cut.count ? Array(heading.prefix(cut.count + free)) : nil
    }
    guard let title = form.displayTitle, DisplayWidth.of(title) > titleRoom(metrics) else {
      return nil
    }
    return wrap(title, to: metrics.columns - 2, lines: 1 + free).map {
      fit(Line([.blanks(1), Run($0, .title)]))
    }
  }

  /// The title and the help, as they were or drawn again when they may differ.
  private func heading(_ metrics: Metrics) -> [Line] {
    let texts = [form.title, form.help]
    if let known = knownHeading, known.texts == texts, known.metrics == metrics,
      known.isRoomy == isRoomy, !texts.contains(where: \.fillsText)
    {
      return known.lines
    }
    let lines =
      isRoomy || form.displayTitle == nil ? metrics.heading(of: form) : titleOnly(metrics)
    knownHeading = (texts, metrics, isRoomy, lines.map(fit))
    return lines.map(fit)
  }

  /// The cells that the counter leaves of the first line.
  private func titleRoom(_ metrics: Metrics) -> Int { metrics.columns - 18 }

  /// What a server said about the last try, on as many lines as a screen of this size can spare.
  private func refusalLines(_ metrics: Metrics) -> [Line] {
    guard let refusal = form.refusal else { return [] }
    let room = max(1, options.size.rows / 6)
    let parts = wrap(refusal, to: max(metrics.columns - 4, 4), lines: room)
    return parts.enumerated().map { index, part in
      fit(Line([.blanks(1), Run((index == 0 ? metrics.glyphs.cross + " " : "  ") + part, .error)]))
    }
  }

  private func titleOnly(_ metrics: Metrics) -> [Line] {
    let title = DisplayWidth.truncate(
      form.displayTitle ?? "", to: titleRoom(metrics), ellipsis: metrics.glyphs.ellipsis)
    return [Line([.blanks(1), Run(title, .title)])]
  }

  private func addCounter(to line: inout Line, _ body: Body) {
    let glyphs = metrics.glyphs
    let arrows =
      (body.hasAbove ? glyphs.more.above : "") + (body.hasBelow ? glyphs.more.below : "")
    let text = [counter, arrows].filter { !$0.isEmpty }.joined(separator: " ")
    let start = options.size.columns - 1 - DisplayWidth.of(text)
    line = line.width < start ? line : line.prefix(cells: max(start - 1, 0))
    line.runs += [.blanks(start - line.width), Run(text, .help)]
    line = fit(line)
  }

  /// The metrics with room for titles that became wider since the outline was made.
  private func widenedMetrics() -> Metrics {
    let range = top.item..<min(outline.items.count, top.item + options.size.rows)
    for place in range {
      if let row = outline.row(at: place) {
        outline.labelWidth = max(outline.labelWidth, row.labelWidth)
      }
    }
    return metrics
  }
}

/// Lays out as many items as the screen shows, with the focused one among them.
private struct Body {
  let editor: Editor
  let metrics: Metrics
  let height: Int
  /// How far the wheel was turned since the last frame; nil: the focus is to be seen.
  let scroll: Int?
  var top: (item: Int, line: Int)
  var page = Editor.Page(lines: [])
  var hasBelow = false

  init(editor: Editor, metrics: Metrics, height: Int, scroll: Int?) {
    (self.editor, self.metrics, self.height) = (editor, metrics, max(height, 1))
    self.scroll = scroll
    top = editor.top
  }

  var hasAbove: Bool { top != (0, 0) }
  var fits: Bool { !hasAbove && !hasBelow }

  private var items: Int { editor.outline.items.count }

  private func block(_ place: Int) -> Block { editor.block(at: place, metrics) }

  mutating func lay() {
    let focus = editor.place
    top = (min(max(top.item, 0), items - 1), top.line)
    top.line = max(0, min(top.line, block(top.item).count - 1))
    if let scroll { move(by: scroll) }
    if end(from: top) == nil { top = start(endingAt: (items - 1, block(items - 1).count)) }
    if scroll == nil { showFocus(at: focus) }
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
    if (focus, needed.lowerBound) < top {
      top = (focus, needed.lowerBound)
      showBefore(focus, used: block.count)
      return
    }
    let first = start(endingAt: (focus, needed.upperBound))
    if first > top { top = first }
    // At the end of the form everything behind the last row is shown too.
    if editor.isLastRow, editor.field != nil {
      let last = start(endingAt: (items - 1, self.block(items - 1).count))
      if last > top, last <= (focus, 0) { top = last }
    }
  }

  /// Shows what stands above a row, up to the row before it, as far as there is room.
  private mutating func showBefore(_ focus: Int, used: Int) {
    var (place, used) = (focus - 1, used)
    while place >= 0, editor.outline.row(at: place)?.takesFocus != true {
      used += block(place).count
      guard used <= height else { return }
      top = (place, 0)
      place -= 1
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
      page.items.append((page.lines.count - skip, item))
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
      if lines.count > room { hasBelow = true }
      (item, skip) = (item + 1, 0)
    }
    if item < items { hasBelow = true }
  }
}
