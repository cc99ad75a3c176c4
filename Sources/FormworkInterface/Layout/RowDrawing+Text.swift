internal import Formwork

extension RowDrawing {
  /// Whether what is typed replaces all that the field shows.
  private var isSelected: Bool { field?.isSelected ?? false }

  private var fieldStyle: Style { isFocused ? .fieldFocus : .field }

  /// Whether the text can be changed; else its field has no extent.
  private var isWritable: Bool { !isDisabled && !row.isReadOnly }

  mutating func textContent(_ settings: TextField) -> Content {
    let width = textWidth(settings)
    if case .text(var buffer)? = field?.buffer {
      let window = buffer.window(width: width)
      field?.buffer = .text(buffer)
      return line(window, placeholder: settings.placeholder, width: width)
    }
    let text = CleanText.of(row.displayText)
    let shown = DisplayWidth.truncate(text, to: width, ellipsis: glyphs.ellipsis)
    return line(
      TextWindow(text: shown, cursor: 0), placeholder: settings.placeholder, width: width)
  }

  mutating func secretContent(_ settings: SecretField) -> Content {
    let full = metrics.fieldWidth
    guard case .secret(var buffer)? = field?.buffer else {
      return line(
        window(of: settings, width: full), placeholder: settings.placeholder, width: full)
    }
    let marks = visibilityMarks(settings)
    let markWidth = max(DisplayWidth.of(marks.hidden), DisplayWidth.of(marks.shown))
    // Else the field would be nothing but its mark.
    let isMarked = settings.canReveal && full >= 10 && markWidth > 0
    let width = isMarked ? full - 1 - markWidth : full
    let mask = mask(of: settings)
    let isRevealed = !metrics.masksSecrets && field?.isRevealed ?? false
    var window: TextWindow
    switch mask {
    case _ where isRevealed, .visible:
      window = buffer.revealedWindow(width: width, glyphs: glyphs)
    case .fixed:
      let bullets = buffer.isEmpty ? 0 : 8
      window = TextWindow(text: String(repeating: glyphs.bullet, count: bullets), cursor: bullets)
    // Where nothing is shown a blank is selected.
    case .none: window = TextWindow(text: isSelected ? " " : "", cursor: 0)
    case .dots: window = buffer.window(width: width, bullet: glyphs.bullet)
    }
    field?.buffer = .secret(buffer)
    var content =
      if let noEcho = field?.noEcho, !isRevealed {
        silentLine(noEcho, width: width)
      } else {
        line(window, placeholder: buffer.isEmpty ? settings.placeholder : nil, width: width)
      }
    if isSelected { content.lines[0].runs[0].style = .cursor }
    if isMarked {
      content.visibility = content.lines[0].width + 1
      content.lines[0].runs += [.blanks(1), Run(isRevealed ? marks.shown : marks.hidden, .help)]
    }
    return content
  }

  /// The row's own marks where the device can show them, else the usual ones.
  private func visibilityMarks(_ settings: SecretField) -> (hidden: String, shown: String) {
    guard let own = settings.design.visibilityGlyphs,
      glyphs.isUTF8 || (own.hidden + own.shown).utf8.isPlainASCII
    else { return glyphs.visibility }
    return (own.hidden, own.shown)
  }

  /// A field that says only that it says nothing.
  private func silentLine(_ words: String, width: Int) -> Content {
    let text = DisplayWidth.truncate(words, to: width - 2, ellipsis: glyphs.ellipsis)
    let cells = DisplayWidth.of(text)
    let rest = String("_", times: width - cells)
    return Content(
      lines: [Line([Run(text, .placeholder), Run(rest, fieldStyle)])],
      cursor: Frame.Cell(column: cells + 1, row: 0), width: width)
  }

