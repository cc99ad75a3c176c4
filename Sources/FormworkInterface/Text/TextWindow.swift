internal import Formwork

/// What a one-line field shows of a text.
struct TextWindow {
  /// The text, at most as wide as the field.
  var text: String
  /// The cell of the cursor from the field's left.
  var cursor: Int
  /// A secret that is seen in place of the text, which has as many cells.
  var revealed: Secret?
}

extension TextBuffer where Storage: TextStorage {
  /// The index of the cluster at a cell of a one-line field; bullets take one cell each.
  func index(atCell cell: Int, hasBullets: Bool = false) -> Int {
    var (index, used) = (min(scroll, clusters.count), 0)
    while index < clusters.count {
      used += hasBullets ? 1 : clusters[index].width
      if used > cell { break }
      index += 1
    }
    return index
  }

  /// The part of the text around the cursor that fits a field; moves as little as it can.
  ///
  /// The last cell is kept free, so that the cursor can stand behind the text. A bullet stands in
  /// place of every cluster; with nil they are shown themselves.
  mutating func window(width: Int, bullet: String? = nil) -> TextWindow {
    let part = visible(width: width) { clusters in
      bullet == nil ? clusters.reduce(0) { $0 + $1.width } : clusters.count
    }
    let text = bullet.map { String(repeating: $0, count: part.range.count) } ?? shown(part.range)
    return TextWindow(text: text, cursor: part.cursor)
  }

  /// The clusters that are seen, and the cell of the cursor from the first.
  private mutating func visible(
    width: Int, cells count: (ArraySlice<Cluster>) -> Int
  ) -> (range: Range<Int>, cursor: Int) {
    let room = max(width - 1, 1)
    let clusters = clusters
    func cells(_ range: Range<Int>) -> Int { count(clusters[range]) }
    scroll = min(scroll, cursor)
    var before = cells(scroll..<cursor)
    while before > room {
      before -= cells(scroll..<scroll + 1)
      scroll += 1
    }
    var rest = cells(scroll..<clusters.count)
    while scroll > 0, rest + cells(scroll - 1..<scroll) <= room {
      scroll -= 1
      rest += cells(scroll..<scroll + 1)
    }
    var (end, used) = (scroll, 0)
    while end < clusters.count, used + cells(end..<end + 1) <= width {
      used += cells(end..<end + 1)
      end += 1
    }
    return (scroll..<end, cells(scroll..<cursor))
  }
}

extension TextBuffer<SecretBuffer> {
  /// What `window` gives, of a secret that is to be seen: no `String` of it is made.
  mutating func revealedWindow(width: Int, glyphs: Glyphs) -> TextWindow {
    let part = visible(width: width) { $0.reduce(0) { $0 + $1.width } }
    let shown = SecretBuffer()
    var cells = 0
    storage.withBytes { bytes in
      for cluster in clusters[part.range] {
        cells += cluster.width
        let utf8 = UnsafeBufferPointer(rebasing: bytes[cluster.range])
        switch cluster.display {
        case .blank: shown.append(" ")
        case .plain where glyphs.isUTF8 || cluster.isPlainASCII: shown.append(utf8)
        default: for _ in 0..<cluster.width { shown.append(glyphs.isUTF8 ? "\u{FFFD}" : "?") }
        }
      }
    }
    return TextWindow(
      text: String(repeating: glyphs.bullet, count: cells), cursor: part.cursor,
      revealed: shown.isEmpty ? nil : shown.secret())
  }
}
