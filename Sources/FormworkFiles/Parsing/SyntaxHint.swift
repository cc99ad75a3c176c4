internal import Formwork

extension DefinitionProblem {
  /// A syntax error, with what to do about it where that can be told.
  init(_ failure: SyntaxEvents.Failure, in text: SourceText, isJSON: Bool) {
    let position = failure.position(in: text)
    self.init(
      failure.message, at: position, hint: failure.hint(in: text, at: position, isJSON: isJSON))
  }
}

extension SyntaxEvents.Failure {
  /// Where it is; at the end of the text the end of the last line that holds something.
  func position(in text: SourceText) -> SourcePosition {
    if line <= text.lineCount { return SourcePosition(line: line, column: column) }
    return text.endOfLastLine
  }

  fileprivate func hint(in text: SourceText, at position: SourcePosition, isJSON: Bool) -> String? {
    let line = text.excerpt(line: position.line, column: position.column)
    let hint =
      isJSON
      ? nil
      : line.flatMap {
        SyntaxHint.hint(for: message, line: $0.text, column: $0.column)
      }
    guard let openBracket else { return hint }
    let opened = text.position(at: openBracket.offset)
    let isEarlier = opened.line < position.line
    // On one line the text may be what needs quotes, or hold what begins a comment.
    let isMeant =
      openBracket.isMeant && !openBracket.isClosedOnLine(of: text)
      && (hint ?? SyntaxHint.quote) == SyntaxHint.quote
    guard isEarlier || isMeant else { return hint }
    let sign = text.text(openBracket.offset..<openBracket.offset + 1)
    return "the \(sign) at \(opened.line):\(opened.column) is not closed before"
  }
}

/// What a writer of YAML may have meant.
enum SyntaxHint {
  static let quote = "quote this text"

  static func hint(for message: String, line: String, column: Int) -> String? {
    if message.contains("tab character") { return "indent with blanks, not with tabs" }
    if message.contains("extra clos") || message.contains("extra comma") {
      return "take it away, or quote the text that it belongs to"
    }
    if message.hasSuffix("scalar without closing quote")
      || message.hasPrefix("wrongly indented") && message.contains("quoted")
    {
      return "this quote is not closed"
    }
    if message.contains("invalid escape") || message.contains("hex escape") {
      return "quote this text with single quotes, in which \\ has no meaning"
    }
    guard let value = value(in: line, before: column) else { return nil }
    if value.contains("#") && !value.hasPrefix("'") && !value.hasPrefix("\"") {
      return "quote this text; # begins a comment"
    }
    let starts: Set<Character> = [
      "'", "\"", "[", "{", ">", "|", "*", "&", "!", "%", "@", "`", "?",
    ]
    let isTrap =
      value.first.map(starts.contains) ?? false
      || value.contains { $0 == "{" || $0 == "[" || $0 == "," } || value.contains(": ")
      || value.hasSuffix(":")
    return isTrap ? quote : nil
  }

  /// What stands behind the last `key: ` before the error; the first of the line when there is none.
  private static func value(in line: String, before column: Int) -> Substring? {
    var content = line[...].drop { $0 == " " || $0 == "-" }
    guard let colon = firstColon(in: content) else { return nil }
    content = content[colon...].dropFirst().drop { $0 == " " }
    // In a map in braces the key at fault is further right.
    while content.first == "{", let inner = firstColon(in: content) {
      content = content[inner...].dropFirst().drop { $0 == " " }
    }
    return content.isEmpty ? nil : content
  }

  private static func firstColon(in text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index] == ":", next == text.endIndex || text[next] == " " { return index }
      index = next
    }
    return nil
  }
}
