/// What a definition says about one rule.
struct RuleInput {
  let name: String
  /// The map that the rule stands in; nil when it is a word.
  let map: DefinitionNode?
  /// What stands behind the rule's name; nil: nothing.
  let argument: DefinitionNode?
  /// The rule's name.
  let place: DefinitionNode

  var message: String?
  var id: String?
  var severity: Violation.Severity?
  private(set) var when: Condition?

  init(name: String, map: DefinitionNode?, argument: DefinitionNode?, place: DefinitionNode) {
    (self.name, self.map, self.argument, self.place) = (name, map, argument, place)
  }

  /// Lets the rule run only while this holds, too.
  mutating func add(_ condition: Condition) {
    guard let first = when else {
      when = condition
      return
    }
    switch (first.body, condition.body) {
    case (.constant(let holds), _): when = holds ? condition : first
    case (_, .constant(let holds)): when = holds ? first : condition
    default: when = Condition("(\(first.text ?? "true")) and (\(condition.text ?? "true"))")
    }
  }

  func rule(_ body: RuleBody) -> AnyRule {
    var rule = AnyRule(body)
    (rule.message, rule.id, rule.when, rule.place) = (message, id, when, place.place)
    if let severity { rule.severity = severity }
    return rule
  }

  /// The argument as a type; nil, with a problem, when it is missing or wrong.
  func argument<Value: DefinitionValue>(
    _: Value.Type, example: String, _ problems: inout [DefinitionProblem]
  ) -> Value? {
    guard let argument = neededArgument(example: example, &problems) else { return nil }
    return Value.read(argument, into: &problems)
  }

  /// The argument; nil, with a problem, when it is missing.
  func neededArgument(
    example: String, _ problems: inout [DefinitionProblem]
  ) -> DefinitionNode? {
    if let argument { return argument }
    problems.append(
      DefinitionProblem("\(name) needs an argument", at: place, hint: "as in {\(name): \(example)}")
    )
    return nil
  }

  /// One of the rule's options; nil when it is not there, or wrong.
  func option<Value: DefinitionValue>(
    _ key: String, _: Value.Type, _ problems: inout [DefinitionProblem]
  ) -> Value? {
    map?[key].flatMap { Value.read($0, into: &problems) }
  }

  /// Says that the rule takes no argument, when it has one that is more than `true`.
  func refuseArgument(_ problems: inout [DefinitionProblem]) {
    guard let argument, argument.plainText != "true" else { return }
    problems.append(DefinitionProblem("\(name) takes no argument", at: argument))
  }
}
