/// What forms and sections share: a collection of what is visible, with reference semantics.
///
/// The mutating members that the standard library gives to every `RangeReplaceableCollection` assume
/// a value: they would replace the object, or change the left side of `+`. Each has a nonmutating
/// version here. Iteration and slices are snapshots.
public protocol VisibleCollection<Element>: AnyObject, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection
where Element: AnyObject, Index == Int, SubSequence == ArraySlice<Element> {
  /// What is visible, in order.
  var visible: [Element] { get }
  /// All elements in order, hidden ones too.
  var allElements: [Element] { get }
  /// Puts elements in place of a range of visible ones; see the conforming type.
  func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Element
  /// Appends after everything, hidden elements included.
  func append(contentsOf new: some Sequence<Element>)
  /// Removes the elements that match, hidden ones too.
  func removeAll(where matches: (Element) throws -> Bool) rethrows
  /// Gives the visible elements another order; hidden ones stay where they are.
  func rearrange(_ order: [Element])
}

extension VisibleCollection {
  /// The index of the first visible element: 0.
  public var startIndex: Int { 0 }
  /// How many elements are visible.
  public var endIndex: Int { visible.count }

  /// The visible element at an index; assigning at `endIndex` appends.
  ///
  /// Assigning is O(elements behind it).
  public subscript(position: Int) -> Element {
    get { visible[position] }
    set {
      replaceSubrange(
        position..<Swift.min(position + 1, endIndex), with: CollectionOfOne(newValue))
    }
  }

  /// The visible elements of a range, as they are now.
  ///
  /// Assigning is O(elements).
  public subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get { visible[bounds] }
    set {
      let old = Set(visible[bounds].map(ObjectIdentifier.init))
      guard newValue.count == bounds.count, old == Set(newValue.map(ObjectIdentifier.init)) else {
        return replaceSubrange(bounds, with: newValue)
      }
      // A slice that was sorted or shuffled.
      reorder { $0.replaceSubrange(bounds, with: newValue) }
    }
  }

  /// The visible elements of a range such as `2...`, as they are now.
  ///
  /// Assigning is O(elements).
  public subscript(bounds: some RangeExpression<Int>) -> ArraySlice<Element> {
    get { self[bounds.relative(to: self)] }
    set { self[bounds.relative(to: self)] = newValue }
  }

  /// All visible elements, as they are now: `section[...]`.
  ///
  /// Assigning is O(elements).
  public subscript(bounds: UnboundedRange) -> ArraySlice<Element> {
    get { self[startIndex..<endIndex] }
    set { self[startIndex..<endIndex] = newValue }
  }

  /// Goes through what is visible now, whatever changes meanwhile.
  public func makeIterator() -> IndexingIterator<[Element]> { visible.makeIterator() }

  /// The visible elements that match, as an array: they stay where they are.
  ///
  /// O(visible elements).
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    try visible.filter(isIncluded)
  }

  /// Appends after everything, hidden elements included.
  public func append(_ new: Element) { append(contentsOf: CollectionOfOne(new)) }

  /// Inserts directly before the visible element at an index.
  ///
  /// O(elements behind it).
  public func insert(_ new: Element, at index: Int) {
    replaceSubrange(index..<index, with: CollectionOfOne(new))
  }

  /// Inserts directly before the visible element at an index, as one change.
  ///
  /// O(new elements and those behind them).
  public func insert(contentsOf new: some Collection<Element>, at index: Int) {
    replaceSubrange(index..<index, with: Self.elements(of: new))
  }

  /// Removes a visible element and returns it.
  ///
  /// O(elements behind it).
  @discardableResult public func remove(at index: Int) -> Element {
    let gone = visible[index]
    replaceSubrange(index..<index + 1, with: EmptyCollection())
    return gone
  }

  /// Removes the visible elements of a range.
  ///
  /// O(range and elements behind it).
  public func removeSubrange(_ bounds: Range<Int>) {
    replaceSubrange(bounds, with: EmptyCollection())
  }

  /// Puts elements in place of a range of visible ones, such as `2...` or `0...1`.
  ///
  /// O(range, new elements and those behind them).
  public func replaceSubrange<C: Collection>(
    _ range: some RangeExpression<Int>, with new: C
  ) where C.Element == Element {
    replaceSubrange(range.relative(to: self), with: new)
  }

  /// Removes the visible elements of a range, such as `2...` or `0...1`.
  ///
  /// O(range and elements behind it).
  public func removeSubrange(_ bounds: some RangeExpression<Int>) {
    removeSubrange(bounds.relative(to: self))
  }

  /// Removes visible elements, as one change.
  ///
  /// O(elements).
  public func removeSubranges(_ subranges: RangeSet<Int>) {
    let visible = visible
    let gone = Set(subranges.ranges.joined().map { ObjectIdentifier(visible[$0]) })
    removeAll { gone.contains(ObjectIdentifier($0)) }
  }

  /// Removes the visible elements before the first that does not match, as one change.
  ///
  /// O(elements).
  public func trimPrefix(while matches: (Element) throws -> Bool) rethrows {
    removeFirst(try visible.prefix(while: matches).count)
  }

  /// Does nothing: an element more never costs more than its own room.
  public func reserveCapacity(_ count: Int) {}

  /// Gives nil, since what is visible is not stored by itself.
  public func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? { nil }

  /// Removes the first visible element and returns it; there must be one.
  ///
  /// O(elements).
  @discardableResult public func removeFirst() -> Element { remove(at: 0) }

  /// Removes the first visible elements.
  ///
  /// O(elements).
  public func removeFirst(_ count: Int) { removeSubrange(0..<count) }

  /// Removes the last visible element and returns it; there must be one.
  @discardableResult public func removeLast() -> Element { remove(at: endIndex - 1) }

  /// Removes the last visible elements.
  ///
  /// O(`count`).
  public func removeLast(_ count: Int) { removeSubrange(endIndex - count..<endIndex) }

  /// Removes the last visible element and returns it; nil when there is none.
  @discardableResult public func popLast() -> Element? { isEmpty ? nil : removeLast() }

  /// Removes everything, hidden elements too.
  ///
  /// O(elements).
  public func removeAll(keepingCapacity: Bool = false) { removeAll { _ in true } }

  /// The elements of a sequence; those of a form or a section are all of them, hidden ones too.
  static func elements(of new: some Sequence<Element>) -> [Element] {
    // That an array is no form costs much to find out.
    if let array = new as? [Element] { return array }
    return (new as? Self)?.allElements ?? Array(new)
  }

  /// A new one that takes over the elements of both sides, hidden ones too.
  ///
  /// O(elements of both).
  public static func + (left: Self, right: some Sequence<Element>) -> Self {
    let sum = Self()
    sum.append(contentsOf: left.allElements + elements(of: right))
    return sum
  }

  /// Appends after everything, hidden elements included, as one change.
  ///
  /// O(new elements).
  public static func += (left: Self, right: some Sequence<Element>) {
    left.append(contentsOf: right)
  }
}
