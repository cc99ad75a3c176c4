/// The limit of an ordering rule: a number, a date or time, or an expression that gives one.
public enum RuleLimit: Sendable {
  /// An exact decimal number.
  case number(DecimalNumber)
  /// A day without a time zone.
  case date(LocalDate)
  /// A time of day.
  case time(LocalTime)
  /// A day with a time.
  case dateTime(LocalDateTime)
  /// What is evaluated with every check, such as `today - 18 years` or `$start`.
  case expression(ConditionExpression)

  /// The limit that a value is; nil when it has no order.
  public init?(_ value: FormValue) {
    switch value {
    case .int(let number): self = .number(DecimalNumber(number))
    case .decimal(let number): self = .number(number)
    case .date(let date): self = .date(date)
    case .time(let time): self = .time(time)
    case .dateTime(let dateTime): self = .dateTime(dateTime)
    default: return nil
    }
  }

  /// The limit that a text stands for: a number, an ISO date or time, or an expression.
  ///
  /// - Throws: what is wrong with the expression.
  public init(_ text: String) throws(ExpressionError) {
    if let number = DecimalNumber(text) {
      self = .number(number)
    } else if let date = LocalDate(text) {
      self = .date(date)
    } else if let dateTime = LocalDateTime(text) {
      self = .dateTime(dateTime)
    } else if let time = LocalTime(text) {
      self = .time(time)
    } else {
      self = .expression(try ConditionExpression(text))
    }
  }

  /// The limit as a value; null when an expression gives none now.
  ///
  /// - Throws: when a pattern in an expression met its own limit.
  func value(in context: some ExpressionContext) throws(Undecided) -> FormValue {
    switch self {
    case .number(let number): .decimal(number)
    case .date(let date): .date(date)
    case .time(let time): .time(time)
    case .dateTime(let dateTime): .dateTime(dateTime)
    case .expression(let expression): try expression.root.evaluate(in: context)
    }
  }

  /// The rows that are read.
  var namedRows: [RowReference] {
    guard case .expression(let expression) = self else { return [] }
    return expression.dependencies.compactMap { dependency in
      dependency.tag.isEmpty ? nil : RowReference(dependency.tag, at: expression.position)
    }
  }

  /// The row whose value is the limit; nil: it is something else.
  var comparedTag: String? {
    guard case .expression(let expression) = self, case .value(let row) = expression.root,
      row.field == nil
    else { return nil }
    return row.tag
  }

  /// Whether it moves with the day or the time.
  var readsClock: Bool {
    if case .expression(let expression) = self { expression.root.readsClock } else { false }
  }
}

extension RuleLimit {
  /// What the limit is; nil: that is not known before it is evaluated.
  func type(_ typeOfRow: (String) -> ValueType?) -> ValueType? {
    switch self {
    case .number: .number
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .expression(let expression):
      // A text is read as what the value is.
      expression.root.type(typeOfRow).flatMap { $0 == .text ? nil : $0 }
    }
  }
}

/// A least or greatest value or length that a rule lets pass, for controls and generated passwords.
public enum RuleBound: Sendable {
  /// No less than the limit, or more than it where that is strict.
  case least(RuleLimit, isStrict: Bool)
  /// No more than the limit, or less than it where that is strict.
  case most(RuleLimit, isStrict: Bool)
  /// No shorter and no longer text; nil: no limit.
  case length(least: Int?, most: Int?, LengthUnit)
}
