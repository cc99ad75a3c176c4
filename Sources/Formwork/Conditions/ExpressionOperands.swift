extension ExpressionParser {
  /// A single operand: literal, row, list, call or brackets.
  mutating func operand() throws(ExpressionError) -> Operand {
    let start = token
    switch start.kind {
    case .number(let number):
      advance()
      let whole = number.fractionDigits == 0 ? number.wholeNumber : nil
      return Operand(
        node: .constant(whole.map { .int($0) } ?? .decimal(number)), place: start.place)
    case .text(let text):
      advance()
      return Operand(node: .constant(.text(text)), place: start.place)
    case .moment(let value):
      advance()
      return Operand(node: .constant(value), place: start.place)
    case .tag(let tag, let field):
      advance()
      let reference = reference(tag, field: field, aspect: .value, place: start.place)
      return Operand(node: .value(reference), place: start.place)
    default: break
    }
    switch start.keyword {
    case "true", "false", "nil":
      advance()
      let value: FormValue = start.keyword == "nil" ? .null : .bool(start.keyword == "true")
      return Operand(node: .constant(value), place: start.place)
    case "(": return try brackets()
    case "[": return try list()
    default:
      if case .word(let word) = start.kind, start.keyword == nil { return try call(word) }
      throw unexpected()
    }
  }

  private mutating func reference(
    _ tag: String, field: String?, aspect: Dependency.Aspect, place: Range<Int>
  ) -> ExpressionNode.Reference {
    dependencies.append(
      Dependency(tag: tag, aspect: aspect, offset: place.lowerBound, length: place.count))
    return ExpressionNode.Reference(tag: tag, field: field, place: place)
  }

  private mutating func brackets() throws(ExpressionError) -> Operand {
    let start = token.place
    advance()
    let inner = try nested { parser throws(ExpressionError) in
      try parser.alternatives().plain()
    }
    let end = token.place
    try close(")", opened: start)
    return Operand(node: inner.node, place: start.lowerBound..<end.upperBound)
  }

  private mutating func list() throws(ExpressionError) -> Operand {
    let start = token.place
    advance()
    let (items, end) = try items(until: "]", opened: start)
    return Operand(node: .list(items.map(\.node)), place: start.lowerBound..<end.upperBound)
  }

  /// The operands up to the closing sign, which is taken, and its place.
  private mutating func items(
    until sign: String, opened: Range<Int>
  ) throws(ExpressionError) -> ([Operand], Range<Int>) {
    var items: [Operand] = []
    var end = token.place
    if take(sign) { return ([], end) }
    repeat {
      items.append(
        try nested { parser throws(ExpressionError) in try parser.alternatives().plain() })
    } while take(",")
    end = token.place
    try close(sign, opened: opened)
    return (items, end)
  }

  private mutating func close(
    _ sign: String, opened: Range<Int>
  ) throws(ExpressionError) {
    if take(sign) { return }
    if token.kind == .end {
      throw ExpressionError(opened, "\(sign == ")" ? "(" : "[") without its \(sign)")
    }
    throw unexpected()
  }

  // MARK: Functions

  private mutating func call(_ word: String) throws(ExpressionError) -> Operand {
    let start = token
    if ["visible", "valid", "changed"].contains(word), following.keyword == "(" {
      return try state(word)
    }
    guard let function = ExpressionFunction(rawValue: word) else { throw unknown(word) }
    advance()
    guard token.keyword == "(" else {
      if function.arity == 0...0 {
        return Operand(node: .call(function, []), place: start.place)
      }
      throw ExpressionError(
        start.place, "\(word) needs brackets", hint: "write \(function.usage)")
    }
    let opened = token.place
    advance()
    let (arguments, end) = try items(until: ")", opened: opened)
    let place = start.place.lowerBound..<end.upperBound
    guard function.arity.contains(arguments.count) else {
      throw ExpressionError(
        place, arguments.isEmpty ? "nothing in the brackets" : "\(word) takes other arguments",
        hint: "write \(function.usage)" + (arguments.isEmpty ? hereDocumentHint : ""))
    }
    try check(function, arguments)
    return Operand(node: .call(function, arguments.map(\.node)), place: place)
  }

  private func check(
    _ function: ExpressionFunction, _ arguments: [Operand]
  ) throws(ExpressionError) {
    guard let first = arguments.first else { return }
    switch (function, first.node) {
    case (.choose, _): _ = try first.truth()
    case (.count, .constant(.text)):
      throw ExpressionError(first.place, "count is for lists", hint: "use length for a text")
    case (.length, .list):
      throw ExpressionError(first.place, "length is for texts", hint: "use count for a list")
    default: break
    }
  }

  /// `visible($x)`, `valid($x)`, `changed($x)`, and `valid()` of the whole form.
  private mutating func state(_ word: String) throws(ExpressionError) -> Operand {
    let start = token.place
    advance()
    let opened = token.place
    advance()
    let end = token.place
    if word == "valid", take(")") {
      dependencies.append(
        Dependency(
          tag: "", aspect: .formValid, offset: start.lowerBound, length: start.count))
      return Operand(node: .formIsValid, place: start.lowerBound..<end.upperBound)
    }
    guard case .tag(let tag, nil) = token.kind, let aspect = Dependency.Aspect(rawValue: word)
    else {
      throw ExpressionError(
        token.place, "\(word) takes a row",
        hint: "write \(word)($x)" + (token.keyword == ")" ? hereDocumentHint : ""))
    }
    let row = reference(tag, field: nil, aspect: aspect, place: token.place)
    advance()
    let closed = token.place
    try close(")", opened: opened)
    return Operand(node: .state(aspect, row), place: start.lowerBound..<closed.upperBound)
  }

  private var hereDocumentHint: String { "; in a here-document quote its word: <<'EOF'" }

  // MARK: Errors

  private func unknown(_ word: String) -> ExpressionError {
    if following.keyword == "(" {
      let known = Spelling.nearest(word, in: ExpressionFunction.names)
      return ExpressionError(
        token.place, "unknown function \(word)", hint: known.map { "did you mean \($0)?" })
    }
    if CalendarUnit(rawValue: word) != nil {
      return ExpressionError(token.place, "nothing before \(word)", hint: "write 18 \(word)")
    }
    if ExpressionFunction.names.contains(word) {
      return ExpressionError(token.place, "\(word) needs brackets", hint: "write \(word)($x)")
    }
    return ExpressionError(
      token.place, "unknown word \(word)",
      hint: "a row's value is $\(word), a text stands in quotes: '\(word)'")
  }

  /// What is wrong with the token that stands here.
  func unexpected() -> ExpressionError {
    let source = token.source
    guard let previous else {
      return token.isOperator
        ? nothingBefore() : ExpressionError(token.place, "unexpected \(source)")
    }
    if previous.isOpening, token.isOperator { return nothingBefore() }
    if token.kind == .end {
      return ExpressionError(token.place, "nothing behind \(previous.source)")
    }
    if token.keyword == "not" || token.keyword == "!" {
      return previous.isOperator
        ? ExpressionError(token.place, "\(source) here needs brackets", hint: "write (\(source) …)")
        : ExpressionError(token.place, "unexpected \(source)", hint: "write not $x in […]")
    }
    if previous.isOpening {
      return ExpressionError(token.place, "nothing between \(previous.source) and \(source)")
    }
    if case .word(let word) = token.kind, token.keyword == nil { return noOperator(word) }
    let isClosing = [")", "]", ","].contains(token.keyword)
    return isClosing
      ? ExpressionError(token.place, "unexpected \(source)")
      : ExpressionError(token.place, "no operator before \(source)")
  }

  private func nothingBefore() -> ExpressionError {
    ExpressionError(
      token.place,
      "nothing before \(token.source); quote the here-document's word: <<'EOF'")
  }

  private func noOperator(_ word: String) -> ExpressionError {
    if ["is", "equals", "eq"].contains(word.lowercased()) {
      return ExpressionError(token.place, "unknown operator \(word)", hint: "write ==")
    }
    let known = Spelling.nearest(
      word, in: ["contains", "beginsWith", "endsWith", "matches", "and", "or", "in"])
    return ExpressionError(
      token.place, "unknown operator \(word)", hint: known.map { "did you mean \($0)?" })
  }
}

extension ExpressionToken {
  /// Whether an operand must follow.
  fileprivate var isOpening: Bool {
    isOperator || ["not", "!", "(", "[", ","].contains(keyword)
  }

  /// Where the byte of a text's content stands.
  func position(of offset: Int) -> Int {
    let bytes = Array(source.utf8)
    var (read, place) = (0, 1)
    while read < offset, place < bytes.count - 1 {
      let isPair =
        bytes[0] == UInt8(ascii: "\"")
        ? bytes[place] == UInt8(ascii: "\\") : bytes[place] == UInt8(ascii: "'")
      place += isPair ? 2 : 1
      read += 1
    }
    return self.place.lowerBound + place
  }
}

extension ExpressionParser.Operand {
  /// This, if it can be true or false.
  func truth() throws(ExpressionError) -> Self {
    guard try plain().node.isNoCondition else { return self }
    throw ExpressionError(
      place, "this is neither true nor false", hint: "compare it, as in $x == 1")
  }

  /// This, if it is no duration.
  func plain() throws(ExpressionError) -> Self {
    guard case .duration(_, let unit) = node else { return self }
    throw ExpressionError(
      place, "\(unit.rawValue) without a date", hint: "write today - 18 \(unit.rawValue)")
  }

  /// This, if it can be a number or a date.
  func number(
    for sign: ExpressionNode.Arithmetic
  ) throws(ExpressionError) -> Self {
    switch try plain().node {
    case .constant(.text(let text)) where DecimalNumber(text) == nil && LocalDate(text) == nil:
      throw ExpressionError(
        place, "a text is no number", hint: sign == .add ? "use concat to join texts" : nil)
    case .constant(.time): throw ExpressionError(place, "a time is no number")
    case .constant(.date), .constant(.dateTime), .call(.today, _), .call(.now, _), .moved:
      guard sign == .multiply || sign == .divide else { return self }
      throw ExpressionError(place, "a date is no number")
    case .constant(.bool), .list, .compare, .matches, .not, .all, .any, .state, .formIsValid:
      throw ExpressionError(place, "this is no number")
    default: return self
    }
  }
}
