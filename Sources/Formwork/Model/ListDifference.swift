/// How one list becomes another, in three steps: some elements are replaced where they are, then
/// some are removed, then some are added.
struct ListDifference<Element: AnyObject> {
  /// What is replaced; the indexes are those of the old list.
  private(set) var replaced: [(index: Int, old: Element, new: Element)] = []
  /// What is removed; the indexes are those of the old list, ascending.
  private(set) var removed: [(index: Int, element: Element)] = []
  /// What is added; the indexes are those of the new list, ascending.
  private(set) var added: [(index: Int, element: Element)] = []

  /// No difference.
  init() {}

  /// The difference between parts of two lists that begin and end alike.
  ///
  /// As many elements as possible stay of those in both that `mayStay` allows; one that changes its
  /// order is removed and added. O(n) when none does, else O(n log n).
  init(
    from old: ArraySlice<Element>, to new: ArraySlice<Element>, mayStay: (Element) -> Bool
  ) {
    let kept = Self.kept(of: old, in: new, mayStay: mayStay)
    var (oldIndex, newIndex) = (old.startIndex, new.startIndex)
    while true {
      let gone = old[oldIndex...].prefix { !kept.contains(ObjectIdentifier($0)) }
      let fresh = new[newIndex...].prefix { !kept.contains(ObjectIdentifier($0)) }
      let both = min(gone.count, fresh.count)
      for offset in 0..<both {
        replaced.append((oldIndex + offset, old[oldIndex + offset], new[newIndex + offset]))
      }
      for index in gone.indices.dropFirst(both) { removed.append((index, old[index])) }
      for index in fresh.indices.dropFirst(both) { added.append((index, new[index])) }
      guard gone.endIndex < old.endIndex else { break }
      (oldIndex, newIndex) = (gone.endIndex + 1, fresh.endIndex + 1)
    }
  }

  /// Whether there is none.
  var isEmpty: Bool { replaced.isEmpty && removed.isEmpty && added.isEmpty }

  /// The largest set of elements that are in both lists in the same order.
  private static func kept(
    of old: ArraySlice<Element>, in new: ArraySlice<Element>, mayStay: (Element) -> Bool
  ) -> Set<ObjectIdentifier> {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    var indexes: [ObjectIdentifier: Int] = [:]
    for index in old.indices where mayStay(old[index]) {
      indexes[ObjectIdentifier(old[index])] = index
    }
    let common = new.compactMap { indexes[ObjectIdentifier($0)] }
    return Set(increasing(common).map { ObjectIdentifier(old[$0]) })
  }

  /// A longest increasing part of numbers that are all different, by patience sorting.
  private static func increasing(_ numbers: [Int]) -> [Int] {
    if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) { return numbers }
    // For each length, where the part of that length that ends lowest has its end.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (offset, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(offset) } else { ends[low] = offset }
    }
    var result: [Int] = []
    var next = ends.last
    while let offset = next {
      result.append(numbers[offset])
      next = previous[offset]
    }
    return result.reversed()
  }
}
