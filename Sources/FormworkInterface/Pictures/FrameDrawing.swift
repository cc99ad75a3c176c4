internal import Formwork

/// Draws the lines of a screen as elements of SVG.
struct FrameDrawing {
  /// How large a cell is; twice as high as wide, as in most terminals.
  static let cell = (width: 10, height: 21)
  /// The space around the cells.
  private static let margin = 10
  /// Where letters stand, below the upper edge of their cell.
  private static let baseline = 16

  private let size: Size
  private let colors: PictureColors
  private var grounds = ""
  /// Text and shapes, above the grounds.
  private var signs = ""

  init(size: Size, theme: Theme) { (self.size, colors) = (size, PictureColors(theme)) }

  /// The picture of what was drawn.
  var document: String {
    let width = size.columns * Self.cell.width + 2 * Self.margin
    let height = size.rows * Self.cell.height + 2 * Self.margin
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-size="16.6" \
      font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace">
      <rect width="\(width)" height="\(height)" rx="8" fill="\(colors.page)"/>
      <g transform="translate(\(Self.margin) \(Self.margin))">
      \(grounds)\(signs)</g>
      </svg>

      """
  }

  /// Draws one line, cut at the right edge.
  mutating func draw(_ line: Line, row: Int) {
    let shown = line.width > size.columns ? line.prefix(cells: size.columns) : line
    let top = row * Self.cell.height
    var column = 0
    var ground = (start: 0, color: colors.page)
    for run in shown.runs {
      let ink = colors.ink(of: run)
      if ink.ground != ground.color {
        fill(ground.start..<column, top, ground.color)
        ground = (column, ink.ground)
      }
      let start = column
      for piece in PicturePiece.all(in: run.text) {
        draw(piece, at: column, top, ink)
        column += piece.width
      }
      if ink.isUnderlined { underline(start..<column, top, ink.text) }
    }
    fill(ground.start..<column, top, ground.color)
  }

  /// Draws the insertion point, at the left edge of its cell.
  mutating func drawCursor(at cell: Frame.Cell) {
    let (x, y) = (cell.column * Self.cell.width, cell.row * Self.cell.height)
    signs += """
      <rect x="\(x)" y="\(y)" width="2" height="\(Self.cell.height - 1)" fill="\(colors.cursor)"/>

      """
  }

  private mutating func fill(_ columns: Range<Int>, _ top: Int, _ color: Color) {
    guard !columns.isEmpty, color != colors.page else { return }
    grounds += """
      <rect x="\(columns.lowerBound * Self.cell.width)" y="\(top)" \
      width="\(columns.count * Self.cell.width)" height="\(Self.cell.height)" fill="\(color)"/>

      """
  }

  private mutating func underline(_ columns: Range<Int>, _ top: Int, _ color: Color) {
    guard !columns.isEmpty else { return }
    signs += """
      <rect x="\(columns.lowerBound * Self.cell.width)" y="\(top + Self.cell.height - 1)" \
      width="\(columns.count * Self.cell.width)" height="1" fill="\(color)"/>

      """
  }

  private mutating func draw(_ piece: PicturePiece, at column: Int, _ top: Int, _ ink: Ink) {
    let x = column * Self.cell.width
    switch piece.kind {
    case .blank: break
    case .shape(let shape):
      signs += shape.element(x: x, y: top, count: piece.width, ink.text) + "\n"
    case .text(let text):
      signs += """
        <text x="\(x)" y="\(top + Self.baseline)" textLength="\(piece.width * Self.cell.width)" \
        lengthAdjust="spacingAndGlyphs" fill="\(ink.text)"\(ink.fontAttributes)>\
        \(XMLText.escaped(text))</text>

        """
    }
  }
}

extension Ink {
  fileprivate var fontAttributes: String {
    (isBold ? #" font-weight="bold""# : "") + (isItalic ? #" font-style="italic""# : "")
  }
}
