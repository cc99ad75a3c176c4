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
  /// The form whose delegate was told of the rows; nil: none was.
  final weak var reporter: Form?
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
  /// The index among the form's visible sections; nil while hidden or in no form.
  ///
  /// O(sections).
  public final var index: Int? { form?.visible.firstIndex { $0 === self } }

  /// The first row with that tag, hidden ones too; nil when there is none or it is of another type.
  ///
  /// O(rows).
  public final func rowBy<Wanted: BaseRow>(tag: String) -> Wanted? {
    allRows.first { $0.tag == tag } as? Wanted
  }

  /// All rows in order, hidden ones too; the same as `allRows`.
  public final var allElements: [BaseRow] { children.all }

  /// Puts rows in place of the visible ones of a range.
  ///
  /// Hidden rows in the range stay, behind the new ones. Inserting at an index is directly before the
  /// visible row there, and at the end after all, hidden rows included. A row that is elsewhere moves.
  /// O(range and new rows), and as in an `Array` O(rows behind them).
  public final func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C)
  where C.Element == BaseRow {
    let new = Children.once(Self.elements(of: new))
    let arrivals = collect(new)
    let gone = children.replace(range, with: new, areHere: arrivals.areHere)
    adopt(new, arrivals, gone: gone)
  }

  /// Appends rows after all others, hidden ones included, as one change.
  ///
  /// O(new rows). A section gives all its rows, hidden ones too.
  public final func append(contentsOf new: some Sequence<BaseRow>) {
    let new = Children.once(Self.elements(of: new))
    let arrivals = collect(new)
    children.append(new, areHere: arrivals.areHere)
    adopt(new, arrivals)
  }

  /// Inserts a row directly behind another one, which may be hidden.
  ///
  /// O(rows).
  ///
  /// - Throws: `EurekaError.rowNotInSection` when the other row is not here.
  public final func insert(row new: BaseRow, after previous: BaseRow) throws(EurekaError) {
    guard previous.section === self, new !== previous else { throw .rowNotInSection }
    let arrivals = collect([new])
    children.insert(new, after: previous, isHere: arrivals.areHere)
    adopt([new], arrivals)
  }

  /// Removes the rows that match, hidden ones too, as one change.
  ///
  /// O(rows).
  public final func removeAll(where matches: (BaseRow) throws -> Bool) rethrows {
    // Asked before anything is taken out, since the closure may look at the section.
    let gone = try children.all.filter(matches).filter { $0.section === self }
    guard !gone.isEmpty else { return }
    children.remove(gone)
    adopt([], RowArrivals(), gone: gone)
  }

  /// Gives the visible rows another order, as one change; hidden ones stay where they are.
  ///
  /// O(rows). Other rows than the visible ones take their place, as in `replaceSubrange`.
  public final func rearrange(_ order: [BaseRow]) {
    guard children.rearrange(order) else { return replaceSubrange(0..<endIndex, with: order) }
    adopt([], RowArrivals())
  }
}

/// Where rows come from that a section takes over.
private struct RowArrivals {
  /// Rows that are new to the form.
  var fresh: [BaseRow] = []
  /// Rows of another section of the form.
  var moved: [BaseRow] = []
  /// Those of all that could be seen in a form until now.
  var seen: [BaseRow] = []
  /// Whether some are in the section already.
  var areHere = false
  /// Other forms that lost some.
  var forms: [Form] = []
}

extension Section {
  /// Takes rows out of other sections, which tell nobody before the rows are here.
  ///
  /// A row of the same form remains part of it all the time.
  private func collect(_ new: [BaseRow]) -> RowArrivals {
    var arrivals = RowArrivals()
    var leaving: [(owner: Section, rows: [BaseRow])] = []
    var indexes: [ObjectIdentifier: Int] = [:]
    for row in new {
      guard let owner = row.section else {
        arrivals.fresh.append(row)
        continue
      }
      guard owner !== self else {
        arrivals.areHere = true
        continue
      }
      if let form, owner.form === form {
        form.graph.settleStarts()
        arrivals.moved.append(row)
      } else {
        arrivals.fresh.append(row)
      }
      if owner.form != nil, row.isVisible { arrivals.seen.append(row) }
      let index = indexes[ObjectIdentifier(owner), default: leaving.count]
      if index == leaving.count {
        leaving.append((owner, []))
        indexes[ObjectIdentifier(owner)] = index
      }
      leaving[index].rows.append(row)
    }
    for (owner, rows) in leaving {
      owner.children.remove(rows)
      guard let left = owner.form else { continue }
      left.rowsChanged(in: owner)
      guard left !== form else { continue }
      for row in rows { left.graph.unregister(row) }
      arrivals.forms.append(left)
    }
    return arrivals
  }

  /// Makes rows that were put into `children` this section's own, lets others go, and tells of it.
  private func adopt(_ new: [BaseRow], _ arrivals: RowArrivals, gone: [BaseRow] = []) {
    for row in gone {
      form?.graph.unregister(row)
      row.section = nil
    }
    for row in new { row.section = self }
    if let form {
      form.rowsChanged(in: self)
      for row in arrivals.fresh { form.graph.register(row) }
      for row in arrivals.moved { form.graph.sectionChanged(of: row) }
      // Here they may be hidden.
      for row in arrivals.seen { form.queue.touched.append((row, .hidden)) }
    }
    for other in arrivals.forms { other.comeToRest() }
    form?.comeToRest()
  }
}

extension Section: Conditional {
  func displayChanged() { for row in allRows { row.displayChanged() } }

  func dependencies(of slot: ConditionSlot) -> [Dependency] { slot.condition?.dependencies ?? [] }

  func evaluate(_ slot: ConditionSlot, in context: LiveContext) -> Bool? {
    slot.condition.map { $0.decision(in: context) } ?? false
  }
}

/// What the collections of rows refuse.
public enum EurekaError: Error, Sendable {
  /// The row that was named as a neighbour is not in the section.
  case rowNotInSection
}
