internal import Formwork

/// Gathers what is said and breaks it into lines that fit, between words only.
struct PlainWriter {
  /// How many cells a line has.
  let width: Int
  private var text = ""

  init(width: Int) { self.width = width }

  /// Says something, on a line of its own; empty: leaves a line free.
  mutating func say(_ paragraph: String) { text += wrapped(paragraph) + "\n" }

  /// What was said since the last time, with a prompt that stays open at its end.
  mutating func take(prompt: String) -> String {
    defer { text = "" }
    return text + wrapped(prompt)
  }

  /// A text in lines; a word that is longer than a line stays whole.
  private func wrapped(_ paragraph: String) -> String {
    let paragraph = CleanText.of(paragraph)
    guard DisplayWidth.of(paragraph) > width else { return paragraph }
    var (lines, cells) = ("", 0)
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let wordCells = DisplayWidth.of(String(word))
      // The blank behind a prompt belongs to its last word.
      if cells > 0, !word.isEmpty, cells + 1 + wordCells > width {
        lines += "\n"
        cells = 0
      } else if !lines.isEmpty {
        lines += " "
        cells += 1
      }
      lines += word
      cells += wordCells
    }
    return lines
  }
}

extension String {
  /// The text as a sentence: in one line, with a full stop at its end.
  var sentence: String {
    let text = inOneLine
    guard let last = text.last, !".!?\u{2026}\u{3002}".contains(last) else { return text }
    return text + "."
  }

  /// The text as it may be shown, in one line, without blanks at its ends.
  var inOneLine: String { CleanText.of(self).trimmedOfBlanks }
}

extension Unicode.Scalar {
  /// Whether a terminal could take it for something else than text.
  var isControl: Bool { DangerousScalars.isDirective(value) }
}
