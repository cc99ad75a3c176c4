/// The rows whose rules read a row, and those that repeat its value, by its tag.
struct RuleReaders {
  private var readers: [String: Readers<BaseRow>] = [:]
  private var confirmers: [String: Readers<BaseRow>] = [:]

  func readers(of tag: String) -> Readers<BaseRow> { readers[tag] ?? Readers() }
  func confirmers(of tag: String) -> Readers<BaseRow>? { confirmers[tag] }

  /// Adds a row to the readers of everything that its rules read.
  mutating func add(_ row: BaseRow) {
    let tags = row.tagsReadByRules
    for tag in tags { readers[tag, default: Readers()].append(row) }
    if let other = row.confirms { confirmers[other, default: Readers()].append(row) }
    row.membership.register(ruleTags: tags, confirms: row.confirms)
  }

  /// Takes a row out of all readers, and returns how many were visited.
  mutating func remove(_ row: BaseRow) -> Int {
    var visited = 0
    for tag in row.membership.ruleTags { visited += readers[tag]?.remove(row) ?? 0 }
    if let other = row.membership.confirms { visited += confirmers[other]?.remove(row) ?? 0 }
    return visited
  }
}
