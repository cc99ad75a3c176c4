/// Rows under a header, as in Eureka: a collection of what is visible.
public class Section: VisibleCollection {
  /// A row of any kind.
  public typealias Element = BaseRow

  /// The name by which the section is found; nil: none.
  public final var tag: String? {
    didSet {
      guard tag != oldValue, let form else { return }
      form.graph.rename(self, from: oldValue)
      form.comeToRest()
    }
  }
  /// What stands above the rows; nil: nothing.
  public final var header: String? { didSet { form?.structureVersion += 1 } }
  /// What stands below the rows; nil: nothing.
  public final var footer: String? { didSet { form?.structureVersion += 1 } }
  /// The form that the section is in; nil while it is in none.
  public internal(set) final weak var form: Form?

  final var conditionSlots = ConditionSlots()
  final var children = Children<BaseRow>(isHidden: \.isHidden)

  /// When the section and its rows are not there; nil: never.
  ///
  /// Setting it holds at once.
  public final var hidden: Condition? {
    get { conditionSlots[.hidden]?.condition }
    set { replace(newValue, in: .hidden) }
  }
  /// When the section is there: the opposite of `hidden`.
  public final var shown: Condition? {
    get { hidden.map(\.negated) }
    set { hidden = newValue.map(\.negated) }
  }
  /// When all its rows are disabled; nil: never.
  public final var disabled: Condition? {
    get { conditionSlots[.disabled]?.condition }
    set { replace(newValue, in: .disabled) }
  }
  /// When all its rows are read-only; nil: never.
  public final var readOnly: Condition? {
    get { conditionSlots[.readOnly]?.condition }
    set { replace(newValue, in: .readOnly) }
  }
  /// Whether the section's condition hides it.
  public final var isHidden: Bool { conditionSlots[.hidden]?.holds ?? false }
  /// Whether the section disables its rows.
  public final var isDisabled: Bool { conditionSlots[.disabled]?.holds ?? false }
  /// Whether the section makes its rows read-only.
  public final var isReadOnly: Bool { conditionSlots[.readOnly]?.holds ?? false }

  /// A section without rows.
  public required init() {}

  /// A section, set up by a closure.
  public convenience init(
    _ header: String? = nil, footer: String? = nil, _ configure: (Section) -> Void
  ) {
    self.init(header, footer: footer)
    configure(self)
  }

  /// A section with a header.
  public convenience init(_ header: String?) { self.init(header, footer: nil) }

  /// A section with a footer, and a header if there is one.
  public convenience init(_ header: String? = nil, footer: String?) {
    self.init()
    (self.header, self.footer) = (header, footer)
  }

  /// A section with a header and a footer, as Eureka writes it.
  public convenience init(
    header: String?, footer: String? = nil, _ configure: (Section) -> Void = { _ in }
  ) { self.init(header, footer: footer, configure) }

  /// A section of the rows that a builder collects.
  public convenience init(
    _ header: String? = nil, footer: String? = nil, @SectionBuilder rows: () -> [BaseRow]
  ) {
    self.init(header, footer: footer)
    append(contentsOf: rows())
  }

  /// A section of rows.
  public convenience init(rows: some Sequence<BaseRow>) {
    self.init()
    append(contentsOf: rows)
  }

  /// The rows that are not hidden, in order.
  public final var visible: [BaseRow] { children.visible }
  /// All rows in order, hidden ones too.
  public final var allRows: [BaseRow] { children.all }
  /// The place among the form's visible sections; nil while hidden or in no form.
  ///
  /// O(sections).
  public final var index: Int? { form?.visible.firstIndex { $0 === self } }

  /// The first row with that tag, hidden ones too; nil when there is none or it is of another type.
  ///
  /// O(rows).
  public final func rowBy<Wanted: BaseRow>(tag: String) -> Wanted? {
    allRows.first { $0.tag == tag } as? Wanted
  }

  /// Puts rows in place of the visible ones of a range.
  ///
  /// Hidden rows in the range stay, behind the new ones. Inserting at a place is directly before the
  /// visible row there, and at the end after all, hidden rows included. A row that is elsewhere moves.
  public final func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C)
  where C.Element == BaseRow {
    let new = Children.once(new)
    leaveOldOwners(new)
    let gone = children.replace(range, with: new)
    adopt(new, gone: gone, at: range)
  }

  /// Appends rows after all others, hidden ones included, as one change.
  public final func append(contentsOf new: some Sequence<BaseRow>) {
    let new = Children.once(new)
    leaveOldOwners(new)
    let end = children.visible.count
    children.append(new, areHere: new.contains { $0.section === self })
    adopt(new, gone: [], at: end..<end)
  }

  /// Inserts a row directly behind another one, which may be hidden.
  ///
  /// - Throws: `EurekaError.rowNotInSection` when the other row is not here.
  public final func insert(row new: BaseRow, after previous: BaseRow) throws(EurekaError) {
    guard children.all.contains(where: { $0 === previous }) else { throw .rowNotInSection }
    leaveOldOwners([new])
    guard children.insert(new, after: previous) else { throw .rowNotInSection }
    let before = children.all.prefix { $0 !== new }.count { !$0.isHidden }
    adopt([new], gone: [], at: before..<before)
  }

  /// Removes the rows that match, hidden ones too, as one change.
  public final func removeAll(where matches: (BaseRow) throws -> Bool) rethrows {
    let shown = children.visible
    // Asked before anything is taken out, since the closure may look at the section.
    let gone = try children.all.filter(matches)
    guard !gone.isEmpty else { return }
    children.remove(gone)
    detach(gone)
    guard let form else { return }
    form.structureVersion += 1
    if form.delegate != nil, !isHidden, let index {
      let ids = Set(gone.map(ObjectIdentifier.init))
      let places = shown.indices.filter { ids.contains(ObjectIdentifier(shown[$0])) }
      form.report { delegate in
        delegate.rowsHaveBeenRemoved(
          places.map { shown[$0] }, at: places.map { Form.IndexPath(section: index, row: $0) })
      }
    }
    form.comeToRest()
  }

  private func leaveOldOwners(_ new: [BaseRow]) {
    for row in new {
      guard let owner = row.section, owner !== self else { continue }
      owner.removeAll { $0 === row }
    }
  }

  private func detach(_ gone: [BaseRow]) {
    for row in gone {
      if let form { form.graph.unregister(row) }
      row.section = nil
    }
  }

  private func adopt(_ new: [BaseRow], gone: [BaseRow], at range: Range<Int>) {
    detach(gone)
    // A row of this section that was put elsewhere in it stays registered.
    let fresh = new.filter { $0.section !== self }
    for row in new { row.section = self }
    guard let form else { return }
    form.structureVersion += 1
    for row in fresh { form.graph.register(row) }
    form.graph.settleNodes()
    form.forgetReports(of: fresh)
    if form.delegate != nil, !isHidden, let index {
      form.report(
        replaced: gone, by: new.filter { !$0.isHidden }, from: range.lowerBound, in: index)
    }
    form.comeToRest()
  }
}

extension Section: Conditional {
  func displayChanged() { for row in allRows { row.displayChanged() } }

  func dependencies(of slot: ConditionSlot) -> [Dependency] { slot.condition?.dependencies ?? [] }

  func evaluate(_ slot: ConditionSlot, in context: LiveContext) -> Bool {
    slot.condition?.holds(in: context) ?? false
  }
}

/// What the collections of rows refuse.
public enum EurekaError: Error, Sendable {
  /// The row that was named as a neighbour is not in the section.
  case rowNotInSection
}
