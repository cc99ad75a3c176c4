/// Elements in order, hidden ones included; the visible list is derived from it and kept until it
/// changes.
struct Children<Element: AnyObject> {
  /// All elements, in order.
  private(set) var all: [Element] = []
  /// What a delegate was told of the visible list; nil: nobody is told.
  private(set) var reported: ReportedList<Element>?
  /// How many elements were looked at one by one; tests measure with it what an operation costs.
  private(set) var visited = 0

  private var shown = VisibleList<Element>()
  /// Whether `shown` is right; else it is empty.
  private var isDerived = true
  private let isHidden: (Element) -> Bool

  /// Up to how many elements are looked up one by one; more are found in one pass.
  private static var few: Int { 4 }

  init(isHidden: @escaping (Element) -> Bool) { self.isHidden = isHidden }

  /// What is not hidden, in order; O(elements) after a change of visibility, else O(1).
  var visible: [Element] {
    mutating get {
      derive()
      return shown.elements
    }
  }

  /// Says that other elements may be visible now.
  mutating func invalidate() {
    forgetVisible()
    reported?.noteAnyChange()
  }

  private mutating func derive() {
    guard !isDerived else { return }
    visited += all.count
    shown = VisibleList(all, isHidden: isHidden)
    isDerived = true
  }

  private mutating func forgetVisible() { (shown, isDerived) = (VisibleList(), false) }
}

// MARK: Changes

extension Children {
  /// Appends after everything; `areHere` says that some of them are in it already, and move.
  mutating func append(_ new: [Element], areHere: Bool) {
    if areHere { remove(new) }
    splice(all.endIndex..<all.endIndex, with: new)
  }

  /// Inserts behind an element that is here, hidden or not; `isHere` says that the new one is, too.
  mutating func insert(_ new: Element, after previous: Element, isHere: Bool) {
    if isHere { remove([new]) }
    guard let offset = offset(of: previous) else { return }
    splice(offset + 1..<offset + 1, with: [new])
  }

  /// Puts `new` in place of the visible elements of the range; hidden ones between them stay,
  /// behind the new ones.
  ///
  /// An empty range is directly before the visible element at its bound, or after everything;
  /// `areHere` says that some of the new ones are in it already, and move. Returns what left.
  mutating func replace(
    _ range: Range<Int>, with new: [Element], areHere: Bool
  ) -> [Element] {
    derive()
    let entering = areHere ? Set(new.map(ObjectIdentifier.init)) : []
    let gone = shown.elements[range].filter { !entering.contains(ObjectIdentifier($0)) }
    let isAtEnd = range.lowerBound == shown.elements.endIndex
    let start = isAtEnd ? all.endIndex : shown.offset(ofIndex: range.lowerBound)
    if areHere {
      move(new, to: start, removing: gone)
    } else if range.isEmpty {
      splice(start..<start, with: new)
    } else {
      let end = shown.offset(ofIndex: range.upperBound - 1) + 1
      let staying = end - start == range.count ? [] : all[start..<end].filter(isHidden)
      visited += end - start
      splice(start..<end, with: new + staying)
    }
    return gone
  }

  /// Removes elements, each of which may be here or not.
  mutating func remove(_ gone: [Element]) {
    guard gone.count > Self.few else {
      for element in gone {
        if let offset = offset(of: element) { splice(offset..<offset + 1, with: []) }
      }
      return
    }
    let leaving = Set(gone.map(ObjectIdentifier.init))
    visited += all.count
    if reported != nil {
      derive()
      let elements = shown.elements
      if let first = elements.firstIndex(where: { leaving.contains(ObjectIdentifier($0)) }),
        let last = elements.lastIndex(where: { leaving.contains(ObjectIdentifier($0)) })
      {
        reported?.note(first..<last + 1, of: elements.count)
      }
    }
    all.removeAll { leaving.contains(ObjectIdentifier($0)) }
    forgetVisible()
  }

  /// Gives the visible elements another order; hidden ones stay where they are.
  ///
  /// False, with nothing done, when these are not the visible elements.
  mutating func rearrange(_ order: [Element]) -> Bool {
    derive()
    let old = shown.elements
    guard order.count == old.count else { return false }
    visited += order.count
    let moved = order.indices.filter { order[$0] !== old[$0] }
    guard let first = moved.first, let last = moved.last else { return true }
    let known = Set(moved.map { ObjectIdentifier(old[$0]) })
    guard known == Set(moved.map { ObjectIdentifier(order[$0]) }) else { return false }
    for index in moved { all[shown.offset(ofIndex: index)] = order[index] }
    shown.rearrange(order)
    reported?.note(first..<last + 1, of: old.count)
    return true
  }

  /// Moves elements, most of which are here, to an offset, and removes others.
  private mutating func move(_ new: [Element], to start: Int, removing gone: [Element]) {
    guard new.count + gone.count > Self.few else {
      var start = start
      for element in gone + new {
        guard let offset = offset(of: element) else { continue }
        splice(offset..<offset + 1, with: [])
        if offset < start { start -= 1 }
      }
      splice(start..<start, with: new)
      return
    }
    let leaving = Set((new + gone).map(ObjectIdentifier.init))
    let rest = { (part: ArraySlice<Element>) in
      part.filter { !leaving.contains(ObjectIdentifier($0)) }
    }
    visited += all.count
    all = rest(all[..<start]) + new + rest(all[start...])
    invalidate()
  }

  /// Replaces a range of `all`; the visible list follows.
  ///
  /// O(range and new ones), and where something is hidden O(visible ones behind it).
  private mutating func splice(_ range: Range<Int>, with new: [Element]) {
    if reported != nil { derive() }
    all.replaceSubrange(range, with: new)
    visited += new.count
    guard isDerived else { return }
    let count = shown.elements.count
    let (indexes, moved) = shown.replace(range, with: new, isHidden: isHidden, total: all.count)
    visited += moved
    reported?.note(indexes, of: count)
  }

  /// Where an element is in `all`, searched from both ends; nil: it is not here.
  private mutating func offset(of element: Element) -> Int? {
    var (low, high) = (all.startIndex, all.endIndex - 1)
    while low <= high {
      visited += 2
      if all[low] === element { return low }
      if all[high] === element { return high }
      (low, high) = (low + 1, high - 1)
    }
    return nil
  }

  /// Elements without repetition: each can be in one place only, the first that is named.
  static func once(_ new: [Element]) -> [Element] {
    guard new.count > 1 else { return new }
    var seen: Set<ObjectIdentifier> = []
    return new.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

// MARK: Reporting

extension Children {
  /// Remembers what is visible now as what somebody was told.
  mutating func startReporting() { reported = ReportedList(visible) }

  /// Nobody is told any more.
  mutating func stopReporting() { reported = nil }

  /// What changed since somebody was told, who is told of it now; O(what may differ), see
  /// `ListDifference`.
  ///
  /// Elements that `mayStay` refuses count as changed where they were touched.
  mutating func takeDifference(
    mayStay: (Element) -> Bool = { _ in true }
  ) -> ListDifference<Element> {
    derive()
    return reported?.takeDifference(to: shown.elements, mayStay: mayStay) ?? ListDifference()
  }
}
