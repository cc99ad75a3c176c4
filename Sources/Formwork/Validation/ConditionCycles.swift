/// Conditions that depend on themselves through visibility or validity, each cycle once, and chains
/// of conditions and rules that are too long to follow.
///
/// A value is an input, so `$a` never closes a cycle; neither do rules, which see a row that they
/// lead back to as valid. The empty tag stands for the whole form. O(conditions + rules + what they read).
struct ConditionCycles {
  /// The tags of each cycle in order of dependency, the first one again at the end.
  private(set) var paths: [[String]] = []
  /// The tag from which a chain is too long; nil: none is.
  private(set) var tooDeep: String?
  private let form: Form
  private let countsRules: Bool
  private var path: [String] = []
  private var indicesInPath: [String: Int] = [:]
  /// How long the longest chain from a tag is.
  private var heights: [String: Int] = [:]

  static func problems(of form: Form) -> [FormProblem] {
    guard form.hasDependencies else { return [] }
    let cycles = ConditionCycles(of: form, countsRules: false).paths.map { path in
      FormProblem(
        .cycle, tag: path.first, "depends on itself: " + path.joined(separator: " reads "),
        at: form.position(of: path))
    }
    guard cycles.isEmpty, let tag = ConditionCycles(of: form, countsRules: true).tooDeep else {
      return cycles
    }
    let limit = DependencyGraph.depthLimit
    return [
      FormProblem(.cycle, tag: tag, "a chain of more than \(limit) rows that depend on each other")
    ]
  }

  init(of form: Form, countsRules: Bool) {
    (self.form, self.countsRules) = (form, countsRules)
    for row in form.allRows { if let tag = row.tag { visit(tag) } }
    for section in form.allSections { if let tag = section.tag { visit(tag) } }
  }

  /// Goes down from a tag with a stack of its own, since a chain may be as long as the form.
  private mutating func visit(_ root: String) {
    guard heights[root] == nil else { return }
    var levels: [(tag: String, next: ArraySlice<String>, height: Int)] = []
    enter(root, &levels)
    while let level = levels.last {
      let top = levels.count - 1
      if let next = level.next.first {
        levels[top].next.removeFirst()
        if let height = heights[next] {
          levels[top].height = max(level.height, height + (next.isEmpty ? 0 : 1))
        } else if let start = indicesInPath[next] {
          paths.append(cycle(from: start))
        } else {
          enter(next, &levels)
        }
        continue
      }
      leave(level.tag, height: level.height)
      levels.removeLast()
      let height = level.height + (level.tag.isEmpty ? 0 : 1)
      if top > 0 { levels[top - 1].height = max(levels[top - 1].height, height) }
    }
  }

  /// The tags of the path from an index on, and the first of them again; of a long one the beginning
  /// and the end.
  private func cycle(from start: Int) -> [String] {
    let limit = 20
    let tags = path[start...]
    var shown = tags.prefix(limit).filter { !$0.isEmpty }
    if tags.count > limit {
      shown += ["…"] + tags.suffix(2).filter { !$0.isEmpty }
    }
    return shown + shown.prefix(1)
  }

  private mutating func enter(
    _ tag: String, _ levels: inout [(tag: String, next: ArraySlice<String>, height: Int)]
  ) {
    indicesInPath[tag] = path.count
    path.append(tag)
    levels.append((tag, tagsRead(by: tag)[...], 1))
  }

  private mutating func leave(_ tag: String, height: Int) {
    path.removeLast()
    indicesInPath[tag] = nil
    heights[tag] = height
    if height > DependencyGraph.depthLimit, tooDeep == nil { tooDeep = tag }
  }

  /// The rows whose visibility or validity decides about that of `tag`.
  private func tagsRead(by tag: String) -> [String] {
    if tag.isEmpty {
      return form.allRows.filter { !$0.effectiveRules.isEmpty }.compactMap(\.tag)
    }
    let row = form.row(tag)
    let dependencies = form.conditionOwners(tag).flatMap { owner in
      owner.conditionSlots.all.flatMap { owner.dependencies(of: $0) }
    }
    let read = derivedTags(dependencies)
    guard countsRules, let row else { return read }
    // What a row has that does not keep its value depends on whether it is hidden.
    let fleeting = dependencies.filter {
      $0.aspect == .value && form.row($0.tag).map { $0.whenHidden != .keep } ?? false
    }
    return read + fleeting.map(\.tag)
      + row.effectiveRules.flatMap { $0.namedTags + derivedTags($0.when?.dependencies ?? []) }
  }

  /// Of what is read the tags of which conditions decide, not what was entered.
  private func derivedTags(_ dependencies: [Dependency]) -> [String] {
    dependencies.flatMap { (dependency) -> [String] in
      switch dependency.aspect {
      case .visible, .valid: [dependency.tag]
      case .formValid: [""]
      case .value, .changed: []
      }
    }
  }
}

extension Form {
  /// Whether a condition or a rule reads anything; O(rows + rules).
  fileprivate var hasDependencies: Bool {
    allSections.contains { section in
      !section.conditionSlots.all.isEmpty
        || section.allRows.contains { row in
          !row.conditionSlots.all.isEmpty || row.confirms != nil
            || row.effectiveRules.contains { $0.when != nil || !$0.namedTags.isEmpty }
        }
    }
  }

  /// What has the conditions that decide about a row or a section.
  fileprivate func conditionOwners(_ tag: String) -> [any Conditional] {
    guard let row = row(tag) else { return sectionBy(tag: tag).map { [$0] } ?? [] }
    return [row] + (row.section.map { [$0] } ?? [])
  }

  /// Where the first element of a cycle reads the next one; nil: that is not known.
  fileprivate func position(of cycle: [String]) -> SourcePosition? {
    guard let tag = cycle.first, let next = cycle.dropFirst().first else { return nil }
    for owner in conditionOwners(tag) {
      for slot in owner.conditionSlots.all {
        let isPart = owner.dependencies(of: slot).contains {
          $0.aspect == .formValid || $0.tag == next && $0.aspect != .value
        }
        guard isPart else { continue }
        if let position = slot.condition?.expressions.first?.position { return position }
      }
    }
    return row(tag)?.ruleSources.confirmsPosition
  }

  /// Conditions that depend on themselves, or on too long a chain of others.
  package var cycleProblems: [FormProblem] { ConditionCycles.problems(of: self) }
}
