internal import Formwork

/// The page of a screen with room for several rows: the title, the part of the form around the focus,
/// and two lines at the bottom that are left free.
struct FullPage {
  let screen: ScreenLayout
  let editor: Editor
  let metrics: Metrics

  private var form: Form { editor.form }
  private var size: Size { editor.options.size }

  func page() -> Page {
    let rows = size.rows
    // A title that takes the screen would leave none for the form.
    let heading = heading()
    let title = Array(heading.prefix(max(1, rows / 4)))
    var head = head(title)
    let scroll = screen.wheel
    if scroll != nil { screen.wheel = 0 }
    var items = visibleItems(height: rows - head.count - 2, scroll)
    if !items.fits, title.isEmpty {
      head.insert(Line(), at: 0)
      items = visibleItems(height: rows - head.count - 2, scroll)
    }
    screen.top = items.top
    if !items.fits {
      addCounter(to: &head[0], items)
    } else if let longer = extended(
      title, of: heading, by: items.height - items.page.lines.count)
    {
      head = self.head(longer)
    }
    var page = items.page
    page.lines = head + page.lines
    page.cursor?.row += head.count
    for index in page.items.indices { page.items[index].line += head.count }
    page.field.row += head.count
    page.headCount = head.count
    return page
  }

  private func visibleItems(height: Int, _ scroll: Int?) -> VisibleItems {
    var items = VisibleItems(screen, editor, metrics: metrics, height: height, scroll: scroll)
    items.lay()
    return items
  }

  /// Everything above the form: its title, and what a server said about the last try.
  private func head(_ title: [Line]) -> [Line] {
    let head = title + refusalLines()
    return head.isEmpty || !size.isRoomy ? head : head + [Line()]
  }

  /// A heading that was cut, on as many more lines as the form leaves free; nil: it is whole.
  private func extended(_ cut: [Line], of heading: [Line], by free: Int) -> [Line]? {
    guard free > 0 else { return nil }
    if size.isRoomy {
      return heading.count > cut.count ? Array(heading.prefix(cut.count + free)) : nil
    }
    guard let title = form.displayTitle, DisplayWidth.of(title) > titleRoom else { return nil }
    let parts = DisplayWidth.wrap(
      title, to: metrics.columns - 2, lines: 1 + free, metrics.glyphs)
    return parts.map { fit(Line([.blanks(1), Run($0, .title)])) }
  }

  /// The title and the help, as they were or drawn again when they may differ.
  private func heading() -> [Line] {
    let texts = [form.title, form.help]
    if let cached = screen.cachedHeading, cached.texts == texts, cached.metrics == metrics,
      cached.isRoomy == size.isRoomy, !texts.contains(where: \.fillsText)
    {
      return cached.lines
    }
    let isWhole = size.isRoomy || form.displayTitle == nil
    let lines = (isWhole ? metrics.heading(of: form) : [titleLine()]).map(fit)
    screen.cachedHeading = CachedHeading(
      texts: texts, metrics: metrics, isRoomy: size.isRoomy, lines: lines)
    return lines
  }

  /// The cells that the counter leaves of the first line.
  private var titleRoom: Int { metrics.columns - 18 }

  private func titleLine() -> Line {
    let title = DisplayWidth.truncate(
      form.displayTitle ?? "", to: titleRoom, ellipsis: metrics.glyphs.ellipsis)
    return Line([.blanks(1), Run(title, .title)])
  }

  /// What a server said about the last try, on as many lines as a screen of this size can spare.
  private func refusalLines() -> [Line] {
    guard let refusal = form.refusal else { return [] }
    let parts = DisplayWidth.wrap(
      refusal, to: max(metrics.columns - 4, 4), lines: max(1, size.rows / 6), metrics.glyphs)
    return parts.enumerated().map { index, part in
      fit(Line([.blanks(1), Run((index == 0 ? metrics.glyphs.error + " " : "  ") + part, .error)]))
    }
  }

  private func addCounter(to line: inout Line, _ items: VisibleItems) {
    let more = metrics.glyphs.more
    let arrows = (items.hasAbove ? more.above : "") + (items.hasBelow ? more.below : "")
    let text = [editor.counter, arrows].filter { !$0.isEmpty }.joined(separator: " ")
    let start = size.columns - 1 - DisplayWidth.of(text)
    line = line.width < start ? line : line.prefix(cells: max(start - 1, 0))
    line.runs += [.blanks(start - line.width), Run(text, .help)]
    line = fit(line)
  }

  private func fit(_ line: Line) -> Line { screen.fit(line, size) }
}

/// The lines of the form's title and help as they were drawn last.
struct CachedHeading {
  let texts: [String?]
  let metrics: Metrics
  let isRoomy: Bool
  let lines: [Line]
}

extension Editor {
  /// How far the focus is: `3 of 7`; empty on the buttons.
  var counter: String {
    guard case .row(_, let number) = outline.items[focus.index] else { return "" }
    return words.text(
      .position, ["n": .int(Int64(max(number, 1))), "count": .int(Int64(max(outline.rowCount, 1)))])
  }

  /// Makes room for titles that became wider since the outline was made.
  func widenLabels() {
    let first = screen.top.item
    for index in first..<max(first, min(outline.items.count, first + options.size.rows)) {
      if let row = outline.row(at: index) {
        outline.labelWidth = max(outline.labelWidth, row.labelWidth)
      }
    }
  }
}

extension DisplayWidth {
  /// A text in so many lines at most; the last one is cut when it does not fit.
  static func wrap(_ text: String, to width: Int, lines: Int, _ glyphs: Glyphs) -> [String] {
    let parts = wrap(text, to: width)
    guard parts.count > lines else { return parts }
    let rest = parts[(lines - 1)...].joined(separator: " ")
    return parts.prefix(lines - 1) + [truncate(rest, to: width, ellipsis: glyphs.ellipsis)]
  }
}
