/// The lines in which a text area shows a text: clusters of each, without line ends.
struct TextLines {
  private(set) var lines: [Range<Int>] = []

  /// Breaks a text at its line ends, and between words where a line would be too wide.
  ///
  /// One cell is kept free, so that the cursor can stand behind a line. O(clusters).
  init<Storage>(_ buffer: TextBuffer<Storage>, width: Int) {
    let room = max(width - 1, 1)
    var (start, cells, breakPlace) = (0, 0, 0)
    for (place, cluster) in buffer.clusters.enumerated() {
      if buffer.isLineEnd(cluster) {
        lines.append(start..<place)
        (start, cells, breakPlace) = (place + 1, 0, place + 1)
        continue
      }
      if cells + cluster.width > room, !buffer.isBlank(cluster) {
        let end = breakPlace > start ? breakPlace : place
        lines.append(start..<end)
        start = end
        breakPlace = end
        cells = buffer.clusters[start..<place].reduce(0) { $0 + $1.width }
      }
      cells += cluster.width
      if buffer.isBlank(cluster) { breakPlace = place + 1 }
    }
    lines.append(start..<buffer.clusters.count)
  }

  /// The line that a place is in.
  func line(of place: Int) -> Int { lines.lastIndex { $0.lowerBound <= place } ?? 0 }
}

extension TextBuffer {
  /// The place of the cluster at a cell of a text area that shows the text from `scroll` on.
  func place(atCell cell: Int, line: Int, width: Int) -> Int {
    let lines = TextLines(self, width: width).lines
    let range = lines[max(0, min(scroll + line, lines.count - 1))]
    var (place, used) = (range.lowerBound, 0)
    while place < range.upperBound {
      used += clusters[place].width
      if used > cell { break }
      place += 1
    }
    // The place behind a wrapped line is the start of the next one.
    let wraps = place == range.upperBound && lines.contains { $0.lowerBound == place }
    return wraps && place > range.lowerBound ? place - 1 : place
  }

  /// Moves the cursor up or down by lines as they are shown; it keeps its column.
  mutating func move(byLines count: Int, width: Int) {
    let shown = TextLines(self, width: width)
    let line = shown.line(of: cursor)
    let target = max(0, min(line + count, shown.lines.count - 1))
    guard target != line else { return }
    let column =
      goalColumn ?? clusters[shown.lines[line].lowerBound..<cursor].reduce(0) { $0 + $1.width }
    var (place, cells) = (shown.lines[target].lowerBound, 0)
    var end = shown.lines[target].upperBound
    // The place behind a wrapped line is the start of the next one.
    if target + 1 < shown.lines.count, shown.lines[target + 1].lowerBound == end {
      end = max(place, end - 1)
    }
    while place < end, cells + clusters[place].width <= column {
      cells += clusters[place].width
      place += 1
    }
    move(to: place)
    goalColumn = column
  }
}
