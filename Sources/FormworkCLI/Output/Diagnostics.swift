internal import Formwork

/// What the command says on standard error.
enum Diagnostics {
  /// Says one line, after the command's name.
  static func say(_ message: String) { lines(["formwork: \(message)"]) }

  /// Says lines as they are, without what a terminal would obey.
  static func lines(_ lines: [String]) {
    let text = lines.map { shown($0) + "\n" }.joined()
    try? FileDescriptor.standardError.write(Array(text.utf8))
  }

  /// Says a text of whole lines that is fit to be shown already.
  static func text(_ text: String) {
    try? FileDescriptor.standardError.write(Array(text.utf8))
  }

  /// The text with U+FFFD for controls, line ends and marks that reorder what is around them.
  static func shown(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      shown.append(DangerousScalars.isUnfitForMessages(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }
}
