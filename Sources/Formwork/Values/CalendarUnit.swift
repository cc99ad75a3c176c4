/// A unit for moving along the calendar.
public enum CalendarUnit: String, Sendable, CaseIterable {
  /// A number of days.
  case days
  /// Weeks of seven days each.
  case weeks
  /// Months as the calendar has them.
  case months
  /// Years as the calendar has them.
  case years
}
