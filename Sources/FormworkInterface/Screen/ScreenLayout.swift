internal import Formwork

/// Lays out the screen of an editor, and keeps what lasts from frame to frame.
final class ScreenLayout {
  /// The item and its line that the screen begins with.
  var top = (item: 0, line: 0)
  /// How far the wheel was turned since the last frame; nil: the focus is to be seen.
  var wheel: Int?
  var blocks = BlockCache()
  /// The lines that rows have got since the focus moved last.
  var held = HeldRows()
  /// What was where in the last frame; nil: there was none.
  private(set) var lastFrame: ShownFrame?
  /// Where the focused field was in the last frame; nil: there was none.
  private(set) var lastField: (cell: Frame.Cell, width: Int)?
  private(set) var device: DrawingDevice
  var cachedHeading: CachedHeading?
  private var cachedMarkedLine: (line: Line, metrics: Metrics, marked: Line)?
  private var cachedFormHints: FormHints?
  private var cachedKeyLine: (hints: [KeyHint], size: Size, line: Line)?
  /// The buttons and what stands above them as they were drawn last, with how often that changed.
  private var drawnButtons: (bar: ButtonBar, message: FormMessage?, version: Int)?

  init(_ options: EditorOptions, _ words: LocalizedWords) {
    let glyphs = Glyphs(
      isUTF8: options.isUTF8, isConsole: options.isConsole, theme: options.theme.signs)
    device = DrawingDevice(
      glyphs: glyphs, words: words, hasColor: options.hasColor,
      showsPlaceholders: options.showsPlaceholders, keys: options.keys)
  }

  /// The screen as it is now; O(what is visible).
  func frame(of editor: Editor) -> Frame {
    let size = editor.options.size
    if !size.isTiny { editor.widenLabels() }
    let metrics = editor.metrics
    blocks.begin(metrics, items: editor.outline.items.count)
    held.begin(items: editor.outline.items.count, columns: metrics.columns)
    var page =
      size.isTiny
      ? TinyPage(screen: self, editor: editor, metrics: metrics).page()
      : FullPage(screen: self, editor: editor, metrics: metrics).page()
    let rows = max(size.rows, 1)
    while page.lines.count < rows { page.lines.append(Line()) }
    page.lines.removeLast(page.lines.count - rows)
    // Before the keys, which may depend on how much of a popup there is to be seen.
    let popups = editor.popups.items.indices.map { index in
      layOut(index, field: page.field, fieldWidth: page.fieldWidth, editor)
    }
    addBottomLines(to: &page, editor)
    let formLines = page.lines
    for (index, popup) in popups.enumerated() { add(popup, at: index, to: &page, editor) }
    lastField = (page.field, page.fieldWidth)
    // Nothing can be typed while rules are asked.
    if editor.work.isOfForm { page.cursor = nil }
    let cursor = page.cursor.map { cell in
      Frame.Cell(
        column: max(0, min(cell.column, size.columns - 1)), row: max(0, min(cell.row, rows - 1)))
    }
    lastFrame = ShownFrame(
      size: size, version: editor.outline.version, items: page.items,
      headCount: page.headCount, lines: Array(formLines.prefix(page.formLineCount)),
      field: shownField(page, cursor, editor))
    return Frame(lines: page.lines, cursor: cursor)
  }

  /// Draws everything anew, with the words as they are now.
  func wordsChanged(to words: LocalizedWords) {
    (cachedKeyLine, cachedFormHints, cachedMarkedLine) = (nil, nil, nil)
    device = DrawingDevice(
      glyphs: device.glyphs, words: words, hasColor: device.hasColor,
      showsPlaceholders: device.showsPlaceholders, keys: device.keys)
  }

  private func shownField(
    _ page: Page, _ cursor: Frame.Cell?, _ editor: Editor
  ) -> ShownFrame.Field? {
    guard editor.popups.isEmpty, let cursor, let row = editor.focusedRow else {
      return nil
    }
    return ShownFrame.Field(
      row: row, cursor: cursor, origin: page.field, width: page.fieldWidth)
  }

