/// Who reads something, in the order in which they came; one of many goes in O(1).
struct Readers<Element: AnyObject>: Sequence {
  /// nil: gone.
  private var items: [Element?] = []
  /// Where each is; nil: not needed so far, since few are searched one by one.
  private var offsets: [ObjectIdentifier: Int]?
  private var goneCount = 0

  /// Up to how many readers are searched one by one.
  private static var few: Int { 16 }

  /// Adds a reader; once more in a row does nothing.
  mutating func append(_ element: Element) {
    if let last = items.last, last === element { return }
    offsets?[ObjectIdentifier(element)] = items.count
    items.append(element)
  }

  /// Removes a reader, if it is there, and returns how many were looked at.
  mutating func remove(_ element: Element) -> Int {
    if offsets == nil, items.count <= Self.few {
      guard let offset = items.firstIndex(where: { $0 === element }) else { return items.count }
      items.remove(at: offset)
      return offset + 1
    }
    let visited = index()
    guard let offset = offsets?.removeValue(forKey: ObjectIdentifier(element)) else {
      return visited
    }
    items[offset] = nil
    goneCount += 1
    while let last = items.last, last == nil {
      items.removeLast()
      goneCount -= 1
    }
    return visited + 1
  }

  /// Takes out the one that came last; nil: there is none.
  mutating func popLast() -> Element? {
    while let item = items.popLast() {
      guard let item else {
        goneCount -= 1
        continue
      }
      offsets?[ObjectIdentifier(item)] = nil
      return item
    }
    return nil
  }

  /// Makes `offsets` when there are none, or when most items are gone, which go then.
  private mutating func index() -> Int {
    guard offsets == nil || goneCount > items.count / 2 else { return 0 }
    let visited = items.count
    items.removeAll { $0 == nil }
    goneCount = 0
    var offsets: [ObjectIdentifier: Int] = [:]
    offsets.reserveCapacity(items.count)
    for (offset, item) in items.enumerated() {
      if let item { offsets[ObjectIdentifier(item)] = offset }
    }
    self.offsets = offsets
    return visited
  }

  /// Goes through those that are there now.
  func makeIterator() -> Iterator { Iterator(items: items.makeIterator()) }

  /// Leaves out those that are gone.
  struct Iterator: IteratorProtocol {
    fileprivate var items: IndexingIterator<[Element?]>

    mutating func next() -> Element? {
      while let item = items.next() { if let item { return item } }
      return nil
    }
  }
}
