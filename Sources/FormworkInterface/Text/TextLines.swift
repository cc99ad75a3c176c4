/// The lines in which a text area shows a text: clusters of each, without line ends.
struct TextLines {
  private(set) var lines: [Range<Int>] = []

  /// Breaks a text at its line ends, and between words where a line would be too wide.
  ///
  /// One cell is kept free, so that the cursor can stand behind a line. O(clusters).
  init<Storage: TextStorage>(_ buffer: TextBuffer<Storage>, width: Int) {
    let room = max(width - 1, 1)
    var (start, cells, breakIndex) = (0, 0, 0)
    for (index, cluster) in buffer.clusters.enumerated() {
      if buffer.isLineEnd(cluster) {
        lines.append(start..<index)
        (start, cells, breakIndex) = (index + 1, 0, index + 1)
        continue
      }
      if cells + cluster.width > room, !buffer.isBlank(cluster) {
        let end = breakIndex > start ? breakIndex : index
        lines.append(start..<end)
        start = end
        breakIndex = end
        cells = buffer.clusters[start..<index].reduce(0) { $0 + $1.width }
      }
      cells += cluster.width
      if buffer.isBlank(cluster) { breakIndex = index + 1 }
    }
    lines.append(start..<buffer.clusters.count)
  }

  /// The line that an index is in.
  func line(of index: Int) -> Int { lines.lastIndex { $0.lowerBound <= index } ?? 0 }
}

extension TextBuffer where Storage: TextStorage {
  /// The index of the cluster at a cell of a text area that shows the text from `scroll` on.
  func index(atCell cell: Int, line: Int, width: Int) -> Int {
    let lines = TextLines(self, width: width).lines
    let range = lines[max(0, min(scroll + line, lines.count - 1))]
    var (index, used) = (range.lowerBound, 0)
    while index < range.upperBound {
      used += clusters[index].width
      if used > cell { break }
      index += 1
    }
    // The index behind a wrapped line is the start of the next one.
    let wraps = index == range.upperBound && lines.contains { $0.lowerBound == index }
    return wraps && index > range.lowerBound ? index - 1 : index
  }

  /// Moves the cursor up or down by lines as they are shown; it keeps its column.
  mutating func move(byLines count: Int, width: Int) {
    let shown = TextLines(self, width: width)
    let line = shown.line(of: cursor)
    let target = max(0, min(line + count, shown.lines.count - 1))
    guard target != line else { return }
    let column =
      goalColumn ?? clusters[shown.lines[line].lowerBound..<cursor].reduce(0) { $0 + $1.width }
    var (index, cells) = (shown.lines[target].lowerBound, 0)
    var end = shown.lines[target].upperBound
    // The index behind a wrapped line is the start of the next one.
    if target + 1 < shown.lines.count, shown.lines[target + 1].lowerBound == end {
      end = max(index, end - 1)
    }
    while index < end, cells + clusters[index].width <= column {
      cells += clusters[index].width
      index += 1
    }
    move(to: index)
    goalColumn = column
  }
}
