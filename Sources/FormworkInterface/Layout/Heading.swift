internal import Formwork

extension Metrics {
  /// The form's title, beside which a note has room, and its help.
  func heading(of form: Form, noteWidth: Int) -> [Line] {
    let title =
      form.displayTitle.map { DisplayWidth.wrap($0, to: titleRoom(noteWidth: noteWidth)) } ?? []
    let help = form.displayHelp.map { DisplayWidth.wrap($0, to: columns - 2) } ?? []
    return title.map { Line([.blanks(1), Run($0, .title)]) }
      + help.map { Line([.blanks(1), Run($0, .help)]) }
  }

  /// The cells of a title beside a note of a width.
  func titleRoom(noteWidth: Int) -> Int { max(columns - 4 - noteWidth, 8) }

  /// Says what the sign of some rows means.
  var requiredNote: [Run] {
    let text = device.words[.requiredMark]
    guard text.hasPrefix("*") else { return [Run(text, .help)] }
    return [Run("*", .required), Run(String(text.dropFirst()), .help)]
  }

  /// The line with a note at its right, up to one cell before the edge; what is in its way is cut.
  func line(_ line: Line, withNote note: [Run]) -> Line {
    guard !note.isEmpty else { return line }
    let start = columns - 1 - Line(note).width
    let kept = line.width < start ? line : line.prefix(cells: max(start - 1, 0))
    return Line(kept.runs + [.blanks(max(0, start - kept.width))] + note)
  }
}
