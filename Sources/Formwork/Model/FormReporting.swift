/// How what is visible differs from what a delegate was told.
private struct FormDifference {
  /// A row, and where it is or was.
  typealias IndexedRow = (row: BaseRow, path: Form.IndexPath)

  var sections = ListDifference<Section>()
  var replacedRows: [(old: BaseRow, new: BaseRow, path: Form.IndexPath)] = []
  var removedRows: [IndexedRow] = []
  var addedRows: [IndexedRow] = []

  var isEmpty: Bool {
    sections.isEmpty && replacedRows.isEmpty && removedRows.isEmpty && addedRows.isEmpty
  }

  mutating func add(_ rows: ListDifference<BaseRow>, inSection section: Int) {
    func path(_ row: Int) -> Form.IndexPath { Form.IndexPath(section: section, row: row) }
    replacedRows += rows.replaced.map { ($0.old, $0.new, path($0.index)) }
    removedRows += rows.removed.map { ($0.element, path($0.index)) }
    addedRows += rows.added.map { ($0.element, path($0.index)) }
  }
}

extension Form {
  /// Whoever is the delegate now knows what is visible now.
  func delegateChanged() {
    stopReporting()
    guard delegate != nil else { return }
    children.startReporting()
    startReporting(visible)
  }

  /// Tells the delegate what changed since it was told last; nothing while it is being told.
  ///
  /// What the delegate itself causes is told behind what it is being told.
  func tellDelegate() {
    guard children.reported != nil, !queue.isTelling else { return }
    queue.isTelling = true
    defer { queue.isTelling = false }
    for _ in 0..<Self.roundLimit {
      guard let delegate else { return stopReporting() }
      let difference = takeDifference()
      if difference.isEmpty { return }
      tell(difference, to: delegate)
    }
    note(FormProblem(.unsettled, tag: nil, "the delegate kept changing the form for 100 rounds"))
  }

  private func takeDifference() -> FormDifference {
    var difference = FormDifference()
    difference.sections = children.takeDifference { $0.reporter === self }
    for section in difference.sections.removed.map(\.element)
      + difference.sections.replaced.map(\.old)
    { stopReporting(section) }
    for (index, section) in takeSectionsToReport() {
      difference.add(section.children.takeDifference(), inSection: index)
    }
    return difference
  }

  /// The visible sections of which the delegate sees other rows now, in order.
  ///
  /// O(n log n) for n sections in which rows changed.
  private func takeSectionsToReport() -> [(index: Int, section: Section)] {
    defer { queue.sectionsToReport = [] }
    return queue.sectionsToReport.compactMap { section in
      guard section.reporter === self, section.children.mayDiffer,
        let index = children.visibleIndex(of: section)
      else { return nil }
      return (index, section)
    }.sorted { $0.index < $1.index }
  }

  private func tell(_ difference: FormDifference, to delegate: any FormDelegate) {
    /// Another delegate that was set meanwhile knows what is there.
    func report(_ step: some Collection, _ body: () -> Void) {
      if !step.isEmpty, self.delegate === delegate { body() }
    }
    let sections = difference.sections
    report(sections.replaced) {
      startReporting(sections.replaced.map(\.new))
      delegate.sectionsHaveBeenReplaced(
        old: sections.replaced.map(\.old), new: sections.replaced.map(\.new),
        at: sections.replaced.map(\.index))
    }
    report(sections.removed) {
      delegate.sectionsHaveBeenRemoved(
        sections.removed.map(\.element), at: sections.removed.map(\.index))
    }
    report(sections.added) {
      startReporting(sections.added.map(\.element))
      delegate.sectionsHaveBeenAdded(
        sections.added.map(\.element), at: sections.added.map(\.index))
    }
    report(difference.replacedRows) {
      delegate.rowsHaveBeenReplaced(
        old: difference.replacedRows.map(\.old), new: difference.replacedRows.map(\.new),
        at: difference.replacedRows.map(\.path))
    }
    report(difference.removedRows) {
      delegate.rowsHaveBeenRemoved(
        difference.removedRows.map(\.row), at: difference.removedRows.map(\.path))
    }
    report(difference.addedRows) {
      delegate.rowsHaveBeenAdded(
        difference.addedRows.map(\.row), at: difference.addedRows.map(\.path))
    }
  }

  /// The delegate sees the rows of these sections now.
  private func startReporting(_ sections: [Section]) {
    // One that the delegate took away meanwhile is told of by the form that has it.
    for section in sections where section.form === self {
      section.children.startReporting()
      section.reporter = self
    }
  }

  private func stopReporting(_ section: Section) {
    // Another form may have it, and a delegate who was told.
    guard section.reporter === self else { return }
    section.children.stopReporting()
    section.reporter = nil
  }

  private func stopReporting() {
    children.stopReporting()
    queue.sectionsToReport = []
    for section in allSections { stopReporting(section) }
  }
}
