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

  /// Doubled and unknown tags, rules and conditions that do not fit, and conditions that depend on
  /// themselves.
  ///
  /// - Parameters:
  ///   - form: the form with the rows.
  ///   - messages: the form's own messages by code; nil: it has none.
  ///   - rules: the rules that rows may name.
  /// - Returns: what is wrong.
  func problems(
    in form: Form, messages: DefinitionNode?, rules: RuleKinds
  ) -> [DefinitionProblem] {
    let tags = KnownTags(
      rows: rows.compactMap { row in row.tag.map { ($0, row.row) } },
      sections: sections.compactMap { $0["tag"]?.text })
    var problems = doubledTags()
    for row in rows {
      problems += row.row?.ruleProblems(in: row.node, typeOfRow: tags.type) ?? []
      problems += DefinitionProblem.placeholders(
        inRulesOf: row.node, among: rules, tags: tags.valueSuggestions, type: tags.type)
    }
    for entry in messages?.entries ?? [] {
      problems += DefinitionProblem.placeholders(
        in: entry.value, of: rules.parameters(ofCode: entry.name), tags: tags.valueSuggestions,
        type: tags.type)
    }
    let references =
      rows.flatMap { TagReference.all(inRow: $0.node) }
      + sections.flatMap { TagReference.all(inConditionsOf: $0) }
    guard !references.isEmpty else { return problems }
    return problems + references.flatMap { $0.problems(among: tags) } + cycles(in: form)
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
    let cycles = form.cycleProblems
    guard !cycles.isEmpty else { return [] }
    let owners = Dictionary(
      (rows.map(\.node) + sections).compactMap { node in node["tag"]?.text.map { ($0, node) } }
    ) { first, _ in first }
    return cycles.map { problem in
      let owner = problem.tag.flatMap { owners[$0] }
      let node = ["hidden", "shown", "disabled", "readOnly", "confirms"].compactMap { owner?[$0] }
        .first
      let place = (node ?? owner)?.place ?? DefinitionPlace(line: 1, column: 1)
      return DefinitionProblem(problem.message, at: place)
    }
  }
}
