/// Scalars that are dangerous to a terminal or deceive its reader: the one table that all guards use.
///
/// There is one set for each purpose. From `isControl` to `isDeceptive` each holds the one before it;
/// the sets for messages hold `isHarmful`.
package enum DangerousScalars {
  /// Controls: C0, DEL and C1 (ECMA-48; the general category Cc of Unicode).
  ///
  /// Typed and pasted text keeps none but tabs and line ends, a secret none at all.
  @inlinable package static func isControl(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || 0x7F <= scalar && scalar <= 0x9F
  }

  /// Controls, line and paragraph separators (Zl, Zp) and bidi controls (UAX #9): what changes where
  /// other text stands.
  ///
  /// JSON escapes them, and an answer in plain lines must not hold them.
  @inlinable package static func isDirective(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Directives, and what takes no cell and belongs to no character: zero width spaces, invisible
  /// operators, deprecated format characters, annotations, and the first tags of plane 14.
  ///
  /// None ever reaches a terminal.
  @inlinable package static func isHarmful(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x200B, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE001F: true
    default: isDirective(scalar)
    }
  }

  /// What is harmful, and what looks like a blank or like nothing: the soft hyphen, fillers of Hangul,
  /// the Mongolian vowel separator, the default-ignorables of plane 14, and noncharacters.
  ///
  /// Forms show U+FFFD in its place. Tags behind a black flag (UTS #51) are part of that flag.
  @inlinable package static func isDeceptive(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x00AD, 0x115F, 0x1160, 0x180E, 0x3164, 0xFFA0, 0xE0000...0xE0FFF, 0xFDD0...0xFDEF: true
    default: scalar & 0xFFFE == 0xFFFE || isHarmful(scalar)
    }
  }

  /// What is harmful, and all format characters (Cf): messages of the command and results on a
  /// terminal do not hold them.
  package static func isUnfitForMessages(_ scalar: Unicode.Scalar) -> Bool {
    isHarmful(scalar.value) || scalar.properties.generalCategory == .format
  }

  /// What is unfit for messages, unassigned or for private use: nobody knows what it looks like.
  ///
  /// Quoted lines of a file show U+FFFD in its place, and passwords are not made of it.
  package static func isUnpresentable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .unassigned, .privateUse, .surrogate, .format: true
    default: isHarmful(scalar.value)
    }
  }
}
