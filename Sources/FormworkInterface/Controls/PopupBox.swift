public import Formwork

/// How the lines of a popup are put together: in a frame, or on the whole of a narrow screen.
public struct PopupBox {
  /// How many cells wide the popup is, with its frame.
  public let width: Int
  /// Whether there is a frame; else the popup has the whole screen.
  public let isFramed: Bool
  private let height: Int
  /// The blanks at the left of the text.
  private let inset: Int
  private let glyphs: Glyphs

  /// A frame so many cells wide; where the popup has the whole screen, it is as wide as that.
  public init(width: Int, in space: DrawingSpace) {
    (isFramed, height, glyphs) = (space.isFramed, space.height ?? 24, space.glyphs)
    self.width = isFramed ? width : space.width
    inset = space.hasPopupInset ? 1 : 0
  }

  /// The cells before the text of a line.
  var textColumn: Int { (isFramed ? 1 : 0) + inset }
  /// The cells that a line has for its text.
  public var textWidth: Int { max(1, width - textColumn - (isFramed ? 2 : 0)) }

  /// The lines above the first one of the popup's own.
  var linesAbove: Int { isFramed || height > 2 ? 1 : 0 }
  private var showsStatus: Bool { isFramed || height >= 8 }

  /// How many lines there can be between the upper and the lower side.
  public func lineLimit(hasStatus: Bool) -> Int {
    max(1, height - linesAbove - (isFramed || hasStatus && showsStatus ? 1 : 0))
  }

  /// A line of the popup, all of which is an area; a style fills it from side to side.
  public func line(_ runs: [Run], filled style: Style = .text, area: Int? = nil) -> Line {
    let text = Line(runs).prefix(cells: textWidth)
    let rest = width - textColumn - text.width - (isFramed ? 1 : 0)
    let inner =
      [Run(String(" ", times: inset), style)] + text.runs
      + [Run(String(" ", times: rest), style)]
    let side = isFramed ? [Run(glyphs.frame.side, .frame)] : []
    let all = (side + inner + side).filter { !$0.text.isEmpty }
    return Line(area == nil ? all : all.map { $0.in(area) })
  }

  /// All lines, with what is said about them above and below.
  ///
  /// - Parameters:
  ///   - lines: The lines that `line` gave.
  ///   - title: Stands above; cut when it does not fit.
  ///   - above: How many more lines there are above the first one.
  ///   - below: How many more there are below the last one.
  ///   - status: Stands below, where there is room.
  /// - Returns: The lines of the popup.
  public func framed(
    _ lines: [Line], title: String = "", above: Int = 0, below: Int = 0, status: [Run] = []
  ) -> [Line] {
    let marks = (
      above: above > 0 ? Run("\(glyphs.more.above) \(above)", .scroll) : nil,
      below: below > 0 ? Run("\(glyphs.more.below) \(below)", .scroll) : nil
    )
    guard isFramed else {
      let top = heading(title, [marks.above, marks.below].compactMap(\.self))
      let bottom = showsStatus && !status.isEmpty ? [line(status)] : []
      return (linesAbove > 0 ? [top] : []) + lines + bottom
    }
    let (corners, ends) = (glyphs.frame.top, glyphs.frame.bottom)
    let top = side(
      corners, title.isEmpty ? [] : [Run(title, .popupTitle)], marks.above.map { [$0] } ?? [])
    return [top] + lines + [side(ends, status, marks.below.map { [$0] } ?? [])]
  }

  /// A side of the frame with texts in it, of which the first is cut when there is no room.
  private func side(
    _ signs: (left: String, line: String, right: String), _ first: [Run], _ second: [Run]
  ) -> Line {
    func cells(_ runs: [Run]) -> Int { runs.isEmpty ? 0 : Line(runs).width + 3 }
    var first = first
    let room = width - 3 - cells(second) - 3
    if cells(first) > room + 3 { first = cut(first, to: room) }
    var runs = [Run(signs.left, .frame)]
    var used = 2
    for text in [first, second] where !text.isEmpty {
      runs += [Run(signs.line + " ", .frame)] + text + [.blanks(1)]
      used += cells(text)
    }
    let fill = String(repeating: signs.line, count: max(0, width - used))
    return Line(runs + [Run(fill + signs.right, .frame)])
  }

  /// The title at the left, and how much lies outside at the right.
  private func heading(_ title: String, _ marks: [Run]) -> Line {
    let right = Line(Array(marks.map { [$0] }.joined(separator: [.blanks(1)])))
    let all = width - 2 * inset
    let room = all - (marks.isEmpty ? 0 : right.width + 1)
    // A title is cut, never gone.
    if !marks.isEmpty, room < min(DisplayWidth.of(title), 4) {
      return heading(title, Array(marks.dropFirst()))
    }
    let shown = cut([Run(title, .popupTitle)], to: room)
    let gap = all - Line(shown).width - right.width
    return Line([.blanks(inset)] + shown + [.blanks(gap)] + right.runs)
  }

  /// Runs that are cut, with an ellipsis, where they do not fit.
  func cut(_ runs: [Run], to width: Int) -> [Run] {
    Line(runs).truncated(to: width, ellipsis: glyphs.ellipsis).runs
  }
}
