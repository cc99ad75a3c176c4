/// Where the elements of a list are: found again near where they were when they were last found.
struct OffsetCache<Element: AnyObject> {
  /// The last offset of each element; nil: not needed so far.
  private var offsets: [ObjectIdentifier: Int]?
  /// How many elements were visited since all offsets were taken.
  private var visitedSince = 0

  /// Up to how far from each end elements are found without the cache.
  private static var nearEnd: Int { 4 }

  /// Follows the replacement of a part of the list.
  mutating func replace(_ old: ArraySlice<Element>, with new: [Element]) {
    guard offsets != nil else { return }
    for element in old { offsets?[ObjectIdentifier(element)] = nil }
    for (offset, element) in zip(old.startIndex..., new) {
      offsets?[ObjectIdentifier(element)] = offset
    }
  }

  /// Where an element is, nil if it is not there, and how many were visited to find it.
  ///
  /// O(how far elements moved since they were last found), O(elements) for the first one that is
  /// not near an end.
  mutating func offset(of element: Element, in all: [Element]) -> (offset: Int?, visited: Int) {
    let near = Swift.min(Self.nearEnd, (all.count + 1) / 2)
    for distance in 0..<near {
      if all[distance] === element { return (distance, 2 * distance + 1) }
      let fromEnd = all.count - 1 - distance
      if all[fromEnd] === element { return (fromEnd, 2 * distance + 2) }
    }
    guard all.count > 2 * near else { return (nil, 2 * near) }
    var visited = 2 * near
    if offsets == nil || visitedSince > all.count {
      rebuild(of: all)
      visited += all.count
    }
    guard let last = offsets?[ObjectIdentifier(element)] else { return (nil, visited) }
    // As far as possible from both sides of where it was.
    var (low, high) = (Swift.min(last, all.count - 1), Swift.min(last, all.count - 1) + 1)
    while low >= 0 || high < all.count {
      visited += 1
      visitedSince += 1
      let found: Int? =
        if low >= 0, all[low] === element {
          low
        } else if high < all.count, all[high] === element {
          high
        } else {
          nil
        }
      if let found {
        offsets?[ObjectIdentifier(element)] = found
        return (found, visited)
      }
      (low, high) = (low - 1, high + 1)
    }
    return (nil, visited)
  }

  private mutating func rebuild(of all: [Element]) {
    var offsets: [ObjectIdentifier: Int] = [:]
    offsets.reserveCapacity(all.count)
    for (offset, element) in all.enumerated() { offsets[ObjectIdentifier(element)] = offset }
    (self.offsets, visitedSince) = (offsets, 0)
  }
}
