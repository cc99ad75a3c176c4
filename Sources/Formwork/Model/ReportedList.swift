/// What somebody was told of a list, and which part of it may differ since.
struct ReportedList<Element: AnyObject> {
  private var elements: [Element]
  /// How many elements at either end are as they were told; nil: all are.
  private var same: (first: Int, last: Int)?

  init(_ elements: [Element]) { self.elements = elements }

  /// Whether nothing changed.
  var isCurrent: Bool { same == nil }

  /// The elements of a range, of a list of that length, were replaced.
  mutating func note(_ range: Range<Int>, of count: Int) {
    let (first, last) = (range.lowerBound, count - range.upperBound)
    same = (min(same?.first ?? first, first), min(same?.last ?? last, last))
  }

  /// Everything may be another one.
  mutating func noteAnyChange() { same = (0, 0) }

  /// How the list differs from what was told; it is told now.
  mutating func takeDifference(
    to current: [Element], mayStay: (Element) -> Bool
  ) -> ListDifference<Element> {
    guard let same else { return ListDifference() }
    let old = same.first..<elements.count - same.last
    let new = current[same.first..<current.count - same.last]
    let difference = ListDifference(from: elements[old], to: new, mayStay: mayStay)
    elements.replaceSubrange(old, with: new)
    self.same = nil
    return difference
  }
}
