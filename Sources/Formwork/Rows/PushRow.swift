/// One of several options, chosen from a list.
public final class PushRow<Option: RowValue>: Row<Option>, ChoiceRow, RowKind {
  /// What can be chosen, and how it is shown.
  public var choiceOptions = ChoiceOptions<Option>() { didSet { impliedRulesChanged() } }
  /// A choice.
  public override var control: any ControlSettings { ChoiceField(.popup) }
  /// The options, as a control shows them.
  public override var choices: [Choice] { choiceOptions.choices }
  override func isOption(_ value: FormValue) -> Bool { choiceOptions.contains(value) }
  /// The value must be one of the options.
  public override var impliedRules: [AnyRule] { choiceOptions.rules }
  /// The option with that value as text; nil when there is none.
  public override func value(from text: String, locale: FormLocale) -> Option? {
    choiceOptions.values.first { $0.formValue.written == text }
  }
  /// The title of the option.
  public override func text(of value: Option, locale: FormLocale) -> String {
    choiceOptions.title(of: value)
  }

  /// `push`.
  public static var kind: String { "push" }
  /// What the kind is.
  public static var summary: String { "One of several options, chosen from a list." }
  /// The kind's keys.
  public static var keys: [DefinitionKey<PushRow>] { choiceKeys }
}

/// Eureka's row whose options pop over: a push row, since a terminal has one kind of list.
public typealias PopoverSelectorRow<Option: RowValue> = PushRow<Option>
/// Eureka's row whose options are an alert: a push row, since a terminal has one kind of list.
public typealias AlertRow<Option: RowValue> = PushRow<Option>
/// Eureka's row whose options are a sheet: a push row, since a terminal has one kind of list.
public typealias ActionSheetRow<Option: RowValue> = PushRow<Option>
