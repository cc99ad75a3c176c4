public import Formwork

/// What the keys of a control do, or of a part of the screen, as long as no `KeyTable` changes it.
///
/// Dispatch, key line and help are made of these groups, each of which stands beside what it is for.
public struct KeyBindings: Sendable {
  /// An action with its keys and what it means.
  public struct Binding: Sendable {
    /// What the keys do.
    public let action: KeyAction
    /// The keys, of which the line at the bottom names the first.
    public internal(set) var keys: [Key]
    /// What the keys do, in words.
    let meaning: Meaning
  }

  /// What an action does, in words.
  enum Meaning: Sendable {
    case word(Word)
    /// The text of a program, which it has put into the right language itself.
    case text(String)

    func text(_ words: LocalizedWords) -> String {
      switch self {
      case .word(let word): words[word]
      case .text(let text): text
      }
    }
  }

  /// What the group is called, such as `slider`; no two groups of a table have one name.
  public let name: String
  /// Whether characters that are typed are text in this place, so that none can be a key.
  public let takesText: Bool
  /// The bindings in the order in which they are looked through.
  public let all: [Binding]
  /// Whether characters are among the keys: most keys that come are, and most groups have none.
  private let hasCharacters: Bool

  init(name: String, takesText: Bool, _ bindings: [Binding]) {
    (self.name, self.takesText, all) = (name, takesText, bindings)
    hasCharacters = bindings.contains { $0.keys.contains(where: \.isCharacter) }
  }

  /// A group of actions that `Word` has a meaning for.
  ///
  /// - Parameters:
  ///   - name: What the group is called.
  ///   - takesText: Whether characters that are typed are text in this place.
  ///   - bindings: Actions with their keys and what they do; of two with the same key the first
  ///     one counts.
  public init(
    _ name: String, takesText: Bool = false, _ bindings: [(KeyAction, [Key], Word)]
  ) {
    self.init(
      name: name, takesText: takesText,
      bindings.map { Binding(action: $0.0, keys: $0.1, meaning: .word($0.2)) })
  }

  /// A group of a program's own actions.
  ///
  /// - Parameters:
  ///   - name: What the group is called.
  ///   - takesText: Whether characters that are typed are text in this place.
  ///   - bindings: Actions with their keys and what they do, in the language of the screen.
  @_disfavoredOverload
  public init(
    _ name: String, takesText: Bool = false, _ bindings: [(KeyAction, [Key], String)]
  ) {
    self.init(
      name: name, takesText: takesText,
      bindings.map { Binding(action: $0.0, keys: $0.1, meaning: .text($0.2)) })
  }

  /// What a key does; nil: nothing of its own; O(bindings).
  func action(of key: Key) -> KeyAction? {
    if !hasCharacters, key.isCharacter { return nil }
    for binding in all {
      for bound in binding.keys where bound == key { return binding.action }
    }
    return nil
  }

  /// The keys of an action; empty: there is none; O(bindings).
  func keys(of action: KeyAction) -> [Key] { all.first { $0.action == action }?.keys ?? [] }
}

extension Key {
  /// Whether the key types a character.
  var isCharacter: Bool {
    if case .text = self { true } else { false }
  }
}
