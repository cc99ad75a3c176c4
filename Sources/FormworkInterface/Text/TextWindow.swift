/// What a one-line field shows of a text.
struct TextWindow {
  /// The text, at most as wide as the field.
  var text: String
  /// The cell of the cursor from the field's left.
  var cursor: Int
}

extension TextBuffer {
  /// The part of the text around the cursor that fits a field; moves as little as it can.
  ///
  /// The last cell is kept free, so that the cursor can stand behind the text. A bullet stands in
  /// place of every cluster; with nil they are shown themselves.
  mutating func window(width: Int, bullet: String? = nil) -> TextWindow {
    let room = max(width - 1, 1)
    func cells(_ range: Range<Int>) -> Int {
      bullet == nil ? clusters[range].reduce(0) { $0 + $1.width } : range.count
    }
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
    let text = bullet.map { String(repeating: $0, count: end - scroll) } ?? shown(scroll..<end)
    return TextWindow(text: text, cursor: cells(scroll..<cursor))
  }
}
