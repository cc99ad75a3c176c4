internal import Formwork

/// Draws a field that a list hangs on: a text, the empty cells, and the sign that it opens.
struct OpeningField {
  let width: Int
  let isFocused: Bool
  let glyphs: Glyphs
  /// The area that a click on the field hits.
  var area = FieldLine.area

  /// The field with a text that is cut when it does not fit.
  func runs(_ text: String) -> [Run] {
    let shown = DisplayWidth.truncate(text, to: width - 1, ellipsis: glyphs.ellipsis)
    let rest = String(" ", times: width - 1 - DisplayWidth.of(shown))
    let (style, line): (Style, Style) =
      isFocused ? (.fieldFocus, .fieldFocusLine) : (.field, .fieldLine)
    return [Run(shown, style), Run(rest, line), Run(glyphs.opens, style)]
      .filter { !$0.text.isEmpty }.map { $0.in(area) }
  }
}
