/// Which keys do what: the keys that forms, texts, controls and popups have by themselves, with the
/// changes of a person or a program.
///
/// A file of keys is read by `KeyTable.read(_:controls:into:)`, changes of a program are made by
/// `changing(_:controls:)`.
public struct KeyTable: Sendable {
  /// The keys that everything has by itself.
  public static let builtIn = KeyTable(changes: nil)

  /// Other keys than the built-in ones.
  final class Changes: Sendable {
    /// The groups with other keys, by name.
    let groups: [String: KeyBindings]
    /// The keys that begin a sequence.
    let prefixes: [Key]

    init(groups: [String: KeyBindings], prefixes: [Key]) {
      (self.groups, self.prefixes) = (groups, prefixes)
    }
  }

  private let changes: Changes?

  init(changes: Changes?) { self.changes = changes }

  /// The keys of a group as they are in this table; O(1).
  public func bindings(_ group: KeyBindings) -> KeyBindings {
    guard let changes else { return group }
    return changes.groups[group.name] ?? group
  }

  /// What a key does in a group; nil: nothing; O(bindings of the group).
  public func action(of key: Key, in group: KeyBindings) -> KeyAction? {
    guard let changed = changes?.groups[group.name] else { return group.action(of: key) }
    return changed.action(of: key)
  }

  /// The keys of an action in a group; empty: it has none; O(bindings of the group).
  public func keys(of action: KeyAction, in group: KeyBindings) -> [Key] {
    bindings(group).keys(of: action)
  }

  /// Whether a key begins a sequence.
  func isPrefix(_ key: Key) -> Bool { changes?.prefixes.contains(key) ?? false }
}
