extension BaseRow {
  /// The errors that somebody else found about the value as it is; see `addError`.
  package final var refusals: [Violation] { validation.external }

  /// Puts errors back that somebody else found, about a value that came back.
  package final func restoreRefusals(_ refusals: [Violation]) {
    guard validation.external != refusals else { return }
    validation.external = refusals
    form?.graph.markValidity(of: self)
    validation.forgetJudgement()
  }
}

extension Form {
  /// Empties the secrets that somebody else refused, and goes on showing why: what cannot be seen
  /// cannot be corrected.
  ///
  /// O(rows).
  package func clearRefusedSecrets() {
    let refused = allRows.filter { $0.isSecret && !$0.refusals.isEmpty }
    guard !refused.isEmpty else { return }
    let refusal = refusal
    for row in refused {
      let errors = row.refusals
      row.set(.null)
      row.restoreRefusals(errors)
      row.validate()
    }
    self.refusal = refusal
  }
}
