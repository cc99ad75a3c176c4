internal import Formwork

/// The last line of defence between text and a terminal.
enum SafeText {
  /// The text with U+FFFD (`?` without UTF-8) for everything that could steer a terminal or
  /// reorder what is shown.
  static func clean(_ text: String, isUTF8: Bool = true) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isShown = !DangerousScalars.isHarmful(scalar.value) && (isUTF8 || scalar.isASCII)
      clean.append(isShown ? scalar : isUTF8 ? "\u{FFFD}" : "?")
    }
    return String(clean)
  }
}
