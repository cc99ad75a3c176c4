internal import Formwork

/// The lines of one part of a form.
struct Block {
  /// The title above the field, when it stands there.
  var label: [Line] = []
  /// Everything else.
  var lines: [Line] = []
  /// The insertion point, counted in `label` and `lines`.
  var cursor: Frame.Cell?
  /// The first cell of the control's content, counted likewise.
  var content = Frame.Cell(column: 0, row: 0)
  /// How many cells and lines the content has that can be clicked.
  var contentSize = Size(columns: 0, rows: 0)
  /// Where the field is, counted likewise.
  var field = Frame.Cell(column: 0, row: 0)
  /// How wide the field is.
  var fieldWidth = 0
  /// Whether a mark says that the row must be filled in.
  var marksRequired = false
  /// Whether there would be more lines or fewer if none were held.
  var isHeld = false
  /// How many lines of a row its message has, and its control, and whether something is wrong; nil:
  /// it is no row.
  var counts: (message: Int, content: Int, isWrong: Bool)?

  var all: [Line] { label + lines }
  var count: Int { label.count + lines.count }
}

extension Line {
  /// How many cells the line takes when it is shown.
  public var width: Int { runs.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  /// The line with runs before it.
  static func + (before: [Run], line: Line) -> Line { Line(before + line.runs) }

  /// The part that is left of a cell; a wide character across it becomes blanks.
  func prefix(cells: Int) -> Line {
    var (kept, used): ([Run], Int) = ([], 0)
    for run in runs where used < cells {
      let part = run.prefix(cells: cells - used)
      kept.append(part)
      used += DisplayWidth.of(part.text)
    }
    return Line(kept)
  }

  /// The part that begins at a cell; a wide character across it becomes blanks.
  func suffix(from cell: Int) -> Line {
    var (rest, skip): ([Run], Int) = ([], cell)
    for run in runs {
      let width = DisplayWidth.of(run.text)
      if skip <= 0 {
        rest.append(run)
      } else if skip < width {
        rest.append(run.suffix(from: skip))
      }
      skip -= width
    }
    return Line(rest)
  }

  /// The line with others over it, from a cell on.
  func covered(from cell: Int, by cover: Line) -> Line {
    let left = prefix(cells: cell)
    let gap = cell - left.width
    return Line(
      left.runs + (gap > 0 ? [.blanks(gap)] : []) + cover.runs
        + suffix(from: cell + cover.width).runs)
  }
}

extension Run {
  /// So many blanks, which mean nothing.
  public static func blanks(_ count: Int) -> Run { Run(String(" ", times: count)) }

  fileprivate func prefix(cells: Int) -> Run {
    guard DisplayWidth.of(text) > cells else { return self }
    var (text, end, used) = (text, 0, 0)
    let kept = text.withUTF8 { bytes in
      for cluster in Cluster.all(in: bytes) {
        guard used + cluster.width <= cells else { break }
        used += cluster.width
        end = cluster.range.upperBound
      }
      return String(decoding: bytes[..<end], as: UTF8.self)
    }
    return showing(kept + String(" ", times: cells - used))
  }

  fileprivate func suffix(from cell: Int) -> Run {
    var (text, start, used) = (text, 0, 0)
    let rest = text.withUTF8 { bytes in
      for cluster in Cluster.all(in: bytes) {
        guard used < cell else { break }
        used += cluster.width
        start = cluster.range.upperBound
      }
      return String(decoding: bytes[start...], as: UTF8.self)
    }
    return showing(String(" ", times: used - cell) + rest)
  }
}
