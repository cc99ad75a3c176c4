/// Elements in order, hidden ones included; the visible list is derived from it and kept until it
/// changes.
struct Children<Element: AnyObject> {
  private(set) var all: [Element] = []
  private var cache: [Element]? = []
  private let isHidden: (Element) -> Bool

  init(isHidden: @escaping (Element) -> Bool) { self.isHidden = isHidden }

  var visible: [Element] {
    mutating get {
      if let cache { return cache }
      let fresh = all.filter { !isHidden($0) }
      cache = fresh
      return fresh
    }
  }

  mutating func invalidate() { cache = nil }

  /// Appends after everything; `areHere` says that some of them are in it already, and move.
  mutating func append(_ new: [Element], areHere: Bool) {
    if areHere { remove(new) }
    all.append(contentsOf: new)
    // Kept, not made anew: appending n elements one by one stays O(n).
    for element in new where !isHidden(element) { cache?.append(element) }
  }

  /// Inserts behind an element, hidden or not; false when that is not here.
  mutating func insert(_ new: Element, after previous: Element) -> Bool {
    guard new !== previous, all.contains(where: { $0 === previous }) else { return false }
    remove([new])
    guard let place = all.firstIndex(where: { $0 === previous }) else { return false }
    all.insert(new, at: place + 1)
    cache = nil
    return true
  }

  /// Puts `new` in place of the visible elements of the range; hidden ones between them stay,
  /// behind the new ones.
  ///
  /// An empty range is directly before the visible element at its bound, or after everything. New
  /// elements that were here already move. Returns what left.
  mutating func replace(_ range: Range<Int>, with new: [Element]) -> [Element] {
    let shown = visible
    let entering = Set(new.map(ObjectIdentifier.init))
    let gone = shown[range].filter { !entering.contains(ObjectIdentifier($0)) }
    let leaving = entering.union(gone.map(ObjectIdentifier.init))
    let anchor = range.lowerBound < shown.count ? shown[range.lowerBound] : nil
    var rest: [Element] = []
    var place: Int?
    for element in all {
      if element === anchor { place = rest.count }
      if !leaving.contains(ObjectIdentifier(element)) { rest.append(element) }
    }
    rest.insert(contentsOf: new, at: place ?? rest.count)
    all = rest
    cache = nil
    return gone
  }

  mutating func remove(_ gone: [Element]) {
    guard !gone.isEmpty else { return }
    let leaving = Set(gone.map(ObjectIdentifier.init))
    all.removeAll { leaving.contains(ObjectIdentifier($0)) }
    cache = nil
  }

  /// Elements without repetition: each can be in one place only, the first that is named.
  static func once(_ new: some Sequence<Element>) -> [Element] {
    let new = Array(new)
    guard new.count > 1 else { return new }
    var seen: Set<ObjectIdentifier> = []
    return new.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
