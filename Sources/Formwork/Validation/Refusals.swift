extension BaseRow {
  /// The errors that somebody else found about the value as it is; see `addError`.
  package final var refusals: [Violation] { externalErrors }

  /// Puts errors back that somebody else found, about a value that came back.
  package final func restoreRefusals(_ refusals: [Violation]) {
    guard externalErrors != refusals else { return }
    externalErrors = refusals
    form?.graph.markValidity(of: self)
    quietViolations = nil
  }
}

extension Form {
  /// Empties the secrets that somebody else refused, and goes on showing why: what cannot be seen
  /// cannot be corrected.
  ///
  /// O(rows).
  package func clearRefusedSecrets() {
    let refused = allRows.filter { $0.isSecret && !$0.externalErrors.isEmpty }
    guard !refused.isEmpty else { return }
    let refusal = refusal
    for row in refused {
      let errors = row.externalErrors
      row.set(.null)
      row.restoreRefusals(errors)
      row.validate()
    }
    self.refusal = refusal
  }
}