  /// Keeps nothing of what the focused row showed, which may be a secret.
  func forgetFocusedRow() {
    blocks.removePassing()
    lastFrame = lastFrame?.masked()
  }

  /// One item's lines; drawn when they are not cached.
  func block(at index: Int, _ editor: Editor, _ metrics: Metrics) -> Block {
    let version = version(of: editor.outline.items[index], editor)
    if let cached = blocks.block(at: index, version: version) {
      if !metrics.isTiny { held.keep(cached, at: index) }
      return cached
    }
    var (block, isLasting) = draw(index, editor, metrics)
    block.label = block.label.map { fit($0, editor.options.size) }
    block.lines = block.lines.map { fit($0, editor.options.size) }
    blocks.keep(block, at: index, version: isLasting ? version : nil)
    return block
  }

  /// What tells whether the item looks as before; nil: it is drawn with every frame.
  private func version(of item: FormOutline.Item, _ editor: Editor) -> Int? {
    switch item {
    case .gap: return 0
    case .header(let section): return section.header.fillsText ? nil : 0
    case .footer(let section): return section.footer.fillsText ? nil : 0
    case .buttons: return versionOfButtons(editor)
    case .row(let row, _):
      guard row !== editor.focusedRow, !row.title.fillsText, !row.help.fillsText else { return nil }
      return row.displayVersion + (row.repeated?.displayVersion ?? 0)
    }
  }

  private func versionOfButtons(_ editor: Editor) -> Int {
    let (bar, message) = (editor.buttonBar, editor.messageAboveButtons)
    if let drawnButtons, drawnButtons.bar == bar, drawnButtons.message == message {
      return drawnButtons.version
    }
    let version = (drawnButtons?.version ?? 0) + 1
    drawnButtons = (bar, message, version)
    return version
  }

  private func draw(
    _ index: Int, _ editor: Editor, _ metrics: Metrics
  ) -> (Block, isLasting: Bool) {
    switch editor.outline.items[index] {
    case .gap: return (Block(lines: editor.options.size.isRoomy ? [Line()] : []), true)
    case .header(let section): return (metrics.header(section.displayHeader ?? ""), true)
    case .footer(let section): return (metrics.footer(section.displayFooter ?? ""), true)
    case .buttons:
      var block = editor.buttonBar.block(metrics)
      if let message = editor.messageAboveButtons {
        let lines = message.lines(
          indent: metrics.indent, columns: metrics.columns - 1,
          atMost: max(1, editor.options.size.rows / 6), metrics.glyphs)
        block.lines = lines + block.lines
        block.cursor?.row += lines.count
      }
      return (block, true)
    case .row(let row, _):
      let focused = editor.focus.row.flatMap { $0.row === row ? $0 : nil }
      let layout = RowLayout(
        row, metrics: metrics, isFocused: focused != nil,
        held: metrics.isTiny ? nil : held.lines(at: index))
      var space = layout.space
      guard let focused else {
        let content = editor.options.controls.content(of: row, in: space)
        let block = layout.block(of: content)
        return (block, content.isLasting && !block.isHeld)
      }
      // An update of the cell, which the layout has called, may have changed settings.
      focused.refresh()
      if editor.options.animates { space.now = editor.session.now }
      return (layout.block(of: focused.view.drawing(in: space)), false)
    }
  }

  /// The line as the device can show it.
  func fit(_ line: Line, _ size: Size) -> Line {
    let fitting = line.width > size.columns ? line.prefix(cells: size.columns) : line
    guard !device.glyphs.isUTF8 else { return fitting }
    return Line(
      fitting.runs.map { run in
        let isASCII = run.text.utf8.allSatisfy { $0 < 0x80 }
        return isASCII ? run : run.showing(CleanText.ascii(run.text))
      })
  }

