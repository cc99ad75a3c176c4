internal import FormworkInterface

/// Text as ncurses takes it: one wide character for each that it can hold.
enum CellText {
  /// What was appended.
  struct Extent: Equatable {
    /// How many cells it fills.
    var width = 0
    /// Whether cells are kept free in it for what is written past ncurses.
    var hasGaps = false
  }

  /// Fills a cell that is kept free: blank, but nothing that ncurses clears or writes again on its
  /// way to another cell.
  static let gap: Int32 = 0xA0

  /// Appends what fits of a text.
  static func append(
    _ text: String, to cells: inout [Int32], limit: Int, isUTF8: Bool
  ) -> Extent {
    let start = cells.count
    for scalar in text.unicodeScalars {
      guard CellScalar.isSimple(scalar), isUTF8 || scalar.isASCII else {
        cells.removeLast(cells.count - start)
        return append(clusters: text, to: &cells, limit: limit, isUTF8: isUTF8)
      }
      // What is cut off may have marks, but takes no cell.
      if cells.count - start < limit { cells.append(Int32(scalar.value)) }
    }
    return Extent(width: cells.count - start)
  }

  private static func append(
    clusters text: String, to cells: inout [Int32], limit: Int, isUTF8: Bool
  ) -> Extent {
    var (text, extent) = (SafeText.clean(text, isUTF8: isUTF8), Extent())
    text.withUTF8 { bytes in
      for cluster in Cluster.all(in: bytes) {
        guard extent.width + cluster.width <= limit else { return }
        extent.width += cluster.width
        let utf8 = UnsafeBufferPointer(rebasing: bytes[cluster.range])
        if let scalar = CellScalar.scalar(of: utf8, width: cluster.width) {
          cells.append(scalar)
        } else {
          for _ in 0..<cluster.width { cells.append(gap) }
          extent.hasGaps = true
        }
      }
    }
    return extent
  }
}
