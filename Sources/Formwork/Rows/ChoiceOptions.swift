/// The options of a choice row: values, and how they are shown.
public struct ChoiceOptions<Value: RowValue> {
  /// The options, in order.
  public var choices: [Choice] = []
  /// No options.
  public init() {}

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
  public var rules: [AnyRule] {
    let allowed = choices.filter { !$0.isDisabled }.map(\.value)
    return [AnyRule(.oneOf(AllowedValues(allowed, ignoresCase: false)))]
  }
}
