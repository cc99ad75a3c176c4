/// The options of a choice row: values, and how they are shown.
public struct ChoiceOptions<Value: RowValue> {
  /// The options, in order.
  public var choices: [Choice] = [] { didSet { list = nil } }
  /// The same options, when several rows have them; nil: the list is made when it is needed.
  private var list: ChoiceList?

  /// A list without any option yet.
  public init() {}

  /// Options that several rows have.
  init(_ list: ChoiceList) { (choices, self.list) = (list.choices, list) }

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
  public var rules: [AnyRule] { [(list ?? ChoiceList(choices)).rule] }

  /// Whether a value is one of the options, disabled ones included.
  func contains(_ value: FormValue) -> Bool {
    list?.contains(value) ?? choices.contains { $0.value == value }
  }
}

/// Options and the rule that a value is one of them, so that rows with the same options share it.
package struct ChoiceList: Sendable {
  let choices: [Choice]
  let rule: AnyRule
  private let all: AllowedValues

  /// A list of options; O(options).
  package init(_ choices: [Choice]) {
    let enabled = choices.filter { !$0.isDisabled }
    let values = enabled.map(\.value)
    let allowed = AllowedValues(values)
    self.choices = choices
    rule = AnyRule(OneOfRule(values, allowed: allowed))
    all =
      enabled.count == choices.count
      ? allowed : AllowedValues(choices.map(\.value))
  }

  func contains(_ value: FormValue) -> Bool {
    value.withOperand { all.contains($0) }
  }
}
