/// A value as a rule sees it, lent for one check: it cannot be kept.
///
/// A text is valid UTF-8, so that a `String`, a ``Secret`` and the bytes of a record are one case
/// and no `String` of a secret is ever made.
public enum Operand: ~Escapable {
  /// Nothing, as an empty row has it.
  case null
  /// The state of a switch or check.
  case bool(Bool)
  /// A number without a fraction.
  case int(Int64)
  /// A number with its exact digits.
  case decimal(DecimalNumber)
  /// A text, secret or not, in valid UTF-8.
  case text(Span<UInt8>)
  /// A day without a time zone.
  case date(LocalDate)
  /// A time of day.
  case time(LocalTime)
  /// A calendar day with a time of day.
  case dateTime(LocalDateTime)
  /// Several values in their order.
  case list([FormValue])
  /// Several values, each under a tag.
  case object(Values)
  /// A secret whose bytes are not valid UTF-8.
  case malformed
}

extension Operand {
  /// Whether it is null, "" or an empty list: what every rule but `required` lets pass.
  public var isEmpty: Bool {
    switch self {
    case .null: true
    case .text(let utf8): utf8.isEmpty
    case .list(let list): list.isEmpty
    default: false
    }
  }

  /// Whether it is empty or a text of blanks only; O(blanks).
  public var isBlank: Bool {
    guard case .text(let utf8) = self else { return isEmpty }
    return utf8.withUnsafeBufferPointer { $0.isBlank }
  }

  /// The length of a text in a unit.
  ///
  /// Nil when it is no text. O(bytes), but O(1) for `utf8`.
  public func length(in unit: LengthUnit) -> Int? {
    guard case .text(let utf8) = self else { return nil }
    return utf8.withUnsafeBufferPointer { $0.length(in: unit) }
  }

  /// The exact number that it is, or that its text stands for; nil: none.
  public var number: DecimalNumber? {
    switch self {
    case .int(let int): DecimalNumber(int)
    case .decimal(let decimal): decimal
    case .text(let utf8): utf8.withUnsafeBufferPointer { DecimalNumber(utf8: $0) }
    default: nil
    }
  }

  /// The day that it is, has, or that its ISO 8601 text stands for; nil: none.
  public var date: LocalDate? {
    switch self {
    case .date(let date): date
    case .dateTime(let dateTime): dateTime.date
    case .text: LocalDate(string)
    default: nil
    }
  }

  /// The time of day that it is, has, or that its ISO 8601 text stands for; nil: none.
  public var time: LocalTime? {
    switch self {
    case .time(let time): time
    case .dateTime(let dateTime): dateTime.time
    case .text: LocalTime(string)
    default: nil
    }
  }

  /// The day with a time that it is, begins, or that its ISO 8601 text stands for; nil: none.
  public var dateTime: LocalDateTime? {
    switch self {
    case .dateTime(let dateTime): dateTime
    case .date(let date): LocalDateTime(date)
    case .text: LocalDateTime(string)
    default: nil
    }
  }

  /// A copy of a text; nil when it is none.
  ///
  /// O(bytes). For rules whose `fit` is `shownTexts`: of a secret it would leave a trace in memory. Such rules
  /// read the bytes of `text`, or compare with `equals`.
  public var copiedText: String? {
    guard case .text = self else { return nil }
    return string
  }

  /// Whether it is the same as a value: texts by scalars, secret or not, numbers by amount.
  ///
  /// Texts of one length take the same time wherever they differ.
  public func equals(_ other: FormValue) -> Bool {
    guard case .text(let utf8) = self else { return copied == other }
    return other.withOperand { operand in
      guard case .text(let otherUTF8) = operand else { return false }
      return utf8.withUnsafeBufferPointer { utf8 in
        otherUTF8.withUnsafeBufferPointer { utf8.equalsInConstantTime($0) }
      }
    }
  }

  /// A text's copy, for parsers of what is never secret; "" when it is none.
  private var string: String {
    guard case .text(let utf8) = self else { return "" }
    return utf8.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// A value that may be kept; of a text a copy, which is not secret any longer.
  var copied: FormValue {
    switch self {
    case .null, .malformed: .null
    case .bool(let bool): .bool(bool)
    case .int(let int): .int(int)
    case .decimal(let decimal): .decimal(decimal)
    case .text: .text(string)
    case .date(let date): .date(date)
    case .time(let time): .time(time)
    case .dateTime(let dateTime): .dateTime(dateTime)
    case .list(let list): .list(list)
    case .object(let values): .object(values)
    }
  }
}

extension FormValue {
  /// Lends the value to a closure as rules see it.
  public func withOperand<R>(_ body: (Operand) throws -> R) rethrows -> R {
    switch self {
    case .null: return try body(.null)
    case .bool(let bool): return try body(.bool(bool))
    case .int(let int): return try body(.int(int))
    case .decimal(let decimal): return try body(.decimal(decimal))
    case .text(var text): return try text.withUTF8 { try body(.text($0.span)) }
    case .date(let date): return try body(.date(date))
    case .time(let time): return try body(.time(time))
    case .dateTime(let dateTime): return try body(.dateTime(dateTime))
    case .secret(let secret):
      return try secret.withUTF8 { try body(secret.isValidUTF8 ? .text($0.span) : .malformed) }
    case .list(let list): return try body(.list(list))
    case .object(let values): return try body(.object(values))
    }
  }
}