  /// The first line with what the sign of required rows means, as it was or made again.
  func marked(_ line: Line, _ metrics: Metrics, _ size: Size) -> Line {
    if let cached = cachedMarkedLine, cached.line == line, cached.metrics == metrics {
      return cached.marked
    }
    let marked = fit(metrics.line(line, withNote: metrics.requiredNote), size)
    cachedMarkedLine = (line, metrics, marked)
    return marked
  }

  /// The keys of the form, as they were or made again.
  func formHints(submit title: String, language: String, _ speech: ScreenSpeech) -> FormHints {
    if let cached = cachedFormHints, cached.title == title, cached.language == language {
      return cached
    }
    let hints = FormHints(submit: title, language: language, speech)
    cachedFormHints = hints
    return hints
  }

  /// The line that names keys, as it was or made again.
  func keyLine(_ hints: [KeyHint], _ size: Size) -> Line {
    if let cached = cachedKeyLine, cached.hints == hints, cached.size == size {
      return cached.line
    }
    let keyLine = KeyLine(
      hints: hints.filter { !$0.keys.isEmpty },
      speech: ScreenSpeech(words: device.words, isUTF8: device.glyphs.isUTF8),
      indent: size.isTiny ? 0 : 1)
    let line = fit(keyLine.line(columns: size.columns), size)
    cachedKeyLine = (hints, size, line)
    return line
  }
}

extension Editor {
  /// Where things stand on the screen as it is now.
  var metrics: Metrics {
    let (size, columns) = (options.size, pageColumns)
    var metrics = Metrics(
      columns: columns, isStacked: size.isTiny || columns < 60,
      labelWidth: outline.labelWidth(limit: Metrics.labelLimit(columns: columns)),
      device: screen.device)
    if size.isTiny {
      metrics.lineLimit = max(1, size.rows - size.freeLines - (size.rows >= 3 ? 1 : 0))
      (metrics.indent, metrics.barCells) = (0, columns < 20 ? 5 : 10)
    }
    (metrics.masksSecrets, metrics.isBusy) = (session.isLeaving, isAskingRules)
    metrics.areaLimit = metrics.lineLimit ?? max(1, size.rows - 5)
    return metrics
  }

  /// How many cells a line of the page has, on screens that are wider too.
  var pageColumns: Int { min(max(options.size.columns, 4), Metrics.widestPage) }

  /// Whether rules are asked that take time, so that no field can be changed.
  private var isAskingRules: Bool { work.isOfForm }

  /// The form's buttons as they are now.
  var buttonBar: ButtonBar {
    let focused = focus.row == nil ? focus.button : nil
    // One thing is filled: what the cursor is on in a popup, the focused button, or the first one.
    var filled = popups.isEmpty ? focused ?? 0 : nil
    if let traits = focus.row?.row.controlTraits, !traits.asks { filled = nil }
    return ButtonBar(
      titles: buttonTitles, focused: focused, filled: filled, isBusy: isAskingRules)
  }

  /// What stands above the buttons; nil: nothing, or it takes the line of the keys.
  var messageAboveButtons: FormMessage? { options.size.isHigh ? message : nil }
}

extension Size {
  /// Whether there is room for one row of a form at a time only.
  var isTiny: Bool { rows < 8 || columns < 30 }
  /// Whether there is room for empty lines.
  var isRoomy: Bool { rows >= 16 }
  /// Whether what is said has a line of its own above the buttons.
  var isHigh: Bool { rows >= 20 && !isTiny }
  /// How many lines at the bottom are left to keys and messages.
  var freeLines: Int { isHigh ? 2 : isTiny && rows < 4 ? 0 : 1 }
}

extension String? {
  /// Whether the text may show what rows hold.
  var fillsText: Bool { self?.utf8.contains(UInt8(ascii: "{")) ?? false }
}
