/// A whole number.
public final class IntRow: Row<Int>, FieldRow, LimitedRow, RowKind {
  /// The settings of the text control.
  public var field = TextField(commit: .onLeave) { didSet { displayChanged() } }
  /// The least and the greatest value.
  public var limits = ControlLimits() { didSet { impliedRulesChanged() } }
  /// A line of text.
  public override var control: any ControlSettings { field }
  /// `min` and `max`, from the limits.
  public override var impliedRules: [AnyRule] { limits.rules }
  /// The number, with the locale's grouping or without; nil when the text is none.
  public override func value(from text: String, locale: FormLocale) -> Int? {
    locale.number(typed: text)?.wholeNumber.flatMap { Int(exactly: $0) }
  }
  /// The digits, without grouping.
  public override func text(of value: Int, locale: FormLocale) -> String { "\(value)" }

  /// `int`.
  public static let kind = "int"
  /// What the kind is.
  public static let summary = "A whole number."
  /// The kind's keys.
  public static let keys: [DefinitionKey<IntRow>] = fieldKeys + limitKeys
}
