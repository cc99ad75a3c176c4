internal import Formwork

/// Makes nodes of a text, and collects what the format does not allow.
struct NodeBuilder {
  /// Deepest nesting that is read.
  static let depthLimit = 64
  /// Most values that are read: more than a form of 1 MiB can mean.
  static let countLimit = 250_000

  private let text: SourceText
  private let events: SyntaxEvents
  private let isJSON: Bool
  /// Whether scalars may be passwords, so that no `String` of them is made.
  private let holdsSecrets: Bool
  /// What the parser allows and the format does not.
  private(set) var problems: [DefinitionProblem] = []
  /// The last byte of what was read, where a syntax error is.
  private var lastEnd = 0
  private var event: SyntaxEvent
  /// How many values were read.
  private var count = 0
  /// Where the lists in `[…]` and maps in `{…}` begin that are not yet closed.
  private var openFlows: [Int] = []

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
    let root: DefinitionNode?
    do throws(SyntaxEvents.Failure) {
      root = try builder.document()
    } catch {
      throw builder.located(error)
    }
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
    let root = try node(named: "", nullPosition: text.position(at: 0), depth: 1)
    // The end of the document, then that of the text; what follows need not be parsed.
    do throws(SyntaxEvents.Failure) {
      try advance()
      if case .streamEnd = event.kind { return root }
      if case .documentStart = event.kind { try advance() }
    } catch {}
    let offset = event.range?.lowerBound ?? text.firstContent(from: lastEnd) ?? lastEnd
    throw SyntaxEvents.Failure("there is text after the document", at: text.position(at: offset))
  }

  private mutating func node(
    named name: String, nullPosition: SourcePosition, depth: Int
  ) throws(SyntaxEvents.Failure) -> DefinitionNode {
    refuseTagAndAnchor()
    count += 1
    let range = event.range.map(withoutIndentation)
    let position =
      range.map(text.position(of:)) ?? event.tag.map { text.position(at: $0) } ?? nullPosition
    guard count <= NodeBuilder.countLimit else {
      throw SyntaxEvents.Failure("more than \(NodeBuilder.countLimit) values", at: position)
    }
    switch event.kind {
    case .listStart, .mapStart:
      guard depth < NodeBuilder.depthLimit else {
        throw SyntaxEvents.Failure(
          "nested more than \(NodeBuilder.depthLimit) levels deep", at: position)
      }
      return try collection(named: name, at: position, from: range?.lowerBound, depth: depth)
    case .scalar(let value, let style):
      let node = scalar(value, style, named: name, at: position, range: range)
      try advance()
      return node
    default:
      refuseAlias(at: position)
      try advance()
      return DefinitionNode(.scalar("", .plain), at: position, name: name, isJSON: isJSON)
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
    at position: SourcePosition,
    range: Range<Int>?
  ) -> DefinitionNode {
    var node = DefinitionNode(
      .scalar("", style), at: position, name: name, source: range.flatMap(source), isJSON: isJSON,
      comment: range.flatMap { comment(behind: $0.upperBound) })
    switch value {
    case .text(let text): node.content = .scalar(text, style)
    case .secret(let secret): node.secret = secret
    }
    return node
  }

  /// The text as it is written; nil where it may hold passwords.
  private func source(_ range: Range<Int>) -> String? { holdsSecrets ? nil : text.text(range) }

  private func comment(behind end: Int) -> SourcePosition? {
    var offset = end
    while offset < text.bytes.count, text.bytes[offset] == 0x20 || text.bytes[offset] == 0x09 {
      offset += 1
    }
    guard offset > end, offset < text.bytes.count, text.bytes[offset] == UInt8(ascii: "#") else {
      return nil
    }
    return text.position(at: offset, length: 1)
  }

  private mutating func collection(
    named name: String, at position: SourcePosition, from start: Int?, depth: Int
  ) throws(SyntaxEvents.Failure) -> DefinitionNode {
    let isFlow = start.map { [UInt8(ascii: "["), UInt8(ascii: "{")].contains(text.bytes[$0]) }
    if isFlow == true, let start { openFlows.append(start) }
    var node = DefinitionNode(.list([]), at: position, name: name, isJSON: isJSON)
    if case .listStart = event.kind {
      node.content = .list(try items(named: name, depth: depth))
    } else {
      node.content = .map(try entries(named: name, depth: depth))
    }
    if isFlow == true { openFlows.removeLast() }
    node.isFlow = isFlow ?? false
    node.lastLine = text.position(at: event.range?.upperBound ?? lastEnd).line
    try advance()
    return node
  }

  private mutating func items(
    named name: String, depth: Int
  ) throws(SyntaxEvents.Failure) -> [DefinitionNode] {
    try advance()
    var items: [DefinitionNode] = []
    while true {
      if case .listEnd = event.kind { return items }
      items.append(try node(named: name, nullPosition: positionOfEmptyItem(), depth: depth + 1))
    }
  }

  /// Where an item stands that is nothing: at its dash, which no event has.
  private mutating func positionOfEmptyItem() -> SourcePosition {
    guard case .scalar(_, .plain) = event.kind, event.range == nil,
      let dash = text.firstContent(from: lastEnd), text.bytes[dash] == UInt8(ascii: "-")
    else { return text.position(at: lastEnd) }
    lastEnd = dash + 1
    return text.position(at: dash, length: 1)
  }

  private mutating func entries(
    named name: String, depth: Int
  ) throws(SyntaxEvents.Failure) -> [DefinitionNode.Entry] {
    try advance()
    var entries: [DefinitionNode.Entry] = []
    var seen = SeenKeys()
    while true {
      if case .mapEnd = event.kind { return entries }
      let key = try node(named: name, nullPosition: text.position(at: lastEnd), depth: depth + 1)
        .withoutSecrets
      let value = try node(named: key.text ?? "", nullPosition: key.position, depth: depth + 1)
      guard let word = allowed(key, value: value, seen: seen) else { continue }
      seen.add(word, at: key.position)
      entries.append(DefinitionNode.Entry(key: key, value: value))
    }
  }

  /// A syntax error with the bracket that may be missing, and where the parser tells no position, with
  /// one behind what was read last.
  private func located(_ failure: SyntaxEvents.Failure) -> SyntaxEvents.Failure {
    guard !failure.isOwn else { return failure }
    var failure = failure
    if failure.line == 1, failure.column == 1, lastEnd > 0 {
      var offset = text.firstContent(from: lastEnd) ?? lastEnd
      if offset < text.bytes.count, text.bytes[offset] == UInt8(ascii: ":") {
        offset = text.firstContent(from: offset + 1) ?? offset
      }
      let position = text.position(at: offset)
      (failure.line, failure.column) = (position.line, position.column)
      if offset < text.bytes.count,
        [UInt8(ascii: "|"), UInt8(ascii: ">")].contains(text.bytes[offset])
      {
        failure.message = "the indentation of a block is a number from 1 to 9"
      }
    }
    let end = text.offset(ofLine: failure.line, column: failure.column)
    failure.openBracket = OpenBracket.last(
      in: text, min(lastEnd, end)..<end, opened: openFlows.filter { $0 < end })
    return failure
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
          "YAML tags are not used here", at: text.position(at: offset, length: word.count),
          hint: isCondition
            ? "'!' starts a YAML tag here; write not \(rest), or put the condition in quotes"
            : "'!' starts a YAML tag here; put the text in quotes"))
    }
    if let offset = event.anchor {
      problems.append(
        DefinitionProblem(
          "YAML anchors are not used here", at: text.position(at: max(offset - 1, 0)),
          hint: "'&' starts an anchor here; put the text in quotes, or use lists: for options"))
    }
  }

  private mutating func refuseAlias(at position: SourcePosition) {
    problems.append(
      DefinitionProblem(
        "YAML aliases are not used here", at: text.position(at: max(position.offset - 1, 0)),
        hint: "'*' starts an alias here; put the text in quotes, or use lists: for options"))
  }

  private func word(at offset: Int) -> String {
    let ends = [0x20, 0x09, 0x0A, 0x0D] + Array(",]}".utf8)
    let end = text.bytes[offset...].firstIndex { ends.contains($0) } ?? text.bytes.count
    return text.text(offset..<end)
  }
}
