/// Finds what is wrong with what rows and sections name: rows that do not exist, secrets that are
/// read, and conditions whose types do not fit.
///
/// One check for definitions and code: what was read from a definition has its position.
package struct ReferenceCheck {
  private let tags: TagTable

  package init(_ tags: TagTable) { self.tags = tags }

  /// What is wrong, and what is allowed but gives nothing.
  package typealias Findings = (problems: [FormProblem], doubts: [FormProblem])

  /// What is to be said about the conditions of a section.
  package func findings(in section: Section) -> Findings {
    findings(in: section.references, tag: section.tag)
  }

  /// What is to be said about the conditions, rules and references of a row.
  package func findings(in row: BaseRow) -> Findings {
    findings(in: row.references, tag: row.tag)
  }

  private func findings(in references: [Reference], tag: String?) -> Findings {
    var found: Findings = ([], [])
    for reference in references {
      let subject = reference.subject
      switch reference.target {
      case .expression(let expression, let isCondition):
        found.problems += problems(of: expression, isCondition, subject, tag)
        found.doubts += doubts(about: expression, subject, tag)
      case .existing(let row):
        if tags.type(of: row.tag) == nil { found.problems.append(unknown(row, subject, tag)) }
      case .value(let row): found.problems += problems(of: row, subject, tag)
      case .context(let row): found.problems += problems(ofContext: row, subject, tag)
      }
    }
    return found
  }

  private func doubts(
    about expression: ConditionExpression, _ subject: String, _ tag: String?
  ) -> [FormProblem] {
    expression.doubts.map { doubt in
      FormProblem(
        .condition, tag: tag, doubt.message, subject: subject,
        at: expression.source?.position(ofByte: doubt.offset, count: doubt.length))
    }
  }

  private func problems(
    ofContext row: RowReference, _ subject: String, _ tag: String?
  ) -> [FormProblem] {
    if row.tag.isEmpty {
      return [
        FormProblem(
          .rule, tag: tag, "$ names no row", hint: "the sign itself is written $$",
          subject: subject, at: row.position)
      ]
    }
    guard tags.type(of: row.tag) == .secret else { return problems(of: row, subject, tag) }
    return [
      FormProblem(
        .rule, tag: tag, "the row \(row.tag) is secret and cannot be context", subject: subject,
        at: row.position)
    ]
  }

  private func problems(
    of row: RowReference, _ subject: String, _ tag: String?
  ) -> [FormProblem] {
    if let type = tags.type(of: row.tag), type != .nothing { return [] }
    return [unknown(row, subject, tag)]
  }

  private func unknown(_ row: RowReference, _ subject: String, _ tag: String?) -> FormProblem {
    FormProblem(
      .unknownTag, tag: tag, "no row has the tag \(row.tag)",
      hint: tags.valueSuggestions.nearest(row.tag).map { "did you mean \($0)?" },
      subject: subject, at: row.position)
  }

  /// Of very many mistakes in one text only the first have their own position, since nobody reads
  /// the others.
  private func problems(
    of expression: ConditionExpression, _ isCondition: Bool, _ subject: String, _ tag: String?
  ) -> [FormProblem] {
    let errors = expression.problems(
      tags: tags.suggestions, isCondition: isCondition, options: tags.options, type: tags.type)
    var position: SourcePosition?
    return errors.enumerated().map { index, error in
      if index < 100 {
        position = expression.source?.position(ofByte: error.offset, count: error.length)
      }
      let named = expression.dependencies.first { $0.offset == error.offset }?.tag
      let isUnknown = named.map { tags.type(of: $0) == nil } ?? false
      return FormProblem(
        isUnknown ? .unknownTag : .condition, tag: tag, error.message, hint: error.hint,
        subject: subject, at: position)
    }
  }
}

/// What an element of a form names rows by.
private struct Reference {
  enum Target {
    /// A text of which a truth is expected, or a value.
    case expression(ConditionExpression, isCondition: Bool)
    /// A row or section that must exist.
    case existing(RowReference)
    /// A row that must have a value.
    case value(RowReference)
    /// A row whose value a password validator is told.
    case context(RowReference)
  }

  /// The condition, key or rule, for messages.
  let subject: String
  let target: Target

  static func all(in condition: Condition?, _ subject: String) -> [Reference] {
    guard let condition else { return [] }
    return condition.expressions.map {
      Reference(subject: subject, target: .expression($0, isCondition: true))
    }
      + condition.tagsOfClosures.map {
        Reference(subject: subject, target: .existing(RowReference($0)))
      }
  }
}

extension Conditional {
  fileprivate var conditionReferences: [Reference] {
    conditionSlots.all.flatMap { Reference.all(in: $0.condition, $0.kind.rawValue) }
  }
}

extension Section {
  fileprivate var references: [Reference] { conditionReferences }
}

extension BaseRow {
  fileprivate var references: [Reference] {
    var all = conditionReferences + Reference.all(in: required, "required")
    if let confirms {
      all.append(
        Reference(
          subject: "confirms",
          target: .value(RowReference(confirms, at: ruleSources.confirmsPosition)))
      )
    }
    for rule in impliedRules + anyRules + ruleSources.incomplete { all += rule.references }
    if let row = self as? _GenericPasswordRow, !row.enforcesValidator {
      // Then no rule says so.
      all += row.passwordValidator.contextRowsOfValidator.map {
        Reference(subject: "validator", target: .context($0))
      }
    }
    all += namedRows.map { Reference(subject: kindName, target: .value($0)) }
    for rule in asyncRules {
      all += rule.tags.map { Reference(subject: rule.name, target: .value(RowReference($0))) }
      all += Reference.all(in: rule.when, "when")
    }
    return all
  }
}

extension AnyRule {
  fileprivate var references: [Reference] {
    var all = Reference.all(in: when, "when")
    var named: Set<String> = []
    for expression in limitExpressions {
      named.formUnion(expression.dependencies.map(\.tag))
      all.append(
        Reference(subject: name, target: .expression(expression, isCondition: false)))
    }
    for row in namedRows where !named.contains(row.tag) {
      all.append(Reference(subject: name, target: .value(row)))
    }
    for row in contextRows { all.append(Reference(subject: name, target: .context(row))) }
    return all
  }

  /// The expressions that give the rule's limits.
  private var limitExpressions: [ConditionExpression] {
    body.bounds.compactMap { bound in
      switch bound {
      case .least(.expression(let expression), _), .most(.expression(let expression), _):
        expression
      default: nil
      }
    }
  }

  private var contextRows: [RowReference] {
    if contextTags.isEmpty { return [] }
    return (body as? PasswordValidatorRule)?.validator.contextRowsOfValidator
      ?? contextTags.map { RowReference($0) }
  }
}
