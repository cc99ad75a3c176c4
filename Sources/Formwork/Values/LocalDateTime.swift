/// A calendar day and a time of day without time zone.
public struct LocalDateTime: Sendable, Hashable {
  /// The day.
  public let date: LocalDate
  /// The time of day.
  public let time: LocalTime
}
