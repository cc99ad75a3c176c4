/// The last line of defence between text and a terminal.
enum SafeText {
  /// The text with U+FFFD (`?` without UTF-8) for everything that could steer a terminal or
  /// reorder what is shown.
  static func clean(_ text: String, isUTF8: Bool = true) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isShown = !isHarmful(scalar) && (isUTF8 || scalar.isASCII)
      clean.append(isShown ? scalar : isUTF8 ? "\u{FFFD}" : "?")
    }
    return String(clean)
  }

  /// Whether a scalar is a control, a line separator, or a mark that changes the direction of text.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE001F:
      true
    default: false
    }
  }
}
