internal import Formwork

/// What rows and sections were read from: finds what is wrong between them.
struct DefinitionSources {
  private struct Row {
    let tag: String?
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
    let secrets = Set(rows.compactMap { $0.row?.isSecret == true ? $0.tag : nil })
    let tags = rows.compactMap(\.tag)
    let sectionTags = sections.compactMap { $0["tag"]?.text }
    var problems = doubledTags()
    for reference in references() {
      let known = tags + (reference.takesSections ? sectionTags : [])
      if !known.contains(reference.tag) {
        problems.append(unknownTag(reference, among: known))
      } else if reference.aspect == .value, secrets.contains(reference.tag) {
        problems.append(
          DefinitionProblem(
            "a secret row may be used only in filled, valid and visible", at: reference.place))
      }
    }
    return problems + cycles(in: form)
  }

  private func doubledTags() -> [DefinitionProblem] {
    var problems: [DefinitionProblem] = []
    var places: [String: DefinitionPlace] = [:]
    for node in rows.map(\.node) + sections {
      guard let node = node["tag"], let tag = node.text, !node.isNull else { continue }
      if let first = places[tag] {
        problems.append(
          DefinitionProblem(
            "the tag '\(tag)' is already used at \(first.line):\(first.column)", at: node))
      } else {
        places[tag] = node.place
      }
    }
    return problems
  }

  private func references() -> [TagReference] {
    rows.flatMap { TagReference.all(inRow: $0.node) }
      + sections.flatMap { TagReference.all(inConditionsOf: $0) }
  }

  private func unknownTag(
    _ reference: TagReference, among known: [String]
  ) -> DefinitionProblem {
    var message = "unknown tag '\(reference.tag)'"
    if let nearest = Spelling.nearest(reference.tag, in: known) {
      message += "; did you mean '\(nearest)'?"
    }
    return DefinitionProblem(message, at: reference.place)
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
