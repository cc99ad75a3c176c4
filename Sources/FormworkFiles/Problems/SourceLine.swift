internal import Formwork

/// A line of a file made fit to be shown, with the columns that its characters take.
struct SourceLine {
  /// Columns of a terminal that a shown line may take at most.
  private static let limit = 160

  private let scalars: [Unicode.Scalar]

  init(_ line: String) { scalars = line.unicodeScalars.map(SourceLine.shown) }

  /// What is shown for a scalar: a blank for a tab, U+FFFD for what would not be seen or would
  /// change what is around it.
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if 0x20 <= scalar.value && scalar.value < 0x7F { return scalar }
    if scalar == "\t" { return " " }
    return DangerousScalars.isUnpresentable(scalar) ? "\u{FFFD}" : scalar
  }

  /// The text on one line, without what a terminal would obey.
  static func sanitized(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: SourceLine(text).scalars)
    return String(result)
  }

  /// The line, and below it a caret and as many tildes as the position is long.
  func marked(column: Int, length: Int) -> String {
    let start = min(max(column - 1, 0), scalars.count)
    let (first, last) = window(around: start)
    let shown = scalars[first..<last]
    let end = min(max(start + length, start + 1), shown.endIndex)
    let width = start < end ? SourceLine.width(scalars[start..<end]) : 1
    let blanks = String(repeating: " ", count: SourceLine.width(scalars[first..<start]))
    let tildes = String(repeating: "~", count: max(width - 1, 0))
    var line = String.UnicodeScalarView()
    line.append(contentsOf: shown)
    return "\(String(line))\n\(blanks)^\(tildes)"
  }

  /// All of the line, or of a long one what is around a position.
  private func window(around start: Int) -> (first: Int, last: Int) {
    guard SourceLine.width(scalars[...]) > SourceLine.limit else { return (0, scalars.count) }
    var (first, width) = (start, 0)
    while first > 0, width < SourceLine.limit / 2 {
      first -= 1
      width += SourceLine.columns(scalars[first])
    }
    var last = start
    while last < scalars.count, width < SourceLine.limit {
      width += SourceLine.columns(scalars[last])
      last += 1
    }
    return (first, last)
  }

  private static func width(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + columns($1) }
  }

  /// The columns of one scalar, by general category and the wide blocks of Unicode.
  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
