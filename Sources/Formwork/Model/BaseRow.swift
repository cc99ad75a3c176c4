/// A row of a form without its value's type: tag, title, conditions, rules, state.
///
/// Rows are reference types and belong to the isolation that their form is used in.
open class BaseRow {
  /// The name that values, rules and conditions use for the row; nil: it gives no value.
  public let tag: String?
  /// What the kind is called in files; `custom` for kinds that files cannot name.
  public internal(set) final lazy var kindName =
    (type(of: self) as? any RowKind.Type)?.kind ?? "custom"
  /// What stands before the value; nil: nothing.
  public final var title: String? { didSet { if title != oldValue { wordsChanged() } } }
  /// One line of help; nil: none.
  public final var help: String? { didSet { displayChanged() } }
  /// Longer help, shown on demand; nil: none.
  public final var more: String?

  /// The section that the row is in; nil while it is in none.
  public internal(set) final weak var section: Section?
  /// The form that the row is in; nil while it is in none.
  public final var form: Form? { section?.form }

  // MARK: Conditions

  final var conditionSlots = ConditionSlots()

  /// When the row is not there; nil: never.
  ///
  /// Setting it holds at once.
  public final var hidden: Condition? {
    get { conditionSlots[.hidden]?.condition }
    set { replace(newValue, in: .hidden) }
  }
  /// When the row is there: the opposite of `hidden`.
  public final var shown: Condition? {
    get { hidden.map(\.negated) }
    set { hidden = newValue.map(\.negated) }
  }
  /// When the row cannot have the focus; its value still counts.
  ///
  /// nil: never.
  public final var disabled: Condition? {
    get { conditionSlots[.disabled]?.condition }
    set { replace(newValue, in: .disabled) }
  }
  /// When the row can have the focus, but not be changed; nil: never.
  public final var readOnly: Condition? {
    get { conditionSlots[.readOnly]?.condition }
    set { replace(newValue, in: .readOnly) }
  }
  /// When the row must have a value; nil: never.
  ///
  /// The short form of a `required` rule.
  public final var required: Condition? { didSet { rulesChanged() } }

  /// What becomes of the value when the row is hidden, and of one that comes while it is.
  ///
  /// A row that is hidden from the start keeps its declared initial value. Setting it holds at once.
  public final var whenHidden = WhenHidden.keep {
    didSet { if whenHidden != oldValue { whenHiddenChanged() } }
  }

  /// Whether the row's own condition hides it.
  public final var isHidden: Bool { conditionSlots[.hidden]?.holds ?? false }
  /// Whether the row can be seen: neither it nor its section is hidden.
  public final var isVisible: Bool { !isHidden && !(section?.isHidden ?? false) }
  /// Whether the row, or its section, is disabled.
  public final var isDisabled: Bool {
    conditionSlots[.disabled]?.holds ?? false || section?.isDisabled ?? false
  }
  /// Whether the row, or its section, is read-only.
  public final var isReadOnly: Bool {
    conditionSlots[.readOnly]?.holds ?? false || section?.isReadOnly ?? false
  }
  /// Whether the row must have a value now.
  ///
  /// O(rules).
  public final var isRequired: Bool {
    let context = LiveContext(form: form)
    return effectiveRules.contains { $0.demandsValue(in: context) }
  }

  // MARK: What the row gives

  /// Whether the row is asked and validated, but gives no value.
  public final var isTransient = false
  /// The tag of the row whose value must be typed here again; nil: none.
  ///
  /// Such a row is required while the other has a value, hidden with it, cleared when it changes,
  /// and gives no value.
  public final var confirms: String? { didSet { if confirms != oldValue { confirmsChanged() } } }
  /// Whether there is a value, or text that is none.
  final var hasEntry: Bool { !formValue.isNull || unparsedText != nil }
  /// Whether the value can be taken away with one key.
  public final var isClearable = false
  /// Whether the kind has a value at all; false for buttons and notes.
  open var takesValue: Bool { true }
  /// Whether the row's value is among the form's values, when it is visible.
  public final var givesValue: Bool {
    takesValue && tag != nil && confirms == nil && !isTransient
  }
  /// Whether the value must never be shown.
  open var isSecret: Bool { false }
  /// Whether a text of blanks only is no value.
  final var trimsBlanks: Bool {
    switch control {
    case .text(let field), .textArea(let field, _): field.trim != .none
    case .secret, .note: false
    case .toggle, .choice, .button: true
    }
  }
  /// Whether an unset value counts as false in conditions.
  open var isToggle: Bool { false }

