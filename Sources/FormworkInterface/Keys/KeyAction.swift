/// What a key can do, by name; which keys do it stands in `KeyBindings`.
public struct KeyAction: RawRepresentable, Sendable, Hashable {
  /// The name, such as `nextField`.
  public let rawValue: String

  /// An action with that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An action with that name.
  public init(_ name: String) { rawValue = name }
}

/// Which keys do what in one control, or in one part of the screen.
///
/// Dispatch, key line and help are made of these tables, each of which stands beside what it is for.
public struct KeyBindings: Sendable {
  /// An action and its keys, of which the first one is named.
  public struct Binding: Sendable {
    /// What the keys do.
    public let action: KeyAction
    /// The keys, of which the line at the bottom names the first.
    public let keys: [Key]
  }

  /// The bindings in the order in which they are looked through.
  public let all: [Binding]

  /// A table; of two bindings with the same key the first one counts.
  public init(_ bindings: [(action: KeyAction, keys: [Key])] = []) {
    all = bindings.map { Binding(action: $0.action, keys: $0.keys) }
  }

  /// What a key does; nil: nothing of its own; O(bindings).
  public func action(of key: Key) -> KeyAction? {
    for binding in all where binding.keys.contains(key) { return binding.action }
    return nil
  }

  /// The key that is named for an action; nil: there is none; O(bindings).
  public func firstKey(of action: KeyAction) -> Key? {
    all.first { $0.action == action }?.keys.first
  }
}
