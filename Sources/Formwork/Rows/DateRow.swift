/// A calendar day.
public final class DateRow: Row<LocalDate>, FieldRow, LimitedRow, RowKind {
  /// The settings of the text control.
  public var field = TextField(commit: .onLeave)
  /// The earliest and the latest day.
  public var limits = ControlLimits() { didSet { impliedRulesChanged() } }
  /// A line of text.
  public override var control: Control { .text(field) }
  /// `min` and `max`, from the limits.
  public override var impliedRules: [AnyRule] { limits.rules }
  /// The day, in ISO 8601 or in the locale's order; nil when the text is none.
  public override func value(from text: String, locale: FormLocale) -> LocalDate? {
    LocalDate(typed: text, locale: locale)
  }
  /// The day in the locale's way of writing.
  public override func text(of value: LocalDate, locale: FormLocale) -> String {
    locale.text(of: value)
  }

  /// `date`.
  public static let kind = "date"
  /// What the kind is.
  public static let summary = "A calendar day."
  /// The kind's keys.
  public static let keys: [DefinitionKey<DateRow>] = fieldKeys + limitKeys
}
