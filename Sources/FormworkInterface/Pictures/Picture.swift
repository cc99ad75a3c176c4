public import Formwork

/// A screen as a picture: SVG 1.1 without scripts, fonts or anything from outside.
///
/// Text is text, which is held to its cells whatever font draws it. Bars, frames and lines are
/// shapes, since in many fonts they have gaps. The same screen gives the same bytes.
public enum Picture {
  /// Draws a screen; O(cells).
  ///
  /// A secret that is revealed is drawn as bullets.
  ///
  /// - Parameters:
  ///   - frame: what is to be seen, with the cursor.
  ///   - size: how large the screen is; what is outside is cut.
  ///   - theme: how it looks. What the theme leaves to the device, such as the page of `terminal`,
  ///     has the colours of a neutral dark one.
  /// - Returns: an SVG document.
  public static func svg(of frame: Frame, size: Size, theme: Theme = .terminal) -> String {
    var drawing = FrameDrawing(size: size, theme: theme)
    for (row, line) in frame.lines.prefix(size.rows).enumerated() { drawing.draw(line, row: row) }
    if let cursor = frame.cursor { drawing.drawCursor(at: cursor) }
    return drawing.document
  }

  /// Draws the screen that a person sees first.
  ///
  /// O(visible rows) without `rows`.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - columns: how many cells a line has.
  ///   - rows: how many lines there are; nil: as many as the form needs to be seen as a whole.
  ///   - focus: the row that has the focus; nil, and where it cannot have it: the one that a person
  ///     begins with.
  ///   - theme: how the form looks; nil: the form's own, then `terminal`.
  ///   - controls: the views of the controls.
  /// - Returns: an SVG document.
  public static func svg(
    of form: Form, columns: Int = 80, rows: Int? = nil, focus: BaseRow? = nil,
    theme: Theme? = nil, controls: ControlViews = .builtIn
  ) -> String {
    let theme = theme ?? form.theme ?? .terminal
    var options = EditorOptions(size: Size(columns: columns, rows: rows ?? 1))
    (options.theme, options.controls) = (theme, controls)
    let editor = Editor(form: form, options: options, startingAt: focus)
    var size = options.size
    if rows == nil { size.rows = editor.rowsOfWholeForm }
    editor.resize(to: size)
    return svg(of: editor.frame(), size: size, theme: theme)
  }
}

extension Editor {
  /// The least height at which the screen shows all that it would on a very high one.
  fileprivate var rowsOfWholeForm: Int {
    var (rows, frame) = (256, Frame(lines: []))
    var last: Int
    repeat {
      rows *= 4
      frame = self.frame(rows: rows)
      // The last line, which names the keys, is at the bottom of every screen.
      last = frame.lines.dropLast().lastIndex { !$0.isBlank } ?? -1
      // Where the form ends only just above the keys, parts of it may be hidden.
    } while last > rows / 2 && rows < 1 << 20
    var least = last + 2
    while least < rows, self.frame(rows: least).lines.dropLast() != frame.lines[..<(least - 1)] {
      least += 1
    }
    return least
  }

  private func frame(rows: Int) -> Frame {
    resize(to: Size(columns: options.size.columns, rows: rows))
    return frame()
  }
}

extension Line {
  fileprivate var isBlank: Bool {
    runs.allSatisfy { !$0.style.isFieldLine && $0.text.utf8.allSatisfy { $0 == 0x20 } }
  }
}
