/// The options of a choice row: values, and how they are shown.
public struct ChoiceOptions<Value: RowValue> {
  /// The options, in order.
  public var choices: [Choice] = [] { didSet { sharedRule = nil } }
  /// The rule of options that several rows have; nil: it is made when it is needed.
  private var sharedRule: AnyRule?

  /// No options.
  public init() {}

  /// Options that several rows have.
  init(_ list: ChoiceList) { (choices, sharedRule) = (list.choices, list.rule) }

  /// The values of the options; setting them gives each its own text as the title.
  public var values: [Value] {
    get { choices.compactMap { Value(formValue: $0.value) } }
    set { choices = newValue.map { Choice($0.formValue, title: $0.formValue.written) } }
  }

  /// The title of a value; its own text when it is no option.
  func title(of value: Value) -> String {
    let lowered = value.formValue
    return choices.first { $0.value == lowered }?.title ?? lowered.written
  }

  /// The value must be one of the options that can be chosen.
  public var rules: [AnyRule] { [sharedRule ?? ChoiceList(choices).rule] }
}

/// Options and the rule that a value is one of them, so that rows with the same options share it.
package struct ChoiceList: Sendable {
  let choices: [Choice]
  let rule: AnyRule

  /// A list of options; O(options).
  package init(_ choices: [Choice]) {
    let allowed = choices.filter { !$0.isDisabled }.map(\.value)
    self.choices = choices
    rule = AnyRule(.oneOf(AllowedValues(allowed, ignoresCase: false)))
  }
}
