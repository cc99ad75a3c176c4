/// Why the errors that a row shows may not be right any longer.
enum OutdatedErrors: Int, Comparable {
  /// By itself: its value, its rules, its title, or what all messages depend on.
  case own
  /// By another row that its rules or messages read.
  case other

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension BaseRow {
  /// Shows what is wrong now.
  ///
  /// A row that shows nothing only says what another row made wrong; for its own changes it waits
  /// until it is validated.
  final func showOutdated() {
    let cause = membership.takeOutdated()
    guard validation.wasValidated else { return }
    if cause == .other || !errors.isEmpty || !validation.external.isEmpty {
      showCurrentViolations()
    }
  }
}
