internal import Formwork

/// What rows and sections were read from: finds what is wrong between them.
struct DefinitionSources {
  private struct Row {
    let tag: String?
    /// Nil when its type is not known.
    let row: BaseRow?
    let node: DefinitionNode
  }

  private var rows: [Row] = []
  private var sections: [DefinitionNode] = []

  mutating func add(section node: DefinitionNode) { sections.append(node) }

  mutating func add(row: BaseRow?, _ node: DefinitionNode) {
    rows.append(Row(tag: node["tag"]?.text, row: row, node: node))
  }

  /// Doubled and unknown tags, secrets in conditions, and conditions that depend on themselves.
  func problems(in form: Form) -> [DefinitionProblem] {
    let references =
      rows.flatMap { TagReference.all(inRow: $0.node) }
      + sections.flatMap { TagReference.all(inConditionsOf: $0) }
    guard !references.isEmpty else { return doubledTags() }
    let kinds = kinds()
    let tags = (rows.map(\.node) + sections).compactMap { $0["tag"]?.text }
    return doubledTags() + references.flatMap { $0.problems(tags: tags, kinds: kinds) }
      + cycles(in: form)
  }

  private func kinds() -> [String: OperandKind] {
    var kinds: [String: OperandKind] = [:]
    for section in sections { if let tag = section["tag"]?.text { kinds[tag] = .nothing } }
    for row in rows { if let tag = row.tag { kinds[tag] = row.row?.operandKind ?? .any } }
    return kinds
  }

  private func doubledTags() -> [DefinitionProblem] {
    var problems: [DefinitionProblem] = []
    var seen = SeenKeys()
    for node in rows.map(\.node) + sections {
      guard let node = node["tag"], let tag = node.text, !node.isNull else { continue }
      if let first = seen[tag] {
        problems.append(
          DefinitionProblem(
            "the tag '\(tag)' is already used at \(first.line):\(first.column)", at: node))
      } else {
        seen.add(tag, at: node.place)
      }
    }
    return problems
  }

  private func cycles(in form: Form) -> [DefinitionProblem] {
    form.problems.filter { $0.kind == .cycle }.map { problem in
      let owner = (rows.map(\.node) + sections).first { $0["tag"]?.text == problem.tag }
      let node = ["hidden", "shown", "disabled", "readOnly"].compactMap { owner?[$0] }.first
      let place = (node ?? owner)?.place ?? DefinitionPlace(line: 1, column: 1)
      return DefinitionProblem(problem.message, at: place)
    }
  }
}
