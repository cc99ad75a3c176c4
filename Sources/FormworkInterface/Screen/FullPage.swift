internal import Formwork

/// The page of a screen with room for several rows: the title, the part of the form around the focus,
/// the buttons, and a line or two at the bottom that are left free.
struct FullPage {
  let screen: ScreenLayout
  let editor: Editor
  let metrics: Metrics

  private var form: Form { editor.form }
  private var size: Size { editor.options.size }
  private var outline: FormOutline { editor.outline }

  func page() -> Page {
    let scroll = screen.wheel
    if scroll != nil { screen.wheel = 0 }
    // A title that takes the screen would leave none for the form.
    let heading = heading()
    let title = Array(heading.prefix(max(1, size.rows / 4)))
    if let page = wholePage(title, of: heading, scroll) { return page }
    var head = head(title)
    if head.isEmpty { head = [Line()] }
    head[0] = screen.fit(metrics.line(head[0], withNote: counter), size)
    guard size.rows >= 12 else {
      return page(head, visibleItems(outline.items.count, height: free(below: head), scroll))
    }
    let bar = screen.block(at: outline.items.count - 1, editor, metrics)
    var (bottom, barLine) = bottomLines(bar)
    let items = visibleItems(
      outline.countWithoutButtons, height: free(below: head) - bottom.count, scroll)
    bottom[0] = rule(items)
    var page = page(head, items)
    page.lines += Array(
      repeating: Line(), count: max(0, head.count + items.height - page.lines.count))
    barLine += page.lines.count
    page.lines += bottom
    page.items.append(Page.Item(bar, index: outline.items.count - 1, line: barLine))
    if editor.focus.row == nil {
      page.cursor = bar.cursor.map { Frame.Cell(column: $0.column, row: $0.row + barLine) }
    }
    return page
  }

  /// The lines between a head and those at the bottom that are left free.
  private func free(below head: [Line]) -> Int { size.rows - head.count - size.freeLines }

  /// The page on which all rows and the buttons are; nil: they do not fit.
  private func wholePage(_ title: [Line], of heading: [Line], _ scroll: Int?) -> Page? {
    // Each row has a line, so this costs nothing for long forms.
    guard outline.rowCount <= size.rows else { return nil }
    var head = head(title)
    var items = visibleItems(outline.items.count, height: free(below: head), scroll)
    guard items.fits else { return nil }
    if head.isEmpty, metrics.isStacked || items.page.marksRequired {
      head = [Line()]
      items = visibleItems(outline.items.count, height: free(below: head), scroll)
      guard items.fits else { return nil }
    } else if let longer = extended(title, of: heading, by: items.height - items.page.lines.count) {
      head = self.head(longer)
    }
    if metrics.isStacked {
      head[0] = screen.fit(metrics.line(head[0], withNote: counter), size)
    } else if !head.isEmpty, items.page.marksRequired {
      head[0] = screen.marked(head[0], metrics, size)
    }
    return page(head, items)
  }

  private func page(_ head: [Line], _ items: VisibleItems) -> Page {
    screen.top = items.top
    var page = items.page
    page.prepend(head)
    return page
  }

  private func visibleItems(_ count: Int, height: Int, _ scroll: Int?) -> VisibleItems {
    var items = VisibleItems(
      screen, editor, metrics: metrics, items: count, height: height, scroll: scroll)
    items.lay()
    return items
  }

  // MARK: The bottom

  /// The rule, the message and the buttons, with how many lines stand above the first button.
  private func bottomLines(_ bar: Block) -> (lines: [Line], barLine: Int) {
    guard size.isHigh else { return ([Line()] + bar.lines, 1) }
    // The message stands in the block; where there is none its line is kept free.
    let isFree = editor.message == nil
    return ([Line()] + (isFree ? [Line()] : []) + bar.lines, isFree ? 2 : 1)
  }

  /// A line across the page that says how much is hidden below the rows, or else above.
  private func rule(_ items: VisibleItems) -> Line {
    let (below, above) = (items.countBelow, items.countAbove)
    var text = ""
    if below > 0 {
      text = "\(metrics.glyphs.more.below) \(count(.moreBelow, below))"
    } else if above > 0 {
      text = "\(metrics.glyphs.more.above) \(count(.moreAbove, above))"
    }
    let width = text.isEmpty ? 0 : DisplayWidth.of(text) + 1
    let line = String(repeating: metrics.glyphs.line, count: max(0, metrics.columns - width))
    return screen.fit(
      Line([Run(line, .frame), Run(text.isEmpty ? "" : " " + text, .scroll)]), size)
  }

