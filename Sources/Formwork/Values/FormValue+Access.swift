extension FormValue {
  /// The text; nil when this is anything else, also for a secret.
  public var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The truth; nil when this is anything else.
  public var bool: Bool? { if case .bool(let truth) = self { truth } else { nil } }

  /// The whole number, also of a decimal without a fraction; nil when this is anything else.
  public var int: Int? {
    switch self {
    case .int(let number): Int(exactly: number)
    case .decimal(let number): number.wholeNumber.flatMap(Int.init(exactly:))
    default: nil
    }
  }

  /// The number with its exact digits, also of a whole one; nil when this is anything else.
  public var decimal: DecimalNumber? {
    switch self {
    case .int(let number): DecimalNumber(number)
    case .decimal(let number): number
    default: nil
    }
  }

  /// The calendar day; nil when this is anything else.
  public var date: LocalDate? { if case .date(let date) = self { date } else { nil } }

  /// The time of day; nil when this is anything else.
  public var time: LocalTime? { if case .time(let time) = self { time } else { nil } }

  /// The day with its time; nil when this is anything else.
  public var dateTime: LocalDateTime? { if case .dateTime(let time) = self { time } else { nil } }

  /// The secret; nil when this is anything else.
  public var secret: Secret? { if case .secret(let secret) = self { secret } else { nil } }

  /// The values in order; nil when this is anything else.
  public var list: [FormValue]? { if case .list(let items) = self { items } else { nil } }

  /// The values by tag; nil when this is anything else.
  public var object: Values? { if case .object(let values) = self { values } else { nil } }
}
