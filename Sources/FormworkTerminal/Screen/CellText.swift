internal import CNcurses
internal import FormworkInterface

/// Text as ncurses takes it: one or more wide characters per cell, never more than fit.
enum CellText {
  /// Appends what fits of a text and gives the number of cells it fills.
  ///
  /// Where the C library and the layout disagree about the width of a character (emoji of several
  /// parts), its first part stands for it, so that nothing behind it moves.
  static func append(
    _ text: String, to cells: inout [Int32], limit: Int, isUTF8: Bool
  ) -> Int {
    var used = 0
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      for byte in text.utf8.prefix(limit) { cells.append(Int32(byte)) }
      return min(text.utf8.count, limit)
    }
    for character in SafeText.clean(text, isUTF8: isUTF8) {
      let width = DisplayWidth.of(String(character))
      guard used + width <= limit else { break }
      append(character, width: width, to: &cells)
      used += width
    }
    return used
  }

  private static func append(_ character: Character, width: Int, to cells: inout [Int32]) {
    let widths = character.unicodeScalars.map { wcwidth(Int32($0.value)) }
    if widths.allSatisfy({ $0 >= 0 }), widths.reduce(0, +) == Int32(width) {
      for scalar in character.unicodeScalars { cells.append(Int32(scalar.value)) }
    } else if let first = character.unicodeScalars.first, widths.first == Int32(width) {
      cells.append(Int32(first.value))
    } else if width > 0 {
      cells.append(0xFFFD)
      for _ in 1..<width { cells.append(0x20) }
    }
  }
}
