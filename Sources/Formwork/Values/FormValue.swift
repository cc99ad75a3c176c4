/// What every typed value is lowered to: conditions, files, results and records speak only this.
public enum FormValue: Sendable {
  /// No value: nothing was entered.
  case null
  /// True or false, of a switch or a check.
  case bool(Bool)
  /// A whole number of 64 bits.
  case int(Int64)
  /// An exact decimal number.
  case decimal(DecimalNumber)
  /// Text of any length.
  case text(String)
  /// A calendar day without a time.
  case date(LocalDate)
  /// A time of day.
  case time(LocalTime)
  /// A calendar day with a time of day.
  case dateTime(LocalDateTime)
  /// A text that is never shown.
  case secret(Secret)
  /// Values in their order, as of a multiple choice.
  case list([FormValue])
  /// Values by tag, as of a record.
  case object(Values)
}

extension FormValue: Equatable {
  /// Compares by meaning: numbers by amount, texts by their scalars.
  ///
  /// Swift's `==` on `String` is canonical equivalence, which is wrong for passwords and constants.
  public static func == (left: FormValue, right: FormValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.decimal(let left), .decimal(let right)): left == right
    case (.int(let left), .decimal(let right)): DecimalNumber(left) == right
    case (.decimal(let left), .int(let right)): left == DecimalNumber(right)
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.date(let left), .date(let right)): left == right
    case (.time(let left), .time(let right)): left == right
    case (.dateTime(let left), .dateTime(let right)): left == right
    case (.secret(let left), .secret(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

extension FormValue {
  /// Whether this is `null`.
  public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// Whether there is nothing in it: null, an empty or blank text, an empty list.
  ///
  /// `false` and 0 are values. O(length of the text).
  public var isEmpty: Bool {
    switch self {
    case .null: true
    case .text(let text): text.utf8.isBlank
    case .secret(let secret): secret.withUTF8 { $0.isBlank }
    case .list(let list): list.isEmpty
    default: false
    }
  }
}

extension FormValue: ExpressibleByStringLiteral {
  /// A text, from a literal of a string.
  public init(stringLiteral text: String) { self = .text(text) }
}

extension FormValue: ExpressibleByIntegerLiteral {
  /// A whole number, from a literal of digits.
  public init(integerLiteral number: Int64) { self = .int(number) }
}

extension FormValue: ExpressibleByFloatLiteral {
  /// A decimal number with the digits that the literal has; see `DecimalNumber`.
  public init(floatLiteral number: Double) { self = .decimal(DecimalNumber(floatLiteral: number)) }
}

extension FormValue: ExpressibleByBooleanLiteral {
  /// A truth value, from `true` or `false`.
  public init(booleanLiteral truth: Bool) { self = .bool(truth) }
}

extension FormValue: ExpressibleByArrayLiteral {
  /// Values in order; nil stands for `null`.
  public init(arrayLiteral items: FormValue?...) { self = .list(items.map { $0 ?? .null }) }
}

extension FormValue: ExpressibleByDictionaryLiteral {
  /// Values by tag, in the order of the literal, nil for `null`; of two with one tag the later one
  /// wins.
  public init(dictionaryLiteral entries: (String, FormValue?)...) {
    self = .object(Values(entries.map { (tag: $0.0, value: $0.1 ?? .null) }))
  }
}

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
