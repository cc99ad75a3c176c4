/// A sign of one cell, by what it means.
public enum Sign: Int, Sendable, Hashable, CaseIterable {
  /// Beside the row that has the focus.
  case mark
  /// Before the option under the cursor, in a focused button, and before what is collapsed.
  case cursor
  /// Behind what opens, and before what is hidden below.
  case opens
  /// Before what is hidden above.
  case above
  /// Before what is wrong.
  case error
  /// Before or behind what is right.
  case fine
  /// Before what should be looked at.
  case look
  /// Before what is not available.
  case notAvailable
  /// Between the brackets of the option that is chosen.
  case chosen
  /// Between the brackets of one of several options that are chosen.
  case checked
  /// For each character of a secret.
  case bullet
  /// Where a text is cut.
  case cut
  /// The filled part of a bar.
  case bar
  /// The part of a bar that is not filled.
  case rest
  /// Where the value of a slider is.
  case knob
  /// The left end of a button.
  case buttonLeft
  /// The right end of a button.
  case buttonRight
  /// Before what takes time; one that a theme names stands still.
  case busy
  /// The corner of a frame.
  case topLeft, topRight, bottomLeft, bottomRight
  /// A side of a frame, or a line across the page.
  case horizontal
  /// A side of a frame.
  case vertical

  /// What themes call the sign, such as `mark`.
  public var name: String { "\(self)" }

  /// Whether a text fills one cell on every terminal: one printable character of a script that has
  /// neither wide nor joined ones.
  public static func fits(_ text: String) -> Bool {
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else {
      return false
    }
    switch scalar.value {
    case 0x21...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x377, 0x37A...0x37F, 0x384...0x38A,
      0x38E...0x3A1, 0x3A3...0x482, 0x48A...0x52F, 0x2010...0x2027, 0x2030...0x205E,
      0x20A0...0x20C0, 0x2100...0x218B, 0x2190...0x2328, 0x232B...0x2426, 0x2440...0x244A,
      0x2460...0x262F, 0x2638...0x2689, 0x2690...0x2B73, 0x2B76...0x2BFF, 0xE000...0xF8FF:
      return !scalar.properties.isEmojiPresentation
    default: return false
    }
  }
}

/// The signs that a theme wants in place of those that the device would get.
public struct ThemeSigns: Sendable, Hashable {
  /// A whole set of signs.
  public enum Repertoire: String, Sendable, Hashable, CaseIterable {
    /// Signs of Unicode, which most terminals have.
    case utf8
    /// Signs that the fonts of text consoles have.
    case console
    /// Signs of ASCII alone.
    case ascii
  }

  /// The set of signs; nil: the one that suits the device.
  ///
  /// A device without UTF-8 always has those of ASCII.
  public var repertoire: Repertoire?
  /// Single signs, each of one cell; on a device without UTF-8 those of ASCII only.
  public var signs: [Sign: String]

  /// Signs of a theme's own; as made, none.
  public init(_ repertoire: Repertoire? = nil, _ signs: [Sign: String] = [:]) {
    (self.repertoire, self.signs) = (repertoire, signs)
  }
}
