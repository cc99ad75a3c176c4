internal import Formwork

/// What of a row is at a cell.
enum RowTarget {
  /// Something that does nothing of its own.
  case rest
  /// The mark that tells whether a secret is shown.
  case visibility
  /// A text that can be typed in, with the cell of its field.
  case text(Frame.Cell)
  case toggle
  case option(Choice)
  /// A choice whose list is opened.
  case list
  case button
}

extension RowDrawing {
  /// What is at a cell of the row's block, counted in `label` and `lines`.
  mutating func target(at cell: Frame.Cell) -> RowTarget {
    let block = block()
    if let mark = block.visibility, cell.row == mark.row, cell.column >= mark.column {
      return .visibility
    }
    let inner = Frame.Cell(
      column: cell.column - block.field.column, row: cell.row - block.field.row)
    guard (0..<block.fieldHeight).contains(inner.row), inner.column >= 0 else { return .rest }
    let isInField = inner.column < block.fieldWidth
    switch row.control {
    case .text, .secret, .textArea: return isInField ? .text(inner) : .rest
    case .toggle(.check): return .toggle
    case .toggle(.onOff): return inner.column < 7 ? .toggle : .rest
    case .choice where row.showsAsPopup(metrics): return isInField ? .list : .rest
    case .choice: return segment(at: inner).map { .option($0) } ?? .rest
    case .button: return cell.column < (block.all.first?.width ?? 0) ? .button : .rest
    case .note: return .rest
    }
  }
}
