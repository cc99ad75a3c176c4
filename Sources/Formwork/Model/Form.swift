/// Sections of rows, as in Eureka: a collection of what is visible, with the values of all rows.
///
/// A form is a reference type and belongs to the isolation that it is used in; `validator()` gives
/// something that many tasks can share.
public final class Form: VisibleCollection {
  /// What a form is a collection of: sections.
  public typealias Element = Section

  var settings = FormSettings()
  /// The language and the habits of writing.
  public var locale: FormLocale = .posix { didSet { wordsChanged() } }
  /// What day and time it is; what reads it is evaluated again when it is set.
  public var clock: FormClock = .system { didSet { clockChanged() } }
  /// What is said in place of the built-in English, by language: the form's words come before those
  /// of the program that shows it.
  public var words = Translations() { didSet { if words != oldValue { wordsChanged() } } }
  /// What the program that shows the form says, by language.
  package var programWords = Translations() {
    didSet { if programWords != oldValue { wordsChanged() } }
  }
  /// The words in the form's language.
  public var localizedWords: LocalizedWords { derivedWords.localized }
  /// The messages of rules in every language, by code: those of `words.anyLanguage`.
  public var messages: MessageCatalogue {
    get { words.anyLanguage.messages }
    set { words.anyLanguage.messages = newValue }
  }
  /// Told what is added, removed, replaced and changed; nil: nobody.
  ///
  /// What is visible when it is set is not told. Setting it is O(visible rows).
  public weak var delegate: (any FormDelegate)? {
    didSet { if delegate !== oldValue { delegateChanged() } }
  }

  /// Another number after every change of what is visible, or of its order.
  public internal(set) var structureVersion = 0

  var children = Children<Section>(isHidden: \.isHidden)
  private(set) lazy var graph = DependencyGraph(of: self)
  var queue = ChangeQueue()
  /// What is derived of words and language, until one of them changes.
  var derivedWords = DerivedWords()
  private var changeObservers: [(FormChange) -> Void] = []
  private var runtimeProblems: [FormProblem] = []
  /// The day that conditions and rules read since they were last marked; nil: none read it.
  private var dayRead: LocalDate?

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

  /// The row at a position among what is visible.
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

  /// All sections in order, hidden ones too; the same as `allSections`.
  public var allElements: [Section] { children.all }

  /// Puts sections in place of the visible ones of a range; see `Section.replaceSubrange`.
  public func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C)
  where C.Element == Section {
    let new = Children.once(Self.elements(of: new))
    let arrivals = collect(new)
    let gone = children.replace(range, with: new, areHere: arrivals.areHere)
    adopt(arrivals, gone: gone)
  }

  /// Appends sections after all others, hidden ones included, as one change.
  ///
  /// O(new sections and their rows). A form gives all its sections, hidden ones too.
  public func append(contentsOf new: some Sequence<Section>) {
    let new = Children.once(Self.elements(of: new))
    let arrivals = collect(new)
    children.append(new, areHere: arrivals.areHere)
    adopt(arrivals)
  }

  /// Inserts a section directly behind another one, which may be hidden; false when that is not here.
  ///
  /// O(sections).
  @discardableResult public func insert(_ new: Section, after previous: Section) -> Bool {
    guard previous.form === self, new !== previous else { return false }
    let arrivals = collect([new])
    children.insert(new, after: previous, isHere: arrivals.areHere)
    adopt(arrivals)
    return true
  }

  /// Removes the sections that match, hidden ones too, as one change.
  ///
  /// O(sections).
  public func removeAll(where matches: (Section) throws -> Bool) rethrows {
    // Asked before anything is taken out, since the closure may look at the form.
    let gone = try children.all.filter(matches).filter { $0.form === self }
    guard !gone.isEmpty else { return }
    children.remove(gone)
    adopt(SectionArrivals(), gone: gone)
  }

  /// Gives the visible sections another order, as one change; hidden ones stay where they are.
  ///
  /// O(sections). Other sections than the visible ones take their place, as in `replaceSubrange`.
  public func rearrange(_ order: [Section]) {
    guard children.rearrange(order) else { return replaceSubrange(0..<endIndex, with: order) }
    adopt(SectionArrivals())
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

/// Where sections come from that a form takes over.
private struct SectionArrivals {
  /// Sections that are new to the form.
  var fresh: [Section] = []
  /// Whether some are in the form already.
  var areHere = false
  /// Other forms that lost some.
  var forms: [Form] = []
}

extension Form {
  /// Takes sections out of other forms, which tell nobody before the sections are here.
  private func collect(_ new: [Section]) -> SectionArrivals {
    var arrivals = SectionArrivals()
    var leaving: [(owner: Form, sections: [Section])] = []
    var indexes: [ObjectIdentifier: Int] = [:]
    for section in new {
      guard section.form !== self else {
        arrivals.areHere = true
        continue
      }
      arrivals.fresh.append(section)
      guard let owner = section.form else { continue }
      let index = indexes[ObjectIdentifier(owner), default: leaving.count]
      if index == leaving.count {
        leaving.append((owner, []))
        indexes[ObjectIdentifier(owner)] = index
      }
      leaving[index].sections.append(section)
    }
    for (owner, sections) in leaving {
      owner.children.remove(sections)
      owner.structureVersion += 1
      for section in sections { owner.graph.unregister(section) }
      arrivals.forms.append(owner)
    }
    return arrivals
  }

  /// Makes sections that were put into `children` this form's own, lets others go, and tells of it.
  private func adopt(_ arrivals: SectionArrivals, gone: [Section] = []) {
    structureVersion += 1
    for section in gone {
      graph.unregister(section)
      section.form = nil
    }
    for section in arrivals.fresh {
      section.form = self
      graph.register(section)
      // It was elsewhere since the delegate was told of it, perhaps with other rows.
      rowsChanged(in: section)
    }
    for other in arrivals.forms { other.comeToRest() }
    comeToRest()
  }

  /// Other rows are in a section, or visible.
  func rowsChanged(in section: Section) {
    structureVersion += 1
    guard section.reporter === self, queue.sectionsToReport.last !== section else { return }
    queue.sectionsToReport.append(section)
  }

  // MARK: Words and time

  private func wordsChanged() {
    derivedWords = DerivedWords(words, programWords, locale: locale)
    structureVersion += 1
    for row in allRows { row.displayChanged() }
    surroundingsChanged { $0.markMessages() }
  }

  /// What conditions, rules or messages read of the form itself is another one.
  private func surroundingsChanged(_ mark: (DependencyGraph) -> Void) {
    guard !children.all.isEmpty else { return }
    mark(graph)
    comeToRest()
  }

  /// Evaluates conditions and rules that read `today` or `now` again, when it is another day than
  /// when they were evaluated.
  ///
  /// An `Editor` and a `PlainConversation` call it with everything that a person does, `validate`
  /// with every call, so that midnight counts from then on. O(1) on the same day, else O(rows).
  public func noticeNewDay() {
    if let dayRead, dayRead != clock.now.date { clockChanged() }
  }

  private func clockChanged() {
    dayRead = nil
    surroundingsChanged { $0.markClockReaders() }
  }

  /// What the clock shows, to something that is evaluated again when it shows another day.
  func readClock() -> LocalDateTime {
    let now = clock.now
    if dayRead == nil { dayRead = now.date }
    return now
  }
}
