/// When a row is hidden, disabled or read-only, and whether it is now.
extension BaseRow {
  /// When the row is not there; nil: never.
  ///
  /// Setting it holds at once.
  public final var hidden: Condition? {
    get { conditionSlots[.hidden]?.condition }
    set { replace(newValue, in: .hidden) }
  }
  /// When the row is there: the opposite of `hidden`.
  public final var shown: Condition? {
    get { hidden.map(\.negated) }
    set { hidden = newValue.map(\.negated) }
  }
  /// When the row cannot have the focus; its value still counts.
  ///
  /// nil: never.
  public final var disabled: Condition? {
    get { conditionSlots[.disabled]?.condition }
    set { replace(newValue, in: .disabled) }
  }
  /// When the row can have the focus, but not be changed; nil: never.
  public final var readOnly: Condition? {
    get { conditionSlots[.readOnly]?.condition }
    set { replace(newValue, in: .readOnly) }
  }

  /// Whether the row's own condition hides it.
  public final var isHidden: Bool { conditionSlots[.hidden]?.holds ?? false }
  /// Whether the row can be seen: neither it nor its section is hidden.
  public final var isVisible: Bool { !isHidden && !(section?.isHidden ?? false) }
  /// Whether the row, or its section, is disabled.
  public final var isDisabled: Bool {
    conditionSlots[.disabled]?.holds ?? false || section?.isDisabled ?? false
  }
  /// Whether the row, or its section, is read-only.
  public final var isReadOnly: Bool {
    conditionSlots[.readOnly]?.holds ?? false || section?.isReadOnly ?? false
  }
}

extension BaseRow: Conditional {
  func dependencies(of slot: ConditionSlot) -> [Dependency] {
    var all = slot.condition?.dependencies ?? []
    if slot.kind == .hidden, let confirms {
      all.append(Dependency(tag: confirms, aspect: .visible))
    }
    return all
  }

  func evaluate(_ slot: ConditionSlot, in context: LiveContext) -> Bool? {
    let own = slot.condition.map { $0.decision(in: context) } ?? false
    if own == true { return true }
    guard slot.kind == .hidden, let confirms, form != nil, !context.isVisible(confirms) else {
      return own
    }
    return true
  }
}
