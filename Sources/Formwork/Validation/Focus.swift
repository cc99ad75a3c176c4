extension BaseRow {
  /// Says that the row got the focus; renderers call it.
  public final func didFocus() {
    wasEditedSinceFocus = false
    guard !isHighlighted else { return }
    isHighlighted = true
    notifyHighlight()
  }

  /// Says that the focus left the row; renderers call it.
  ///
  /// Leaving forwards validates when the row's options say so; leaving backwards only when the row
  /// was edited, so that nobody is scolded for going back.
  public final func didBlur(_ direction: FocusDirection = .forwards) {
    wasBlurred = true
    if isHighlighted {
      isHighlighted = false
      notifyHighlight()
    }
    guard direction == .forwards || wasEditedSinceFocus else { return }
    let isDue =
      validationOptions.contains(.validatesOnBlur)
      || validationOptions.contains(.validatesOnChangeAfterBlurred) && wasChanged
    if isDue || !errors.isEmpty { validate() }
  }
}
