/// A calendar day and a time of day without time zone.
public struct LocalDateTime: Sendable, Hashable, Comparable {
  /// The day on the calendar.
  public let date: LocalDate
  /// The time of day.
  public let time: LocalTime

  /// A time on a day.
  public init(_ date: LocalDate, _ time: LocalTime = .midnight) {
    (self.date, self.time) = (date, time)
  }

  /// Whether the left one is earlier.
  public static func < (left: Self, right: Self) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }

  /// The same time so many units later, as `LocalDate.adding` moves the day; nil outside of the
  /// years 1 to 9999.
  public func adding(_ amount: Int, _ unit: CalendarUnit) -> LocalDateTime? {
    date.adding(amount, unit).map { LocalDateTime($0, time) }
  }
}

extension LocalDateTime: CustomStringConvertible {
  /// A time from its ISO 8601 text, `2026-05-31T14:30`, with a blank for the `T` too; nil for any
  /// other text, and when it names a time zone.
  public init?(_ text: some StringProtocol) {
    guard let divider = text.firstIndex(where: { $0 == "T" || $0 == " " }),
      let date = LocalDate(text[..<divider]),
      let time = LocalTime(text[text.index(after: divider)...])
    else { return nil }
    self.init(date, time)
  }

  /// The ISO 8601 text, `2026-05-31T14:30`.
  public var description: String { "\(date)T\(time)" }
}

extension LocalDateTime: RowValue {
  /// What messages call the type: `date and time`.
  public static var typeName: String { "date and time" }
  /// The type as rules and conditions see it: `dateTime`.
  public static var valueType: ValueType { .dateTime }
  /// The time as an erased value.
  public var formValue: FormValue { .dateTime(self) }
  /// The time, also from its ISO 8601 text; nil for anything else.
  public init?(formValue: FormValue) {
    switch formValue {
    case .dateTime(let time): self = time
    case .text(let text): self.init(text)
    default: return nil
    }
  }
}

extension LocalDateTime: ISOCodable {}
