extension AnyRule: DefinitionValue {
  /// `a rule`, as messages say it.
  public static var schema: String { "a rule" }

  private static let commonKeys = ["message", "id", "severity", "when"]

  /// A rule: its name, or a map with its name, its argument and what goes with it.
  ///
  /// The names are those of the node's surroundings.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> AnyRule? {
    let kinds = node.surroundings?.rules ?? .builtIn
    guard let entries = node.entries else { return readWord(node, among: kinds, into: &problems) }
    let named = entries.filter { kinds[$0.name] != nil }
    guard let first = named.first, let kind = kinds[first.name] else {
      problems.append(noRule(in: node, entries, among: kinds))
      return nil
    }
    if let second = named.dropFirst().first {
      let position = first.key.position
      problems.append(
        DefinitionProblem(
          "one rule has two names: \(first.name) (at \(position.line):\(position.column)) and "
            + second.name,
          at: second.key, hint: "make it two rules, each with its own dash"))
      return nil
    }
    // Most rules have no options: what they are is asked only where there may be some.
    let others = entries.filter { $0.name != first.name && !commonKeys.contains($0.name) }
    if !others.isEmpty {
      let known = [first.name] + RuleKinds.optionNames(of: kind) + commonKeys
      for entry in others where !known.contains(entry.name) {
        problems.append(
          .unknown("key", entry.key, among: known + kinds.names.filter { $0 != first.name }))
      }
    }
    // An argument that is rules names those of the same registry.
    let argument = first.value.placed(in: node.surroundings)
    let input = RuleInput(
      map: node, argument: argument.isNull ? nil : argument, name: first.key,
      hasOptions: !others.isEmpty)
    return input.read(kind, into: &problems)
  }

  private static func readWord(
    _ node: DefinitionNode, among kinds: RuleKinds, into problems: inout [DefinitionProblem]
  ) -> AnyRule? {
    guard let word = node.text, !node.isNull else {
      problems.append(node.mismatch("a rule's name, or a map with it"))
      return nil
    }
    guard let kind = kinds[word] else {
      problems.append(.unknown("rule", node, among: kinds.names))
      return nil
    }
    return RuleInput(map: nil, argument: nil, name: node).read(kind, into: &problems)
  }

  private static func noRule(
    in node: DefinitionNode, _ entries: [DefinitionNode.Entry], among kinds: RuleKinds
  ) -> DefinitionProblem {
    // The key that is no option is probably a rule, misspelt.
    let known = commonKeys + kinds.optionNames
    if let suspect = entries.first(where: { !known.contains($0.name) }) {
      return .unknown("rule", suspect.key, among: kinds.names)
    }
    return DefinitionProblem("this map names no rule", at: node)
  }
}

/// What a definition says about one rule.
private struct RuleInput {
  /// The map that the rule stands in; nil when it is a word.
  let map: DefinitionNode?
  /// What stands behind the rule's name; nil: nothing.
  let argument: DefinitionNode?
  let name: DefinitionNode
  /// Whether the map has keys that may be options of the rule.
  var hasOptions = false

  /// The rule of a kind; nil, with a problem, when its argument is wrong.
  func read<Kind: RuleKind>(
    _: Kind.Type, into problems: inout [DefinitionProblem]
  ) -> AnyRule? {
    let keys = Kind.keyDescriptions
    var body = Kind()
    if hasOptions, let map {
      for index in keys.indices where keys[index].role == .option {
        if let node = map[keys[index].name] { _ = Kind.keys[index].read(&body, node, &problems) }
      }
    }
    var when: Condition?
    let isRead = readArgument(of: &body, keys, &when, into: &problems)
    let modifiers = readModifiers(&when, into: &problems)
    guard isRead else { return nil }
    var rule = AnyRule(body)
    if let problem = rule.problem {
      problems.append(words(for: problem, of: Kind.self))
      return nil
    }
    (rule.message, rule.id, rule.when, rule.position) = (
      modifiers.message, modifiers.id, when, name.position
    )
    if let severity = modifiers.severity { rule.severity = severity }
    return rule
  }

