/// One of several options; kinds of one's own can be made of it.
///
/// The options are shown as a list over the form, unless a subclass has another control.
open class OptionsRow<Option: RowValue>: Row<Option>, ChoiceRow {
  /// What can be chosen, and how it is shown.
  public final var choiceOptions = ChoiceOptions<Option>() { didSet { impliedRulesChanged() } }
  /// A list over the form, opened with Enter.
  open override var control: any ControlSettings { ChoiceField(.popup) }
  /// The options, as a control shows them.
  public final override var choices: [Choice] { choiceOptions.choices }
  final override func isOption(_ value: FormValue) -> Bool { choiceOptions.contains(value) }
  /// The rule that the value is one of the options.
  open override var impliedRules: [AnyRule] { choiceOptions.rules }
  /// The option with that value as text; nil when there is none.
  open override func value(from text: String, locale: FormLocale) -> Option? {
    choiceOptions.values.first { $0.formValue.written == text }
  }
  /// The title of the option; its own text when the value is no option.
  open override func text(of value: Option, locale: FormLocale) -> String {
    choiceOptions.title(of: value)
  }
}
