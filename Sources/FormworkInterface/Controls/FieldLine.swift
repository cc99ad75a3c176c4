internal import Formwork

/// Draws one line of a field: the text, or the placeholder, then the rest of the field's extent.
struct FieldLine {
  let row: BaseRow
  let space: DrawingSpace
  let width: Int
  /// The area that a click on the field hits.
  static let area = 0

  /// Whether the text can be changed; else its field has no extent.
  var isWritable: Bool { !row.isDisabled && !row.isReadOnly }
  var style: Style { space.isFocused ? .fieldFocus : .field }

  /// The line with what a window shows.
  func content(_ window: TextWindow, placeholder: String?) -> Content {
    let insertionPoint = Frame.Cell(column: window.cursor, row: 0)
    guard isWritable else {
      var shown = window
      if window.text.isEmpty, row.displayText.isEmpty { shown.text = "-" }
      let run = Run(shown, row.isDisabled ? .disabled : .text).in(Self.area)
      return Content([Line([run])], insertionPoint: insertionPoint, width: width)
    }
    var run = Run(window, style)
    if window.text.isEmpty, space.showsPlaceholders, let placeholder {
      run = Run(truncated(placeholder, to: width), .placeholder)
    }
    let rest = Run(String("_", times: width - DisplayWidth.of(run.text)), style)
    let runs = [run, rest].filter { !$0.text.isEmpty }.map { $0.in(Self.area) }
    return Content([Line(runs)], insertionPoint: insertionPoint, width: width)
  }

  /// The line of a field that says only that it shows nothing.
  func content(saying words: String) -> Content {
    let text = truncated(words, to: width - 2)
    let cells = DisplayWidth.of(text)
    let rest = String("_", times: width - cells)
    return Content(
      [Line([Run(text, .placeholder).in(Self.area), Run(rest, style).in(Self.area)])],
      insertionPoint: Frame.Cell(column: cells + 1, row: 0), width: width)
  }

  private func truncated(_ text: String, to width: Int) -> String {
    DisplayWidth.truncate(text, to: width, ellipsis: space.glyphs.ellipsis)
  }
}
