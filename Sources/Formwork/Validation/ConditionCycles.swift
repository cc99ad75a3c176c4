/// Conditions that depend on themselves through visibility or validity, each cycle once.
///
/// A value is an input, so `$a` never closes a cycle. O(conditions + what they read).
struct ConditionCycles {
  /// The tags of each cycle in order of dependency, the first one again at the end.
  private(set) var paths: [[String]] = []
  private let form: Form
  private var path: [String] = []
  private var finished: Set<String> = []

  init(of form: Form) {
    self.form = form
    for row in form.allRows { if let tag = row.tag { visit(tag) } }
    for section in form.allSections { if let tag = section.tag { visit(tag) } }
  }

  var problems: [FormProblem] {
    paths.map { path in
      FormProblem(
        .cycle, tag: path.first, "depends on itself: " + path.joined(separator: " reads "))
    }
  }

  private mutating func visit(_ tag: String) {
    if let start = path.firstIndex(of: tag) {
      paths.append(path[start...] + [tag])
      return
    }
    guard !finished.contains(tag) else { return }
    path.append(tag)
    for next in tagsRead(by: tag) { visit(next) }
    path.removeLast()
    finished.insert(tag)
  }

  /// The rows whose visibility or validity decides about that of `tag`.
  private func tagsRead(by tag: String) -> [String] {
    var owners: [any Conditional] = []
    if let row = form.row(tag) {
      owners = [row]
      if let section = row.section { owners.append(section) }
    } else if let section = form.section(tag) {
      owners = [section]
    }
    return owners.flatMap { owner in
      owner.conditionSlots.all.flatMap { slot in
        owner.dependencies(of: slot).filter(\.isDerived).map(\.tag)
      }
    }
  }
}

extension Dependency {
  /// Whether it reads what conditions decide, not what was entered.
  fileprivate var isDerived: Bool { aspect == .visible || aspect == .valid }
}
