/// Reads the grammar of the condition language by recursive descent.
///
/// `or`, `and`, `not`, one comparison, sums, products, units, single operands: loosest first.
struct ExpressionParser {
  /// A node and the bytes that it was read from.
  struct Parsed {
    var node: ExpressionNode
    var range: Range<Int>
  }

  private let tokens: [ExpressionToken]
  private var index = 0
  private var depth = 0
  /// What the expression reads, in the order of the text.
  var dependencies: [Dependency] = []

  /// How deeply brackets and signs before an operand may be nested.
  private static let maxDepth = 64
  /// How many operands one chain of sums or products may have: trees of it lean to the left.
  private static let maxChain = 200

  init(tokens: [ExpressionToken]) { self.tokens = tokens }

  var token: ExpressionToken { tokens[index] }
  var following: ExpressionToken { tokens[min(index + 1, tokens.count - 1)] }

  mutating func advance() { index = min(index + 1, tokens.count - 1) }

  /// Takes a token with this meaning if it is next.
  mutating func take(_ keyword: String) -> Bool {
    guard token.keyword == keyword else { return false }
    advance()
    return true
  }

  mutating func parse() throws(ExpressionError) -> ExpressionNode {
    guard token.kind != .end else { throw ExpressionError(token.range, "the condition is empty") }
    let whole = try alternatives()
    guard token.kind == .end else { throw unexpected() }
    return try whole.plain().node
  }

