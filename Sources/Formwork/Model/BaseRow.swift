/// A row of a form without its value's type: tag, title, conditions, rules, state.
///
/// Rows are reference types and belong to the isolation that their form is used in.
open class BaseRow {
  /// The name that values, rules and conditions use for the row; nil: it gives no value.
  public let tag: String?
  /// What the kind is called in files; `custom` for kinds that files cannot name.
  public internal(set) final var kindName: String {
    get { givenKindName ?? (type(of: self) as? any RowKind.Type)?.kind ?? "custom" }
    set { givenKindName = newValue }
  }
  /// The word by which a file named the kind, of which some have several; nil: no file did.
  private var givenKindName: String?
  final var texts = RowTexts()

  /// The section that the row is in; nil while it is in none.
  public internal(set) final weak var section: Section?
  /// The form that the row is in; nil while it is in none.
  public final var form: Form? { section?.form }

  // Each concern of a row keeps its own state.
  final var conditionSlots = ConditionSlots()
  final var valueState = RowValueState()
  final var hiding = HiddenValue()
  final var ruleSources = RowRules()
  final var validation = ValidationState()
  final var focus = FocusState()
  final var membership = GraphMembership()
  final var display = RowDisplay()
  final var callbacks = RowCallbacks()

  // MARK: What the row gives

  /// Whether the kind has a value at all; false for buttons and notes.
  open var takesValue: Bool { true }
  /// The rows that settings of the kind name; a row that is not there, or has no value, is a
  /// problem of the form, and an error in a definition.
  open var namedRows: [RowReference] { [] }
  /// Whether the value must never be shown.
  open var isSecret: Bool { false }
  /// Whether a text of blanks only is no value.
  final var trimsBlanks: Bool { controlTraits.trimsBlanks }
  /// Whether an unset value counts as false in conditions.
  open var isToggle: Bool { false }

  /// The value without its type; nil: none.
  ///
  /// A value that is assigned and does not fit the row's type changes nothing.
  open var baseValue: (any RowValue)? {
    get { nil }
    set {}
  }
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

  /// What the row asks of the control that edits and draws it.
  open var control: any ControlSettings { NoteField() }
  /// The options of a choice row; empty for other kinds.
  open var choices: [Choice] { [] }
  /// Whether a value is one of `choices`.
  func isOption(_ value: FormValue) -> Bool { choices.contains { $0.value == value } }
  /// The value as it is shown; empty when there is none.
  open var displayText: String { "" }
  /// The text that a text control starts with.
  open var editingText: String { "" }

  /// Takes over typed text: it becomes the value, or, when it is none of the row's type, is kept
  /// beside an empty value.
  ///
  /// Empty text clears.
  open func edit(_ text: String, origin: Origin = .user) {}

  /// The value that a file's or an answer's text stands for; nil when it stands for none.
  open func formValue(reading text: String, locale: FormLocale) -> FormValue? { nil }

  /// Why typed text is no value, where the type alone does not say it.
  func mismatch(typed text: String) -> RuleFailure? { nil }

  /// Runs what pressing the row does besides changing its value: `customDidSelect`, then what was
  /// given to `onCellSelection`; renderers call it.
  open func didSelect() { notifySelection() }

  /// Does what a kind of one's own does when it is pressed, before the callbacks.
  open func customDidSelect() {}

  /// A row with that tag and nothing else; kinds and files start from it.
  ///
  /// - Parameter tag: the row's name; nil: it gives no value.
  public required init(tag: String?) {
    self.tag = tag
    RowDefaults.current?.addCallbacks(to: self)
  }

  /// A row, set up by a closure.
  public convenience init(_ tag: String? = nil, _ configure: (Self) -> Void) {
    self.init(tag: tag)
    RowDefaults.current?.initialize(self)
    configure(self)
  }

  /// A row with nothing but a tag.
  public convenience init(_ tag: String? = nil) {
    self.init(tag: tag)
    RowDefaults.current?.initialize(self)
  }

  /// Rules that follow from the kind and its settings.
  open var impliedRules: [AnyRule] { [] }

  /// Rules that take time and follow from the kind and its settings.
  var impliedAsyncRules: [AnyAsyncRule] { [] }

  /// Calls what was given to `onChange`.
  func notifyChange(from old: FormValue, to new: FormValue, origin: Origin) {}
}
