/// Whether a row has the focus, and what was done there.
struct FocusState {
  /// Whether the row has the focus.
  private(set) var isHighlighted = false
  /// Whether the row was left once.
  private(set) var wasBlurred = false
  /// Whether the person changed the row since it got the focus.
  private(set) var wasEdited = false

  mutating func edited() { wasEdited = true }

  /// The row gets the focus; false: it has it already.
  mutating func gain() -> Bool {
    wasEdited = false
    defer { isHighlighted = true }
    return !isHighlighted
  }

  /// The row loses the focus; false: it did not have it.
  mutating func lose() -> Bool {
    wasBlurred = true
    defer { isHighlighted = false }
    return isHighlighted
  }
}

extension BaseRow {
  /// Whether the row has the focus.
  public final var isHighlighted: Bool { focus.isHighlighted }
  /// Whether the row was left once.
  public final var wasBlurred: Bool { focus.wasBlurred }

  /// Says that the row got the focus; renderers call it.
  public final func didFocus() {
    if focus.gain() { notifyHighlight() }
  }

  /// Says that the focus left the row; renderers call it.
  ///
  /// Leaving forwards validates when the row's options say so; leaving backwards only when the row
  /// was edited, so that nobody is scolded for going back.
  public final func didBlur(_ direction: FocusDirection = .forwards) {
    if focus.lose() { notifyHighlight() }
    guard direction == .forwards || focus.wasEdited else { return }
    let isDue =
      validationOptions.contains(.validatesOnBlur)
      || validationOptions.contains(.validatesOnChangeAfterBlurred) && wasChanged
    if isDue || !errors.isEmpty { validate() }
  }
}
