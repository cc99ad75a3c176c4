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
    return Line.lines(of: parts, behind: Run(sign + " ", signStyle), style)
  }
}

extension Line {
  /// Lines of which the first has a sign of two cells before its text; nil: none has.
  static func lines(of texts: [String], behind sign: Run?, _ style: Style) -> [Line] {
    texts.enumerated().map { index, text in
      let before = sign.map { index == 0 ? $0 : .blanks(2) }
      return Line([before, Run(text, style)].compactMap(\.self))
    }
  }
}
