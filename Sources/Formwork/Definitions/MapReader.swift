/// Reads a map with known keys; others are problems.
public struct MapReader {
  /// The map that is read.
  public let node: DefinitionNode

  /// A reader of a map that may have these keys.
  ///
  /// - Parameters:
  ///   - node: the map; anything else is a problem.
  ///   - keys: the keys that it may have.
  ///   - problems: takes a problem for every other key.
  public init(_ node: DefinitionNode, keys: [String], _ problems: inout [DefinitionProblem]) {
    self.node = node
    guard let entries = node.entries else {
      problems.append(node.mismatch("a map"))
      return
    }
    for entry in entries where !keys.contains(entry.name) {
      problems.append(.unknown("key", entry.key, among: keys))
    }
  }

  /// The value under a key; nil when there is none, or it is wrong.
  public func read<Value: DefinitionValue>(
    _ key: String, _: Value.Type, _ problems: inout [DefinitionProblem]
  ) -> Value? {
    node[key].flatMap { Value.read($0, into: &problems) }
  }

  /// The value under a key that must be there; nil, with a problem, when there is none.
  public func needed<Value: DefinitionValue>(
    _ key: String, _: Value.Type, _ problems: inout [DefinitionProblem]
  ) -> Value? {
    if let value = node[key] { return Value.read(value, into: &problems) }
    if node.entries != nil { problems.append(DefinitionProblem("\(key) is missing", at: node)) }
    return nil
  }
}

extension DefinitionProblem {
  /// A word that is not known, with the known one that is nearest to it.
  ///
  /// - Parameters:
  ///   - what: what the word would be, such as `key`.
  ///   - node: the word.
  ///   - words: those that are known; they are gathered when the problem is worded.
  ///   - owner: what they belong to; nil: not said.
  /// - Returns: an error at the word.
  public static func unknown(
    _ what: String, _ node: DefinitionNode,
    among words: @autoclosure @escaping @Sendable () -> [String], of owner: String? = nil
  ) -> DefinitionProblem {
    let text = node.text ?? ""
    return DefinitionProblem(at: node.position) {
      let (word, known) = (String(text.prefix(60)), words())
      let message = "unknown \(what) '\(word)'" + (owner.map { " of \($0)" } ?? "")
      if let nearest = Spelling.nearest(word, in: known) {
        return (message + "; did you mean '\(nearest)'?", nil)
      }
      let isShort = !known.isEmpty && known.count <= 40
      return (message, isShort ? "known: \(known.joined(separator: ", "))" : nil)
    }
  }

  /// A node that is none of the words that its key takes.
  static func unknownWord(_ node: DefinitionNode, among words: [String]) -> DefinitionProblem {
    let (unknown, mismatch) = (
      DefinitionProblem.unknown(node.name, node, among: words),
      node.mismatch("one of " + words.joined(separator: ", "))
    )
    let word = node.text ?? ""
    return DefinitionProblem(at: node.position) {
      let meant = Spelling.nearest(word, in: words) == nil ? mismatch : unknown
      return (meant.message, meant.hint)
    }
  }
}
