/// A mistake in how a form is written, found when it is built in code or read from a file.
public struct FormProblem: Sendable, Equatable, Error {
  /// What kind of mistake it is.
  public enum Kind: String, Sendable {
    /// Two rows have the same tag; the first keeps it.
    case duplicateTag
    /// A condition or a rule names a tag that no row has.
    case unknownTag
    /// The text of a condition cannot be read.
    case condition
    /// A rule's argument cannot be used, such as a broken pattern.
    case rule
    /// Conditions depend on themselves.
    case cycle
    /// Callbacks or conditions did not come to rest.
    case unsettled
  }

  /// What kind of mistake it is.
  public let kind: Kind
  /// The tag of the row concerned; nil: it has none, or the whole form is concerned.
  public let tag: String?
  /// What is wrong, for people.
  public let message: String

  init(_ kind: Kind, tag: String?, _ message: String) {
    (self.kind, self.tag, self.message) = (kind, tag, message)
  }
}

extension FormProblem {
  static func all(of form: Form) -> [FormProblem] {
    var problems: [FormProblem] = []
    var seen: Set<String> = []
    for section in form.allSections {
      problems += ofConditions(section, in: form)
      for row in section.allRows {
        if let tag = row.tag, !seen.insert(tag).inserted {
          problems.append(FormProblem(.duplicateTag, tag: tag, "two rows have the tag \(tag)"))
        }
        problems += ofConditions(row, in: form)
        problems += ofRules(row, in: form)
      }
    }
    return problems + ConditionCycles(of: form).problems
  }

  private static func ofConditions(_ owner: any Conditional, in form: Form) -> [FormProblem] {
    var problems: [FormProblem] = []
    let own = owner.conditionSlots.all.map { ($0.kind.rawValue, $0.condition) }
    for (name, condition) in own + [("required", (owner as? BaseRow)?.required)] {
      guard let condition else { continue }
      if let error = condition.error {
        problems.append(FormProblem(.condition, tag: owner.tag, "\(name): \(error.message)"))
      }
      problems += ofReferences(in: condition, named: name, of: owner.tag, form)
    }
    return problems
  }

  private static func ofRules(_ row: BaseRow, in form: Form) -> [FormProblem] {
    var problems: [FormProblem] = []
    if let other = row.confirms, form.row(other) == nil {
      problems.append(
        FormProblem(.unknownTag, tag: row.tag, "confirms: no row has the tag \(other)"))
    }
    for rule in row.impliedRules + row.anyRules {
      if let problem = rule.problem {
        problems.append(FormProblem(.rule, tag: row.tag, "\(rule.name): \(problem.message)"))
      }
      for tag in rule.namedTags where form.row(tag) == nil {
        problems.append(
          FormProblem(.unknownTag, tag: row.tag, "\(rule.name): no row has the tag \(tag)"))
      }
      if let when = rule.when {
        problems += ofReferences(in: when, named: "when", of: row.tag, form)
      }
    }
    return problems
  }

  private static func ofReferences(
    in condition: Condition, named name: String, of tag: String?, _ form: Form
  ) -> [FormProblem] {
    guard let expression = condition.expression else {
      return condition.tags.filter { form.operandKind(of: $0) == nil }
        .map { FormProblem(.unknownTag, tag: tag, "\(name): no row has the tag \($0)") }
    }
    let tags = form.allRows.compactMap(\.tag) + form.allSections.compactMap(\.tag)
    return expression.problems(tags: tags, kind: form.operandKind).map { error in
      let other = expression.dependencies.first { $0.offset == error.offset }?.tag
      let isUnknown = other.map { form.operandKind(of: $0) == nil } ?? false
      return FormProblem(
        isUnknown ? .unknownTag : .condition, tag: tag, "\(name): \(error.description)")
    }
  }
}

extension Form {
  /// What the row or section with a tag holds; nil when there is none.
  fileprivate func operandKind(of tag: String) -> OperandKind? {
    row(tag)?.operandKind ?? sectionBy(tag: tag).map { _ in .nothing }
  }
}
