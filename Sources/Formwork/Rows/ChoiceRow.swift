/// A row whose value is one of several options.
public protocol ChoiceRow<Option>: BaseRow {
  /// The type of the value.
  associatedtype Option: RowValue
  /// The options, and how they are shown.
  var choiceOptions: ChoiceOptions<Option> { get set }
}

extension ChoiceRow {
  /// The values that can be chosen, in order.
  public var options: [Option] {
    get { choiceOptions.values }
    set { choiceOptions.values = newValue }
  }

  /// Shows an option under another text.
  public func title(_ title: String, for option: Option) {
    change(option) { $0.title = title }
  }

  /// Shows an option that cannot be chosen.
  ///
  /// - Parameters:
  ///   - option: the option.
  ///   - reason: why it cannot be chosen; nil: not said.
  public func disable(_ option: Option, reason: String? = nil) {
    change(option) { ($0.isDisabled, $0.reason) = (true, reason) }
  }

  private func change(_ option: Option, _ body: (inout Choice) -> Void) {
    let lowered = option.formValue
    for index in choiceOptions.choices.indices
    where choiceOptions.choices[index].value == lowered {
      body(&choiceOptions.choices[index])
    }
  }

  /// A value as a validator judges it: that it is one of the options is a rule of its own.
  var judgedValue: @Sendable (FormValue) -> FormValue? {
    { $0.isNull ? .null : Option.lowered($0) }
  }

  /// The keys of every row with options.
  public static var choiceKeys: [DefinitionKey<Self>] {
    [
      DefinitionKey(
        "options", schema: "a list of options, or {list: name}", "What can be chosen.",
        roles: [.outside, .needed]
      ) { row, node, problems in
        guard let choices = node.readChoices(into: &problems) else { return }
        row.choiceOptions = ChoiceOptions(choices)
      }
    ]
  }
}
