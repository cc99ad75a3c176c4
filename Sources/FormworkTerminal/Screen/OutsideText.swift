internal import CNcurses
internal import Formwork
internal import FormworkInterface
internal import Glibc

/// What is written past ncurses: secrets that are shown, since it keeps every cell that it paints,
/// and characters that its cells cannot hold.
///
/// A terminal that cannot join the parts of a character shows as many of them as there are cells:
/// the cursor is put behind it, and what follows in the line is written over the rest.
struct OutsideText {
  /// The sequences, with the secrets in them.
  let bytes = SecretBuffer()
  private let columns: Int
  private let isUTF8: Bool
  private let look: (Run) -> UnsafePointer<CChar>?
  private var cell = Frame.Cell(column: 0, row: 0)
  /// Whether the terminal's cursor is at `cell`.
  private var isCursorAtCell = false
  /// The run whose look the terminal has; only what decides about its look counts.
  private var styled: Run?

  /// Text for a screen of so many columns, with the sequence for the look of each run.
  init(columns: Int, isUTF8: Bool, look: @escaping (Run) -> UnsafePointer<CChar>?) {
    (self.columns, self.isUTF8, self.look) = (columns, isUTF8, look)
  }

  /// Appends what there is to be written of a line.
  mutating func append(_ line: Line, row: Int) {
    (cell, isCursorAtCell) = (Frame.Cell(column: 0, row: row), false)
    // What stands behind a character of several parts is written again.
    var repaintsRest = false
    for run in line.runs where cell.column < columns {
      if let secret = run.revealed, cell.column + DisplayWidth.of(run.text) <= columns {
        secret.withUTF8 { append($0, of: run, isRevealed: true, &repaintsRest) }
      } else {
        var text = SafeText.clean(run.text, isUTF8: isUTF8)
        text.withUTF8 { append($0, of: run, isRevealed: false, &repaintsRest) }
      }
    }
  }

  /// Puts the cursor where it belongs, with the look that ncurses believes in.
  mutating func end(at cursor: Frame.Cell, look: UnsafePointer<CChar>?) {
    append(look)
    move(to: cursor)
  }

  private mutating func append(
    _ utf8: UnsafeBufferPointer<UInt8>, of run: Run, isRevealed: Bool,
    _ repaintsRest: inout Bool
  ) {
    for cluster in Cluster.all(in: utf8) {
      guard cell.column + cluster.width <= columns else { return cell.column = columns }
      let part = UnsafeBufferPointer(rebasing: utf8[cluster.range])
      let isWhole =
        (isUTF8 || part.count == 1) && CellScalar.scalar(of: part, width: cluster.width) != nil
      if !isWhole || isRevealed || repaintsRest {
        begin(run)
        if isWhole { bytes.append(part) } else { append(joined: part, width: cluster.width) }
        repaintsRest = repaintsRest || !isWhole
      } else {
        isCursorAtCell = false
      }
      cell.column += cluster.width
    }
  }

  private mutating func begin(_ run: Run) {
    if !isCursorAtCell { move(to: cell) }
    isCursorAtCell = true
    guard run.style != styled?.style || run.isInPopup != styled?.isInPopup else { return }
    styled = run
    append(look(run))
  }

  /// A character of several parts, on clean cells; the cursor is behind it afterwards.
  private mutating func append(joined utf8: UnsafeBufferPointer<UInt8>, width: Int) {
    for _ in 0..<width { bytes.append(UInt8(ascii: " ")) }
    move(to: cell)
    var count = 0
    utf8.forEachScalar { _ in count += 1 }
    // Where the parts may reach beyond the line, a terminal that does not join them would go on in
    // the next one.
    let mayWrap = cell.column + 2 * count > columns
    if mayWrap, let (off, on) = Self.wrapping {
      append(off)
      append(parts: utf8, room: .max)
      append(on)
    } else {
      append(parts: utf8, room: mayWrap ? columns - cell.column : .max)
    }
    move(to: Frame.Cell(column: cell.column + width, row: cell.row))
  }

  /// The scalars of a character, as many as fit by the C library's widths.
  private func append(parts utf8: UnsafeBufferPointer<UInt8>, room: Int) {
    var (used, isEmpty) = (0, true)
    utf8.forEachScalar { scalar in
      let isShown = !DangerousScalars.isHarmful(scalar.value) && (isUTF8 || scalar.isASCII)
      let shown: Unicode.Scalar = isShown ? scalar : isUTF8 ? "\u{FFFD}" : "?"
      let width = wcwidth(Int32(shown.value))
      // What the C library does not know may be wide.
      used += width < 0 ? 2 : Int(width)
      guard used <= room else { return }
      // A mark without a letter would go to the character before it.
      if isEmpty, width == 0 { bytes.append(UInt8(ascii: " ")) }
      isEmpty = false
      bytes.append(shown)
    }
  }

  /// The sequences that keep the cursor in the last cell of a line, and let it go on again.
  private static var wrapping: (off: UnsafePointer<CChar>, on: UnsafePointer<CChar>)? {
    guard let off = formwork_wrap_off(), let on = formwork_wrap_on() else { return nil }
    // -1 stands for a capability that is cancelled.
    return Int(bitPattern: off) == -1 || Int(bitPattern: on) == -1 ? nil : (off, on)
  }

  private func move(to cell: Frame.Cell) {
    // Behind the last cell there is none to go to.
    guard cell.column < columns,
      let text = formwork_cursor_address(Int32(cell.row), Int32(cell.column))
    else { return }
    var sequence: [UInt8] = []
    TerminfoString.append(UnsafeBufferPointer(start: text, count: strlen(text)), to: &sequence)
    bytes.append(sequence)
  }

  private func append(_ sequence: UnsafePointer<CChar>?) {
    guard let sequence else { return }
    for offset in 0..<strlen(sequence) { bytes.append(UInt8(bitPattern: sequence[offset])) }
  }
}
