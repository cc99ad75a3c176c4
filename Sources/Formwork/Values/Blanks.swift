/// What counts as a blank: Unicode's White_Space.
extension Sequence<UInt8> {
  /// Whether valid UTF-8 holds blanks only, or nothing at all; O(blanks before the first other one).
  var isBlank: Bool {
    var rest = makeIterator()
    while let byte = rest.next() {
      switch byte {
      case 0x09...0x0D, 0x20: break
      case 0xC2: guard let last = rest.next(), last == 0x85 || last == 0xA0 else { return false }
      case 0xE1: guard rest.next() == 0x9A, rest.next() == 0x80 else { return false }
      case 0xE2:
        switch (rest.next() ?? 0, rest.next() ?? 0) {
        case (0x80, 0x80...0x8A), (0x80, 0xA8...0xA9), (0x80, 0xAF), (0x81, 0x9F): break
        default: return false
        }
      case 0xE3: guard rest.next() == 0x80, rest.next() == 0x80 else { return false }
      default: return false
      }
    }
    return true
  }
}

extension String {
  /// The text without blanks at both ends; O(length).
  package var trimmedOfBlanks: String {
    // Most texts need no look at what Unicode calls a blank.
    let isVisible = { (byte: UInt8?) in byte.map { 0x20 < $0 && $0 < 0x7F } ?? false }
    if isVisible(utf8.first), isVisible(utf8.last) { return self }
    let isOther = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
    guard let first = unicodeScalars.firstIndex(where: isOther),
      let last = unicodeScalars.lastIndex(where: isOther)
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}

extension FormValue {
  /// Null for what a row has none of: an empty text, secret or list, and a text of blanks only where
  /// they are trimmed; else the value.
  ///
  /// A row has one nothing, whichever way it came.
  func emptiedToNull(trimsBlanks: @autoclosure () -> Bool) -> FormValue {
    switch self {
    case .text(let text):
      guard text.utf8.isBlank else { return self }
      return text.utf8.isEmpty || trimsBlanks() ? .null : self
    case .secret(let secret): return secret.isEmpty ? .null : self
    case .list(let list): return list.isEmpty ? .null : self
    default: return self
    }
  }
}
