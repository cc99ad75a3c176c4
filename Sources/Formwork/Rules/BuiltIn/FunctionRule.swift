/// A closure's verdict on a value, beside those of the tags it names.
struct FunctionRule: ValueRuleBody {
  /// Says what is wrong with a value, with those of the tags; nil: nothing.
  typealias Verdict = @Sendable (FormValue, Values) -> RuleFailure?

  let tags: [String]
  let verdict: Verdict

  static let name = "closure"
  static let messages: [RuleMessage] = []
  var traits: RuleTraits { [.judgesEmpty, .judgesLists] }
  var namedRows: [RowReference] { tags.map { RowReference($0) } }

  func check(value: FormValue, in context: some RuleContext) -> RuleFailure? {
    verdict(value, context.values(of: tags))
  }
}

extension Rule {
  /// A closure must say true.
  ///
  /// The name is the violation's code. The closure gets empty values too, nil when there is none.
  public static func function(
    _ name: String, isValid: @escaping @Sendable (Value?) -> Bool
  ) -> Rule {
    function(name, []) { value, _ in isValid(value) }
  }

  /// A closure over the value and those of other rows must say true.
  ///
  /// The name is the violation's code. The closure gets the value, nil when there is none, and the
  /// values under the tags; it runs while all those rows are visible and valid.
  public static func function(
    _ name: String, _ tags: [String], isValid: @escaping @Sendable (Value?, Values) -> Bool
  ) -> Rule {
    function(named: name, tags) { value, values in
      isValid(Value(formValue: value), values) ? nil : RuleFailure(name)
    }
  }

  static func function(
    named name: String, _ tags: [String] = [], _ verdict: @escaping FunctionRule.Verdict
  ) -> Rule {
    Rule(erased: AnyRule(FunctionRule(tags: tags, verdict: verdict), named: name))
  }
}
