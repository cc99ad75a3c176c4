/// A row with a typed value.
open class Row<Value: RowValue>: BaseRow {
  /// The value; nil: none.
  ///
  /// Assigning an equal value does nothing. An empty text or secret is none, and where blanks are
  /// trimmed a blank text is none either.
  public final var value: Value? {
    get { stored }
    set { assign(newValue, unparsed: nil, origin: .code) }
  }
  /// What `resetRowValue` assigns; nil clears.
  public final var resetValue: Value?
  /// The value as it is shown, in place of the kind's own way; nil result: nothing is shown.
  public final var displayValueFor: ((Value?) -> String?)? { didSet { wordsChanged() } }

  private var stored: Value?
  private var changeObservers: [(Change<Value>) -> Void] = []

  /// A row with that tag and nothing else.
  public required init(tag: String?) { super.init(tag: tag) }

  // MARK: Values

  /// The value that a text stands for; nil when it stands for none.
  ///
  /// Kinds that are typed override it.
  open func value(from text: String, locale: FormLocale) -> Value? { nil }
  /// A value as text that `value(from:locale:)` reads.
  ///
  /// Kinds that are typed override it.
  open func text(of value: Value, locale: FormLocale) -> String { value.formValue.written }

  /// The value without its type; nil: none.
  public final override var baseValue: (any RowValue)? {
    get { stored }
    set { set(newValue?.formValue ?? .null) }
  }
  /// The value, lowered; null: none.
  public final override var formValue: FormValue { stored?.formValue ?? .null }
  /// What the value's type is called.
  open override class var typeName: String { Value.typeName }
  /// What rules, conditions and messages know of the value's type.
  open override class var typeOfValue: ValueType { Value.valueType }
  final override class var typeRange: ClosedRange<DecimalNumber>? { Value.numberRange }
  final override func mismatch(typed text: String) -> RuleFailure? {
    guard let range = Value.numberRange, let plain = locale.plainNumber(typed: text),
      let number = DecimalNumber(saturating: plain)
    else { return nil }
    return FormValue.decimal(number).mismatch(with: range)
  }

  /// Assigns a value when its type fits; null clears.
  @discardableResult
  public final override func set(_ value: FormValue, origin: Origin = .code) -> Bool {
    let value = value.emptiedToNull(trimsBlanks: trimsBlanks)
    if value.isNull {
      assign(nil, unparsed: nil, origin: origin)
      return true
    }
    guard let typed = Value(formValue: value) else { return false }
    assign(typed, unparsed: nil, origin: origin)
    return true
  }

  /// The value as `Value` lowers it; nil when the type does not fit.
  public final override class func canonical(_ value: FormValue) -> FormValue? {
    value.isNull ? .null : Value(formValue: value)?.formValue
  }

  /// Makes `resetValue` the value, which is a change as any other.
  public final override func resetRowValue() { value = resetValue }
  final override func setResetValue(_ value: FormValue) { resetValue = Value(formValue: value) }
  final override var loweredResetValue: FormValue {
    resetValue?.formValue.emptiedToNull(trimsBlanks: trimsBlanks) ?? .null
  }

  /// Takes over typed text; see `BaseRow.edit(_:origin:)`.
  ///
  /// Blank text that is no value clears.
  public final override func edit(_ text: String, origin: Origin = .user) {
    if text.isEmpty { return assign(nil, unparsed: nil, origin: origin) }
    let parsed = value(from: text, locale: locale)
    let isKept = parsed == nil && !text.utf8.isBlank
    assign(parsed, unparsed: isKept ? text : nil, origin: origin)
  }

  /// The value that a text stands for, lowered; nil when it stands for none.
  open override func formValue(reading text: String, locale: FormLocale) -> FormValue? {
    value(from: text, locale: locale)?.formValue
  }

