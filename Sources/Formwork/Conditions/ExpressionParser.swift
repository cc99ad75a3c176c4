/// Reads the grammar of the condition language by recursive descent.
///
/// `or`, `and`, `not`, one comparison, sums, products, units, single operands: loosest first.
struct ExpressionParser {
  /// A node and the bytes that it was read from.
  struct Operand {
    var node: ExpressionNode
    var place: Range<Int>
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
    guard token.kind != .end else { throw ExpressionError(token.place, "the condition is empty") }
    let whole = try alternatives()
    guard token.kind == .end else { throw unexpected() }
    return try whole.plain().node
  }

  /// Goes one level deeper for the time of the call.
  mutating func nested(
    _ body: (inout Self) throws(ExpressionError) -> Operand
  ) throws(ExpressionError) -> Operand {
    guard depth < Self.maxDepth else {
      throw ExpressionError(token.place, "nested more than \(Self.maxDepth) levels deep")
    }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  // MARK: Truths

  mutating func alternatives() throws(ExpressionError) -> Operand {
    let first = try conjunction()
    guard token.keyword == "or" else { return first }
    var all = [try first.truth()]
    while take("or") { all.append(try conjunction().truth()) }
    return Operand(node: .any(all.map(\.node)), place: from(first, to: all))
  }

  private mutating func conjunction() throws(ExpressionError) -> Operand {
    let first = try negation()
    guard token.keyword == "and" else { return first }
    var all = [try first.truth()]
    while take("and") { all.append(try negation().truth()) }
    return Operand(node: .all(all.map(\.node)), place: from(first, to: all))
  }

  private func from(_ first: Operand, to all: [Operand]) -> Range<Int> {
    first.place.lowerBound..<(all.last ?? first).place.upperBound
  }

  private mutating func negation() throws(ExpressionError) -> Operand {
    let start = token
    guard take("not") || take("!") else { return try comparison() }
    let isSign = start.keyword == "!"
    let inner = try nested { parser throws(ExpressionError) in
      if !isSign || parser.token.keyword == "!" { return try parser.negation() }
      return try parser.postfix()
    }
    if isSign, let keyword = token.keyword, token.isOperator, !["and", "or"].contains(keyword) {
      throw ExpressionError(
        start.place, "! before a comparison needs brackets",
        hint: "write !(… \(token.source) …) for the whole comparison")
    }
    return Operand(
      node: .not(try inner.truth().node),
      place: start.place.lowerBound..<inner.place.upperBound)
  }

  // MARK: Comparisons

  private mutating func comparison() throws(ExpressionError) -> Operand {
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
        throw ExpressionError(sign.place, "unexpected \(sign.source)")
      }
    if token.isOperator, token.keyword != "and", token.keyword != "or" {
      throw ExpressionError(
        token.place, "a second comparison", hint: "write … \(sign.source) … and … \(token.source) …"
      )
    }
    return Operand(
      node: node, place: left.place.lowerBound..<tokens[index - 1].place.upperBound)
  }

  private func compare(
    _ comparison: ExpressionNode.Comparison, _ left: Operand, with right: Operand
  ) throws(ExpressionError) -> ExpressionNode {
    if comparison == .in {
      switch right.node {
      case .list, .value, .call(.choose, _), .call(.coalesce, _): break
      default:
        throw ExpressionError(
          right.place, "in needs a list on the right", hint: "write in ['a', 'b']")
      }
    }
    let place = left.place.lowerBound..<right.place.upperBound
    return .compare(comparison, left.node, right.node, place)
  }

  private mutating func pattern() throws(ExpressionError) -> Pattern {
    guard case .text(let text) = token.kind else {
      if token.kind == .end { throw unexpected() }
      throw ExpressionError(token.place, "matches needs a pattern in quotes")
    }
    do {
      let pattern = try Pattern(text, whole: true)
      advance()
      return pattern
    } catch {
      let place = token.position(of: error.offset)
      throw ExpressionError(place..<place, "the pattern is broken: \(error.message)")
    }
  }

