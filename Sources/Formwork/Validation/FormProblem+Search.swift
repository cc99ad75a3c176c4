extension FormProblem {
  static func all(of form: Form) -> [FormProblem] {
    var search = ProblemSearch(in: form)
    search.run()
    return search.problems + ConditionCycles.problems(of: form) + all(in: form.words)
      + all(in: form.programWords)
  }
}

/// Goes through a form once and collects what is wrong with it.
private struct ProblemSearch {
  private let form: Form
  private let tags: TagTable
  private let references: ReferenceCheck
  private(set) var problems: [FormProblem] = []

  init(in form: Form) {
    self.form = form
    tags = TagTable(of: form)
    references = ReferenceCheck(tags)
  }

  mutating func run() {
    var owners: [String: TagOwner] = [:]
    for (sectionNumber, section) in zip(1..., form.allSections) {
      let owner = TagOwner(section: sectionNumber, header: section.header)
      if let tag = section.tag { note(tag, of: owner, in: &owners) }
      noteErrors(in: section.conditionSlots, of: section.tag)
      problems += references.findings(in: section).problems
      for (rowNumber, row) in zip(1..., section.allRows) {
        if let tag = row.tag { note(tag, of: owner.row(rowNumber, row.title), in: &owners) }
        noteErrors(in: row.conditionSlots, of: row.tag)
        if let error = row.required?.error { note(error, in: "required", of: row.tag) }
        noteMisfits(of: row)
        problems += references.findings(in: row).problems
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

  private mutating func noteErrors(in slots: ConditionSlots, of tag: String?) {
    for slot in slots.all {
      if let error = slot.condition?.error { note(error, in: slot.kind.rawValue, of: tag) }
    }
  }

  private mutating func note(_ error: ExpressionError, in subject: String, of tag: String?) {
    problems.append(
      FormProblem(.condition, tag: tag, error.message, hint: error.hint, subject: subject))
  }

  private mutating func noteMisfits(of row: BaseRow) {
    if let misfit = row.confirmationMisfit(typeOfRow: tags.type) { note(.rule, row.tag, misfit) }
    for rule in row.impliedRules + row.anyRules {
      if let misfit = rule.misfit(at: row, typeOfRow: tags.type) {
        note(.rule, row.tag, misfit)
      } else if let problem = rule.problem {
        note(.rule, row.tag, "\(rule.name): \(problem.statement)")
      }
      if let error = rule.when?.error { note(error, in: "when", of: row.tag) }
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