  /// The value, lowered; null: none.
  open var formValue: FormValue { .null }
  /// What the value's type is called.
  open class var typeName: String { "nothing" }
  /// What rules, conditions and messages know of the value's type.
  open class var typeOfValue: ValueType { .nothing }
  /// The numbers that the value's type can hold.
  class var typeRange: ClosedRange<DecimalNumber>? { nil }

  /// Assigns a value; null clears.
  ///
  /// - Returns: false, with nothing changed, when the type does not fit.
  @discardableResult
  open func set(_ value: FormValue, origin: Origin = .code) -> Bool { value.isNull }

  /// The value in the kind's canonical form, as `set` would store it; nil when the type does not fit.
  open class func canonical(_ value: FormValue) -> FormValue? { value.isNull ? .null : nil }

  /// Puts the reset value in place of the value.
  open func resetRowValue() {}
  /// Makes a value what `resetRowValue` gives, when its type fits.
  func setResetValue(_ value: FormValue) {}
  /// What `resetRowValue` gives.
  var loweredResetValue: FormValue { .null }

  // MARK: How it is shown and edited

  /// How the row is edited and drawn.
  open var control: Control { .note }
  /// The options of a choice row; empty for other kinds.
  open var choices: [Choice] { [] }
  /// Whether a value is one of `choices`.
  func isOption(_ value: FormValue) -> Bool { choices.contains { $0.value == value } }
  /// The value as it is shown; empty when there is none.
  open var displayText: String { "" }
  /// The text that a text control starts with.
  open var editingText: String { "" }
  /// Typed text that is no value of the row's type; nil: there is none.
  public internal(set) final var unparsedText: String?

  /// Takes over typed text: it becomes the value, or, when it is none of the row's type, is kept
  /// beside an empty value.
  ///
  /// Empty text clears.
  open func edit(_ text: String, origin: Origin = .user) {}

  /// The value that a file's or an answer's text stands for; nil when it stands for none.
  open func formValue(reading text: String, locale: FormLocale) -> FormValue? { nil }

  /// Why typed text is no value, where the type alone does not say it.
  func mismatch(typed text: String) -> RuleFailure? { nil }

  /// Runs what pressing the row does besides changing its value; renderers call it.
  open func didSelect() {}

  /// The verdict on the password, of rows that have a password validator.
  open var passwordStrength: PasswordStrength? { nil }
  /// What shows `passwordStrength`; nil: nothing does, and it is not spoken of.
  open var strengthView: PasswordStrengthView? { DefaultPasswordStrengthView() }

  // MARK: Validation state

