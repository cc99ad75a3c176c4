extension AnyRule: DefinitionValue {
  /// `a rule`.
  public static var schema: String { "a rule" }

  /// The names of all rules that definitions can use, in the order of their documentation.
  public static var names: [String] { RuleReader.all.map(\.name) }

  private static let commonKeys = ["message", "id", "severity", "when"]

  /// A rule: its name, or a map with its name, its argument and what goes with it.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> AnyRule? {
    guard let entries = node.entries else { return readWord(node, into: &problems) }
    let named = entries.filter { RuleReader.named($0.name) != nil }
    guard let first = named.first, let reader = RuleReader.named(first.name) else {
      problems.append(noRule(in: node, entries))
      return nil
    }
    if let second = named.dropFirst().first {
      let place = first.key.place
      problems.append(
        DefinitionProblem(
          "one rule has two names: \(first.name) (at \(place.line):\(place.column)) and "
            + second.name,
          at: second.key, hint: "make it two rules, each with its own dash"))
      return nil
    }
    let known = [reader.name] + reader.options + commonKeys
    for entry in entries where !known.contains(entry.name) {
      problems.append(.unknown("key", entry.key, among: known + names.filter { $0 != reader.name }))
    }
    return readMap(node, first, reader, into: &problems)
  }

  private static func readWord(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> AnyRule? {
    guard let word = node.text, !node.isNull else {
      problems.append(node.mismatch("a rule's name, or a map with it"))
      return nil
    }
    guard let reader = RuleReader.named(word) else {
      problems.append(.unknown("rule", node, among: names))
      return nil
    }
    var input = RuleInput(name: word, map: nil, argument: nil, place: node)
    return reader.read(&input, &problems).map { input.rule($0) }
  }

  private static func readMap(
    _ node: DefinitionNode, _ named: DefinitionNode.Entry, _ reader: RuleReader,
    into problems: inout [DefinitionProblem]
  ) -> AnyRule? {
    var input = RuleInput(
      name: reader.name, map: node, argument: named.value.isNull ? nil : named.value,
      place: named.key)
    let body = reader.read(&input, &problems)
    if let message = node["message"] {
      problems += message.commentWarning
      input.message = String.read(message, into: &problems)
    }
    input.id = node["id"].flatMap { String.read($0, into: &problems) }
    input.severity = node["severity"].flatMap { Violation.Severity.read($0, into: &problems) }
    if let when = node["when"].flatMap({ Condition.read($0, into: &problems) }) {
      input.add(when)
    }
    return body.map { input.rule($0) }
  }

  private static func noRule(
    in node: DefinitionNode, _ entries: [DefinitionNode.Entry]
  ) -> DefinitionProblem {
    // The key that is no option is probably a rule, misspelt.
    let known = commonKeys + RuleReader.all.flatMap(\.options)
    if let suspect = entries.first(where: { !known.contains($0.name) }) {
      return .unknown("rule", suspect.key, among: names)
    }
    return DefinitionProblem("this map names no rule", at: node)
  }
}

extension Violation.Severity: CaseIterable, DefinitionValue {
  /// Both severities.
  public static var allCases: [Self] { [.error, .warning] }
}

extension LengthUnit: DefinitionValue {}
extension EmailDialect: DefinitionValue {}
