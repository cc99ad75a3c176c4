/// What becomes of the values of hidden rows.
extension BaseRow {
  /// The value with which the row came into its form.
  final var initialValue: FormValue { valueBeforeChanges ?? formValue }

  /// What the row has while it is hidden: what `whenHidden` leaves of its value.
  final var valueWhileHidden: FormValue {
    whenHidden.left(
      of: formValue, reset: loweredResetValue, initial: (startsHidden ?? true) ? initialValue : nil)
  }

  /// Does what `whenHidden` asks for; nothing while the row is visible.
  final func applyWhenHidden() {
    guard whenHidden != .keep, !isVisible else { return }
    let left = valueWhileHidden
    if left != formValue || unparsedText != nil { set(left) }
  }

  final func whenHiddenChanged() {
    guard let form else { return }
    form.graph.settleStarts()
    if startsHidden == nil { startsHidden = !isVisible }
    form.graph.markHiddenValue(of: self)
    form.queue.arrived.append(self)
    form.comeToRest()
  }
}

extension WhenHidden {
  /// What is left of a value while its row is hidden: `initial`, the declared value of a row that is
  /// hidden from the start, stays.
  func left(of value: FormValue, reset: @autoclosure () -> FormValue, initial: FormValue?)
    -> FormValue
  {
    if self == .keep || initial == value { return value }
    return self == .clear ? .null : reset()
  }
}
