extension ZxcvbnText {
  /// Whether the password is one of the words or easily made from one: in any case, backwards, or
  /// with digits and signs around it.
  func isMade(of words: [[CChar]]) -> Bool {
    guard isComplete else { return false }
    return withCString { text in
      let bytes = UnsafeBufferPointer(start: text, count: count)
      let core = Self.core(of: bytes)
      return words.contains { word in
        word.withUnsafeBufferPointer { word in
          Self.isSame(bytes, word) || Self.isSame(core, Self.core(of: word))
        }
      }
    } ?? false
  }

  /// Without the digits and signs at both ends.
  private static func core(of text: UnsafeBufferPointer<CChar>) -> UnsafeBufferPointer<CChar> {
    guard let first = text.firstIndex(where: isLetter), let last = text.lastIndex(where: isLetter)
    else { return UnsafeBufferPointer(rebasing: text[..<0]) }
    return UnsafeBufferPointer(rebasing: text[first...last])
  }

  private static func isSame(
    _ text: UnsafeBufferPointer<CChar>, _ word: UnsafeBufferPointer<CChar>
  ) -> Bool {
    guard !word.isEmpty, text.count == word.count else { return false }
    return text.elementsEqual(word) { lower($0) == $1 }
      || text.reversed().elementsEqual(word) { lower($0) == $1 }
  }

  private static func lower(_ byte: CChar) -> CChar {
    byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
  }

  /// Letters of ASCII, and what stands for those of other scripts.
  private static func isLetter(_ byte: CChar) -> Bool {
    let lower = lower(byte)
    return (lower >= 0x61 && lower <= 0x7A) || (byte > 0 && byte < 0x20)
  }
}
