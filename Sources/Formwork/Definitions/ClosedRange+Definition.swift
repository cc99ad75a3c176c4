extension ClosedRange: DefinitionValue where Bound == Int {
  /// What files must write, for messages: `a whole number or {min, max}`.
  public static var schema: String { "a whole number or {min, max}" }
  /// One number, from which on everything is in the range, or a smallest and a largest.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> ClosedRange<Int>? {
    guard node.entries != nil else {
      return Int.read(node, into: &problems).flatMap { number in
        if number >= 1 { return number...number }
        problems.append(DefinitionProblem("\(node.name) must be at least 1", at: node))
        return nil
      }
    }
    let map = MapReader(node, keys: ["min", "max"], &problems)
    guard let low = map.needed("min", Int.self, &problems),
      let high = map.needed("max", Int.self, &problems)
    else { return nil }
    guard low >= 1 else {
      problems.append(DefinitionProblem("min must be at least 1", at: node["min"] ?? node))
      return nil
    }
    guard low <= high else {
      problems.append(DefinitionProblem("min is larger than max", at: node))
      return nil
    }
    return low...high
  }
}
