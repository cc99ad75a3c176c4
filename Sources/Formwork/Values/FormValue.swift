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