  private func count(_ word: Word, _ count: Int) -> String {
    editor.words.text(word, ["count": .int(Int64(count))])
  }

  // MARK: The head

  /// Everything above the form.
  private func head(_ title: [Line]) -> [Line] {
    title.isEmpty || !size.isRoomy ? title : title + [Line()]
  }

  /// A heading that was cut, on as many more lines as the form leaves free; nil: it is whole.
  private func extended(_ cut: [Line], of heading: [Line], by free: Int) -> [Line]? {
    guard free > 0 else { return nil }
    if size.isRoomy {
      return heading.count > cut.count ? Array(heading.prefix(cut.count + free)) : nil
    }
    guard let title = form.displayTitle, DisplayWidth.of(title) > titleRoom else { return nil }
    let parts = DisplayWidth.wrap(title, to: titleRoom, lines: 1 + free, metrics.glyphs)
    return parts.map { screen.fit(Line([.blanks(1), Run($0, .title)]), size) }
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
    let lines = (isWhole ? metrics.heading(of: form, noteWidth: noteWidth) : [titleLine()])
      .map { screen.fit($0, size) }
    screen.cachedHeading = CachedHeading(
      texts: texts, metrics: metrics, isRoomy: size.isRoomy, lines: lines)
    return lines
  }

  /// The cells of the widest note that may stand beside the title, or somewhat more where the title
  /// leaves that free, since filling in its figures takes long.
  private var noteWidth: Int {
    let digits = String(outline.rowCount).utf8.count + 4
    let required = Line(metrics.requiredNote).width
    let most = max(editor.words[.rowPosition].utf8.count + 2 * digits, required)
    let title = form.displayTitle ?? ""
    if DisplayWidth.of(title) <= metrics.titleRoom(noteWidth: most) { return most }
    let counter = DisplayWidth.of(editor.counter(of: outline.rowCount))
    return metrics.isStacked ? counter : max(counter, required)
  }

  private var titleRoom: Int { metrics.titleRoom(noteWidth: noteWidth) }

  private func titleLine() -> Line {
    let title = DisplayWidth.truncate(
      form.displayTitle ?? "", to: titleRoom, ellipsis: metrics.glyphs.ellipsis)
    return Line([.blanks(1), Run(title, .title)])
  }

  /// Which row has the focus; empty: none has.
  private var counter: [Run] {
    editor.focusedNumber.map { [Run(editor.counter(of: $0), .status)] } ?? []
  }
}

/// The lines of the form's title and help as they were drawn last.
struct CachedHeading {
  let texts: [String?]
  let metrics: Metrics
  let isRoomy: Bool
  let lines: [Line]
}

extension Editor {
  /// The number of the focused row among those that ask something; nil: a button has the focus.
  var focusedNumber: Int? {
    guard case .row(_, let number) = outline.items[focus.index] else { return nil }
    return max(number, 1)
  }

  /// How far the row with a number is: `row 3 of 7`.
  func counter(of number: Int) -> String {
    words.text(
      .rowPosition,
      ["n": .int(Int64(number)), "count": .int(Int64(max(outline.rowCount, 1)))])
  }

  /// Makes room for titles that became wider since the outline was made.
  func widenLabels() {
    let first = screen.top.item
    let end = max(first, min(outline.items.count, first + options.size.rows))
    outline.measureLabels(first..<end, limit: Metrics.labelLimit(columns: pageColumns))
  }
}

extension DisplayWidth {
  /// A text in so many lines at most; the last one is cut when it does not fit.
  static func wrap(_ text: String, to width: Int, lines: Int, _ glyphs: Glyphs) -> [String] {
    let parts = wrap(text, to: width)
    guard parts.count > lines, lines > 0 else { return lines > 0 ? parts : [] }
    let rest = parts[(lines - 1)...].joined(separator: " ")
    return parts.prefix(lines - 1) + [truncate(rest, to: width, ellipsis: glyphs.ellipsis)]
  }
}