  /// Goes one level deeper for the time of the call.
  mutating func nested(
    _ body: (inout Self) throws(ExpressionError) -> Parsed
  ) throws(ExpressionError) -> Parsed {
    guard depth < Self.maxDepth else {
      throw ExpressionError(token.range, "nested more than \(Self.maxDepth) levels deep")
    }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  // MARK: Truths

  mutating func alternatives() throws(ExpressionError) -> Parsed {
    let first = try conjunction()
    guard token.keyword == "or" else { return first }
    var all = [try first.truth()]
    while take("or") { all.append(try conjunction().truth()) }
    return Parsed(node: .any(all.map(\.node)), range: from(first, to: all))
  }

  private mutating func conjunction() throws(ExpressionError) -> Parsed {
    let first = try negation()
    guard token.keyword == "and" else { return first }
    var all = [try first.truth()]
    while take("and") { all.append(try negation().truth()) }
    return Parsed(node: .all(all.map(\.node)), range: from(first, to: all))
  }

  private func from(_ first: Parsed, to all: [Parsed]) -> Range<Int> {
    first.range.lowerBound..<(all.last ?? first).range.upperBound
  }

  private mutating func negation() throws(ExpressionError) -> Parsed {
    let start = token
    guard take("not") || take("!") else { return try comparison() }
    let isSign = start.keyword == "!"
    let inner = try nested { parser throws(ExpressionError) in
      if !isSign || parser.token.keyword == "!" { return try parser.negation() }
      return try parser.postfix()
    }
    if isSign, let keyword = token.keyword, token.isOperator, !["and", "or"].contains(keyword) {
      throw ExpressionError(
        start.range, "! before a comparison needs brackets",
        hint: "write !(… \(token.source) …) for the whole comparison")
    }
    return Parsed(
      node: .not(try inner.truth().node),
      range: start.range.lowerBound..<inner.range.upperBound)
  }

  // MARK: Comparisons

  private mutating func comparison() throws(ExpressionError) -> Parsed {
    let left = try sum()
    let sign = token
    guard let keyword = sign.keyword, sign.isOperator, keyword != "and", keyword != "or" else {
      return left
    }
    advance()
    let value = try left.plain()
    let node =
      if keyword == "matches" {
        ExpressionNode.matches(value.node, try pattern())
      } else if let comparison = ExpressionNode.Comparison(rawValue: keyword) {
        try compare(comparison, value, with: try sum().plain())
      } else {
        throw ExpressionError(sign.range, "unexpected \(sign.source)")
      }
    if token.isOperator, token.keyword != "and", token.keyword != "or" {
      throw ExpressionError(
        token.range, "a second comparison", hint: "write … \(sign.source) … and … \(token.source) …"
      )
    }
    return Parsed(
      node: node, range: left.range.lowerBound..<tokens[index - 1].range.upperBound)
  }

  private func compare(
    _ comparison: ExpressionNode.Comparison, _ left: Parsed, with right: Parsed
  ) throws(ExpressionError) -> ExpressionNode {
    if comparison == .in {
      switch right.node {
      case .list, .value, .call(.choose, _, _), .call(.coalesce, _, _): break
      default:
        throw ExpressionError(
          right.range, "in needs a list on the right", hint: "write in ['a', 'b']")
      }
    }
    let range = left.range.lowerBound..<right.range.upperBound
    return .compare(comparison, left.node, right.node, range)
  }

  private mutating func pattern() throws(ExpressionError) -> Pattern {
    guard case .text(let text) = token.kind else {
      if token.kind == .end { throw unexpected() }
      throw ExpressionError(token.range, "matches needs a pattern in quotes")
    }
    do {
      let pattern = try Pattern(text, whole: true)
      advance()
      return pattern
    } catch {
      let range = token.position(of: error.offset)
      throw ExpressionError(range..<range, "the pattern is broken: \(error.message)")
    }
  }

  // MARK: Sums

  private mutating func sum() throws(ExpressionError) -> Parsed {
    var left = try product()
    var count = 1
    while let sign = ExpressionNode.Arithmetic(rawValue: token.keyword ?? ""),
      sign == .add || sign == .subtract
    {
      try limit(&count)
      advance()
      left = try sum(left, sign, try product())
    }
    return left
  }

  private func sum(
    _ left: Parsed, _ sign: ExpressionNode.Arithmetic, _ right: Parsed
  ) throws(ExpressionError) -> Parsed {
    let range = left.range.lowerBound..<right.range.upperBound
    switch (left.node, right.node) {
    case (.duration(let amount, let unit), _) where sign == .add:
      let date = try right.plain().node
      return try moved(date, by: amount, unit, backwards: false, range)
    case (_, .duration(let amount, let unit)):
      let date = try left.plain().node
      return try moved(date, by: amount, unit, backwards: sign == .subtract, range)
    default:
      let (a, b) = (try left.number(for: sign).node, try right.number(for: sign).node)
      // A text may be a date or a number.
      let types = [a, b].compactMap { $0.type { _ in nil } }.filter { $0 != .text }
      if types.contains(where: \.isDay), sign == .add || types.contains(where: \.isNumber) {
        throw ExpressionError(
          range, "a date is no number", hint: "write … \(sign.rawValue) 3 days")
      }
      return Parsed(node: .arithmetic(sign, a, b, right.range), range: range)
    }
  }

  private func moved(
    _ date: ExpressionNode, by amount: ExpressionNode, _ unit: CalendarUnit, backwards: Bool,
    _ range: Range<Int>
  ) throws(ExpressionError) -> Parsed {
    guard amount.isWhole else {
      throw ExpressionError(range, "\(unit.rawValue) are counted in whole numbers")
    }
    guard date.canMove(by: amount, unit, backwards: backwards) else {
      throw ExpressionError(range, "this is never a date: dates are in the years 1 to 9999")
    }
    return Parsed(node: .moved(date, by: amount, unit, backwards: backwards), range: range)
  }

  private mutating func product() throws(ExpressionError) -> Parsed {
    var left = try negative()
    var count = 1
    while let sign = ExpressionNode.Arithmetic(rawValue: token.keyword ?? ""),
      sign == .multiply || sign == .divide
    {
      try limit(&count)
      advance()
      let right = try negative()
      let (a, b) = (try left.number(for: sign).node, try right.number(for: sign).node)
      left = Parsed(
        node: .arithmetic(sign, a, b, right.range),
        range: left.range.lowerBound..<right.range.upperBound)
    }
    return left
  }

  private func limit(_ count: inout Int) throws(ExpressionError) {
    count += 1
    guard count > Self.maxChain else { return }
    throw ExpressionError(token.range, "more than \(Self.maxChain) operands", hint: "use sum(…)")
  }

  private mutating func negative() throws(ExpressionError) -> Parsed {
    let start = token.range.lowerBound
    // A sign without an operand before it is read as one of nothing when no operand follows either.
    guard token.keyword == "-", following.kind != .end else { return try postfix() }
    advance()
    let inner = try nested { parser throws(ExpressionError) in try parser.negative() }
    let range = start..<inner.range.upperBound
    if case .duration(let amount, let unit) = inner.node {
      return Parsed(node: .duration(.negative(amount), unit), range: range)
    }
    return Parsed(node: .negative(try inner.number(for: .subtract).node), range: range)
  }

  private mutating func postfix() throws(ExpressionError) -> Parsed {
    let operand = try operand()
    guard case .word(let word) = token.kind, following.keyword != "(",
      let unit = CalendarUnit(rawValue: word) ?? CalendarUnit(rawValue: word + "s")
    else { return operand }
    let range = operand.range.lowerBound..<token.range.upperBound
    advance()
    return Parsed(node: .duration(try operand.number(for: .add).node, unit), range: range)
  }
}

extension ExpressionParser {
  /// The token before this one.
  var previous: ExpressionToken? { index > 0 ? tokens[index - 1] : nil }
}
