/// What becomes of the value of a row while the row is hidden.
struct HiddenValue {
  /// What the row asks for.
  var policy = WhenHidden.keep
  /// Whether the row was hidden before anything in its form changed; nil while nothing did.
  private(set) var startsHidden: Bool?

  /// The first change is about to be made; what is hidden now was hidden from the start.
  mutating func start(isHidden: Bool) {
    if startsHidden == nil { startsHidden = isHidden }
  }
}

extension BaseRow {
  /// What becomes of the value when the row is hidden, and of one that comes while it is.
  ///
  /// A row that is hidden from the start keeps its declared initial value. Setting it holds at once.
  public final var whenHidden: WhenHidden {
    get { hiding.policy }
    set {
      guard newValue != hiding.policy else { return }
      hiding.policy = newValue
      whenHiddenChanged()
    }
  }

  /// Whether the row was hidden before anything in its form changed; nil while nothing did.
  final var startsHidden: Bool? { hiding.startsHidden }

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

  private func whenHiddenChanged() {
    guard let form else { return }
    form.graph.settleStarts()
    hiding.start(isHidden: !isVisible)
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
