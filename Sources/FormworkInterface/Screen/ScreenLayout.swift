internal import Formwork

/// Lays out the screen of an editor, and keeps what lasts from frame to frame.
final class ScreenLayout {
  /// The item and its line that the screen begins with.
  var top = (item: 0, line: 0)
  /// How far the wheel was turned since the last frame; nil: the focus is to be seen.
  var wheel: Int?
  var blocks = BlockCache()
  /// What was where in the last frame; nil: there was none.
  private(set) var lastFrame: ShownFrame?
  /// Where the focused field was in the last frame; nil: there was none.
  private(set) var lastField: (cell: Frame.Cell, width: Int)?
  private(set) var device: DrawingDevice
  var cachedHeading: CachedHeading?
  private var cachedFormHints: FormHints?
  private var cachedKeyLine: (hints: [KeyHint], mark: Bool, columns: Int, line: Line)?

  init(_ options: EditorOptions, _ words: LocalizedWords) {
    let glyphs = Glyphs(
      isUTF8: options.isUTF8, isConsole: options.isConsole, theme: options.theme.signs)
    device = DrawingDevice(
      glyphs: glyphs, words: words, hasColor: options.hasColor,
      showsPlaceholders: options.showsPlaceholders)
  }

  /// The screen as it is now; O(what is visible).
  func frame(of editor: Editor) -> Frame {
    let size = editor.options.size
    if !size.isTiny { editor.widenLabels() }
    let metrics = editor.metrics
    blocks.begin(metrics, items: editor.outline.items.count)
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
    (cachedKeyLine, cachedFormHints) = (nil, nil)
    device = DrawingDevice(
      glyphs: device.glyphs, words: words, hasColor: device.hasColor,
      showsPlaceholders: device.showsPlaceholders)
  }

  private func shownField(
    _ page: Page, _ cursor: Frame.Cell?, _ editor: Editor
  ) -> ShownFrame.Field? {
    guard editor.popups.isEmpty, page.isSteady, let cursor, let row = editor.focusedRow else {
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
    if let cached = blocks.block(at: index, version: version) { return cached }
    var (block, isLasting) = draw(editor.outline.items[index], editor, metrics)
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
    case .buttons: return editor.focus.row == nil ? editor.focus.button : -1
    case .row(let row, _):
      guard row !== editor.focusedRow, !row.title.fillsText, !row.help.fillsText else { return nil }
      return row.displayVersion + (row.repeated?.displayVersion ?? 0)
    }
  }

  private func draw(
    _ item: FormOutline.Item, _ editor: Editor, _ metrics: Metrics
  ) -> (Block, isLasting: Bool) {
    switch item {
    case .gap: return (Block(lines: editor.options.size.isRoomy ? [Line()] : []), true)
    case .header(let section): return (metrics.header(section.displayHeader ?? ""), true)
    case .footer(let section): return (metrics.footer(section.displayFooter ?? ""), true)
    case .buttons:
      let focused = editor.focus.row == nil ? editor.focus.button : nil
      return (metrics.buttons(editor.buttonTitles, focused: focused), true)
    case .row(let row, _):
      let focused = editor.focus.row.flatMap { $0.row === row ? $0 : nil }
      let layout = RowLayout(row, metrics: metrics, isFocused: focused != nil)
      var space = layout.space
      guard let focused else {
        let content = editor.options.controls.content(of: row, in: space)
        return (layout.block(of: content), content.isLasting)
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
  func keyLine(_ hints: [KeyHint], marksRequired: Bool, _ size: Size) -> Line {
    if let cached = cachedKeyLine, cached.hints == hints, cached.mark == marksRequired,
      cached.columns == size.columns
    {
      return cached.line
    }
    let keyLine = KeyLine(
      hints: hints.filter { !$0.keys.isEmpty }, marksRequired: marksRequired,
      speech: ScreenSpeech(words: device.words, isUTF8: device.glyphs.isUTF8))
    let line = fit(keyLine.line(columns: size.columns), size)
    cachedKeyLine = (hints, marksRequired, size.columns, line)
    return line
  }
}

extension Editor {
  /// Where things stand on the screen as it is now.
  var metrics: Metrics {
    let size = options.size
    let columns = max(size.columns, 4)
    var metrics = Metrics(
      columns: columns, isStacked: size.isTiny || columns < 60,
      labelWidth: min(outline.labelWidth, Metrics.labelLimit(columns: columns)),
      device: screen.device)
    if size.isTiny { (metrics.isTiny, metrics.indent, metrics.barCells) = (true, 1, 5) }
    metrics.masksSecrets = session.isLeaving
    metrics.areaLimit = max(1, size.rows - (size.isTiny ? 3 : 5))
    return metrics
  }
}

extension Size {
  /// Whether there is room for one row of a form at a time only.
  var isTiny: Bool { rows < 8 || columns < 30 }
  /// Whether there is room for empty lines.
  var isRoomy: Bool { rows >= 16 }
}

extension String? {
  /// Whether the text may show what rows hold.
  var fillsText: Bool { self?.utf8.contains(UInt8(ascii: "{")) ?? false }
}
