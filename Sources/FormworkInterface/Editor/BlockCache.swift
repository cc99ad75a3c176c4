internal import Formwork

/// The blocks that were drawn, so that a key draws only what it changed.
struct BlockCache {
  private final class Entry {
    let block: Block
    /// The row's version that was drawn; nil: good for this frame only.
    let version: Int?
    let frame: Int

    init(_ block: Block, version: Int?, frame: Int) {
      (self.block, self.version, self.frame) = (block, version, frame)
    }
  }

  private var entries: [Entry?] = []
  private var metrics: Metrics?
  private var frame = 0

  /// Begins a frame: with other metrics or another number of items everything is drawn again.
  mutating func begin(_ metrics: Metrics, items: Int) {
    frame += 1
    guard metrics != self.metrics || items != entries.count else { return }
    self.metrics = metrics
    entries = Array(repeating: nil, count: items)
  }

  mutating func removeAll() { (metrics, entries) = (nil, []) }

  /// The block at a place as it was drawn; nil when that is not right any longer.
  ///
  /// `version` is that of what is there; nil: it must be from this frame.
  func block(at place: Int, version: Int?) -> Block? {
    guard let entry = entries[place] else { return nil }
    if entry.frame == frame { return entry.block }
    return entry.version != nil && entry.version == version ? entry.block : nil
  }

  mutating func keep(_ block: Block, at place: Int, version: Int?) {
    entries[place] = Entry(block, version: version, frame: frame)
  }
}

extension Editor {
  /// One item's lines; drawn when they are not known.
  func block(at place: Int, _ metrics: Metrics) -> Block {
    let version = version(at: place)
    if let known = cache.block(at: place, version: version) { return known }
    var block = draw(place, metrics)
    block.label = block.label.map(fit)
    block.lines = block.lines.map(fit)
    cache.keep(block, at: place, version: version)
    return block
  }

  /// What tells whether the item looks as before; nil: it is drawn with every frame.
  private func version(at place: Int) -> Int? {
    switch outline.items[place] {
    case .gap: return 0
    case .header(let section): return section.header.fillsText ? nil : 0
    case .footer(let section): return section.footer.fillsText ? nil : 0
    case .buttons: return field == nil ? button : -1
    case .row(let row, _):
      guard row !== field?.row, !row.title.fillsText, !row.help.fillsText else { return nil }
      if let password = row as? _GenericPasswordRow, password.strengthFollowsOthers { return nil }
      return row.displayVersion + (row.repeated?.displayVersion ?? 0)
    }
  }

  private func draw(_ place: Int, _ metrics: Metrics) -> Block {
    switch outline.items[place] {
    case .gap: return Block(lines: isRoomy ? [Line()] : [])
    case .header(let section): return metrics.header(section.displayHeader ?? "")
    case .footer(let section): return metrics.footer(section.displayFooter ?? "")
    case .buttons:
      return metrics.buttons(buttonTitles, focused: field == nil ? button : nil)
    case .row(let row, _):
      let isFocused = row === field?.row
      var metrics = metrics
      if isEchoOff(for: row) { metrics.hidesLength = true }
      var drawing = RowDrawing(
        metrics: metrics, row: row, field: isFocused ? field : nil, filling: filling(of: row))
      let block = drawing.block()
      if isFocused { field = drawing.field }
      return block
    }
  }

  /// The line as the device can show it.
  func fit(_ line: Line) -> Line {
    let columns = options.size.columns
    let fitting = line.width > columns ? line.prefix(cells: columns) : line
    guard !options.isUTF8 else { return fitting }
    return Line(
      fitting.runs.map { run in
        let isASCII = run.text.utf8.allSatisfy { $0 < 0x80 }
        return isASCII ? run : Run(CleanText.ascii(run.text), run.style)
      })
  }
}

extension String? {
  /// Whether the text may show what rows hold.
  var fillsText: Bool { self?.utf8.contains(UInt8(ascii: "{")) ?? false }
}
