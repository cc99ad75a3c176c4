internal import Formwork

/// The lines of a row's title, with the sign of rows that must be filled in.
enum TitleLines {
  /// The lines of a title that may be so many cells wide.
  static func of(_ title: String, isRequired: Bool, width: Int, style: Style) -> [Line] {
    let parts = wrapped(title, isRequired: isRequired, width: max(width, 4))
    return parts.enumerated().map { index, part in
      index == parts.count - 1 && isRequired
        ? Line(runs(ofMarked: part, style)) : Line([Run(part, style)])
    }
  }

  /// The title on one line, cut where it is wider than so many cells.
  static func cut(
    _ title: String, isRequired: Bool, width: Int, style: Style, _ glyphs: Glyphs
  ) -> Line {
    let text = marked(title, isRequired)
    let shown = DisplayWidth.truncate(text, to: width, ellipsis: glyphs.ellipsis)
    guard isRequired, shown == text else { return Line([Run(shown, style)]) }
    return Line(runs(ofMarked: text, style))
  }

  /// How many cells the widest line of a title takes, with room for the sign; at most so many.
  static func width(of title: String, atMost limit: Int) -> Int {
    let width = DisplayWidth.of(title) + 2
    guard width > limit else { return width }
    let parts = wrapped(title, isRequired: true, width: limit)
    return parts.reduce(0) { max($0, DisplayWidth.of($1)) }
  }

  private static func marked(_ title: String, _ isRequired: Bool) -> String {
    isRequired ? title + " *" : title
  }

  private static func runs(ofMarked text: String, _ style: Style) -> [Run] {
    [Run(String(text.dropLast()), style), Run("*", .required)].filter { !$0.text.isEmpty }
  }

  /// As few lines as there can be, and these as narrow as they can be, so that a long title does not
  /// leave one word alone and the fields begin no later than they must.
  private static func wrapped(_ title: String, isRequired: Bool, width: Int) -> [String] {
    let text = marked(title, isRequired)
    let parts = DisplayWidth.wrap(text, to: width)
    // With its sign or without, a title breaks in the same way.
    guard parts.count > 1, !title.contains(where: \.isNewline) else { return parts }
    var (best, least) = (parts, width)
    while least > 1 {
      let narrower = DisplayWidth.wrap(text, to: least - 1)
      guard narrower.count == parts.count,
        narrower.allSatisfy({ DisplayWidth.of($0) <= least - 1 })
      else { break }
      (best, least) = (narrower, least - 1)
    }
    return best
  }
}
