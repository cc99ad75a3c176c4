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
    /// What a loader must know of it.
    public let roles: KeyRoles
  }

  /// The word behind `type:`.
  public let name: String
  /// One line about it.
  public var summary: String { ownSummary ?? details.value.summary }
  /// What the type of its value is called.
  public var valueType: String { details.value.valueType }
  /// The keys of the kind: its own, then those of every row.
  public var keys: [Key] {
    details.value.keys.map {
      Key(name: $0.name, schema: $0.schema, summary: $0.summary, roles: $0.roles)
    }
  }

  private let ownSummary: String?
  private let details: Deferred<Details>

  /// A kind, under its own name or another one.
  ///
  /// - Parameters:
  ///   - kind: the class.
  ///   - name: the word behind `type:`; nil: the kind's own.
  ///   - summary: one line about it; nil: the kind's own.
  public init<Kind: RowKind>(
    _ kind: Kind.Type, named name: String? = nil, _ summary: String? = nil
  ) {
    self.init(name ?? Kind.kind, summary) { kind }
  }

  /// A kind under a name, whose class is touched when it is first used: the classes of all kinds
  /// take longer to set up than everything else in a short program.
  init<Kind: RowKind>(
    _ name: String, _ summary: String? = nil, _ kind: @escaping @Sendable () -> Kind.Type
  ) {
    (self.name, ownSummary) = (name, summary)
    details = Deferred { Details(kind(), named: name) }
  }

  /// A row with what a map says about it; what is wrong with that goes to the problems.
  ///
  /// - Parameters:
  ///   - node: the map.
  ///   - surroundings: what its keys may take from outside; nil: what the map's nodes have.
  ///   - kinds: the other kinds, of which one may take a key that this one does not.
  ///   - problems: takes what is wrong.
  /// - Returns: the row, without what is wrong.
  public func make(
    _ node: DefinitionNode, in surroundings: DefinitionSurroundings? = nil,
    among kinds: RowKinds = RowKinds([]), into problems: inout [DefinitionProblem]
  ) -> BaseRow {
    let tag = node[.tag].flatMap { BaseRow.readTag($0, into: &problems) }
    let details = details.value
    let row = details.create(tag)
    let entries = node.entries ?? []
    func read(_ key: DefinitionKey<BaseRow>, _ index: Int) {
      guard key.roles.contains(.outside), let surroundings else {
        return key.read(row, entries[index].value, &problems)
      }
      key.read(row, entries[index].value.placed(in: surroundings), &problems)
    }
    var lateIndices: [Int] = []
    for index in entries.indices {
      let name = entries[index].name
      if StructureKey.ofRow.contains(where: { $0.rawValue == name }) { continue }
      guard let key = details.keys.first(where: { $0.name == name }) else {
        problems.append(unknown(entries[index].key, among: kinds))
        continue
      }
      if key.roles.contains(.late) { lateIndices.append(index) } else { read(key, index) }
    }
    if !lateIndices.isEmpty {
      for key in details.keys where key.roles.contains(.late) {
        for index in lateIndices where entries[index].name == key.name { read(key, index) }
      }
    }
    problems += row.contradictions(in: node)
    for name in details.neededNames where node[name] == nil {
      problems.append(DefinitionProblem("\(name) is missing", at: node))
    }
    return row
  }

  /// The variables of the environment that a map takes values from.
  package func variableNames(in node: DefinitionNode) -> [String] {
    details.value.variableKeyNames.compactMap { node[$0]?.variableName }
  }

  private func unknown(_ key: DefinitionNode, among kinds: RowKinds) -> DefinitionProblem {
    let words = details.value.keys.map(\.name) + StructureKey.ofRow.map(\.rawValue)
    let unknown = DefinitionProblem.unknown("key", key, among: words, of: "a row of type \(name)")
    let (name, word) = (name, key.text ?? "")
    return DefinitionProblem(at: key.position) {
      let others = kinds.all.filter { $0.details.value.keys.contains { $0.name == word } }
      guard !others.isEmpty else { return (unknown.message, unknown.hint) }
      let known = others.prefix(8).map(\.name).joined(separator: ", ")
      return (
        "unknown key '\(word.prefix(60))' of a row of type \(name)", "it is a key of \(known)"
      )
    }
  }
}

extension RowKindDescription {
  /// What is only needed of a kind that a definition uses.
  private struct Details: Sendable {
    let summary: String
    let valueType: String
    let create: @Sendable (String?) -> BaseRow
    /// The kind's own keys, then those of every row.
    let keys: [DefinitionKey<BaseRow>]
    /// The names of the keys that must be given, and of those that may name a variable.
    let (neededNames, variableKeyNames): ([String], [String])

    init<Kind: RowKind>(_ kind: Kind.Type, named name: String) {
      (summary, valueType) = (Kind.summary, Kind.typeName)
      create = { tag in
        let row = Kind(tag: tag)
        row.kindName = name
        RowDefaults.current?.initialize(row)
        return row
      }
      let own = Kind.keys.map { $0.erased() }
      let common = BaseRow.definitionKeys.filter { key in !own.contains { $0.name == key.name } }
      keys = own + common
      (neededNames, variableKeyNames) = (keys.names(.needed), keys.names(.variable))
    }
  }
}
