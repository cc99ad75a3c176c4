/// A calendar day.
public final class DateRow: Row<LocalDate>, FieldRow, LimitedRow, RowKind {
  /// The settings of the text control.
  public var field = TextField(commit: .onLeave) { didSet { displayChanged() } }
  /// The earliest and the latest day.
  public var limits = ControlLimits() { didSet { impliedRulesChanged() } }
  /// The earliest day, where it is a day and no expression; nil: there is none.
  public var minimumDate: LocalDate? {
    get { limits.min.flatMap(\.day) }
    set { limits.min = newValue.map { .date($0) } }
  }
  /// The latest day, where it is a day and no expression; nil: there is none.
  public var maximumDate: LocalDate? {
    get { limits.max.flatMap(\.day) }
    set { limits.max = newValue.map { .date($0) } }
  }
  /// A line of text, which shows an example while it is empty.
  public override var control: any ControlSettings { field.showing(exampleOf: .date, in: locale) }
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

extension RuleLimit {
  fileprivate var day: LocalDate? {
    if case .date(let date) = self { date } else { nil }
  }
}
