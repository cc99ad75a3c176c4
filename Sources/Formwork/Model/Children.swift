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
  /// Whether `shown` was derived; else it is empty.
  private var isDerived = true
  /// Elements that may have been hidden or shown since then.
  private var toggled: [Element] = []
  private var offsets = OffsetCache<Element>()
  private let isHidden: (Element) -> Bool

  /// Up to how many elements are found one by one; more are found in one pass.
  private static var few: Int { 4 }
  /// Up to how many elements are hidden or shown one by one; for more all are gone through.
  private static var fewToggled: Int { 16 }

  init(isHidden: @escaping (Element) -> Bool) { self.isHidden = isHidden }

  /// What is not hidden, in order; O(1), after few changes of visibility O(changes), else
  /// O(elements).
  var visible: [Element] {
    mutating get {
      derive()
      return shown.elements
    }
  }

  /// Says that an element may be hidden or shown now.
  mutating func visibilityChanged(of element: Element) {
    guard isDerived, toggled.count < Self.fewToggled else { return invalidate() }
    toggled.append(element)
  }

  /// Says that other elements may be visible now.
  private mutating func invalidate() {
    discardVisible()
    reported?.noteAnyChange()
  }

  private mutating func derive() {
    guard isDerived else {
      visited += all.count
      shown = VisibleList(all, isHidden: isHidden)
      isDerived = true
      return
    }
    guard !toggled.isEmpty else { return }
    for element in toggled {
      guard let offset = offset(of: element) else { continue }
      let count = shown.elements.count
      let indexes = shown.set(element, atOffset: offset, isHidden: isHidden(element))
      if let indexes { reported?.note(indexes, of: count) }
    }
    toggled = []
  }

  private mutating func discardVisible() {
    (shown, isDerived, toggled) = (VisibleList(), false, [])
  }

  /// Where a visible element is among the visible ones; nil: it is not visible.
  mutating func visibleIndex(of element: Element) -> Int? {
    derive()
    guard let offset = offset(of: element) else { return nil }
    let index = shown.index(atOffset: offset)
    return index < shown.elements.count && shown.elements[index] === element ? index : nil
  }
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
    offsets = OffsetCache()
    discardVisible()
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
    let elements = Set(moved.map { ObjectIdentifier(old[$0]) })
    guard elements == Set(moved.map { ObjectIdentifier(order[$0]) }) else { return false }
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
    offsets = OffsetCache()
    invalidate()
  }

  /// Replaces a range of `all`; the visible list follows.
  ///
  /// O(range and new ones), and where something is hidden O(visible ones behind it).
  private mutating func splice(_ range: Range<Int>, with new: [Element]) {
    if reported != nil || isDerived { derive() }
    offsets.replace(all[range], with: new)
    all.replaceSubrange(range, with: new)
    visited += new.count
    guard isDerived else { return }
    let count = shown.elements.count
    let (indexes, moved) = shown.replace(range, with: new, isHidden: isHidden, total: all.count)
    visited += moved
    reported?.note(indexes, of: count)
  }

  /// Where an element is in `all`; nil: it is not here.
  private mutating func offset(of element: Element) -> Int? {
    let (offset, visited) = offsets.offset(of: element, in: all)
    self.visited += visited
    return offset
  }

  /// Elements without repetition: each can be in a list once only, where it is named first.
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

  /// Whether something may have changed since somebody was told.
  var mayDiffer: Bool { reported.map { !($0.isCurrent && toggled.isEmpty) } ?? false }

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
