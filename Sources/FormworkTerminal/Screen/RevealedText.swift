internal import CNcurses
internal import Formwork
internal import FormworkInterface
internal import Glibc

/// A secret that is shown on the screen, written past ncurses: that keeps every cell it paints.
struct RevealedText: Equatable {
  let row: Int
  let column: Int
  let secret: Secret

  /// The secrets of a frame that are to be seen as a whole.
  static func all(in frame: Frame, size: Size) -> [RevealedText] {
    var found: [RevealedText] = []
    for (row, line) in frame.lines.prefix(size.rows).enumerated()
    where line.runs.contains(where: { $0.revealed != nil }) {
      var column = 0
      for run in line.runs {
        let width = DisplayWidth.of(run.text)
        if let secret = run.revealed, column + width <= size.columns {
          found.append(RevealedText(row: row, column: column, secret: secret))
        }
        column += width
      }
    }
    return found
  }

  /// Appends the bytes that show it and put the cursor back to a cell.
  func append(to bytes: SecretBuffer, cursor: Frame.Cell, isUTF8: Bool) {
    Self.move(to: Frame.Cell(column: column, row: row), bytes)
    secret.withUTF8 { utf8 in
      for cluster in Cluster.all(in: utf8) {
        Self.append(
          UnsafeBufferPointer(rebasing: utf8[cluster.range]), width: cluster.width, to: bytes,
          isUTF8: isUTF8)
      }
    }
    Self.move(to: cursor, bytes)
  }

  private static func move(to cell: Frame.Cell, _ bytes: SecretBuffer) {
    guard let text = formwork_cursor_address(Int32(cell.row), Int32(cell.column)) else { return }
    var sequence: [UInt8] = []
    TerminfoString.append(UnsafeBufferPointer(start: text, count: strlen(text)), to: &sequence)
    bytes.append(sequence)
  }

  /// One character, as wide as the layout says even where the C library does not agree.
  private static func append(
    _ utf8: UnsafeBufferPointer<UInt8>, width: Int, to bytes: SecretBuffer, isUTF8: Bool
  ) {
    var (cells, isShown, first) = (0, true, Unicode.Scalar?.none)
    utf8.forEachScalar { scalar in
      let width = Int(wcwidth(Int32(scalar.value)))
      if width < 0 || SafeText.isHarmful(scalar) || !(isUTF8 || scalar.isASCII) { isShown = false }
      cells += width
      first = first ?? scalar
    }
    guard !isShown || cells != width else { return bytes.append(utf8) }
    if isShown, let first, Int(wcwidth(Int32(first.value))) == width { return bytes.append(first) }
    bytes.append(isUTF8 ? "\u{FFFD}" : "?")
    for _ in 1..<max(width, 1) { bytes.append(" ") }
  }
}
