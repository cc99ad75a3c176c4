/// Rows whose value is typed twice: one row repeats the value of another.
extension BaseRow {
  /// The tag of the row whose value must be typed here again; nil: none.
  ///
  /// Such a row is required while the other has a value, hidden with it, cleared when it changes,
  /// and gives no value.
  public final var confirms: String? {
    get { ruleSources.confirms }
    set {
      guard newValue != ruleSources.confirms else { return }
      ruleSources.confirms = newValue
      // A row is hidden with the one that it repeats.
      replace(hidden, in: .hidden)
      rulesChanged()
    }
  }

  /// The rows whose value repeats that of this one.
  package final var confirmations: [BaseRow] {
    guard let tag, let form, form.row(tag) === self else { return [] }
    return form.graph.ruleReaders.confirmers(of: tag).map(Array.init) ?? []
  }

  /// Gives the rows that repeat the value the same one.
  package final func fillConfirmations(origin: Origin = .code) {
    for row in confirmations { row.set(formValue, origin: origin) }
  }
}
