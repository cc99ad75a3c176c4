internal import Formwork

/// Draws one line of a field: the text, or the placeholder, then the field's empty cells.
struct FieldLine {
  let row: BaseRow
  let space: DrawingSpace
  let width: Int
  /// The area that a click on the field hits.
  static let area = 0

  /// Whether the text can be changed; else its field has no line.
  var isWritable: Bool { !row.isDisabled && !row.isReadOnly }
  var style: Style { space.isFocused ? .fieldFocus : .field }
  /// The style of the empty cells.
  var lineStyle: Style { space.isFocused ? .fieldFocusLine : .fieldLine }
  /// How many cells a text has; before one that is not available stands a sign.
  var textWidth: Int { row.isDisabled ? max(1, width - 2) : width }

  /// The line with what a window shows; it may follow others of the same field.
  func content(_ window: TextWindow, placeholder: String?, isFirst: Bool = true) -> Content {
    let insertionPoint = Frame.Cell(column: window.cursor, row: 0)
    guard isWritable else {
      return Content(
        [Line(fixed(window, isFirst: isFirst).map { $0.in(Self.area) })],
        insertionPoint: insertionPoint, width: width)
    }
    var run = Run(window, style)
    if window.text.isEmpty, space.isFocused, space.showsPlaceholders, let placeholder {
      run = Run(truncated(placeholder, to: width), .placeholder)
    }
    let runs = [run, rest(behind: run.text)].filter { !$0.text.isEmpty }
    return Content(
      [Line(runs.map { $0.in(Self.area) })], insertionPoint: insertionPoint, width: width)
  }

  /// What cannot be changed: the text alone, behind a sign when it is not available.
  private func fixed(_ window: TextWindow, isFirst: Bool) -> [Run] {
    guard row.isDisabled else { return [Run(window, .text)] }
    let sign = isFirst ? space.glyphs.notAvailable : " "
    return window.text.isEmpty
      ? [Run(sign, .disabled)] : [Run(sign + " ", .disabled), Run(window, .disabled)]
  }

  /// The line of a field that says only that it shows nothing.
  func content(saying words: String) -> Content {
    let text = truncated(words, to: width - 2)
    let cells = DisplayWidth.of(text)
    return Content(
      [Line([Run(text, .placeholder), rest(behind: text)].map { $0.in(Self.area) })],
      insertionPoint: Frame.Cell(column: cells + 1, row: 0), width: width)
  }

  /// The empty cells behind a text.
  func rest(behind text: String) -> Run {
    Run(String(" ", times: width - DisplayWidth.of(text)), lineStyle)
  }

  private func truncated(_ text: String, to width: Int) -> String {
    DisplayWidth.truncate(text, to: width, ellipsis: space.glyphs.ellipsis)
  }
}
