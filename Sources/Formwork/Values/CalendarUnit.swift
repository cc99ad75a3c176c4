/// A unit for moving along the calendar.
public enum CalendarUnit: String, Sendable, CaseIterable {
  /// Days.
  case days
  /// Seven days.
  case weeks
  /// Calendar months.
  case months
  /// Calendar years.
  case years
}
