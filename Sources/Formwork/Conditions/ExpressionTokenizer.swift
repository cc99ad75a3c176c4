/// Cuts a text of the condition language into tokens.
struct ExpressionTokenizer {
  private let bytes: [UInt8]
  private var index = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// All tokens, the end last.
  static func tokens(of text: String) throws(ExpressionError) -> [ExpressionToken] {
    var tokenizer = ExpressionTokenizer(text)
    var tokens: [ExpressionToken] = []
    while let token = try tokenizer.next() { tokens.append(token) }
    let end = tokenizer.bytes.count
    tokens.append(ExpressionToken(kind: .end, range: end..<end, source: "the end"))
    return tokens
  }

  private mutating func next() throws(ExpressionError) -> ExpressionToken? {
    while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) {
      index += 1
    }
    guard index < bytes.count else { return nil }
    let start = index
    let kind = try kind()
    return ExpressionToken(kind: kind, range: start..<index, source: source(start..<index))
  }

  private mutating func kind() throws(ExpressionError) -> ExpressionToken.Kind {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "$"): return try tag()
    case UInt8(ascii: "'"): return try singleQuoted()
    case UInt8(ascii: "\""): return try doubleQuoted()
    case _ where isDigit(byte):
      if let moment = try moment() { return moment }
      return try number()
    case UInt8(ascii: ".") where index + 1 < bytes.count && isDigit(bytes[index + 1]):
      return try number()
    case _ where isLetter(byte): return .word(name())
    default: return try sign()
    }
  }

  private mutating func name() -> String {
    let start = index
    while index < bytes.count, isLetter(bytes[index]) || isDigit(bytes[index]) { index += 1 }
    return source(start..<index)
  }

  private mutating func tag() throws(ExpressionError) -> ExpressionToken.Kind {
    let start = index
    index += 1
    let tag: String
    if peek() == UInt8(ascii: "{") {
      guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else {
        throw ExpressionError(start..<bytes.count, "${ without }")
      }
      tag = source(index + 1..<end)
      index = end + 1
    } else {
      guard let letter = peek(), isLetter(letter) else {
        throw ExpressionError(
          start..<index, "$ without a tag", hint: "tags with other characters stand in ${…}")
      }
      tag = name()
    }
    guard !tag.isEmpty else { throw ExpressionError(start..<index, "${} without a tag") }
    guard peek() == UInt8(ascii: "."), index + 1 < bytes.count, isLetter(bytes[index + 1]) else {
      return .tag(tag, field: nil)
    }
    index += 1
    return .tag(tag, field: name())
  }

  /// A date, a time or both, as ISO 8601 writes them; nil when the digits are a number.
  private mutating func moment() throws(ExpressionError) -> ExpressionToken.Kind? {
    guard let (isDay, length) = MomentShape.find(in: bytes[index...]) else { return nil }
    var end = index + length
    // What sticks to it belongs to what was meant.
    while end < bytes.count, isLetter(bytes[end]) || isDigit(bytes[end]) { end += 1 }
    let (range, text) = (index..<end, source(index..<end))
    index = end
    if isDay {
      if let date = LocalDate(text) { return .moment(.date(date)) }
      if let both = LocalDateTime(text) { return .moment(.dateTime(both)) }
    } else if let time = LocalTime(text) {
      return .moment(.time(time))
    }
    throw MomentShape.error(range, text, isDay: isDay)
  }

  private mutating func number() throws(ExpressionError) -> ExpressionToken.Kind {
    let start = index
    let number = bytes.withUnsafeBufferPointer { all -> DecimalNumber? in
      // An `e` that no digits follow belongs to the next word.
      var end = start
      while end < all.count, isDigit(all[end]) || all[end] == UInt8(ascii: ".") { end += 1 }
      if end < all.count, all[end] | 0x20 == UInt8(ascii: "e") {
        var after = end + 1
        if after < all.count, [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(all[after]) {
          after += 1
        }
        if after < all.count, isDigit(all[after]) {
          while after < all.count, isDigit(all[after]) { after += 1 }
          end = after
        }
      }
      index = end
      return DecimalNumber(utf8: UnsafeBufferPointer(rebasing: all[start..<end]))
    }
    guard let number else {
      let parts = source(start..<index).split(separator: ".").map(\.utf8.count)
      let isDate = parts.count == 3 && parts[2] == 4
      throw ExpressionError(
        start..<index, "not a number", hint: isDate ? "write a date as 2024-01-31" : nil)
    }
    return .number(number)
  }

  private mutating func singleQuoted() throws(ExpressionError) -> ExpressionToken.Kind {
    let start = index
    var text: [UInt8] = []
    index += 1
    while let byte = peek() {
      index += 1
      if byte == UInt8(ascii: "'") {
        guard peek() == byte else { return .text(String(decoding: text, as: UTF8.self)) }
        index += 1
      }
      text.append(byte)
    }
    throw ExpressionError(
      start..<bytes.count, "a text without its closing '", hint: "a ' in it is written ''")
  }

  private mutating func doubleQuoted() throws(ExpressionError) -> ExpressionToken.Kind {
    let start = index
    var text: [UInt8] = []
    index += 1
    while let byte = peek() {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return .text(String(decoding: text, as: UTF8.self))
      case UInt8(ascii: "\\"):
        switch peek() {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "\\"), UInt8(ascii: "\""): text.append(bytes[index])
        default:
          throw ExpressionError(
            index - 1..<min(index + 1, bytes.count), "not an escape",
            hint: #"these are: \" \\ \n; in '…' a \ is a \"#)
        }
        index += 1
      default: text.append(byte)
      }
    }
    throw ExpressionError(
      start..<bytes.count, "a text without its closing \"", hint: #"a " in it is written \""#)
  }

  /// What people write who come from elsewhere.
  private static let foreign = [
    "===": "==", "!==": "!=", "=": "==", "<>": "!=", "=<": "<=", "=>": ">=", "&": "and",
    "|": "or", "**": "*", "=~": "matches",
  ]
  private static let signs: Set<String> = [
    "==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/", "!", "&&", "||", "(", ")", "[", "]", ",",
  ]

  private mutating func sign() throws(ExpressionError) -> ExpressionToken.Kind {
    for length in [3, 2, 1] where index + length <= bytes.count {
      let sign = source(index..<index + length)
      if Self.signs.contains(sign) {
        index += length
        return .sign(sign)
      }
      if let instead = Self.foreign[sign] {
        throw ExpressionError(
          index..<index + length, "\(sign) is no operator", hint: "write \(instead)")
      }
    }
    var end = index + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let quotes = ["‘", "’", "“", "”", "`"].contains(source(index..<end))
    throw ExpressionError(
      index..<end, "unexpected \(source(index..<end))",
      hint: quotes ? "texts stand in ' or \"" : nil)
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }
  private func source(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
private func isLetter(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
}
