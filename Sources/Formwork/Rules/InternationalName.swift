extension UTF8Bytes {
  /// Whether valid UTF-8 is a name in any script: no blanks, controls, format characters, unassigned or
  /// replacement characters, and no mark at the beginning.
  ///
  /// ZERO WIDTH JOINER and NON-JOINER may stand where IDNA2008 lets them (RFC 5892, appendix A.1 and
  /// A.2): behind a virama, the non-joiner also between letters that it keeps from joining.
  var isInternationalName: Bool {
    let scalars = Array(String(decoding: self, as: UTF8.self).unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      switch scalar.properties.generalCategory {
      case .format:
        guard place > 0, scalar == "\u{200C}" || scalar == "\u{200D}" else { return false }
        if scalars[place - 1].properties.canonicalCombiningClass == .virama { continue }
        guard scalar == "\u{200C}", JoiningType.joins(scalars, around: place) else { return false }
      case .nonspacingMark, .spacingMark, .enclosingMark:
        if place == 0 { return false }
      case .otherSymbol where scalar.standsForNothing: return false
      case .control, .privateUse, .surrogate, .unassigned, .spaceSeparator, .lineSeparator,
        .paragraphSeparator:
        return false
      default:
        if scalar.isWideASCII, !scalar.isWideAlphanumeric { return false }
      }
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Object replacement, replacement, and the characters that describe ideographs.
  fileprivate var standsForNothing: Bool {
    (0xFFFC...0xFFFD).contains(value) || (0x2FF0...0x2FFF).contains(value) || value == 0x31EF
  }

  /// A full-width form of ASCII, which IDNA makes that of ASCII.
  fileprivate var isWideASCII: Bool { (0xFF01...0xFF5E).contains(value) }

  fileprivate var isWideAlphanumeric: Bool {
    let byte = UInt8(truncatingIfNeeded: value &- 0xFF01 &+ 0x21)
    return byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-")
  }
}
