/// A decimal number, exact to its last digit; kinds of one's own can be made of it.
@_documentation(visibility: public)
open class _DecimalRow: Row<DecimalNumber>, FieldRow, LimitedRow {
  /// The settings of the text control.
  public final var field = TextField(commit: .onLeave) { didSet { displayChanged() } }
  /// The least and the greatest value.
  public final var limits = ControlLimits() { didSet { impliedRulesChanged() } }
  /// One line of text, with the row's settings.
  open override var control: any ControlSettings { field }
  /// The rules `min` and `max`, from the limits.
  open override var impliedRules: [AnyRule] { limits.rules }
  /// The number in the locale's way of writing; nil when the text is none.
  open override func value(from text: String, locale: FormLocale) -> DecimalNumber? {
    locale.number(typed: text)
  }
  /// The digits as they were given, with the locale's separator.
  open override func text(of value: DecimalNumber, locale: FormLocale) -> String {
    locale.text(of: value)
  }
}

/// A decimal number, exact to its last digit.
public final class DecimalRow: _DecimalRow, RowKind {
  /// The word for the kind in files: `decimal`.
  public static let kind = "decimal"
  /// What the kind is, in one line.
  public static let summary = "A decimal number."
  /// The keys that files may use besides those of every row.
  public static let keys: [DefinitionKey<DecimalRow>] = fieldKeys + limitKeys
}
