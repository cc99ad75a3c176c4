/// What a value is, as far as rules, conditions and messages ask.
public enum ValueType: Sendable, Hashable, CaseIterable {
  /// Either true or false, as of a switch.
  case truth
  /// A number without a fraction.
  case wholeNumber
  /// Any number, also with a fraction.
  case number
  /// A text that may be shown.
  case text
  /// A calendar day without a time.
  case date
  /// A time of day.
  case time
  /// A calendar day with a time of day.
  case dateTime
  /// A text that is never shown.
  case secret
  /// Several values in one list.
  case list
  /// No value, as of a button or a plain section.
  case nothing
  /// Something of a program's own, of which nothing is known.
  case other
}

extension ValueType {
  /// The `typeName` of the types that come with Formwork.
  var name: String {
    switch self {
    case .truth: Bool.typeName
    case .wholeNumber: Int.typeName
    case .number: DecimalNumber.typeName
    case .text: String.typeName
    case .date: LocalDate.typeName
    case .time: LocalTime.typeName
    case .dateTime: LocalDateTime.typeName
    case .secret: Secret.typeName
    case .list: "list"
    case .nothing: "nothing"
    case .other: FormValue.typeName
    }
  }

  /// The word for `name` in a form's language; nil: there is none.
  var word: Word? {
    switch self {
    case .truth: .typeTruth
    case .wholeNumber: .wholeNumber
    case .number: .number
    case .text: .typeText
    case .date: .typeDate
    case .time: .typeTime
    case .dateTime: .typeDateTime
    case .secret: .typeSecret
    case .list: .typeList
    case .nothing, .other: nil
    }
  }

  /// What problems of a definition call such a value, in English, with its article.
  public var phrase: String {
    switch self {
    case .truth: "true or false"
    case .wholeNumber: "a whole number"
    case .number: "a number"
    case .text: "text"
    case .date: "a date"
    case .time: "a time"
    case .dateTime: "a date and time"
    case .secret: "a secret"
    case .list: "a list"
    case .nothing: "no value"
    case .other: "a value"
    }
  }

  /// A value that messages and empty fields show, to say how one is typed; nil: none is needed.
  public var example: FormValue? {
    switch self {
    case .wholeNumber: .int(42)
    case .number: DecimalNumber("3.5").map { .decimal($0) }
    case .date: LocalDate(year: 1990, month: 12, day: 31).map { .date($0) }
    case .time: LocalTime(hour: 14, minute: 30).map { .time($0) }
    case .dateTime:
      LocalDate(year: 1990, month: 12, day: 31).flatMap { date in
        LocalTime(hour: 14, minute: 30).map { .dateTime(LocalDateTime(date, $0)) }
      }
    case .truth, .text, .secret, .list, .nothing, .other: nil
    }
  }

  var isNumber: Bool { self == .wholeNumber || self == .number }
  var isDay: Bool { self == .date || self == .dateTime }
}

extension FormValue {
  /// What the value is; nil for null.
  var type: ValueType? {
    switch self {
    case .null: nil
    case .bool: .truth
    case .int: .wholeNumber
    case .decimal: .number
    case .text: .text
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .secret: .secret
    case .list: .list
    case .object: .other
    }
  }
}

extension BaseRow {
  /// What the row holds, as far as rules and conditions ask.
  public final var valueType: ValueType {
    isSecret ? .secret : takesValue ? Self.typeOfValue : .nothing
  }

  /// What messages call the row: its tag, or its title, in quotes.
  final var quotedName: String { (tag ?? title).map { "'\($0)'" } ?? "the row" }
}
