/// A calendar day; kinds of one's own can be made of it.
@_documentation(visibility: public)
open class _DateRow: Row<LocalDate>, FieldRow, LimitedRow {
  /// The settings of the text control.
  public final var field = TextField(commit: .onLeave) { didSet { displayChanged() } }
  /// The earliest and the latest day.
  public final var limits = ControlLimits() { didSet { impliedRulesChanged() } }
  /// The earliest day, where it is a day and no expression; nil: there is none.
  public final var minimumDate: LocalDate? {
    get { limits.min.flatMap(\.day) }
    set { limits.min = newValue.map { .date($0) } }
  }
  /// The latest day, where it is a day and no expression; nil: there is none.
  public final var maximumDate: LocalDate? {
    get { limits.max.flatMap(\.day) }
    set { limits.max = newValue.map { .date($0) } }
  }
  /// A line of text, which shows an example while it is empty.
  open override var control: any ControlSettings { field.showing(exampleOf: .date, in: form) }
  /// The rules `min` and `max`, from the limits.
  open override var impliedRules: [AnyRule] { limits.rules }
  /// The day, in ISO 8601 or in the locale's order; nil when the text is none.
  open override func value(from text: String, locale: FormLocale) -> LocalDate? {
    LocalDate(typed: text, locale: locale)
  }
  /// The day in the locale's way of writing.
  open override func text(of value: LocalDate, locale: FormLocale) -> String {
    locale.text(of: value)
  }
}

/// A calendar day, without a time.
public final class DateRow: _DateRow, RowKind {
  /// The word for the kind in files: `date`.
  public static let kind = "date"
  /// What the kind is, in one line.
  public static let summary = "A calendar day."
  /// The keys that files may use besides those of every row.
  public static let keys: [DefinitionKey<DateRow>] = fieldKeys + limitKeys
}

extension RuleLimit {
  fileprivate var day: LocalDate? {
    if case .date(let date) = self { date } else { nil }
  }
}
