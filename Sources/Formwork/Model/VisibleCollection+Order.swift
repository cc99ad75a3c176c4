/// The members that give the visible elements another order; hidden ones stay where they are, so that
/// each index keeps its hidden neighbours.
extension VisibleCollection {
  /// Exchanges two visible elements.
  ///
  /// O(visible elements).
  public func swapAt(_ first: Int, _ second: Int) { reorder { $0.swapAt(first, second) } }

  /// Turns the order of the visible elements around.
  ///
  /// O(visible elements).
  public func reverse() { reorder { $0.reverse() } }

  /// Sorts the visible elements.
  ///
  /// O(n log n) for n visible elements.
  public func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    try reorder { try $0.sort(by: areInOrder) }
  }

  /// Shuffles the visible elements.
  ///
  /// O(visible elements).
  public func shuffle() { reorder { $0.shuffle() } }

  /// Shuffles the visible elements by a generator of one's own.
  ///
  /// O(visible elements).
  public func shuffle(using generator: inout some RandomNumberGenerator) {
    reorder { $0.shuffle(using: &generator) }
  }

  /// Moves the visible elements that match behind the others.
  ///
  /// O(visible elements).
  ///
  /// - Returns: the index of the first that matches; `endIndex` when none does.
  @discardableResult
  public func partition(by belongsBehind: (Element) throws -> Bool) rethrows -> Int {
    try reorder { try $0.partition(by: belongsBehind) }
  }

  /// Moves visible elements in front of another one, in their order.
  ///
  /// O(n log n) for n visible elements.
  ///
  /// - Returns: the indexes that they have then.
  @discardableResult
  public func moveSubranges(_ subranges: RangeSet<Int>, to destination: Int) -> Range<Int> {
    reorder { $0.moveSubranges(subranges, to: destination) }
  }

  /// Changes the order of the visible elements as one change.
  func reorder<Result>(_ body: (inout [Element]) throws -> Result) rethrows -> Result {
    var order = visible
    let result = try body(&order)
    rearrange(order)
    return result
  }
}

extension VisibleCollection where Element: Comparable {
  /// Sorts the visible elements.
  ///
  /// O(n log n) for n visible elements.
  public func sort() { sort(by: <) }
}
