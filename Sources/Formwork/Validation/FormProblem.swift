/// A mistake in how a form is written, found when it is built in code or read from a file.
public struct FormProblem: Sendable, Equatable, Error {
  /// What kind of mistake it is.
  public enum Kind: String, Sendable {
    /// Two rows or sections have the same tag; the first keeps it.
    case duplicateTag
    /// A condition or a rule names a tag that no row has.
    case unknownTag
    /// The text of a condition cannot be read.
    case condition
    /// A rule's argument cannot be used, such as a broken pattern.
    case rule
    /// Conditions depend on themselves, or on too long a chain of others.
    case cycle
    /// Callbacks or conditions did not come to rest.
    case unsettled
    /// A row's control has no view.
    case control
  }

  /// What kind of mistake it is.
  public let kind: Kind
  /// The tag of the row concerned; nil: it has none, or the whole form is concerned.
  public let tag: String?
  /// What is wrong, for people.
  public let message: String

  package init(_ kind: Kind, tag: String?, _ message: String) {
    (self.kind, self.tag, self.message) = (kind, tag, message)
  }
}

extension FormProblem: CustomStringConvertible {
  /// One line: the tag of the row concerned, if there is one, and what is wrong.
  public var description: String { tag.map { "\($0): \(message)" } ?? message }
}

extension FormProblem {
  static func all(of form: Form) -> [FormProblem] {
    var search = ProblemSearch(in: form)
    search.run()
    return search.problems + ConditionCycles.problems(of: form)
  }
}

/// Goes through a form once and collects what is wrong with it.
private struct ProblemSearch {
  private let form: Form
  private let tags: Suggestions
  private(set) var problems: [FormProblem] = []

  init(in form: Form) {
    self.form = form
    tags = Suggestions(form.allRows.compactMap(\.tag) + form.allSections.compactMap(\.tag))
  }

  mutating func run() {
    var owners: [String: TagOwner] = [:]
    for (sectionNumber, section) in zip(1..., form.allSections) {
      let owner = TagOwner(section: sectionNumber, header: section.header)
      if let tag = section.tag { note(tag, of: owner, in: &owners) }
      checkConditions(of: section)
      for (rowNumber, row) in zip(1..., section.allRows) {
        if let tag = row.tag { note(tag, of: owner.row(rowNumber, row.title), in: &owners) }
        checkConditions(of: row)
        checkRules(of: row)
        checkAsyncRules(of: row)
      }
    }
  }

  private mutating func note(_ kind: FormProblem.Kind, _ tag: String?, _ message: String) {
    problems.append(FormProblem(kind, tag: tag, message))
  }

  /// The first that has a tag keeps it; others are problems.
  private mutating func note(
    _ tag: String, of owner: TagOwner, in owners: inout [String: TagOwner]
  ) {
    guard let first = owners[tag] else {
      owners[tag] = owner
      return
    }
    note(.duplicateTag, tag, "\(first.words) and \(owner.words) have the same tag \(tag)")
  }

  private mutating func checkConditions(of owner: any Conditional) {
    let own = owner.conditionSlots.all.map { ($0.kind.rawValue, $0.condition) }
    for (name, condition) in own + [("required", (owner as? BaseRow)?.required)] {
      guard let condition else { continue }
      if let error = condition.error {
        note(.condition, owner.tag, "\(name): \(error.description)")
      }
      checkReferences(in: condition, named: name, of: owner.tag)
    }
  }

  private mutating func checkRules(of row: BaseRow) {
    if let other = row.confirms, form.row(other) == nil {
      note(.unknownTag, row.tag, "confirms: no row has the tag \(other)")
    }
    if let misfit = row.confirmationMisfit(typeOfRow: { form.row($0)?.valueType }) {
      note(.rule, row.tag, misfit)
    }
    for rule in row.impliedRules + row.anyRules {
      let misfit = rule.misfit(at: row) { form.row($0)?.valueType }
      if let misfit {
        note(.rule, row.tag, misfit)
      } else if let problem = rule.problem {
        note(.rule, row.tag, "\(rule.name): \(problem.message)")
      }
      for tag in rule.namedTags + rule.contextTags where form.row(tag) == nil {
        note(.unknownTag, row.tag, "\(rule.name): no row has the tag \(tag)")
      }
      for tag in rule.contextTags where form.row(tag)?.isSecret ?? false {
        note(.rule, row.tag, "\(rule.name): the row \(tag) is secret and cannot be context")
      }
      if let when = rule.when { checkReferences(in: when, named: "when", of: row.tag) }
    }
  }

  private mutating func checkAsyncRules(of row: BaseRow) {
    for rule in row.asyncRules {
      for tag in rule.tags where form.row(tag) == nil {
        note(.unknownTag, row.tag, "\(rule.name): no row has the tag \(tag)")
      }
      if let when = rule.when { checkReferences(in: when, named: "when", of: row.tag) }
    }
  }

  private mutating func checkReferences(
    in condition: Condition, named name: String, of tag: String?
  ) {
    guard let expression = condition.expression else {
      for other in condition.tags where form.valueType(of: other) == nil {
        note(.unknownTag, tag, "\(name): no row has the tag \(other)")
      }
      return
    }
    for error in expression.problems(tags: tags, type: form.valueType) {
      let other = expression.dependencies.first { $0.offset == error.offset }?.tag
      let isUnknown = other.map { form.valueType(of: $0) == nil } ?? false
      note(isUnknown ? .unknownTag : .condition, tag, "\(name): \(error.description)")
    }
  }
}

/// Where in a form something with a tag is, counted from 1, hidden rows and sections too.
private struct TagOwner {
  let section: Int
  let header: String?
  var row: Int?
  var title: String?

  init(section: Int, header: String?) { (self.section, self.header) = (section, header) }

  func row(_ number: Int, _ title: String?) -> TagOwner {
    var owner = self
    (owner.row, owner.title) = (number, title)
    return owner
  }

  /// Such as `row 2 (Email) of section 1 (Account)`.
  var words: String {
    let section = "section \(section)" + (header.map { " (\($0))" } ?? "")
    guard let row else { return section }
    return "row \(row)" + (title.map { " (\($0))" } ?? "") + " of " + section
  }
}

extension Form {
  /// What the row or section with a tag holds; nil when there is none.
  fileprivate func valueType(of tag: String) -> ValueType? {
    row(tag)?.valueType ?? sectionBy(tag: tag).map { _ in .nothing }
  }
}
