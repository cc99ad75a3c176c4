internal import Formwork

/// Makes nodes of a text, and collects what the format does not allow.
struct NodeBuilder {
  /// Deepest nesting that is read.
  static let depthLimit = 64

  private let text: SourceText
  private let events: SyntaxEvents
  private let isJSON: Bool
  /// Whether scalars may be passwords, so that no `String` of them is made.
  private let holdsSecrets: Bool
  /// What the parser allows and the format does not.
  private(set) var problems: [DefinitionProblem] = []
  /// The last byte of what was read; tells where a syntax error lies.
  private var lastEnd = 0
  private var event: SyntaxEvent

  private init(
    _ text: SourceText, isJSON: Bool, holdsSecrets: Bool
  ) throws(SyntaxEvents.Failure) {
    (self.text, self.isJSON, self.holdsSecrets) = (text, isJSON, holdsSecrets)
    events = SyntaxEvents(
      text.bytes, language: isJSON ? .json : .yaml, holdsSecrets: holdsSecrets)
    event = try events.next()
  }

  /// The root of a text; nil when the text holds nothing.
  ///
  /// - Throws: the first syntax error.
  static func root(
    of text: SourceText, isJSON: Bool, holdsSecrets: Bool = false,
    problems: inout [DefinitionProblem]
  ) throws(SyntaxEvents.Failure) -> DefinitionNode? {
    var builder = try NodeBuilder(text, isJSON: isJSON, holdsSecrets: holdsSecrets)
    let root = try builder.document()
    problems += builder.problems
    return root
  }

  private mutating func advance() throws(SyntaxEvents.Failure) {
    if let end = event.range?.upperBound { lastEnd = end }
    event = try events.next()
  }

  private mutating func document() throws(SyntaxEvents.Failure) -> DefinitionNode? {
    try advance()
    guard case .documentStart = event.kind else { return nil }
    try advance()
    let root = try node(named: "", nullPlace: text.place(at: 0), depth: 1)
    // The end of the document, then that of the text.
    try advance()
    guard case .streamEnd = event.kind else {
      if case .documentStart = event.kind { try advance() }
      let place = text.place(at: event.range?.lowerBound ?? lastEnd)
      throw SyntaxEvents.Failure(
        message: "there is text after the document", line: place.line, column: place.column)
    }
    return root
  }

  private mutating func node(
    named name: String, nullPlace: DefinitionPlace, depth: Int
  ) throws(SyntaxEvents.Failure) -> DefinitionNode {
    refuseTagAndAnchor()
    let range = event.range.map(withoutIndentation)
    let place = range.map(text.place(of:)) ?? event.tag.map { text.place(at: $0) } ?? nullPlace
    switch event.kind {
    case .listStart, .mapStart:
      guard depth < NodeBuilder.depthLimit else {
        throw SyntaxEvents.Failure(
          message: "nested more than \(NodeBuilder.depthLimit) levels deep", line: place.line,
          column: place.column)
      }
      if case .listStart = event.kind {
        return try list(named: name, at: place, from: range?.lowerBound ?? lastEnd, depth: depth)
      }
      return try map(named: name, at: place, from: range?.lowerBound ?? lastEnd, depth: depth)
    case .scalar(let value, let style):
      let node = scalar(value, style, named: name, at: place, range: range)
      try advance()
      return node
    default:
      refuseAlias(at: place)
      try advance()
      return DefinitionNode(.scalar("", .plain), at: place, name: name, isJSON: isJSON)
    }
  }

