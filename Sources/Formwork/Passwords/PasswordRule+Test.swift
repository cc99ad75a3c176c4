extension PasswordRule {
  /// What a rule looks for.
  enum Test: Sendable {
    /// A byte in the range; what `[a-z]` searches for.
    case byte(ClosedRange<UInt8>)
    /// At least so many characters; what `\X{6}` means, though a search for it would also begin
    /// inside of a character.
    case characters(Int)
    case pattern(Pattern)
    case closure(@Sendable (String) -> Bool)
    case broken(PatternError)

    /// What a regular expression looks for; the commonest ones without compiling anything: a meter
    /// stands in the first frame.
    init(_ pattern: String) {
      if let simple = Test.byte(of: pattern) ?? Test.characters(of: pattern) {
        self = simple
        return
      }
      // One character is found in linear time, however long the password is.
      let limits =
        Test.isOneCharacter(pattern) ? PatternLimits(length: .max) : PatternLimits.standard
      do throws(PatternError) {
        self = .pattern(try Pattern(pattern, whole: false, limits: limits))
      } catch {
        self = .broken(error)
      }
    }

    /// Looks for it in valid UTF-8; O(bytes), for a regular expression within its limits.
    func outcome(on utf8: UnsafeBufferPointer<UInt8>) -> Pattern.Outcome {
      switch self {
      case .byte(let range): utf8.contains { range.contains($0) } ? .match : .noMatch
      case .characters(let least): Test.outcome(on: utf8, characters: least)
      case .pattern(let pattern): pattern.matches(utf8)
      case .closure(let isMet): isMet(String(decoding: utf8, as: UTF8.self)) ? .match : .noMatch
      case .broken: .noMatch
      }
    }

    /// The most bytes in which characters are counted.
    private static let longestCount = 1 << 18

    /// Counts characters until there are enough.
    ///
    /// One alone may be of a million marks: beyond a length there is no answer.
    private static func outcome(
      on utf8: UnsafeBufferPointer<UInt8>, characters least: Int
    ) -> Pattern.Outcome {
      guard utf8.count > longestCount else {
        return utf8.hasCharacters(atLeast: least) ? .match : .noMatch
      }
      // What comes behind the end of a part changes no boundary in it.
      let end = utf8[...longestCount].lastIndex { $0 & 0xC0 != 0x80 } ?? 0
      return utf8.prefix(of: end).hasCharacters(atLeast: least) ? .match : .limit
    }

    /// `[a-z]` and the like.
    private static func byte(of pattern: String) -> Test? {
      let bytes = Array(pattern.utf8)
      func isAlphanumeric(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte)
      }
      guard bytes.count == 5, bytes[0] == UInt8(ascii: "["), bytes[2] == UInt8(ascii: "-"),
        bytes[4] == UInt8(ascii: "]"), isAlphanumeric(bytes[1]), isAlphanumeric(bytes[3]),
        bytes[1] <= bytes[3]
      else { return nil }
      return .byte(bytes[1]...bytes[3])
    }

    /// `\X{6}`, or `\X{6,}`, also from `^` on, and the second one to `$`: all ask for six or more.
    private static func characters(of pattern: String) -> Test? {
      var rest = pattern[...]
      if rest.hasPrefix("^") { rest.removeFirst() }
      guard rest.hasPrefix("\\X{") else { return nil }
      rest.removeFirst(3)
      let digits = rest.prefix { ("0"..."9").contains($0) }
      guard let count = UInt16(digits) else { return nil }
      return ["}", ",}", ",}$"].contains(rest.dropFirst(digits.count))
        ? .characters(Int(count)) : nil
    }

    /// Whether a pattern is one class or one escape of a kind of characters, such as `[^a-z0-9]`,
    /// `\d` or `\p{Lu}`.
    private static func isOneCharacter(_ pattern: String) -> Bool {
      let bytes = Array(pattern.utf8)
      let escapes: [UInt8] = Array("dDwWsS".utf8)
      guard bytes.count > 2 else {
        return bytes.count == 2 && bytes[0] == UInt8(ascii: "\\") && escapes.contains(bytes[1])
      }
      if pattern.hasPrefix("\\p{") || pattern.hasPrefix("\\P{") {
        return bytes.last == UInt8(ascii: "}")
          && bytes.dropFirst(3).dropLast().allSatisfy {
            $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "\\")
          }
      }
      let inner = bytes.dropFirst().dropLast()
      return bytes.first == UInt8(ascii: "[") && bytes.last == UInt8(ascii: "]")
        && inner.allSatisfy { !"[]\\".utf8.contains($0) }
    }
  }
}