  /// The value as it is shown; empty when there is none.
  open override var displayText: String {
    if let displayValueFor { return displayValueFor(stored) ?? "" }
    return unparsedText ?? stored.map { text(of: $0, locale: locale) } ?? ""
  }

  /// The text that a text control starts with: what was typed, or the value as it can be typed.
  open override var editingText: String {
    unparsedText ?? stored.map { text(of: $0, locale: locale) } ?? ""
  }

  final var locale: FormLocale { form?.locale ?? .posix }

  private func assign(_ new: Value?, unparsed: String?, origin: Origin) {
    let old = formValue
    let lowered = new?.formValue.emptiedToNull(trimsBlanks: trimsBlanks) ?? .null
    let isSame = lowered == old
    guard !isSame || unparsed != unparsedText else { return }
    if let form {
      form.graph.settleStarts()
      valueState.beginChange(of: old)
    }
    // What is empty or cannot be lowered, such as a NaN, is no value.
    stored = lowered.isNull ? nil : new
    valueState.unparsedText = unparsed
    validation.external = []
    // A secret that was taken away is not kept for its return.
    if isSecret, stored == nil { validation.answers.forget() }
    displayChanged()
    if origin == .user { focus.edited() }
    guard let form else {
      validation.forgetJudgement()
      if !errors.isEmpty { showCurrentViolations() }
      if !isSame, !changeObservers.isEmpty { notifyOwnChange(from: old, origin: origin) }
      return
    }
    valueState.changed()
    if form.refusal != nil { form.refusal = nil }
    form.valueChanged(self, from: old, isSame: isSame, origin: origin)
  }

  // MARK: Rules

  /// The rules, in order.
  public final var rules: [Rule<Value>] {
    get { anyRules.map(Rule.init(erased:)) }
    set { anyRules = newValue.map(\.erased) }
  }

  /// Adds a rule behind the others.
  public final func add<Check: RuleType>(rule: Check) where Check.RowValueType == Value {
    add(rule.rule.erased)
  }

  /// Adds a rule behind the others.
  public final func add(rule: Rule<Value>) { add(rule.erased) }

  /// Adds a rule that takes time behind the others; it is asked when the form is submitted.
  public final func add(asyncRule rule: AsyncRule<Value>) { add(rule.erased) }

  /// Adds the rules of a set behind the others; later changes of the set do not matter.
  public final func add(ruleSet: RuleSet<Value>) {
    add(ruleSet.rules.map(\.erased))
  }

  /// Removes the first rule with that identifier; errors that are shown follow.
  public final func remove(ruleWithIdentifier identifier: String) {
    guard let index = anyRules.firstIndex(where: { $0.id == identifier }) else { return }
    anyRules.remove(at: index)
  }

  /// Removes all rules and what they showed; what a server said remains.
  public final func removeAllRules() {
    validation.wasValidated = !refusals.isEmpty
    show(refusals)
    anyRules = []
  }

  // MARK: Callbacks

  /// Called after every change, in order of registration.
  ///
  /// A change that a callback makes holds at once; it is told behind the callbacks that are under way,
  /// for at most 100 rounds, after which the form has a problem.
  @discardableResult
  public final func onChange(_ body: @escaping (Self, Change<Value>) -> Void) -> Self {
    changeObservers.append { [unowned self] in body(self, $0) }
    return self
  }

  /// Called after every change, in order of registration.
  @discardableResult public final func onChange(_ body: @escaping (Self) -> Void) -> Self {
    changeObservers.append { [unowned self] _ in body(self) }
    return self
  }

  final override func notifyChange(from old: FormValue, to new: FormValue, origin: Origin) {
    guard !changeObservers.isEmpty else { return }
    let change = Change(
      old: Value(formValue: old), new: Value(formValue: new), origin: origin)
    for observer in changeObservers { observer(change) }
  }
}

/// Eureka's name for a row that is known by its value's type only.
public typealias RowOf<Value: RowValue> = Row<Value>
