internal import Formwork

/// What is said about a row's value: what is wrong with it, or that this was put right.
struct RowMessage {
  let sign: String
  let signStyle: Style
  let text: String
  let style: Style

  /// What a row's errors say, the first that blocks before others; nil: there are none.
  init?(of row: BaseRow, _ glyphs: Glyphs) {
    guard let shown = row.errors.first(where: { $0.severity == .error }) ?? row.errors.first
    else { return nil }
    text = shown.message
    if shown.severity == .error {
      (sign, signStyle, style) = (glyphs.error, .errorSign, .error)
    } else {
      (sign, signStyle, style) = (glyphs.look, .warningSign, .warning)
    }
  }

  /// Says that what was wrong is right now.
  init(fixedIn device: DrawingDevice) {
    (sign, signStyle) = (device.glyphs.fine, .successSign)
    (text, style) = (device.words[.fixed], .success)
  }

  /// How many cells it takes on one line.
  var width: Int { DisplayWidth.of(text) + 2 }

  /// The sign and the text on one line.
  var runs: [Run] { [Run(sign + " ", signStyle), Run(text, style)] }

  /// The sign and the text on so many lines of a width; nil: on as many as they need.
  func lines(width: Int, atMost limit: Int?, _ glyphs: Glyphs) -> [Line] {
    let parts = DisplayWidth.wrap(text, to: max(width - 2, 4), lines: limit ?? .max, glyphs)
    return parts.enumerated().map { index, part in
      Line([index == 0 ? Run(sign + " ", signStyle) : .blanks(2), Run(part, style)])
    }
  }
}