  // MARK: Sums

  private mutating func sum() throws(ExpressionError) -> Operand {
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
    _ left: Operand, _ sign: ExpressionNode.Arithmetic, _ right: Operand
  ) throws(ExpressionError) -> Operand {
    let place = left.place.lowerBound..<right.place.upperBound
    switch (left.node, right.node) {
    case (.duration(let amount, let unit), _) where sign == .add:
      let date = try right.plain().node
      return try moved(date, by: amount, unit, backwards: false, place)
    case (_, .duration(let amount, let unit)):
      let date = try left.plain().node
      return try moved(date, by: amount, unit, backwards: sign == .subtract, place)
    default:
      let (a, b) = (try left.number(for: sign).node, try right.number(for: sign).node)
      // A text may be a date or a number.
      let types = [a, b].compactMap { $0.type { _ in nil } }.filter { $0 != .text }
      if types.contains(where: \.isDay), sign == .add || types.contains(where: \.isNumber) {
        throw ExpressionError(
          place, "a date is no number", hint: "write … \(sign.rawValue) 3 days")
      }
      return Operand(node: .arithmetic(sign, a, b), place: place)
    }
  }

  private func moved(
    _ date: ExpressionNode, by amount: ExpressionNode, _ unit: CalendarUnit, backwards: Bool,
    _ place: Range<Int>
  ) throws(ExpressionError) -> Operand {
    guard amount.isWhole else {
      throw ExpressionError(place, "\(unit.rawValue) are counted in whole numbers")
    }
    guard date.canMove(by: amount, unit, backwards: backwards) else {
      throw ExpressionError(place, "this is never a date: dates are in the years 1 to 9999")
    }
    return Operand(node: .moved(date, by: amount, unit, backwards: backwards), place: place)
  }

  private mutating func product() throws(ExpressionError) -> Operand {
    var left = try negative()
    var count = 1
    while let sign = ExpressionNode.Arithmetic(rawValue: token.keyword ?? ""),
      sign == .multiply || sign == .divide
    {
      try limit(&count)
      advance()
      let right = try negative()
      let (a, b) = (try left.number(for: sign).node, try right.number(for: sign).node)
      left = Operand(
        node: .arithmetic(sign, a, b), place: left.place.lowerBound..<right.place.upperBound)
    }
    return left
  }

  private func limit(_ count: inout Int) throws(ExpressionError) {
    count += 1
    guard count > Self.maxChain else { return }
    throw ExpressionError(token.place, "more than \(Self.maxChain) operands", hint: "use sum(…)")
  }

  private mutating func negative() throws(ExpressionError) -> Operand {
    let start = token.place.lowerBound
    // A sign without an operand before it is read as one of nothing when no operand follows either.
    guard token.keyword == "-", following.kind != .end else { return try postfix() }
    advance()
    let inner = try nested { parser throws(ExpressionError) in try parser.negative() }
    let place = start..<inner.place.upperBound
    if case .duration(let amount, let unit) = inner.node {
      return Operand(node: .duration(.negative(amount), unit), place: place)
    }
    return Operand(node: .negative(try inner.number(for: .subtract).node), place: place)
  }

  private mutating func postfix() throws(ExpressionError) -> Operand {
    let operand = try operand()
    guard case .word(let word) = token.kind, following.keyword != "(",
      let unit = CalendarUnit(rawValue: word) ?? CalendarUnit(rawValue: word + "s")
    else { return operand }
    let place = operand.place.lowerBound..<token.place.upperBound
    advance()
    return Operand(node: .duration(try operand.number(for: .add).node, unit), place: place)
  }
}

extension ExpressionParser {
  /// The token before this one.
  var previous: ExpressionToken? { index > 0 ? tokens[index - 1] : nil }
}
