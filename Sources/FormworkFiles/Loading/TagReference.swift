internal import Formwork

/// A place in a definition that names rows.
struct TagReference {
  private enum Kind {
    /// The tag itself.
    case tag(String)
    /// A tag whose row a password validator is told about.
    case context(String)
    /// An expression of which a truth is expected, or not.
    case expression(ConditionExpression, isCondition: Bool)
  }
  private let kind: Kind
  private let node: DefinitionNode

  /// The keys of rows and sections that hold a condition.
  private static let conditions = ["hidden", "shown", "disabled", "readOnly", "required"]
  /// The rules whose argument is the tag of a row.
  private static let tagRules = ["equals", "differs"]
  /// The rules whose argument may be an expression.
  private static let limits = ["min", "max", "greaterThan", "lessThan"]

  static func all(inConditionsOf node: DefinitionNode) -> [TagReference] {
    conditions.compactMap { node[$0] }.compactMap(condition)
  }

  static func all(inRow node: DefinitionNode) -> [TagReference] {
    var all = self.all(inConditionsOf: node)
    all += [node["confirms"]].compactMap { $0.flatMap(tag) }
    all += node["validator"].map(contexts) ?? []
    all += [node["min"], node["max"]].compactMap { $0.flatMap(limit) }
    for rule in node["rules"]?.items ?? [] {
      all += [rule["when"], rule["required"]].compactMap { $0.flatMap(condition) }
      all += tagRules.compactMap { rule[$0].flatMap(tag) }
      all += limits.compactMap { rule[$0].flatMap(limit) }
    }
    return all
  }

  private static func tag(_ node: DefinitionNode) -> TagReference? {
    var problems: [DefinitionProblem] = []
    return node.readTag(into: &problems).map { TagReference(kind: .tag($0), node: node) }
  }

  /// The rows in the contexts of a validator, and of those that it is made of.
  private static func contexts(in validator: DefinitionNode) -> [TagReference] {
    let own = (validator["context"]?.items ?? []).flatMap { item in
      PasswordContext([item.text ?? ""]).tags.map { TagReference(kind: .context($0), node: item) }
    }
    return own + (validator["allOf"]?.items ?? []).flatMap(contexts)
  }

  private static func limit(_ node: DefinitionNode) -> TagReference? {
    guard case .expression(let expression)? = node.text.flatMap({ try? RuleLimit($0) }) else {
      return nil
    }
    return TagReference(kind: .expression(expression, isCondition: false), node: node)
  }

  private static func condition(_ node: DefinitionNode) -> TagReference? {
    guard let text = node.text, let expression = try? ConditionExpression(text) else { return nil }
    return TagReference(kind: .expression(expression, isCondition: true), node: node)
  }

  /// What is wrong with the rows that are named.
  func problems(among tags: KnownTags) -> [DefinitionProblem] {
    switch kind {
    case .context(let tag) where tags.type(of: tag) == .secret:
      return [DefinitionProblem("the row \(tag) is secret and cannot be context", at: node)]
    case .context(""):
      return [
        DefinitionProblem("$ names no row", at: node, hint: "the sign itself is written $$")
      ]
    case .tag(let tag), .context(let tag):
      if let type = tags.type(of: tag), type != .nothing { return [] }
      let nearest = tags.valueSuggestions.nearest(tag)
      return [
        DefinitionProblem(
          "no row has the tag \(tag)", at: node, hint: nearest.map { "did you mean \($0)?" })
      ]
    case .expression(let expression, let isCondition):
      let errors = expression.problems(
        tags: tags.suggestions, isCondition: isCondition, options: tags.options, type: tags.type)
      return DefinitionProblem.expressions(errors, in: node)
    }
  }
}