  /// When the row shows what is wrong with it.
  public final var validationOptions: ValidationOptions = .validatesOnBlur
  /// The rules, in order, without their value's type.
  public final var anyRules: [AnyRule] = [] { didSet { rulesChanged() } }
  /// What is shown as wrong, in rule order.
  public internal(set) final var errors: [Violation] = []
  /// Whether the row was left once.
  public internal(set) final var wasBlurred = false
  /// Whether the value was changed while the row was in a form.
  public internal(set) final var wasChanged = false
  /// The value before the first change in a form; nil: there was none.
  final var valueBeforeChanges: FormValue?
  /// Whether the row was hidden before anything in its form changed; nil while nothing did.
  final var startsHidden: Bool?
  /// Counts what may have changed how the row is shown; a renderer draws a row again when it differs.
  public private(set) final var displayVersion = 0
  /// Whether the row has the focus.
  public internal(set) final var isHighlighted = false
  /// Whether the person changed the row since it got the focus.
  final var wasEditedSinceFocus = false
  /// Whether violations were shown, or found to be none, since the row was made.
  final var wasValidated = false
  /// The rules of the row that take time: those of the kind, then its own.
  final var asyncRules: [AnyAsyncRule] { impliedAsyncRules + ownAsyncRules }
  /// What was added with `add(asyncRule:)`.
  final var ownAsyncRules: [AnyAsyncRule] = [] {
    didSet {
      answers = []
      rulesChanged()
    }
  }
  /// What asynchronous rules said, about the value as it is and others before it.
  final var answers: [FormCheckResult] = []
  /// Why the errors that are shown may be wrong; nil: they are right.
  final var outdated: OutdatedErrors?
  /// What a server said; gone at the next change.
  final var externalErrors: [Violation] = []
  /// Violations as they are now; nil: not known.
  final var quietViolations: [Violation]?
  /// Whether the form's graph has the row among those to be judged, or counts it as invalid.
  final var (isUnjudged, isCountedInvalid) = (false, false)
  /// `effectiveRules`, until one of its sources changes.
  final var rulesCache: [AnyRule]?
  /// The tags under which the graph knows the row as a reader.
  final var registeredRuleTags: Set<String> = []
  /// The tag under which the graph knows the row as one that repeats a value.
  final var registeredConfirms: String?

  /// A row with that tag and nothing else; kinds and files start from it.
  ///
  /// - Parameter tag: the row's name; nil: it gives no value.
  public required init(tag: String?) { self.tag = tag }

  /// A row, set up by a closure.
  public convenience init(_ tag: String? = nil, _ configure: (Self) -> Void) {
    self.init(tag: tag)
    configure(self)
  }

  /// A row with nothing but a tag.
  public convenience init(_ tag: String? = nil) { self.init(tag: tag) }

  /// Rules that follow from the kind and its settings.
  open var impliedRules: [AnyRule] { [] }

  /// Rules that take time and follow from the kind and its settings.
  var impliedAsyncRules: [AnyAsyncRule] { [] }

  // Callbacks, implemented by `Row`.
  func notifyChange(from old: FormValue, to new: FormValue, origin: Origin) {}
  func notifyHighlight() {}
  func notifyValidation() {}
}

extension BaseRow: Conditional {
  func dependencies(of slot: ConditionSlot) -> [Dependency] {
    var all = slot.condition?.dependencies ?? []
    if slot.kind == .hidden, let confirms {
      all.append(Dependency(tag: confirms, aspect: .visible))
    }
    return all
  }

  func evaluate(_ slot: ConditionSlot, in context: LiveContext) -> Bool? {
    let own = slot.condition.map { $0.decision(in: context) } ?? false
    if own == true { return true }
    guard slot.kind == .hidden, let confirms, form != nil, !context.isVisible(confirms) else {
      return own
    }
    return true
  }

  private func confirmsChanged() {
    replace(hidden, in: .hidden)
    rulesChanged()
  }

  /// Says that something else is shown now; kinds call it when a setting of theirs changes that a
  /// control shows, such as a placeholder.
  public final func displayChanged() { displayVersion += 1 }

  /// Says that `impliedRules` gives others now; kinds call it when a setting of theirs changes.
  public final func impliedRulesChanged() { rulesChanged() }

  /// Says that messages call the row, or its value, something else now.
  final func wordsChanged() {
    displayChanged()
    judgeAgain { $0.markWords(of: self) }
  }

  private func rulesChanged() {
    rulesCache = nil
    displayChanged()
    judgeAgain { $0.rulesChanged(of: self) }
  }

  /// Shows errors as they are now, if it shows any; in a form when that has come to rest.
  private func judgeAgain(_ mark: (DependencyGraph) -> Void) {
    if let form {
      mark(form.graph)
      form.comeToRest()
    } else {
      quietViolations = nil
      if !errors.isEmpty { showCurrentViolations() }
    }
  }
}
