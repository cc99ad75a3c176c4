internal import Formwork

extension MapReader {
  /// The rows and words under `context`; none when there is no such key.
  ///
  /// That the rows are there and not secret is checked with the whole definition.
  func context(_ problems: inout [DefinitionProblem]) -> PasswordContext {
    let items = read("context", [String].self, &problems) ?? []
    for (item, part) in zip(items, node["context"]?.items ?? [])
    where PasswordContext([item]).words.contains(where: { $0.count < ContextWords.shortest }) {
      problems.append(
        DefinitionProblem(
          "a word of less than \(ContextWords.shortest) characters refuses nothing",
          severity: .warning, at: part))
    }
    return PasswordContext(items, at: node["context"]?.items?.map(\.position) ?? [])
  }

  /// A whole number within bounds; nil when there is no such key, or it is wrong.
  func number(
    _ key: String, _ bounds: ClosedRange<Int>, _ problems: inout [DefinitionProblem]
  ) -> Int? {
    guard let number = read(key, Int.self, &problems), let value = node[key] else { return nil }
    guard !bounds.contains(number) else { return number }
    let least = "at least \(bounds.lowerBound)"
    let words =
      bounds.upperBound == .max ? least : "from \(bounds.lowerBound) to \(bounds.upperBound)"
    problems.append(DefinitionProblem("\(key) must be \(words)", at: value))
    return nil
  }
}
