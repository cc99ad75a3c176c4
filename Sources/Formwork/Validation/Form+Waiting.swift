extension Form {
  /// Runs all rules, and holds this thread up until the asynchronous ones have answered.
  ///
  /// For programs without tasks.
  ///
  /// - Returns: the violations in row order, then rule order.
  @discardableResult
  package func validateAndWait() -> [Violation] {
    let violations = validate()
    let checks = pendingChecks()
    guard !checks.isEmpty else { return violations }
    take(waitForResult { await FormCheck.run(checks) })
    return validate()
  }
}
