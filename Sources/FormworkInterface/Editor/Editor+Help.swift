internal import Formwork

extension Editor {
  /// A key while the help is open: it scrolls what does not fit, every other key closes it.
  func handleInHelp(_ key: Key, from line: Int) {
    let (page, last) = (helpHeight, helpLines.count - helpHeight)
    var next = line
    switch key {
    case .up, .control("p"), .text("k"): next -= 1
    case .down, .control("n"), .text("j"): next += 1
    case .pageUp, .control("u"): next -= page
    case .pageDown, .control("d"), .text(" "): next += page
    case .home, .text("g"): next = 0
    case .end, .text("G"): next = last
    default:
      popup = nil
      return
    }
    popup = last > 0 ? .help(from: max(0, min(next, last))) : nil
  }

  func addHelp(to page: inout Page, from line: Int) {
    let (columns, rows) = (options.size.columns, options.size.rows)
    let texts = helpLines
    let first = max(0, min(line, texts.count - helpHeight))
    let shown = texts[first..<min(texts.count, first + helpHeight)]
    let (box, glyphs) = (PopupBox(width: helpWidth, glyphs: metrics.glyphs), metrics.glyphs)
    var lines = [box.top(title: titleFits ? helpTitle : "")]
    for (place, text) in zip(shown.indices, shown) {
      var marker: String?
      if place == first, first > 0 { marker = glyphs.more.above }
      if place == shown.endIndex - 1, shown.endIndex < texts.count { marker = glyphs.more.below }
      lines.append(box.line([Run(text.text, text.style)], marker: marker))
    }
    lines.append(box.bottom)
    let cell = Frame.Cell(
      column: max(0, (columns - box.width) / 2), row: max(0, (rows - lines.count) / 2))
    cover(&page, with: lines, at: cell)
    page.cursor = Frame.Cell(column: cell.column + 2, row: cell.row + 1)
  }

  /// Whether the help has more lines than the screen.
  var helpScrolls: Bool { helpLines.count > helpHeight }

  private var helpWidth: Int { max(8, min(options.size.columns - 2, 64)) }
  /// One line stays for the keys, where there is room for that.
  private var helpHeight: Int { max(1, options.size.rows - (options.size.rows > 5 ? 3 : 2)) }

  private var helpTitle: String { field?.row.displayTitle ?? form.displayTitle ?? "" }

  private var titleFits: Bool { DisplayWidth.of(helpTitle) <= helpWidth - 6 }

  /// All that there is to say, in the lines of the popup.
  private var helpLines: [(text: String, style: Style)] {
    let row = field?.row
    var texts: [(String, Style)] = []
    // A small screen cuts titles and what is said about a row; here they are whole.
    if !titleFits { texts.append((helpTitle, .header)) }
    for error in row?.errors ?? [] {
      let message = "\(metrics.glyphs.cross) \(error.message)"
      texts.append((message, error.severity == .error ? .error : .warning))
    }
    if let row, let hint = (row as? _GenericPasswordRow)?.passwordStrength.hint,
      !row.formValue.isNull,
      !row.errors.contains(where: { $0.rule == "password" })
    {
      texts.append((hint, .text))
    }
    let others =
      [row?.displayHelp, row?.more, row.flatMap(format(of:)), form.displayHelp]
      .compactMap(\.self) + secretHelp
    let plain =
      (options.hasMouse ? [options.words.mouse] : [])
      + (options.offersPlainMode ? [options.words.plainMode] : [])
    texts += (others + [options.words.keys] + plain).map { ($0, .text) }
    return texts.flatMap { text, style in
      DisplayWidth.wrap(text, to: helpWidth - 4).map { ($0, style) }
    }
  }

  /// How the row's text is written; nil: as one likes.
  private func format(of row: BaseRow) -> String? {
    switch type(of: row).typeName {
    case "date":
      let order =
        switch form.locale.dateOrder {
        case .ymd: "year, month, day"
        case .dmy: "day, month, year"
        case .mdy: "month, day, year"
        }
      return "A date as \(order): \(form.locale.text(of: form.clock.now.date))"
    case "whole number": return "A whole number"
    case "number": return "A number, such as 12\(form.locale.decimalSeparator)5"
    default: return nil
    }
  }
}
