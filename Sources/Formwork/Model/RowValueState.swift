/// What is known about a row's value besides the value itself, whose type only `Row` knows.
struct RowValueState {
  /// Whether the value is left out of the form's values.
  var isTransient = false
  /// Whether one key takes the value away.
  var isClearable = false
  /// Typed text that is no value of the row's type; nil: there is none.
  var unparsedText: String?
  /// Whether the value was changed while the row was in a form.
  private(set) var wasChanged = false
  /// The value before the first change in a form; nil: there was none.
  private(set) var valueBeforeChanges: FormValue?

  /// A change in a form begins, of this value.
  mutating func beginChange(of old: FormValue) {
    if valueBeforeChanges == nil { valueBeforeChanges = old }
  }

  /// A change in a form was made.
  mutating func changed() { wasChanged = true }
}

extension BaseRow {
  /// Whether the row is asked and validated, but gives no value.
  public final var isTransient: Bool {
    get { valueState.isTransient }
    set { valueState.isTransient = newValue }
  }
  /// Whether the value can be taken away with one key.
  public final var isClearable: Bool {
    get { valueState.isClearable }
    set { valueState.isClearable = newValue }
  }
  /// Whether the row's value is among the form's values, when it is visible.
  public final var givesValue: Bool {
    takesValue && tag != nil && confirms == nil && !isTransient
  }
  /// Typed text that is no value of the row's type; nil: there is none.
  public final var unparsedText: String? { valueState.unparsedText }
  /// Whether the value was changed while the row was in a form.
  public final var wasChanged: Bool { valueState.wasChanged }

  /// A value as the row holds it once it is set: in the kind's form, and null when it is empty.
  package final func stored(_ value: FormValue) -> FormValue {
    (type(of: self).canonical(value) ?? value).emptiedToNull(trimsBlanks: trimsBlanks)
  }

  /// Whether there is a value, or text that is none.
  package final var hasEntry: Bool { !formValue.isNull || unparsedText != nil }
  /// The value with which the row came into its form.
  final var initialValue: FormValue { valueState.valueBeforeChanges ?? formValue }
}
