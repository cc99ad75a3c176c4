extension Form {
  /// The position of a row among what is visible.
  public struct IndexPath: Sendable, Hashable, Comparable {
    /// The index of the section among the visible ones, from 0.
    public var section: Int
    /// The index of the row among the section's visible ones, from 0.
    public var row: Int

    /// A position; it need not exist in any form.
    public init(section: Int, row: Int) { (self.section, self.row) = (section, row) }

    /// Whether the left one is earlier in the form.
    public static func < (left: IndexPath, right: IndexPath) -> Bool {
      (left.section, left.row) < (right.section, right.row)
    }
  }
}

extension BaseRow {
  /// Where the row is among what is visible; nil while it, or its section, is hidden.
  ///
  /// O(rows).
  public var indexPath: Form.IndexPath? {
    guard let section, let index = section.index,
      let row = section.visible.firstIndex(where: { $0 === self })
    else { return nil }
    return Form.IndexPath(section: index, row: row)
  }
}

extension Form {
  /// The visible row behind another one, across sections; nil behind the last.
  ///
  /// O(rows).
  public func nextRow(for row: BaseRow) -> BaseRow? { neighbour(of: row, 1) }
  /// The visible row before another one, across sections; nil before the first.
  ///
  /// O(rows).
  public func previousRow(for row: BaseRow) -> BaseRow? { neighbour(of: row, -1) }

  private func neighbour(of row: BaseRow, _ step: Int) -> BaseRow? {
    let all = rows
    guard let index = all.firstIndex(where: { $0 === row }) else { return nil }
    return all.indices.contains(index + step) ? all[index + step] : nil
  }
}
