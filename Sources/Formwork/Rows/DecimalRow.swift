/// A decimal number, exact to its last digit.
public final class DecimalRow: Row<DecimalNumber>, FieldRow, LimitedRow, RowKind {
  /// The settings of the text control.
  public var field = TextField(commit: .onLeave) { didSet { displayChanged() } }
  /// The least and the greatest value.
  public var limits = ControlLimits() { didSet { impliedRulesChanged() } }
  /// A line of text.
  public override var control: any ControlSettings { field }
  /// `min` and `max`, from the limits.
  public override var impliedRules: [AnyRule] { limits.rules }
  /// The number in the locale's way of writing; nil when the text is none.
  public override func value(from text: String, locale: FormLocale) -> DecimalNumber? {
    locale.number(typed: text)
  }
  /// The digits as they were given, with the locale's separator.
  public override func text(of value: DecimalNumber, locale: FormLocale) -> String {
    locale.text(of: value)
  }

  /// `decimal`.
  public static let kind = "decimal"
  /// What the kind is.
  public static let summary = "A decimal number."
  /// The kind's keys.
  public static let keys: [DefinitionKey<DecimalRow>] = fieldKeys + limitKeys
}
