/// The tag of a row that something reads, and where the tag was read.
public struct RowReference: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The tag of the row, without `$`.
  public var tag: String
  /// Where it stands in a definition; nil: it was written in code.
  public var position: SourcePosition?

  /// A reference by a tag, with where it was read.
  public init(_ tag: String, at position: SourcePosition? = nil) {
    (self.tag, self.position) = (tag, position)
  }

  /// A reference that was written in code.
  public init(stringLiteral tag: String) { self.init(tag) }

  /// Whether both name the same row, wherever they were read.
  public static func == (left: Self, right: Self) -> Bool { left.tag == right.tag }

  /// Feeds the tag to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}

extension RowReference: DefinitionValue {
  /// What must stand there: `the tag of a row`.
  public static var schema: String { "the tag of a row" }
  /// Every such key names a row.
  public static var keyRoles: KeyRoles { .reference }
  /// A row's tag, as it is or behind `$`.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> RowReference? {
    guard let text = String.read(node, into: &problems) else { return nil }
    let tag =
      text.hasPrefix("${") && text.hasSuffix("}")
      ? text.dropFirst(2).dropLast() : text.hasPrefix("$") ? text.dropFirst() : text[...]
    return RowReference(String(tag), at: node.position)
  }
}

extension DefinitionNode {
  /// A row's tag, as it is or behind `$`.
  public func readTag(into problems: inout [DefinitionProblem]) -> String? {
    RowReference.read(self, into: &problems)?.tag
  }
}
