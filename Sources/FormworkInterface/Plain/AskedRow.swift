internal import Formwork

/// The row that a plain conversation asks for, with the view that takes the answers.
final class AskedRow {
  let row: BaseRow
  var view: any ControlView
  /// The index of the first option that `.list` shows next.
  var nextOption = 0
  /// Whether the row is asked for the first time, and no hidden line was typed for it.
  var isFirstPrompt = true
  /// The rows behind it when it was asked, where to go on when a callback takes it out of the form.
  let following: [BaseRow]

  init(_ row: BaseRow, _ view: any ControlView) {
    (self.row, self.view) = (row, view)
    following = Array((row.form?.allRows ?? []).drop { $0 !== row }.dropFirst())
  }

  /// What is asked, with the row's answer where the view gives none.
  func question(_ speech: PlainSpeech) -> PlainQuestion {
    view.question(speech).answered(by: row, speech)
  }
}