  /// Reads what stands behind the name; false, with a problem, when the rule cannot be made of it.
  private func readArgument<Kind: RuleKind>(
    of body: inout Kind, _ keys: [RuleKeyDescription], _ when: inout Condition?,
    into problems: inout [DefinitionProblem]
  ) -> Bool {
    let index = keys.firstIndex { $0.role == .argument }
    let given = argument.flatMap { $0.plainText == "true" && index == nil ? nil : $0 }
    guard let given else {
      guard keys.needsArgument else { return true }
      problems.append(
        DefinitionProblem(
          "\(Kind.name) needs an argument", at: name,
          hint: "as in {\(Kind.name): \(Kind.example)}"))
      return false
    }
    if let index { return Kind.keys[index].read(&body, given, &problems) }
    if keys.contains(where: \.isField) {
      return readFields(of: &body, keys, in: given, into: &problems)
    }
    guard body.traits.contains(.takesCondition) else {
      problems.append(DefinitionProblem("\(Kind.name) takes no argument", at: given))
      return true
    }
    when = Condition.read(given, into: &problems)
    return when != nil
  }

  private func readFields<Kind: RuleKind>(
    of body: inout Kind, _ keys: [RuleKeyDescription], in node: DefinitionNode,
    into problems: inout [DefinitionProblem]
  ) -> Bool {
    let map = MapReader(node, keys: keys.fields.map(\.name), &problems)
    guard map.node.entries != nil else { return false }
    var isComplete = true
    for index in keys.indices where keys[index].isField {
      let name = keys[index].name
      if let value = node[name] {
        isComplete = Kind.keys[index].read(&body, value, &problems) && isComplete
      } else if keys[index].role == .field {
        problems.append(DefinitionProblem("\(name) is missing", at: node))
        isComplete = false
      }
    }
    return isComplete
  }

  private func readModifiers(
    _ when: inout Condition?, into problems: inout [DefinitionProblem]
  ) -> (message: String?, id: String?, severity: Violation.Severity?) {
    guard let map else { return (nil, nil, nil) }
    let message = map["message"].flatMap { node in
      problems += node.commentWarning + node.emptyMessage
      return String.read(node, into: &problems)
    }
    let id = map["id"].flatMap { String.read($0, into: &problems) }
    let severity = map["severity"].flatMap { Violation.Severity.read($0, into: &problems) }
    if let condition = map["when"].flatMap({ Condition.read($0, into: &problems) }) {
      when = when?.and(condition) ?? condition
    }
    return (message, id, severity)
  }

  /// A problem with the arguments, at the node of the one that is wrong.
  private func words<Kind: RuleKind>(
    for problem: RuleProblem, of _: Kind.Type
  ) -> DefinitionProblem {
    let node =
      (problem.key.map { map?[$0] ?? argument?[$0] } ?? argument) ?? argument ?? name
    let subject = problem.key ?? Kind.name
    let message =
      problem.isAboutPattern
      ? "\(subject) is no regular expression: \(problem.message)" : "\(subject) \(problem.message)"
    guard let offset = problem.offset else { return DefinitionProblem(message, at: node) }
    return DefinitionProblem(message, at: node.position(of: offset, length: 1))
  }
}

extension RuleKind {
  /// What may stand behind the name, for those who left it out.
  fileprivate static var example: String {
    let keys = keyDescriptions
    return keys.argument?.example
      ?? "{\(keys.fields.map { "\($0.name): \($0.example)" }.joined(separator: ", "))}"
  }
}

/// The values of `oneOf` and `noneOf`, which do not depend on the type of the row.
struct PossibleValues: DefinitionValue, Sendable {
  var values: [FormValue] = []

  static let schema = "a list of values"

  static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> PossibleValues? {
    guard let items = node.items else {
      problems.append(node.mismatch("a list"))
      return nil
    }
    guard !items.isEmpty else {
      problems.append(DefinitionProblem("\(node.name) names no value", at: node))
      return nil
    }
    return PossibleValues(values: items.flatMap { $0.possibleValues(&problems) })
  }
}

extension Violation.Severity: CaseIterable, DefinitionValue {
  /// Those that a file may name.
  public static var allCases: [Self] { [.error, .warning] }
}

extension LengthUnit: DefinitionValue {}
extension EmailDialect: DefinitionValue {}
