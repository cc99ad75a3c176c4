/// A time of day without time zone.
public struct LocalTime: Sendable, Hashable, Comparable {
  /// The hour, from 0 to 23.
  public let hour: Int
  /// The minute, from 0 to 59.
  public let minute: Int
  /// The second, from 0 to 59.
  public let second: Int

  /// Midnight, with which a day begins.
  public static let midnight = LocalTime(secondOfDay: 0)

  /// A time of day; nil when there is no such time.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      return nil
    }
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  private init(secondOfDay: Int) {
    (hour, minute, second) = (secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60)
  }

  /// The seconds since midnight.
  public var secondOfDay: Int { (hour * 60 + minute) * 60 + second }

  /// Whether the left one is earlier.
  public static func < (left: Self, right: Self) -> Bool {
    left.secondOfDay < right.secondOfDay
  }
}

extension LocalTime: CustomStringConvertible {
  /// A time from its ISO 8601 text, `14:30` or `14:30:05`; nil for any other text.
  public init?(_ text: some StringProtocol) {
    var scan = DigitScan(text)
    guard let hour = scan.number(2), scan.take(":"), let minute = scan.number(2) else {
      return nil
    }
    var second = 0
    if scan.take(":") {
      guard let number = scan.number(2) else { return nil }
      second = number
    }
    guard scan.isAtEnd else { return nil }
    self.init(hour: hour, minute: minute, second: second)
  }

  /// The ISO 8601 text, `14:30`, or `14:30:05` when there are seconds.
  public var description: String {
    let text = "\(padded(hour, to: 2)):\(padded(minute, to: 2))"
    return second == 0 ? text : "\(text):\(padded(second, to: 2))"
  }
}

extension LocalTime: RowValue {
  /// What messages call the type: `time`.
  public static var typeName: String { "time" }
  /// The type as rules and conditions see it: `time`.
  public static var valueType: ValueType { .time }
  /// The time as an erased value.
  public var formValue: FormValue { .time(self) }
  /// The time, also from its ISO 8601 text; nil for anything else.
  public init?(formValue: FormValue) {
    switch formValue {
    case .time(let time): self = time
    case .text(let text): self.init(text)
    default: return nil
    }
  }
}

extension LocalTime: ISOCodable {}
