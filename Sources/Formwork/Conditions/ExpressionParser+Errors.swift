extension ExpressionParser {
  /// What is wrong with a word that is no literal, operator or function.
  func unknown(_ word: String) -> ExpressionError {
    if following.keyword == "(" {
      let known = Spelling.nearest(word, in: ExpressionFunction.names)
      return ExpressionError(
        token.range, "unknown function \(word)", hint: known.map { "did you mean \($0)?" })
    }
    if CalendarUnit(rawValue: word) != nil {
      return ExpressionError(token.range, "nothing before \(word)", hint: "write 18 \(word)")
    }
    if ExpressionFunction.names.contains(word) {
      return ExpressionError(token.range, "\(word) needs brackets", hint: "write \(word)($x)")
    }
    return ExpressionError(
      token.range, "unknown word \(word)",
      hint: "a row's value is $\(word), a text stands in quotes: '\(word)'")
  }

  /// What is wrong with the token that stands here.
  func unexpected() -> ExpressionError {
    let source = token.source
    guard let previous else {
      return token.isOperator
        ? nothingBefore() : ExpressionError(token.range, "unexpected \(source)")
    }
    if previous.isOpening, token.isOperator { return nothingBefore() }
    if token.kind == .end {
      return ExpressionError(token.range, "nothing behind \(previous.source)")
    }
    if token.keyword == "not" || token.keyword == "!" {
      return previous.isOperator
        ? ExpressionError(token.range, "\(source) here needs brackets", hint: "write (\(source) …)")
        : ExpressionError(token.range, "unexpected \(source)", hint: "write not $x in […]")
    }
    if previous.isOpening {
      return ExpressionError(token.range, "nothing between \(previous.source) and \(source)")
    }
    if case .word(let word) = token.kind, token.keyword == nil { return noOperator(word) }
    let isClosing = [")", "]", ","].contains(token.keyword)
    return isClosing
      ? ExpressionError(token.range, "unexpected \(source)")
      : ExpressionError(token.range, "no operator before \(source)")
  }

  private func nothingBefore() -> ExpressionError {
    ExpressionError(
      token.range,
      "nothing before \(token.source); quote the here-document's word: <<'EOF'")
  }

  private func noOperator(_ word: String) -> ExpressionError {
    if ["is", "equals", "eq"].contains(word.lowercased()) {
      return ExpressionError(token.range, "unknown operator \(word)", hint: "write ==")
    }
    let known = Spelling.nearest(
      word, in: ["contains", "beginsWith", "endsWith", "matches", "and", "or", "in"])
    return ExpressionError(
      token.range, "unknown operator \(word)", hint: known.map { "did you mean \($0)?" })
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
    var (read, index) = (0, 1)
    while read < offset, index < bytes.count - 1 {
      let isPair =
        bytes[0] == UInt8(ascii: "\"")
        ? bytes[index] == UInt8(ascii: "\\") : bytes[index] == UInt8(ascii: "'")
      index += isPair ? 2 : 1
      read += 1
    }
    return range.lowerBound + index
  }
}
