extension ExpressionParser {
  /// A single operand: literal, row, list, call or brackets.
  mutating func operand() throws(ExpressionError) -> Parsed {
    let start = token
    switch start.kind {
    case .number(let number):
      advance()
      let whole = number.fractionDigits == 0 ? number.wholeNumber : nil
      return Parsed(
        node: .constant(whole.map { .int($0) } ?? .decimal(number)), range: start.range)
    case .text(let text):
      advance()
      return Parsed(node: .constant(.text(text)), range: start.range)
    case .moment(let value):
      advance()
      return Parsed(node: .constant(value), range: start.range)
    case .tag(let tag, let field):
      advance()
      let reference = reference(tag, field: field, aspect: .value, range: start.range)
      return Parsed(node: .value(reference), range: start.range)
    default: break
    }
    switch start.keyword {
    case "true", "false", "nil":
      advance()
      let value: FormValue = start.keyword == "nil" ? .null : .bool(start.keyword == "true")
      return Parsed(node: .constant(value), range: start.range)
    case "(": return try brackets()
    case "[": return try list()
    default:
      if case .word(let word) = start.kind, start.keyword == nil { return try call(word) }
      throw unexpected()
    }
  }

  /// A row that is read.
  mutating func reference(
    _ tag: String, field: String?, aspect: Dependency.Aspect, range: Range<Int>
  ) -> ExpressionNode.Reference {
    dependencies.append(
      Dependency(tag: tag, aspect: aspect, offset: range.lowerBound, length: range.count))
    return ExpressionNode.Reference(tag: tag, field: field, range: range)
  }

  private mutating func brackets() throws(ExpressionError) -> Parsed {
    let start = token.range
    advance()
    let inner = try nested { parser throws(ExpressionError) in
      try parser.alternatives().plain()
    }
    let end = token.range
    try close(")", opened: start)
    return Parsed(node: inner.node, range: start.lowerBound..<end.upperBound)
  }

  private mutating func list() throws(ExpressionError) -> Parsed {
    let start = token.range
    advance()
    let (items, end) = try items(until: "]", opened: start)
    return Parsed(node: .list(items.map(\.node)), range: start.lowerBound..<end.upperBound)
  }

  /// The operands up to the closing sign, which is taken, and its range.
  mutating func items(
    until sign: String, opened: Range<Int>
  ) throws(ExpressionError) -> ([Parsed], Range<Int>) {
    var items: [Parsed] = []
    var end = token.range
    if take(sign) { return ([], end) }
    repeat {
      items.append(
        try nested { parser throws(ExpressionError) in try parser.alternatives().plain() })
    } while take(",")
    end = token.range
    try close(sign, opened: opened)
    return (items, end)
  }

  /// Takes the closing sign.
  mutating func close(
    _ sign: String, opened: Range<Int>
  ) throws(ExpressionError) {
    if take(sign) { return }
    if token.kind == .end {
      throw ExpressionError(opened, "\(sign == ")" ? "(" : "[") without its \(sign)")
    }
    throw unexpected()
  }
}

extension ExpressionParser.Parsed {
  /// This, if it can be true or false.
  func truth() throws(ExpressionError) -> Self {
    guard try plain().node.isNoCondition else { return self }
    throw ExpressionError(
      range, "this is neither true nor false", hint: "compare it, as in $x == 1")
  }

  /// This, if it is no duration.
  func plain() throws(ExpressionError) -> Self {
    guard case .duration(_, let unit) = node else { return self }
    throw ExpressionError(
      range, "\(unit.rawValue) without a date", hint: "write today - 18 \(unit.rawValue)")
  }

  /// This, if it can be a number or a date.
  func number(
    for sign: ExpressionNode.Arithmetic
  ) throws(ExpressionError) -> Self {
    switch try plain().node {
    case .constant(.text(let text)) where DecimalNumber(text) == nil && LocalDate(text) == nil:
      throw ExpressionError(
        range, "a text is no number", hint: sign == .add ? "use concat to join texts" : nil)
    case .constant(.time): throw ExpressionError(range, "a time is no number")
    case .constant(.date), .constant(.dateTime), .call(.today, _, _), .call(.now, _, _), .moved:
      guard sign == .multiply || sign == .divide else { return self }
      throw ExpressionError(range, "a date is no number")
    case .constant(.bool), .list, .compare, .matches, .not, .all, .any, .state, .formIsValid:
      throw ExpressionError(range, "this is no number")
    default: return self
    }
  }
}
