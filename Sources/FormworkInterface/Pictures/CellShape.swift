internal import Formwork

/// A sign that is drawn as a shape, so that it joins its neighbours without a gap.
enum CellShape: String {
  case leftHalf = "▌"
  case full = "█"
  case thickLine = "━"
  case line = "─"
  case doubleLine = "═"
  case knob = "●"
  case squareKnob = "■"
  case side = "│"
  case roundTopLeft = "╭"
  case roundTopRight = "╮"
  case roundBottomLeft = "╰"
  case roundBottomRight = "╯"
  case topLeft = "┌"
  case topRight = "┐"
  case bottomLeft = "└"
  case bottomRight = "┘"

  /// The shape for a character; nil: it is drawn as text.
  init?(_ character: String) { self.init(rawValue: character) }
}

extension CellShape {
  /// The element for so many cells side by side that have the shape.
  ///
  /// - Parameters:
  ///   - x: the left edge of the first cell.
  ///   - y: the upper edge of the cells.
  ///   - count: how many cells there are.
  ///   - color: the colour of the shape.
  /// - Returns: an element of SVG.
  func element(x: Int, y: Int, count: Int, _ color: Color) -> String {
    let starts = isContinuous ? 0..<1 : 0..<count
    let data = starts.map { path(x: x + $0 * FrameDrawing.cell.width, y: y, count: count) }.joined()
    let paint = isStroke ? "fill=\"none\" stroke" : "fill"
    return "<path d=\"\(data)\" \(paint)=\"\(color)\"/>"
  }

  /// Whether one path goes through all cells.
  private var isContinuous: Bool {
    [.full, .thickLine, .line, .doubleLine].contains(self)
  }

  private var isStroke: Bool {
    switch self {
    case .roundTopLeft, .roundTopRight, .roundBottomLeft, .roundBottomRight, .topLeft, .topRight,
      .bottomLeft, .bottomRight:
      true
    default: false
    }
  }

  /// The path for one cell, or for all when it is continuous.
  private func path(x: Int, y: Int, count: Int) -> String {
    let (width, height) = FrameDrawing.cell
    let length = count * width
    // Lines of one unit, whose middle is 5.5 from the left and 10.5 from the top.
    return switch self {
    case .leftHalf: "M\(x) \(y)h6v\(height)h-6z"
    case .full: "M\(x) \(y)h\(length)v\(height)h-\(length)z"
    case .thickLine: "M\(x) \(y + 8)h\(length)v5h-\(length)z"
    case .line: "M\(x) \(y + 10)h\(length)v1h-\(length)z"
    case .doubleLine:
      "M\(x) \(y + 8)h\(length)v1h-\(length)zM\(x) \(y + 12)h\(length)v1h-\(length)z"
    case .knob: "M\(x) \(y + 10).5a5 5 0 0 1 10 0a5 5 0 0 1 -10 0z"
    case .squareKnob: "M\(x + 1) \(y + 6)h8v9h-8z"
    case .side: "M\(x + 5) \(y)h1v\(height)h-1z"
    case .roundTopLeft: "M\(x + 5).5 \(y + 21)v-6q0 -4.5 4.5 -4.5"
    case .roundTopRight: "M\(x + 5).5 \(y + 21)v-6q0 -4.5 -4.5 -4.5h-1"
    case .roundBottomLeft: "M\(x + 5).5 \(y)v6q0 4.5 4.5 4.5"
    case .roundBottomRight: "M\(x + 5).5 \(y)v6q0 4.5 -4.5 4.5h-1"
    case .topLeft: "M\(x + 5).5 \(y + 21)v-10.5h4.5"
    case .topRight: "M\(x + 5).5 \(y + 21)v-10.5h-5.5"
    case .bottomLeft: "M\(x + 5).5 \(y)v10.5h4.5"
    case .bottomRight: "M\(x + 5).5 \(y)v10.5h-5.5"
    }
  }
}
