internal import Formwork

/// What rows and sections were read from: finds what is wrong between them.
struct DefinitionSources {
  private struct Row {
    let row: BaseRow
    /// Whether its kind is known, so that it is part of the form.
    let isKnown: Bool
    let node: DefinitionNode
  }

  private var rows: [Row] = []
  private var sections: [(section: Section, node: DefinitionNode)] = []

  mutating func add(section: Section, _ node: DefinitionNode) { sections.append((section, node)) }

  mutating func add(row: BaseRow, isKnown: Bool, _ node: DefinitionNode) {
    rows.append(Row(row: row, isKnown: isKnown, node: node))
  }

  /// Doubled and unknown tags, rules and conditions that do not fit, and conditions that depend on
  /// themselves.
  ///
  /// - Parameters:
  ///   - form: the form with the rows.
  ///   - messages: maps with messages of the form's own, by code.
  ///   - rules: the rules that rows may name.
  /// - Returns: what is wrong.
  func problems(
    in form: Form, messages: [DefinitionNode], rules: RuleKinds
  ) -> [DefinitionProblem] {
    let unread = rows.compactMap { $0.isKnown ? nil : $0.node[.tag]?.text }
    let tags = TagTable(of: form, unread: unread)
    let check = ReferenceCheck(tags)
    var problems = doubledTags()
    for row in rows {
      if row.isKnown { problems += row.row.ruleProblems(in: row.node, typeOfRow: tags.type) }
      problems += DefinitionProblem.placeholders(
        inRulesOf: row.node, among: rules, tags: tags.valueSuggestions, type: tags.type)
      problems += words(for: check.findings(in: row.row), or: row.node)
    }
    for (section, node) in sections {
      problems += words(for: check.findings(in: section), or: node)
    }
    for entry in messages.flatMap({ $0.entries ?? [] }) {
      for text in entry.value.translations {
        problems += DefinitionProblem.placeholders(
          in: text, of: rules.parameters(ofCode: entry.name), tags: tags.valueSuggestions,
          type: tags.type)
      }
    }
    return problems + cycles(in: form)
  }

  /// What was found, at the node of the row or section where it has no position of its own.
  private func words(
    for findings: ReferenceCheck.Findings, or node: DefinitionNode
  ) -> [DefinitionProblem] {
    findings.problems.map { DefinitionProblem($0, or: node.position) }
      + findings.doubts.map { DefinitionProblem($0, severity: .warning, or: node.position) }
  }

  private var nodes: [DefinitionNode] { rows.map(\.node) + sections.map(\.node) }

  private func doubledTags() -> [DefinitionProblem] {
    var problems: [DefinitionProblem] = []
    var seen = SeenKeys()
    for node in nodes {
      guard let node = node[.tag], let tag = node.text, !node.isNull else { continue }
      if let first = seen[tag] {
        problems.append(
          DefinitionProblem(
            "the tag '\(tag)' is already used at \(first.line):\(first.column)", at: node))
      } else {
        seen.add(tag, at: node.position)
      }
    }
    return problems
  }

  private func cycles(in form: Form) -> [DefinitionProblem] {
    let cycles = form.cycleProblems
    guard !cycles.isEmpty else { return [] }
    let owners = Dictionary(nodes.compactMap { node in node[.tag]?.text.map { ($0, node) } }) {
      first, _ in first
    }
    return cycles.map { problem in
      let owner = problem.tag.flatMap { owners[$0] }
      return DefinitionProblem(problem, or: owner?.position ?? .start)
    }
  }
}
