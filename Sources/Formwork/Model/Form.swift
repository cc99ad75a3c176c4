/// Sections of rows, as in Eureka: a collection of what is visible, with the values of all rows.
///
/// A form is a reference type and belongs to the isolation that it is used in; `validator()` gives
/// something that many tasks can share.
public final class Form: VisibleCollection {
  /// A section.
  public typealias Element = Section

  /// The name that files give the form; nil: none.
  public var identifier: String?
  /// What stands above the form; nil: nothing.
  public var title: String?
  /// One line below the title; nil: nothing.
  public var help: String?
  /// What a server said about the last try, shown above the form; nil: nothing.
  ///
  /// It is gone when a row is changed, and keeps nobody from submitting again as it is.
  public var refusal: String?
  /// What the button that submits says; nil: the renderer's own word.
  public var submitTitle: String? { didSet { structureVersion += 1 } }
  /// What the button that cancels says; nil: the renderer's own word.
  public var cancelTitle: String? { didSet { structureVersion += 1 } }
  /// Whether there is a button that cancels.
  public var showsCancel = true { didSet { structureVersion += 1 } }
  /// Seconds from the first frame after which the form ends without a result; nil: never.
  public var timeout: Double?
  /// The language and the habits of writing.
  public var locale: FormLocale = .posix { didSet { structureVersion += 1 } }
  /// What day and time it is.
  public var clock: FormClock = .system
  /// The messages of rules, by code.
  public var messages: MessageCatalogue = .english
  /// Told what is added, removed, replaced and changed; nil: nobody.
  public weak var delegate: (any FormDelegate)?

  /// Another number after every change of what is visible, or of its order.
  public internal(set) var structureVersion = 0

  var children = Children<Section>(isHidden: \.isHidden)
  private(set) lazy var graph = DependencyGraph(of: self)
  var queue = ChangeQueue()
  private var changeObservers: [(FormChange) -> Void] = []
  private var runtimeProblems: [FormProblem] = []

  /// A form without sections.
  public required init() {}

  /// A form with a title and no sections.
  public convenience init(_ title: String?) {
    self.init()
    self.title = title
  }

  /// A form of the sections that a builder collects.
  public convenience init(_ title: String? = nil, @FormBuilder sections: () -> [Section]) {
    self.init(title)
    append(contentsOf: sections())
  }

  // MARK: Looking things up

  /// The sections that are not hidden, in order.
  public var visible: [Section] { children.visible }
  /// All sections in order, hidden ones too.
  public var allSections: [Section] { children.all }
  /// The visible rows of the visible sections, in order.
  ///
  /// O(rows).
  public var rows: [BaseRow] { visible.flatMap(\.visible) }
  /// All rows in order, hidden ones too.
  ///
  /// O(rows).
  public var allRows: [BaseRow] { allSections.flatMap(\.allRows) }

  /// The row at a place among what is visible.
  public subscript(indexPath: Form.IndexPath) -> BaseRow { self[indexPath.section][indexPath.row] }

  /// The row with that tag, hidden or not; nil when there is none or it is of another type.
  public func rowBy<Wanted: BaseRow>(tag: String) -> Wanted? { graph.row(tag) as? Wanted }

  /// The section with that tag, hidden or not; nil when there is none.
  public func sectionBy(tag: String) -> Section? { graph.section(tag) }

  /// The row with that tag, hidden or not; of rows with the same tag the first.
  public func row(_ tag: String) -> BaseRow? { graph.row(tag) }

  /// The value under a tag, typed: `form[Plan.self, "plan"]`; nil when there is none of that type.
  public subscript<Value: RowValue>(type: Value.Type, tag: String) -> Value? {
    row(tag).flatMap { Value(formValue: $0.formValue) }
  }

  // MARK: Structure

  /// Puts sections in place of the visible ones of a range; see `Section.replaceSubrange`.
  public func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C)
  where C.Element == Section {
    let new = Children.once(new)
    leaveOldOwners(new)
    let gone = children.replace(range, with: new)
    adopt(new, gone: gone, at: range)
  }

  /// Appends sections after all others, hidden ones included, as one change.
  public func append(contentsOf new: some Sequence<Section>) {
    let new = Children.once(new)
    leaveOldOwners(new)
    let end = children.visible.count
    children.append(new, areHere: new.contains { $0.form === self })
    adopt(new, gone: [], at: end..<end)
  }

  /// Inserts a section directly behind another one, which may be hidden; false when that is not here.
  @discardableResult public func insert(_ new: Section, after previous: Section) -> Bool {
    guard children.all.contains(where: { $0 === previous }) else { return false }
    leaveOldOwners([new])
    guard children.insert(new, after: previous) else { return false }
    let before = children.all.prefix { $0 !== new }.count { !$0.isHidden }
    adopt([new], gone: [], at: before..<before)
    return true
  }

  /// Removes the sections that match, hidden ones too, as one change.
  public func removeAll(where matches: (Section) throws -> Bool) rethrows {
    let shown = children.visible
    // Asked before anything is taken out, since the closure may look at the form.
    let gone = try children.all.filter(matches)
    guard !gone.isEmpty else { return }
    children.remove(gone)
    structureVersion += 1
    detach(gone)
    let ids = Set(gone.map(ObjectIdentifier.init))
    let places = shown.indices.filter { ids.contains(ObjectIdentifier(shown[$0])) }
    if !places.isEmpty {
      report { $0.sectionsHaveBeenRemoved(places.map { shown[$0] }, at: places) }
    }
    comeToRest()
  }

  private func leaveOldOwners(_ new: [Section]) {
    for section in new {
      guard let owner = section.form, owner !== self else { continue }
      owner.removeAll { $0 === section }
    }
  }

  private func detach(_ gone: [Section]) {
    for section in gone {
      graph.unregister(section)
      section.form = nil
    }
  }

  private func adopt(_ new: [Section], gone: [Section], at range: Range<Int>) {
    structureVersion += 1
    detach(gone)
    let fresh = new.filter { $0.form !== self }
    for section in fresh {
      section.form = self
      graph.register(section)
    }
    graph.settleNodes()
    forgetReports(of: fresh + fresh.flatMap(\.allRows))
    report(replaced: gone, by: new.filter { !$0.isHidden }, from: range.lowerBound)
    comeToRest()
  }

  // MARK: Callbacks

  /// Called after every change of a row's value, behind the row's own callbacks.
  public func onChange(_ body: @escaping (FormChange) -> Void) { changeObservers.append(body) }

  func notify(_ change: FormChange) {
    delegate?.valueHasBeenChanged(for: change.row, from: change.old, to: change.new)
    for observer in changeObservers { observer(change) }
  }

  // MARK: Problems

  /// What is wrong with the form as it is written: tags used twice, broken conditions and patterns,
  /// tags that do not exist, conditions that depend on themselves.
  ///
  /// O(rows).
  public var problems: [FormProblem] { FormProblem.all(of: self) + runtimeProblems }

  func note(_ problem: FormProblem) {
    if !runtimeProblems.contains(problem) { runtimeProblems.append(problem) }
  }
}
