extension ExpressionParser {
  /// A function and its arguments.
  mutating func call(_ word: String) throws(ExpressionError) -> Parsed {
    let start = token
    if ["visible", "valid", "changed"].contains(word), following.keyword == "(" {
      return try state(word)
    }
    guard let function = ExpressionFunction(rawValue: word) else { throw unknown(word) }
    advance()
    guard token.keyword == "(" else {
      if function.arity == 0...0 {
        return Parsed(node: .call(function, [], start.range), range: start.range)
      }
      throw ExpressionError(
        start.range, "\(word) needs brackets", hint: "write \(function.usage)")
    }
    let opened = token.range
    advance()
    let (arguments, end) = try items(until: ")", opened: opened)
    let range = start.range.lowerBound..<end.upperBound
    guard function.arity.contains(arguments.count) else {
      throw ExpressionError(
        range, arguments.isEmpty ? "nothing in the brackets" : "\(word) takes other arguments",
        hint: "write \(function.usage)" + (arguments.isEmpty ? hereDocumentHint : ""))
    }
    try check(function, arguments)
    return Parsed(node: .call(function, arguments.map(\.node), range), range: range)
  }

  private func check(
    _ function: ExpressionFunction, _ arguments: [Parsed]
  ) throws(ExpressionError) {
    guard let first = arguments.first else { return }
    switch (function, first.node) {
    case (.choose, _): _ = try first.truth()
    case (.count, .constant(.text)):
      throw ExpressionError(first.range, "count is for lists", hint: "use length for a text")
    case (.length, .list):
      throw ExpressionError(first.range, "length is for texts", hint: "use count for a list")
    default: break
    }
  }

  /// `visible($x)`, `valid($x)`, `changed($x)`, and `valid()` of the whole form.
  private mutating func state(_ word: String) throws(ExpressionError) -> Parsed {
    let start = token.range
    advance()
    let opened = token.range
    advance()
    let end = token.range
    if word == "valid", take(")") {
      dependencies.append(
        Dependency(
          tag: "", aspect: .formValid, offset: start.lowerBound, length: start.count))
      return Parsed(node: .formIsValid, range: start.lowerBound..<end.upperBound)
    }
    guard case .tag(let tag, nil) = token.kind, let aspect = Dependency.Aspect(rawValue: word)
    else {
      throw ExpressionError(
        token.range, "\(word) takes a row",
        hint: "write \(word)($x)" + (token.keyword == ")" ? hereDocumentHint : ""))
    }
    let row = reference(tag, field: nil, aspect: aspect, range: token.range)
    advance()
    let closed = token.range
    try close(")", opened: opened)
    return Parsed(node: .state(aspect, row), range: start.lowerBound..<closed.upperBound)
  }

  private var hereDocumentHint: String { "; in a here-document quote its word: <<'EOF'" }
}
