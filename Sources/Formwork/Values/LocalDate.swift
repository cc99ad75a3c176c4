/// A calendar day without time zone.
///
/// Days are those of the proleptic Gregorian calendar (ISO 8601), from year 1 to 9999.
public struct LocalDate: Sendable, Hashable, Comparable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// A day of the proleptic Gregorian calendar; nil when there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(inMonth: month, year: year)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  private init(clampingDayOf day: Int, year: Int, month: Int) {
    (self.year, self.month) = (year, month)
    self.day = min(day, Self.days(inMonth: month, year: year))
  }

  /// Whether the left one is earlier.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// How many days a month has.
  public static func days(inMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension LocalDate {
  /// The days since the day before the first of January of year 1.
  var ordinal: Int {
    // Years begin in March here, so that the leap day is the last of a year.
    let year = month > 2 ? year : year - 1
    let month = month > 2 ? month - 3 : month + 9
    return year * 365 + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 306
  }

  /// The day with this ordinal; nil outside of the years 1 to 9999.
  init?(ordinal: Int) {
    guard (1...3_652_059).contains(ordinal) else { return nil }
    let days = ordinal + 305
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * march + 2) / 5 + 1)
  }

  /// The day of the week, from 1 (Monday) to 7 (Sunday).
  public var weekday: Int { (ordinal + 6) % 7 + 1 }

  /// The day so many units later, earlier if the amount is negative.
  ///
  /// A day that the month reached does not have becomes its last: 31 January and one month is 28 or
  /// 29 February. Nil outside of the years 1 to 9999.
  public func adding(_ amount: Int, _ unit: CalendarUnit) -> LocalDate? {
    // Beyond this nothing stays within the years, and no sum below can overflow.
    guard amount.magnitude < 4_000_000 else { return nil }
    switch unit {
    case .days: return LocalDate(ordinal: ordinal + amount)
    case .weeks: return LocalDate(ordinal: ordinal + amount * 7)
    case .months, .years:
      let months = year * 12 + month - 1 + (unit == .years ? amount * 12 : amount)
      guard (12..<120_000).contains(months) else { return nil }
      return LocalDate(clampingDayOf: day, year: months / 12, month: months % 12 + 1)
    }
  }

  /// The days from another day to this one; negative when this one is earlier.
  public func days(since other: LocalDate) -> Int { ordinal - other.ordinal }

  /// The full years from another day to this one: an age; negative when this one is earlier.
  ///
  /// Who is born on 29 February completes the year on 1 March of a year without that day.
  public func years(since other: LocalDate) -> Int {
    guard self >= other else { return -other.years(since: self) }
    return year - other.year - ((month, day) < (other.month, other.day) ? 1 : 0)
  }
}

extension LocalDate: CustomStringConvertible {
  /// A day from its ISO 8601 text, `2026-05-31`; nil for any other text.
  public init?(_ text: some StringProtocol) {
    var scan = DigitScan(text)
    guard let year = scan.number(4), scan.take("-"), let month = scan.number(2), scan.take("-"),
      let day = scan.number(2), scan.isAtEnd
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The ISO 8601 text, `2026-05-31`.
  public var description: String {
    "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

extension LocalDate: RowValue {
  /// What messages call the type: `date`.
  public static var typeName: String { "date" }
  /// The type as rules and conditions see it: `date`.
  public static var valueType: ValueType { .date }
  /// The day as an erased value.
  public var formValue: FormValue { .date(self) }
  /// The day, also from its ISO 8601 text; nil for anything else.
  public init?(formValue: FormValue) {
    switch formValue {
    case .date(let date): self = date
    case .text(let text): self.init(text)
    default: return nil
    }
  }
}

extension LocalDate: ISOCodable {}
