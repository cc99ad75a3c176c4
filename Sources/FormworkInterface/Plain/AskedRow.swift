internal import Formwork

/// The row that a plain conversation asks for, with the view that takes the answers.
final class AskedRow {
  let row: BaseRow
  var view: any ControlView
  /// The index of the first option that `.list` shows next.
  var nextOption = 0
  /// Whether the row is asked for the first time, and no hidden line was typed for it.
  var isFirstPrompt = true

  init(_ row: BaseRow, _ view: any ControlView) { (self.row, self.view) = (row, view) }
}
