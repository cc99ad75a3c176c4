/// A named check of one value, with its parameters as data.
public struct Rule<Value: RowValue>: Sendable {
  var erased: AnyRule
  init(_ body: RuleBody) { erased = AnyRule(body) }
  init(erased: AnyRule) { self.erased = erased }
}
