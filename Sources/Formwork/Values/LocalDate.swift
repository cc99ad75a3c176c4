/// A calendar day without time zone.
public struct LocalDate: Sendable, Hashable, Comparable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int
  /// A day of the proleptic Gregorian calendar; nil when there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }
  /// Earlier or not.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
extension LocalDate: RowValue {
  /// `date`.
  public static var typeName: String { "date" }
  /// The day, lowered.
  public var formValue: FormValue { .date(self) }
  /// The day, also from its ISO 8601 text; nil for anything else.
  public init?(formValue: FormValue) {
    guard case .date(let date) = formValue else { return nil }
    self = date
  }
}
