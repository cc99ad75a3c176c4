public import Formwork

/// A form as plain text.
public enum PlainText {
  /// Draws the form once, without focus, buttons and keys.
  ///
  /// O(visible rows).
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - width: how many cells a line may have.
  ///   - color: whether to write colours, as SGR sequences.
  ///   - utf8: whether the text may be more than ASCII.
  ///   - colorCount: how many colours the device has, such as 8, 16 or 256; as made, all.
  ///   - theme: how the form looks; one that paints the screen fills the lines; nil: the form's own,
  ///     then `terminal`.
  ///   - controls: the views that draw the rows; a row without one shows its text.
  /// - Returns: lines with a line end each.
  public static func render(
    _ form: Form, width: Int = 80, color: Bool = false, utf8: Bool = true,
    colorCount: Int = 0x1000000, theme: Theme? = nil, controls: ControlViews = .builtIn
  ) -> String {
    let (palette, theme) = (Palette(count: colorCount), theme ?? form.theme ?? .terminal)
    let lines = lines(
      of: form, width: width, utf8: utf8, color: color, theme: theme, controls: controls)
    guard color else {
      return lines.map { $0.withoutEnd.writtenPlainly(utf8: utf8) + "\n" }.joined()
    }
    let shown = theme.shown(on: palette)
    return lines.map { line in
      let whole = shown.isPainted ? line.filled(to: max(width, 10)) : line.withoutEnd
      return whole.written(palette, shown, utf8: utf8) + "\n"
    }.joined()
  }

  /// The lines of `render`, with the meaning of their parts.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - width: how many cells a line may have.
  ///   - utf8: whether the text may be more than ASCII.
  ///   - color: whether colours will be seen.
  ///   - theme: how the form looks; the lines have its signs; nil: the form's own.
  ///   - controls: the views that draw the rows; a row without one shows its text.
  /// - Returns: the lines.
  public static func lines(
    of form: Form, width: Int = 80, utf8: Bool = true, color: Bool = true,
    theme: Theme? = nil, controls: ControlViews = .builtIn
  ) -> [Line] {
    let signs = (theme ?? form.theme ?? .terminal).signs
    var outline = FormOutline(of: form, withButtons: false)
    let width = min(max(width, 10), Metrics.widestPage)
    var metrics = Metrics(
      columns: width, isStacked: width < 60,
      labelWidth: outline.labelWidth(limit: Metrics.labelLimit(columns: width)),
      device: DrawingDevice(
        glyphs: Glyphs(isUTF8: utf8, theme: signs), words: form.localizedWords,
        hasColor: color, showsPlaceholders: false))
    metrics.hidesLength = true
    let blocks = outline.items.map { metrics.block(of: $0, controls) }
    let note = metrics.isStacked ? [] : metrics.requiredNote
    var head = metrics.heading(of: form, noteWidth: Line(note).width)
    if blocks.contains(where: \.marksRequired), !note.isEmpty {
      head = [metrics.line(head.first ?? Line(), withNote: note)] + head.dropFirst()
    }
    if !head.isEmpty { head.append(Line()) }
    return head + blocks.flatMap(\.all)
  }
}

extension Metrics {
  fileprivate func block(of item: FormOutline.Item, _ controls: ControlViews) -> Block {
    switch item {
    case .gap: return Block(lines: [Line()])
    case .header(let section): return header(section.displayHeader ?? "")
    case .footer(let section): return footer(section.displayFooter ?? "")
    case .row(let row, _):
      let layout = RowLayout(row, metrics: self, isFocused: false, held: nil)
      return layout.block(of: controls.content(of: row, in: layout.space))
    case .buttons: return Block()
    }
  }
}

extension Line {
  /// The line without blanks at its end.
  fileprivate var withoutEnd: Line {
    var line = self
    while let last = line.runs.last, !last.style.isFieldLine,
      last.text.utf8.allSatisfy({ $0 == 0x20 })
    {
      line.runs.removeLast()
    }
    return line
  }

  fileprivate func filled(to width: Int) -> Line {
    let missing = width - self.width
    return missing > 0 ? Line(runs + [.blanks(missing)]) : self
  }

  fileprivate func writtenPlainly(utf8: Bool) -> String {
    runs.map { run in
      let text = run.withVisibleLine.text
      return utf8 ? text : CleanText.ascii(text)
    }.joined()
  }

  fileprivate func written(_ palette: Palette, _ theme: Theme, utf8: Bool) -> String {
    runs.map { run in
      let text = utf8 ? run.text : CleanText.ascii(run.text)
      let look = theme.look(of: run.style, inPopup: run.isInPopup)
      guard let sgr = look.sgr(palette) else { return text }
      return "\u{1B}[\(sgr)m\(text)\u{1B}[0m"
    }.joined()
  }
}
