/// The value must be of a row's type.
struct TypeRule: ValueRuleBody {
  let type: ValueType
  /// What messages call the type.
  let typeName: String
  let accepts: @Sendable (FormValue) -> Bool

  init<Value: RowValue>(_: Value.Type) {
    (type, typeName) = (Value.valueType, Value.typeName)
    accepts = { Value(formValue: $0) != nil }
  }

  static let name = "type"
  static let order = RuleOrder.type
  static let messages = [
    RuleMessage(
      "type", "Must be of type {expected}", parameters: ["expected", "example"],
      variants: [
        "text": "Must be text",
        "secret": "Must be text",
        "boolean": "Must be true or false",
        "whole number": "Must be a whole number",
        "whole number.example": "Must be a whole number such as {example}",
        "number": "Must be a number",
        "number.example": "Must be a number such as {example}",
        "date": "Must be a date",
        "date.example": "Must be a date such as {example}",
        "time": "Must be a time",
        "time.example": "Must be a time such as {example}",
        "date and time": "Must be a date and a time",
        "date and time.example": "Must be a date and a time such as {example}",
      ])
  ]
  var traits: RuleTraits { [.judgesEmpty, .judgesLists, .stopsAllRules] }

  func check(value: FormValue, in _: some RuleContext) -> RuleFailure? {
    let isText = value.withOperand { if case .malformed = $0 { false } else { true } }
    return isText && (value.isNull || accepts(value)) ? nil : .type(type, named: typeName)
  }
}
