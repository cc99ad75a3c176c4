/// A bar of cells of which a part is filled: how far something has come.
///
/// Strengths, steps and progress are all drawn by it.
public struct Bar: Sendable, Hashable {
  /// How many cells the bar has.
  public let cells: Int
  /// How many of the cells are filled, from the left.
  public let filled: Int

  /// A bar of which whole cells are filled, so that only what is complete fills it.
  ///
  /// - Parameters:
  ///   - cells: how many cells there are; below 0 counts as 0.
  ///   - fraction: how much is filled, from 0 to 1; what is outside counts as the nearer end.
  public init(cells: Int, fraction: Double) {
    self.cells = max(0, cells)
    // Three of ten parts are three cells, whatever is lost when they are divided.
    let filled = (min(1, max(0, fraction)) * Double(self.cells) + 1e-9).rounded(.down)
    self.filled = Int(exactly: filled) ?? 0
  }

  /// How many of the cells are not filled.
  public var rest: Int { cells - filled }

  /// The filled cells and the others as text, of a sign for each.
  public func texts(full: String, rest: String) -> (filled: String, rest: String) {
    (String(repeating: full, count: filled), String(repeating: rest, count: self.rest))
  }
}
