/// Names of Eureka that say the same as others of this library.
extension BaseRow {
  /// What is shown as wrong, in rule order; the same as `errors`.
  public final var validationErrors: [Violation] { errors }

  /// Evaluates `hidden` again; conditions whose rows change are evaluated without it.
  public final func evaluateHidden() { evaluateAgain(.hidden) }

  /// Evaluates `disabled` again; conditions whose rows change are evaluated without it.
  public final func evaluateDisabled() { evaluateAgain(.disabled) }
}

extension Section {
  /// Evaluates `hidden` again; conditions whose rows change are evaluated without it.
  public final func evaluateHidden() { evaluateAgain(.hidden) }

  /// Sets the cells of all rows up again, and has the section drawn again.
  ///
  /// O(rows).
  public final func reload() {
    for row in allRows { row.reload() }
    form?.structureVersion += 1
  }
}

extension Violation {
  /// What is wrong, for people; the same as `message`.
  public var msg: String { message }
}
