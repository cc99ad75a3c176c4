internal import Formwork
internal import FormworkInterface
internal import Glibc

/// One line of the screen as single cells, to find what differs from another.
///
/// The store is used again for other lines, so that it keeps nothing for long.
struct CellLine {
  /// A character and how it looks, packed by `CursesPainter`.
  struct Cell: Equatable {
    var character: Int32
    var look: UInt64
  }

  private(set) var cells: [Cell] = []
  private static let blank = Cell(character: 0x20, look: 0)

  /// Takes a line, cut at the right edge; false when a character of it is not simple.
  mutating func take(
    _ line: Line?, columns: Int, isUTF8: Bool, look: (Run) -> UInt64
  ) -> Bool {
    cells.removeAll(keepingCapacity: true)
    for run in line?.runs ?? [] where cells.count < columns {
      let look = look(run)
      for scalar in run.text.unicodeScalars {
        guard let character = Self.character(scalar, isUTF8: isUTF8) else { return false }
        if cells.count < columns { cells.append(Cell(character: character, look: look)) }
      }
    }
    return true
  }

  /// Makes the line as long as another one, with blanks.
  mutating func pad(to count: Int) {
    while cells.count < count { cells.append(Self.blank) }
  }

  /// Makes a cell differ from every other.
  mutating func forget(_ column: Int) {
    pad(to: column + 1)
    cells[column].character = -1
  }

  /// The cells that differ from a line of the same length; nil when none do.
  func difference(from other: CellLine) -> Range<Int>? {
    guard let first = cells.indices.first(where: { cells[$0] != other.cells[$0] }),
      let last = cells.indices.last(where: { cells[$0] != other.cells[$0] })
    else { return nil }
    return first..<last + 1
  }

  /// Leaves nothing of the line in memory.
  mutating func wipe() {
    cells.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      explicit_bzero(start, bytes.count)
    }
    cells.removeAll(keepingCapacity: true)
  }

  private static func character(_ scalar: Unicode.Scalar, isUTF8: Bool) -> Int32? {
    guard isUTF8 || scalar.isASCII else { return 0x3F }
    if CellScalar.isSimple(scalar) { return Int32(scalar.value) }
    return DangerousScalars.isHarmful(scalar.value) ? isUTF8 ? 0xFFFD : 0x3F : nil
  }
}
