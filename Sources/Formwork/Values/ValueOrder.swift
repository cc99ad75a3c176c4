/// How a value compares with another one, for rules and conditions.
enum ValueOrder {
  case less
  case equal
  case greater
  /// The value is of another type than the other one; what would fit, for messages.
  case incomparable(expected: ValueType)

  var isLess: Bool { if case .less = self { true } else { false } }
  var isEqual: Bool { if case .equal = self { true } else { false } }
  var isGreater: Bool { if case .greater = self { true } else { false } }

  private init<T: Comparable>(_ value: T?, _ other: T, _ expected: ValueType) {
    guard let value else {
      self = .incomparable(expected: expected)
      return
    }
    self = value < other ? .less : value == other ? .equal : .greater
  }

  /// Compares as what the other value is: a text is read so, of a date and time that part counts.
  ///
  /// Nil when the other value has no order.
  init?(_ operand: Operand, to other: FormValue) {
    switch other {
    case .int(let other): self.init(operand.number, DecimalNumber(other), .wholeNumber)
    case .decimal(let other): self.init(operand.number, other, .number)
    case .date(let other): self.init(operand.date, other, .date)
    case .time(let other): self.init(operand.time, other, .time)
    case .dateTime(let other): self.init(operand.dateTime, other, .dateTime)
    default: return nil
    }
  }

  /// How the other value compares with this one.
  var reversed: ValueOrder {
    switch self {
    case .less: .greater
    case .greater: .less
    case .equal, .incomparable: self
    }
  }
}

extension FormValue {
  /// How this compares with another value in conditions, a text read as what the other one is.
  ///
  /// Texts are compared by their bytes; a date is the midnight with which it begins. Nil when they
  /// have no order, as with null.
  func order(to other: FormValue) -> ValueOrder? {
    switch (self, other) {
    case (.secret, _), (_, .secret), (.dateTime, .time): nil
    case (.text(let text), .text(let other)): ValueOrder(text, to: other)
    case (_, .text): other.order(to: self)?.reversed
    case (.dateTime, .date(let date)): order(to: .dateTime(LocalDateTime(date)))
    default: withOperand { ValueOrder($0, to: other) }
    }
  }
}

extension ValueOrder {
  fileprivate init(_ text: String, to other: String) {
    let isLess = text.utf8.lexicographicallyPrecedes(other.utf8)
    self = isLess ? .less : text.utf8.elementsEqual(other.utf8) ? .equal : .greater
  }
}
