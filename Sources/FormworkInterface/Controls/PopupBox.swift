internal import Formwork

/// The frame of a popup, in the signs that the device has.
public struct PopupBox {
  /// How many cells wide the popup is, with its frame.
  public let width: Int
  let glyphs: Glyphs

  init(width: Int, glyphs: Glyphs) { (self.width, self.glyphs) = (width, glyphs) }

  /// A frame so many cells wide.
  public init(width: Int, in space: DrawingSpace) {
    self.init(width: width, glyphs: space.glyphs)
  }

  /// The upper side of the frame, with a title that is cut when it does not fit.
  public func top(title: String) -> Line {
    let shown = DisplayWidth.truncate(title, to: width - 6, ellipsis: glyphs.ellipsis)
    let (left, line, right) = glyphs.frame.top
    let rest = width - 2 - (shown.isEmpty ? 0 : DisplayWidth.of(shown) + 2)
    let fill = String(repeating: line, count: max(rest, 0))
    guard !shown.isEmpty else { return Line([Run(left + fill + right, .frame)]) }
    return Line([Run(left + " ", .frame), Run(shown, .header), Run(" " + fill + right, .frame)])
  }

  /// The lower side of the frame.
  public var bottom: Line {
    let (left, line, right) = glyphs.frame.bottom
    return Line([Run(left + String(repeating: line, count: width - 2) + right, .frame)])
  }

  /// A line between both sides, all of which is an area; a marker takes the position of the right side.
  public func line(_ runs: [Run], marker: String? = nil, area: Int? = nil) -> Line {
    let inner = Line(runs).prefix(cells: width - 4)
    let all =
      [Run(glyphs.frame.side + " ", .frame)] + inner.runs + [.blanks(width - 3 - inner.width)]
      + [Run(marker ?? glyphs.frame.side, .frame)]
    return Line(area == nil ? all : all.map { $0.in(area) })
  }
}
