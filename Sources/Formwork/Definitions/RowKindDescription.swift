/// A kind of row as a registry holds it: without its class.
public struct RowKindDescription: Sendable {
  /// A key that definitions may give to rows of a kind.
  public struct Key: Sendable {
    /// The key as files write it.
    public let name: String
    /// What may stand under it.
    public let schema: String
    /// One line about it.
    public let summary: String
  }

  /// The word behind `type:`.
  public let name: String
  /// One line about it.
  public let summary: String
  /// What the type of its value is called.
  public let valueType: String
  /// The keys of the kind: its own, then those of every row.
  public var keys: [Key] { details.value.keys }

  private let details: Deferred<Details>
  private let create: @Sendable (String?) -> BaseRow

  /// A kind, under its own name or another one.
  ///
  /// - Parameters:
  ///   - kind: the class.
  ///   - name: the word behind `type:`; nil: the kind's own.
  ///   - summary: one line about it; nil: the kind's own.
  public init<Kind: RowKind>(
    _ kind: Kind.Type, named name: String? = nil, _ summary: String? = nil
  ) {
    let word = name ?? Kind.kind
    (self.name, self.summary, valueType) = (word, summary ?? Kind.summary, Kind.typeName)
    create = { tag in
      let row = Kind(tag: tag)
      row.kindName = word
      return row
    }
    // The key paths of all kinds take longer than everything else in a short program.
    details = Deferred { Details(own: Kind.keys.map { $0.erased() }) }
  }

  /// A row with what a map says about it; what is wrong with that goes to the problems.
  public func make(_ node: DefinitionNode, into problems: inout [DefinitionProblem]) -> BaseRow {
    let tag = node["tag"].flatMap { BaseRow.readTag($0, into: &problems) }
    let row = create(tag)
    // A value is judged by the row as it is at last.
    let late: Set = ["value", "reset"]
    let entries = node.entries ?? []
    for entry in entries.filter({ !late.contains($0.name) })
      + late.sorted().reversed().flatMap({
        name in entries.filter { $0.name == name }
      }) where entry.name != "type" && entry.name != "tag"
    {
      guard let read = details.value.readers[entry.name] else {
        problems.append(unknown(entry.key))
        continue
      }
      read(row, entry.value, &problems)
    }
    problems += row.contradictions(in: node)
    return row
  }

  private func unknown(_ key: DefinitionNode) -> DefinitionProblem {
    let words = keys.map(\.name) + ["type", "tag"]
    return .unknown("key", key, among: words, of: "a row of type \(name)")
  }
}

extension RowKindDescription {
  /// What is only needed of a kind that a definition uses.
  private struct Details: Sendable {
    let keys: [Key]
    let readers: [String: DefinitionKey<BaseRow>.Read]

    init(own: [DefinitionKey<BaseRow>]) {
      let all = own + BaseRow.definitionKeys.filter { key in !own.contains { $0.name == key.name } }
      keys = all.map { Key(name: $0.name, schema: $0.schema, summary: $0.summary) }
      readers = Dictionary(all.map { ($0.name, $0.read) }) { first, _ in first }
    }
  }
}

extension DefinitionKey where Target: BaseRow {
  func erased() -> DefinitionKey<BaseRow> {
    let read = read
    return DefinitionKey<BaseRow>(name, schema: schema, summary) { row, node, problems in
      guard let row = row as? Target else { return }
      read(row, node, &problems)
    }
  }
}
