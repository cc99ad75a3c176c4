/// What the length of a text counts.
public enum LengthUnit: String, Sendable, CaseIterable {
  /// Characters as people see them: a family emoji is one, CR LF is one.
  case characters
  /// Code points, as Unicode numbers them.
  case codePoints
  /// Bytes of the text in UTF-8.
  case utf8
}

extension UnsafeBufferPointer<UInt8> {
  /// The code points of valid UTF-8; O(bytes).
  var codePointCount: Int {
    var count = 0
    for byte in self where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// The characters (extended grapheme clusters) of valid UTF-8; O(bytes), fast when it is ASCII.
  var characterCount: Int {
    var previous: UInt8 = 0
    var count = 0
    for byte in self {
      guard byte < 0x80 else { return slowCharacterCount }
      if byte != 0x0A || previous != 0x0D { count += 1 }
      previous = byte
    }
    return count
  }

  private var slowCharacterCount: Int { skippedCharacters(.max) }

  /// Whether valid UTF-8 has so many characters at least; O(bytes of these).
  func hasCharacters(atLeast least: Int) -> Bool { skippedCharacters(least) == least }

  private func skippedCharacters(_ most: Int) -> Int {
    let text = UTF8Span(unchecked: span)
    var characters = text.makeCharacterIterator()
    return characters.skipForward(by: most)
  }

  /// Whether the bytes are valid UTF-8; O(bytes).
  package var isValidUTF8: Bool {
    (try? UTF8Span(validating: span)) != nil
  }

  /// The length in a unit, of valid UTF-8; O(bytes), but O(1) for `utf8`.
  func length(in unit: LengthUnit) -> Int {
    switch unit {
    case .characters: characterCount
    case .codePoints: codePointCount
    case .utf8: count
    }
  }
}

extension LengthUnit {
  /// Refuses a number of units that no text can have.
  static func checkLimit(_ count: Int) throws(RuleProblem) {
    guard count >= 0 else { throw RuleProblem("must not be negative") }
  }
}

extension RuleFailure {
  /// A length beyond a limit.
  static func length(
    _ code: String, _ parameter: String, _ limit: Int, _ count: Int, _ unit: LengthUnit
  ) -> RuleFailure {
    RuleFailure(
      code, [parameter: .int(Int64(limit)), "count": .int(Int64(count))],
      variant: unit == .utf8 ? "utf8" : nil)
  }
}
