internal import Formwork

/// A place in a definition that names a row.
struct TagReference {
  let tag: String
  let place: DefinitionPlace
  /// What is read of the row; nil when it is compared by a rule.
  let aspect: Dependency.Aspect?
  /// Whether the tag of a section will do, too.
  let takesSections: Bool

  /// The keys of rows and sections that hold a condition.
  private static let conditions = ["hidden", "shown", "disabled", "readOnly", "required"]
  /// The rules whose argument is the tag of a row.
  private static let tagRules = ["equals", "differs"]
  /// The rules whose argument may be an expression.
  private static let limits = ["min", "max", "greaterThan", "lessThan"]

  static func all(inConditionsOf node: DefinitionNode) -> [TagReference] {
    conditions.compactMap { node[$0] }.flatMap(inExpression)
  }

  static func all(inRow node: DefinitionNode) -> [TagReference] {
    var all = self.all(inConditionsOf: node)
    all += node["confirms"].map(inTag) ?? []
    all += (node["min"].map(inLimit) ?? []) + (node["max"].map(inLimit) ?? [])
    for rule in node["rules"]?.items ?? [] {
      all += ["when", "required"].compactMap { rule[$0] }.flatMap(inExpression)
      all += tagRules.compactMap { rule[$0] }.flatMap(inTag)
      all += limits.compactMap { rule[$0] }.flatMap(inLimit)
    }
    return all
  }

  private static func inTag(_ node: DefinitionNode) -> [TagReference] {
    var problems: [DefinitionProblem] = []
    guard let tag = node.readTag(into: &problems) else { return [] }
    return [TagReference(tag: tag, place: node.place, aspect: nil, takesSections: false)]
  }

  private static func inLimit(_ node: DefinitionNode) -> [TagReference] {
    guard let text = node.text, case .expression(let expression)? = try? RuleLimit(text) else {
      return []
    }
    return references(of: expression, in: node)
  }

  private static func inExpression(_ node: DefinitionNode) -> [TagReference] {
    guard let text = node.text, let expression = try? Expression(text) else { return [] }
    return references(of: expression, in: node)
  }

  private static func references(
    of expression: Expression, in node: DefinitionNode
  ) -> [TagReference] {
    expression.dependencies.filter { !$0.tag.isEmpty }.map { dependency in
      TagReference(
        tag: dependency.tag,
        place: node.place(atOffset: dependency.offset, length: dependency.length),
        aspect: dependency.aspect, takesSections: dependency.aspect == .visible)
    }
  }
}
