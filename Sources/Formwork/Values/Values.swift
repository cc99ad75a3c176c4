/// Values by tag, in form order.
public struct Values: Sendable {
  /// One value and the tag it stands under.
  public typealias Entry = (tag: String, value: FormValue)

  /// All entries, in order.
  public private(set) var entries: [Entry] = []
  private var indices: [String: Int] = [:]

  /// A list that holds no values yet.
  public init() {}

  /// The values of a sequence; of two entries with one tag the later one wins, at the first's index.
  public init(_ entries: some Sequence<Entry>) {
    for (tag, value) in entries { self[tag] = value }
  }

  /// The value under a tag; null when there is none.
  ///
  /// O(1).
  ///
  /// Assigning to a new tag appends; assigning null keeps the entry, with null.
  public subscript(tag: String) -> FormValue {
    get { indices[tag].map { entries[$0].value } ?? .null }
    set {
      if let index = indices[tag] {
        entries[index].value = newValue
      } else {
        indices[tag] = entries.count
        entries.append((tag, newValue))
      }
    }
  }

  /// The value under a tag; nil when there is no entry for it, so that `values["user"]?.text` reads
  /// as with a dictionary.
  ///
  /// Swift takes this one only where the other does not fit, as before `?.`: to know whether there is
  /// an entry, ask ``contains(_:)``. O(1).
  @_disfavoredOverload
  public subscript(tag: String) -> FormValue? { indices[tag].map { entries[$0].value } }

  /// Whether there is an entry for the tag, null ones included.
  ///
  /// O(1).
  public func contains(_ tag: String) -> Bool { indices[tag] != nil }

  /// Removes the entry of a tag, if there is one.
  ///
  /// O(entries).
  public mutating func remove(_ tag: String) {
    guard let index = indices.removeValue(forKey: tag) else { return }
    entries.remove(at: index)
    for (other, later) in indices where later > index { indices[other] = later - 1 }
  }

  /// The tags, in order.
  public var tags: [String] { entries.map(\.tag) }

  /// How many entries there are.
  public var count: Int { entries.count }

  /// Whether there are no entries.
  public var isEmpty: Bool { entries.isEmpty }
}

extension Values: Equatable {
  /// Equal when tags, order and values are.
  public static func == (left: Values, right: Values) -> Bool {
    left.entries.elementsEqual(right.entries) { $0.tag == $1.tag && $0.value == $1.value }
  }
}

extension Values: ExpressibleByDictionaryLiteral {
  /// Values from a literal, in its order; nil stands for `null`.
  public init(dictionaryLiteral elements: (String, FormValue?)...) {
    self.init(elements.map { (tag: $0.0, value: $0.1 ?? .null) })
  }
}
