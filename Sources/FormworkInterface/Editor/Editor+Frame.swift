internal import Formwork

extension Editor {
  /// Whether there is room for one row at a time only.
  var isTiny: Bool { options.size.rows < 8 || options.size.columns < 30 }
  /// Whether there is room for empty lines.
  var isRoomy: Bool { options.size.rows >= 16 }

  private var glyphs: Glyphs {
    guard options.isUTF8 else { return .ascii }
    return options.isConsole ? .console : .utf8
  }

  var metrics: Metrics {
    let columns = max(options.size.columns, 4)
    var metrics = Metrics(
      columns: columns, isStacked: isTiny || columns < 60,
      labelWidth: min(outline.labelWidth, Metrics.labelLimit(columns: columns)),
      glyphs: glyphs)
    if isTiny { (metrics.isTiny, metrics.indent, metrics.barCells) = (true, 1, 5) }
    metrics.hasColor = options.hasColor
    metrics.masksSecrets = isLeaving
    metrics.showsPlaceholders = options.showsPlaceholders
    metrics.areaLimit = max(1, options.size.rows - (isTiny ? 3 : 5))
    return metrics
  }

  /// The screen as it is now; O(what is visible).
  public func frame() -> Frame {
    refresh()
    var page = isTiny ? tinyPage() : fullPage()
    let rows = max(options.size.rows, 1)
    while page.lines.count < rows { page.lines.append(Line()) }
    page.lines.removeLast(page.lines.count - rows)
    addBottomLines(to: &page)
    if popup != nil {
      addPopup(to: &page)
      page.lines = page.lines.map(fit)
    }
    let columns = options.size.columns
    let cursor = page.cursor.map { cell in
      Frame.Cell(
        column: max(0, min(cell.column, columns - 1)), row: max(0, min(cell.row, rows - 1)))
    }
    // What is not on the screen does not move.
    if let motion, !motion.wasDrawn(at: now) { self.motion = nil }
    lastPage = ShownPage(
      items: page.items, size: options.size, version: outlineVersion, lines: page.formLines)
    if popup == nil { popupArea = nil }
    lastShown = popup == nil && page.isSteady ? cursor.flatMap { shown(page, $0) } : nil
    return Frame(lines: page.lines, cursor: cursor)
  }

  /// Where the focused field was in the last frame.
  struct Shown {
    let row: BaseRow
    let cursor: Frame.Cell
    let field: Frame.Cell
    let fieldWidth: Int
  }

  private func shown(_ page: Page, _ cursor: Frame.Cell) -> Shown? {
    field.map {
      Shown(row: $0.row, cursor: cursor, field: page.field, fieldWidth: page.fieldWidth)
    }
  }

  /// The lines of the form on the screen, and where the focused field is in them.
  struct Page {
    var lines: [Line]
    var cursor: Frame.Cell?
    /// The items that are shown, each with the line that its first one is at, or would be.
    var items: [(line: Int, place: Int)] = []
    var field = Frame.Cell(column: 0, row: 0)
    var fieldWidth = 0
    var marksRequired = false
    /// Whether the focused field stays where it is when something is typed in it.
    var isSteady = true
    /// How many lines from the top are the form's own.
    var formLines = 0
  }

  /// How far the focus is: `3 of 7`; empty on the buttons.
  var counter: String {
    guard case .row(_, let number) = outline.items[place] else { return "" }
    return "\(max(number, 1)) of \(max(outline.rowCount, 1))"
  }

  private func addBottomLines(to page: inout Page) {
    let rows = page.lines.count
    page.formLines = rows
    guard rows >= 3 else { return }
    let says =
      notice ?? offerNotice ?? askingNotice ?? status ?? (isTiny ? form.refusal : nil)
    page.formLines = rows - (isTiny ? 1 : 2)
    if case .discard? = popup {
      let width = say(options.words.discard, above: rows, in: &page)
      page.cursor = Frame.Cell(column: width + 1, row: rows - 1)
      if let says, !isTiny { say(says, above: page.formLines, in: &page) }
      return
    }
    guard let says, isTiny else {
      page.lines[rows - 1] = keyHelpLine(marksRequired: page.marksRequired)
      if let says { say(says, above: rows - 1, in: &page) }
      return
    }
    say(says, above: rows, in: &page)
  }

  /// A text in so many lines at most; the last one is cut when it does not fit.
  func wrap(_ text: String, to width: Int, lines: Int) -> [String] {
    let parts = DisplayWidth.wrap(text, to: width)
    guard parts.count > lines else { return parts }
    let rest = parts[(lines - 1)...].joined(separator: " ")
    let cut = DisplayWidth.truncate(rest, to: width, ellipsis: metrics.glyphs.ellipsis)
    return parts.prefix(lines - 1) + [cut]
  }

  /// Puts words on the lines above one, on as many as there are below the cursor if it takes them.
  ///
  /// - Returns: how wide the last of the lines is.
  @discardableResult private func say(_ words: String, above end: Int, in page: inout Page) -> Int {
    let width = max(1, options.size.columns - 1)
    let room = max(1, end - 1 - (page.cursor?.row ?? 0))
    let parts = wrap(words, to: width, lines: room)
    var last = 0
    for (place, part) in parts.enumerated() {
      let line = Line([.blanks(1), Run(part, .warning)])
      page.lines[end - parts.count + place] = fit(line)
      last = line.width
    }
    page.formLines = min(page.formLines, end - parts.count)
    return last
  }
}
