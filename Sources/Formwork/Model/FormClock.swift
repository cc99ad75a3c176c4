internal import Glibc

/// Tells a form what day and time it is.
public struct FormClock: Sendable {
  private let read: @Sendable () -> LocalDateTime

  /// A clock that a closure reads.
  public init(_ read: @escaping @Sendable () -> LocalDateTime) { self.read = read }

  /// What the clock shows now.
  public var now: LocalDateTime { read() }

  /// A clock that stands still.
  public static func fixed(_ now: LocalDateTime) -> FormClock { FormClock { now } }

  /// The machine's clock in the process's time zone.
  public static let system = FormClock {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    let second = min(Int(parts.tm_sec), 59)  // a leap second reads 60
    guard
      let date = LocalDate(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday)),
      let time = LocalTime(hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: second)
    else { preconditionFailure("the system's clock is outside of the years 1 to 9999") }
    return LocalDateTime(date, time)
  }
}
