public import Formwork

/// A form as plain text.
public enum PlainText {
  /// Draws the form once, without focus, buttons and keys.
  ///
  /// The placeholders of empty fields appear only with colours, which set them apart from values.
  /// O(visible rows).
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - width: how many cells a line may have.
  ///   - color: whether to write colours, as SGR sequences.
  ///   - utf8: whether the text may be more than ASCII.
  ///   - colorCount: how many colours the device has, such as 8, 16 or 256; as made, all.
  ///   - controls: the views that draw the rows; a row without one shows its text.
  /// - Returns: lines with a line end each.
  public static func render(
    _ form: Form, width: Int = 80, color: Bool = false, utf8: Bool = true,
    colorCount: Int = 0x1000000, controls: ControlViews = .builtIn
  ) -> String {
    let palette = color ? Palette(count: colorCount) : nil
    return lines(of: form, width: width, utf8: utf8, color: color, controls: controls)
      .map { $0.written(palette, utf8: utf8) + "\n" }.joined()
  }

  /// The lines of `render`, with the meaning of their parts.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - width: how many cells a line may have.
  ///   - utf8: whether the text may be more than ASCII.
  ///   - color: whether colours will be seen, so that placeholders do not look like values.
  ///   - controls: the views that draw the rows; a row without one shows its text.
  /// - Returns: the lines.
  public static func lines(
    of form: Form, width: Int = 80, utf8: Bool = true, color: Bool = true,
    controls: ControlViews = .builtIn
  ) -> [Line] {
    let outline = FormOutline(of: form, withButtons: false)
    let width = max(width, 10)
    var metrics = Metrics(
      columns: width, isStacked: width < 60,
      labelWidth: min(outline.labelWidth, Metrics.labelLimit(columns: width)),
      device: DrawingDevice(
        glyphs: utf8 ? .utf8 : .ascii, words: form.localizedWords, hasColor: color,
        showsPlaceholders: color))
    metrics.hidesLength = true
    var lines = metrics.heading(of: form)
    if !lines.isEmpty { lines.append(Line()) }
    for item in outline.items { lines += metrics.block(of: item, controls).all }
    return lines
  }
}

extension Metrics {
  /// The form's title and help.
  func heading(of form: Form) -> [Line] {
    let title = form.displayTitle.map { DisplayWidth.wrap($0, to: columns - 2) } ?? []
    let help = form.displayHelp.map { DisplayWidth.wrap($0, to: columns - 2) } ?? []
    return title.map { Line([.blanks(1), Run($0, .title)]) }
      + help.map { Line([.blanks(1), Run($0, .help)]) }
  }

  fileprivate func block(of item: FormOutline.Item, _ controls: ControlViews) -> Block {
    switch item {
    case .gap: return Block(lines: [Line()])
    case .header(let section): return header(section.displayHeader ?? "")
    case .footer(let section): return footer(section.displayFooter ?? "")
    case .row(let row, _):
      let layout = RowLayout(row, metrics: self, isFocused: false)
      return layout.block(of: controls.content(of: row, in: layout.space))
    case .buttons: return Block()
    }
  }
}

extension Line {
  fileprivate func written(_ palette: Palette?, utf8: Bool) -> String {
    var runs = runs
    while let last = runs.last, last.text.utf8.allSatisfy({ $0 == 0x20 }) { runs.removeLast() }
    return runs.map { run in
      let text = utf8 ? run.text : CleanText.ascii(run.text)
      guard let palette, let sgr = Theme.look(of: run.style).sgr(palette) else { return text }
      return "\u{1B}[\(sgr)m\(text)\u{1B}[0m"
    }.joined()
  }
}