  mutating func areaContent(_ settings: TextField, lines: ClosedRange<Int>) -> Content {
    let width = metrics.fieldWidth
    var buffer = TextBuffer(isFocused ? "" : row.displayText)
    if case .text(let typed)? = field?.buffer { buffer = typed }
    let shown = TextLines(buffer, width: width)
    let most = max(1, min(lines.upperBound, metrics.areaLimit ?? lines.upperBound))
    let least = isWritable ? min(lines.lowerBound, most) : 1
    let count = max(least, min(shown.lines.count, most))
    let cursorLine = isFocused ? shown.line(of: buffer.cursor) : 0
    buffer.scroll = max(cursorLine - count + 1, min(buffer.scroll, cursorLine))
    buffer.scroll = max(0, min(buffer.scroll, shown.lines.count - count))
    var content = Content(lines: [], width: width)
    for place in buffer.scroll..<buffer.scroll + count {
      let range = place < shown.lines.count ? shown.lines[place] : 0..<0
      let isFirst = place == 0 && buffer.isEmpty
      let part = line(
        TextWindow(text: buffer.shown(range), cursor: 0),
        placeholder: isFirst ? settings.placeholder : nil, width: width)
      content.lines += part.lines
    }
    guard isFocused else { return content }
    let before = shown.lines[cursorLine].lowerBound..<buffer.cursor
    content.cursor = Frame.Cell(
      column: min(buffer.clusters[before].reduce(0) { $0 + $1.width }, width - 1),
      row: cursorLine - buffer.scroll)
    field?.buffer = .text(buffer)
    return content
  }

  /// The mask, which a screen that is about to be left has even where none was asked for.
  private func mask(of settings: SecretField) -> SecretField.Mask {
    settings.mask == .visible && metrics.masksSecrets ? .fixed : settings.mask
  }

  /// What a field without the focus shows of a secret.
  private func window(of settings: SecretField, width: Int) -> TextWindow {
    guard case .secret(let secret) = row.formValue else { return TextWindow(text: "", cursor: 0) }
    var bullets = 8
    switch mask(of: settings) {
    case .visible where !metrics.hidesLength:
      var buffer = TextBuffer(SecretBuffer(secret))
      buffer.move(.start)
      return buffer.revealedWindow(width: width, glyphs: glyphs)
    case .dots where !metrics.hidesLength:
      bullets = secret.withUTF8 { Cluster.all(in: $0).count }
    case .none: bullets = 0
    default: break
    }
    return TextWindow(text: String(repeating: glyphs.bullet, count: min(bullets, width)), cursor: 0)
  }

  /// A line of a field: the text, or the placeholder, then the rest of the field's extent.
  private func line(_ window: TextWindow, placeholder: String?, width: Int) -> Content {
    guard isWritable else {
      var shown = window
      if window.text.isEmpty, row.displayText.isEmpty { shown.text = "-" }
      return Content(
        lines: [Line([Run(shown, isDisabled ? .disabled : .readonly)])],
        cursor: Frame.Cell(column: window.cursor, row: 0), width: width)
    }
    var run = Run(window, fieldStyle)
    if window.text.isEmpty, metrics.showsPlaceholders, let placeholder {
      let text = DisplayWidth.truncate(placeholder, to: width, ellipsis: glyphs.ellipsis)
      run = Run(text, .placeholder)
    }
    let rest = String("_", times: width - DisplayWidth.of(run.text))
    return Content(
      lines: [Line([run, Run(rest, fieldStyle)].filter { !$0.text.isEmpty })],
      cursor: Frame.Cell(column: window.cursor, row: 0), width: width)
  }

  /// How wide a one-line field is: as its limit or its greatest number, when that is narrow.
  private func textWidth(_ settings: TextField) -> Int {
    var wanted = settings.limit.map { $0 + 1 } ?? metrics.fieldWidth
    if settings.limit == nil, ["whole number", "number", "date"].contains(type(of: row).typeName) {
      wanted = 12
      if let limited = row as? any LimitedRow, case .number(let most)? = limited.limits.max {
        wanted = most.description.count + 2
      }
    }
    let placeholder = DisplayWidth.of(settings.placeholder ?? "") + 1
    return min(max(wanted, placeholder, 5), metrics.fieldWidth)
  }
}
