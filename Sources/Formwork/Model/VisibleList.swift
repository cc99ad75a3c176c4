/// The visible elements of a list, and where in the list they are.
struct VisibleList<Element: AnyObject> {
  private(set) var elements: [Element] = []
  /// The offset of each in the whole list; empty while nothing is hidden, so that it is the index.
  private var offsets: [Int] = []

  /// Nothing.
  init() {}

  /// What is not hidden of a list; O(elements).
  init(_ all: [Element], isHidden: (Element) -> Bool) {
    for (offset, element) in all.enumerated() where !isHidden(element) {
      elements.append(element)
      offsets.append(offset)
    }
    if elements.count == all.count { offsets = [] }
  }

  /// Where in the whole list a visible element is.
  func offset(ofIndex index: Int) -> Int { offsets.isEmpty ? index : offsets[index] }

  /// How many visible elements are before an offset of the whole list; O(log elements).
  func index(atOffset offset: Int) -> Int {
    if offsets.isEmpty { return min(offset, elements.count) }
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Puts the same elements in another order.
  mutating func rearrange(_ order: [Element]) { elements = order }

  /// Takes in or leaves out the element at an offset of the whole list.
  ///
  /// Returns which indexes were replaced; nil: it is there already, or not there.
  mutating func set(_ element: Element, atOffset offset: Int, isHidden: Bool) -> Range<Int>? {
    let index = index(atOffset: offset)
    let isShown = index < elements.count && elements[index] === element
    guard isShown == isHidden else { return nil }
    if offsets.isEmpty { offsets = Array(elements.indices) }
    if isHidden {
      elements.remove(at: index)
      offsets.remove(at: index)
      return index..<index + 1
    }
    elements.insert(element, at: index)
    offsets.insert(offset, at: index)
    return index..<index
  }

  /// Follows the replacement of a range of the whole list, which has `total` elements then.
  ///
  /// Returns which indexes were replaced, and how many offsets had to be changed.
  mutating func replace(
    _ range: Range<Int>, with new: [Element], isHidden: (Element) -> Bool, total: Int
  ) -> (indexes: Range<Int>, moved: Int) {
    let indexes = index(atOffset: range.lowerBound)..<index(atOffset: range.upperBound)
    let count = elements.count
    let shown = new.indices.filter { !isHidden(new[$0]) }
    elements.replaceSubrange(indexes, with: shown.map { new[$0] })
    guard elements.count < total else {
      offsets = []
      return (indexes, 0)
    }
    if offsets.isEmpty { offsets = Array(0..<count) }
    offsets.replaceSubrange(indexes, with: shown.map { range.lowerBound + $0 })
    let change = new.count - range.count
    guard change != 0 else { return (indexes, 0) }
    let behind = indexes.lowerBound + shown.count..<offsets.count
    for index in behind { offsets[index] += change }
    return (indexes, behind.count)
  }
}
