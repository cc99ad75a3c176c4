/// A node of a definition's text, whatever read it, with its position.
public struct DefinitionNode: Sendable {
  /// How a scalar is written.
  public enum Style: Sendable {
    /// As it is: what YAML gives a meaning depends on the text.
    case plain
    /// Between `'`, where a doubled one stands for one.
    case singleQuoted
    /// Between `"`, with escapes.
    case doubleQuoted
    /// A block whose line ends count.
    case literal
    /// A block whose line ends are blanks.
    case folded
  }

  /// What a node is.
  public enum Content: Sendable {
    /// A text, unescaped, and how it was written.
    case scalar(String, Style)
    /// The elements of a list in order.
    case list([DefinitionNode])
    /// Nodes under keys, in order, without doubled keys.
    case map([Entry])
  }

  /// A key of a map and what stands under it.
  public struct Entry: Sendable {
    /// The key; always a scalar.
    public var key: DefinitionNode
    /// What stands under it.
    public var value: DefinitionNode
    /// The text of the key, as messages call it.
    public var name: String { key.text ?? "" }
    /// A key and its value.
    public init(key: DefinitionNode, value: DefinitionNode) {
      (self.key, self.value) = (key, value)
    }
  }

  /// What the node is.
  public var content: Content
  /// Where its text begins in the definition.
  public var position: SourcePosition
  /// What messages call it: the key it stands under.
  public var name: String
  /// A scalar's text as it is written, with quotes and escapes; nil when it is not known.
  public var source: String?
  /// Whether it comes from JSON, where quotes make a text and nothing else does.
  public var isJSON: Bool
  /// Where a comment begins that follows on the line of a scalar; nil: none does.
  public var comment: SourcePosition?
  /// The text of a scalar that may be a password, in place of an empty one in `content`; nil: it is
  /// none.
  package var secret: Secret?
  /// Whether it is a list in `[…]` or a map in `{…}`, which quotes would have made a text.
  package var isFlow = false
  /// The last line of a list or a map; nil when it is not known.
  package var lastLine: Int?
  /// What a value may take from outside; nil: the system's clock, and no variables.
  public var surroundings: DefinitionSurroundings?

  /// A node from its content and where it stands.
  public init(
    _ content: Content, at position: SourcePosition = SourcePosition(line: 1, column: 1),
    name: String = "", source: String? = nil, isJSON: Bool = false,
    comment: SourcePosition? = nil
  ) {
    (self.content, self.position, self.name) = (content, position, name)
    (self.source, self.isJSON, self.comment) = (source, isJSON, comment)
    if case .scalar = content { return }
    isFlow = source.map { $0.hasPrefix("[") || $0.hasPrefix("{") } ?? false
  }
}

extension DefinitionNode {
  /// The text of a scalar; nil for lists and maps.
  public var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// The text of a scalar that is not quoted and no block; nil for all else.
  public var plainText: String? {
    if case .scalar(let text, .plain) = content { text } else { nil }
  }

  /// Whether the node stands for no value: `null`, `~` or nothing, not quoted.
  public var isNull: Bool {
    guard let plainText else { return false }
    return plainText == "null" || (!isJSON && (plainText.isEmpty || plainText == "~"))
  }

  /// The node with texts in place of what may be passwords, for rows that are not secret.
  package var withoutSecrets: DefinitionNode {
    var node = self
    node.secret = nil
    switch content {
    case .scalar(_, let style):
      guard let secret else { return node }
      node.content = .scalar(secret.withUTF8 { String(decoding: $0, as: UTF8.self) }, style)
    case .list(let items): node.content = .list(items.map(\.withoutSecrets))
    case .map(let entries):
      node.content = .map(entries.map { Entry(key: $0.key, value: $0.value.withoutSecrets) })
    }
    return node
  }

  /// The nodes of a list; nil for scalars and maps.
  public var items: [DefinitionNode]? {
    if case .list(let items) = content { items } else { nil }
  }

  /// The keys and nodes of a map; nil for scalars and lists.
  public var entries: [Entry]? {
    if case .map(let entries) = content { entries } else { nil }
  }

  /// What stands under a key of a map.
  ///
  /// Nil when there is no such key. O(keys).
  public subscript(key: String) -> DefinitionNode? {
    guard case .map(let entries) = content, let index = entries.index(of: key) else { return nil }
    return entries[index].value
  }

  /// Where a key of a map stands; nil when there is no such key.
  package func keyPosition(_ key: String) -> SourcePosition? {
    guard case .map(let entries) = content, let index = entries.index(of: key) else { return nil }
    return entries[index].key.position
  }

  /// What kind of node it is, with its article: `a list`, `a map`, `nothing`, `text`.
  public var kindName: String {
    switch content {
    case .list: "a list"
    case .map: "a map"
    case .scalar: isNull ? "nothing" : "text"
    }
  }

  /// The lines that the node stands on.
  public var lines: ClosedRange<Int> {
    let last = lastLine ?? position.line + (source?.utf8.count { $0 == 0x0A } ?? 0)
    return position.line...max(position.line, last)
  }
}

extension [DefinitionNode.Entry] {
  /// Where a key is; nil when there is none.
  ///
  /// No entry is copied: a node is large. O(keys).
  package func index(of key: String) -> Int? {
    for index in indices where self[index].name == key { return index }
    return nil
  }
}
