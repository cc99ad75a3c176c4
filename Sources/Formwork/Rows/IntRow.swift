/// A whole number; kinds of one's own can be made of it.
@_documentation(visibility: public)
open class _IntRow: Row<Int>, FieldRow, LimitedRow {
  /// The settings of the text control.
  public final var field = TextField(commit: .onLeave) { didSet { displayChanged() } }
  /// The least and the greatest value.
  public final var limits = ControlLimits() { didSet { impliedRulesChanged() } }
  /// One line of text, with the row's settings.
  open override var control: any ControlSettings { field }
  /// The rules `min` and `max`, from the limits.
  open override var impliedRules: [AnyRule] { limits.rules }
  /// The number, with the locale's grouping or without; nil when the text is none.
  open override func value(from text: String, locale: FormLocale) -> Int? {
    locale.number(typed: text)?.wholeNumber.flatMap { Int(exactly: $0) }
  }
  /// The digits of the number, without grouping.
  open override func text(of value: Int, locale: FormLocale) -> String { "\(value)" }
}

/// A whole number, as large as `Int` holds.
public final class IntRow: _IntRow, RowKind {
  /// The word for the kind in files: `int`.
  public static let kind = "int"
  /// What the kind is, in one line.
  public static let summary = "A whole number."
  /// The keys that files may use besides those of every row.
  public static let keys: [DefinitionKey<IntRow>] = fieldKeys + limitKeys
}