  /// The range of a block scalar from its first character on.
  private func withoutIndentation(_ range: Range<Int>) -> Range<Int> {
    guard case .scalar(_, let style) = event.kind, style == .literal || style == .folded,
      let start = text.bytes[range].firstIndex(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D })
    else { return range }
    return start..<range.upperBound
  }

  private func scalar(
    _ value: ScalarText, _ style: DefinitionNode.Style, named name: String,
    at place: DefinitionPlace,
    range: Range<Int>?
  ) -> DefinitionNode {
    var node = DefinitionNode(
      .scalar("", style), at: place, name: name, source: range.flatMap(source), isJSON: isJSON,
      comment: range.flatMap { comment(behind: $0.upperBound) })
    switch value {
    case .text(let text): node.content = .scalar(text, style)
    case .secret(let secret): node.secret = secret
    }
    return node
  }

  /// The text as it is written; nil where it may hold passwords.
  private func source(_ range: Range<Int>) -> String? { holdsSecrets ? nil : text.text(range) }

  private func comment(behind end: Int) -> DefinitionPlace? {
    var offset = end
    while offset < text.bytes.count, text.bytes[offset] == 0x20 || text.bytes[offset] == 0x09 {
      offset += 1
    }
    guard offset > end, offset < text.bytes.count, text.bytes[offset] == UInt8(ascii: "#") else {
      return nil
    }
    return text.place(at: offset, length: 1)
  }

  private mutating func list(
    named name: String, at place: DefinitionPlace, from start: Int, depth: Int
  ) throws(SyntaxEvents.Failure) -> DefinitionNode {
    try advance()
    var items: [DefinitionNode] = []
    while true {
      if case .listEnd = event.kind { break }
      items.append(
        try node(named: name, nullPlace: text.place(at: lastEnd), depth: depth + 1))
    }
    let source = source(start..<max(start, event.range?.upperBound ?? start))
    try advance()
    return DefinitionNode(.list(items), at: place, name: name, source: source, isJSON: isJSON)
  }

  private mutating func map(
    named name: String, at place: DefinitionPlace, from start: Int, depth: Int
  ) throws(SyntaxEvents.Failure) -> DefinitionNode {
    try advance()
    var entries: [DefinitionNode.Entry] = []
    var seen = SeenKeys()
    while true {
      if case .mapEnd = event.kind { break }
      let key = try node(named: name, nullPlace: text.place(at: lastEnd), depth: depth + 1)
        .withoutSecrets
      let value = try node(named: key.text ?? "", nullPlace: key.place, depth: depth + 1)
      guard let word = allowed(key, value: value, seen: seen) else { continue }
      seen.add(word, at: key.place)
      entries.append(DefinitionNode.Entry(key: key, value: value))
    }
    let source = source(start..<max(start, event.range?.upperBound ?? start))
    try advance()
    return DefinitionNode(.map(entries), at: place, name: name, source: source, isJSON: isJSON)
  }
}

// MARK: What the format does not allow

extension NodeBuilder {
  /// The key's text, when the key may stand there.
  private mutating func allowed(
    _ key: DefinitionNode, value: DefinitionNode, seen: SeenKeys
  ) -> String? {
    guard let word = key.text else {
      problems.append(DefinitionProblem("a key must be text, not \(key.kindName)", at: key))
      return nil
    }
    if word == "<<", key.plainText != nil, !isJSON {
      problems.append(
        DefinitionProblem(
          "merge keys are not used here", at: key,
          hint: "write the keys out; repeated options go to lists:"))
      return nil
    }
    if let first = seen[word] {
      problems.append(
        DefinitionProblem(
          "the key \(word) is already there, at \(first.line):\(first.column)", at: key))
      return nil
    }
    return word
  }

  private mutating func refuseTagAndAnchor() {
    if let offset = event.tag {
      let word = word(at: offset)
      let rest = String(word.drop { $0 == "!" })
      let isCondition = rest.hasPrefix("$") || rest.contains("(")
      problems.append(
        DefinitionProblem(
          "YAML tags are not used here", at: text.place(at: offset, length: word.count),
          hint: isCondition
            ? "'!' starts a YAML tag here; write not \(rest), or put the condition in quotes"
            : "'!' starts a YAML tag here; put the text in quotes"))
    }
    if let offset = event.anchor {
      problems.append(
        DefinitionProblem(
          "YAML anchors are not used here", at: text.place(at: max(offset - 1, 0)),
          hint: "'&' starts an anchor here; put the text in quotes, or use lists: for options"))
    }
  }

  private mutating func refuseAlias(at place: DefinitionPlace) {
    problems.append(
      DefinitionProblem(
        "YAML aliases are not used here", at: text.place(at: max(place.offset - 1, 0)),
        hint: "'*' starts an alias here; put the text in quotes, or use lists: for options"))
  }

  private func word(at offset: Int) -> String {
    let ends: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: "}")]
    let end = text.bytes[offset...].firstIndex { ends.contains($0) } ?? text.bytes.count
    return text.text(offset..<end)
  }
}
