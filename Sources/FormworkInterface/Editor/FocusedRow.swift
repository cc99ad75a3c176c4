internal import Formwork

/// The row that has the focus, with its view, which is never copied.
final class FocusedRow {
  let row: BaseRow
  var view: any ControlView
  /// The row's value and text when the view last agreed with them.
  private var (agreedValue, agreedText): (FormValue, String?)
  private var version: Int
  /// Whether the row did not take what the view asked for.
  private var isRefused = false

  init(_ row: BaseRow, _ view: any ControlView) {
    (self.row, self.view) = (row, view)
    (agreedValue, agreedText, version) = (row.formValue, row.unparsedText, row.displayVersion)
  }

  /// Says which value the view asked for, or which text that is none.
  func agree(_ value: FormValue, unparsed: String? = nil) {
    (agreedValue, agreedText) = (value, unparsed)
  }

  /// Says that the row did not take what the view asked for, which begins again with the row's value.
  func refuse() { isRefused = true }

  /// Lets the view take over what somebody else changed; O(1) when nothing was.
  func refresh() {
    guard row.displayVersion != version || isRefused else { return }
    version = row.displayVersion
    let isNewValue =
      isRefused || row.formValue != agreedValue || row.unparsedText != agreedText
    isRefused = false
    if isNewValue { agree(row.formValue, unparsed: row.unparsedText) }
    view.update(from: row, isNewValue: isNewValue)
  }
}
