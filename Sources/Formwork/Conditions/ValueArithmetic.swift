extension FormValue {
  /// The amount, of a text too; nil when this is no number.
  var number: DecimalNumber? {
    switch self {
    case .int(let number): DecimalNumber(number)
    case .decimal(let number): number
    case .text(let text): DecimalNumber(text)
    default: nil
    }
  }

  /// A whole number as such, any other as a decimal.
  init(number: DecimalNumber) {
    let whole = number.fractionDigits == 0 ? number.wholeNumber : nil
    self = whole.map { .int($0) } ?? .decimal(number)
  }

  /// The day, of an ISO 8601 text too; nil when this is none.
  var day: LocalDate? {
    if case .dateTime(let time) = self { return time.date }
    return LocalDate(formValue: self)
  }

  /// Sum, difference, product or quotient; days between two dates; null for anything else, beyond 38
  /// digits, and by zero.
  func combined(_ sign: ExpressionNode.Arithmetic, with other: FormValue) -> FormValue {
    if let left = number, let right = other.number {
      let result =
        switch sign {
        case .add: left + right
        case .subtract: left - right
        case .multiply: left * right
        case .divide: left / right
        }
      return result.map { FormValue(number: $0) } ?? .null
    }
    guard sign == .subtract, let end = day, let start = other.day else { return .null }
    return .int(Int64(end.days(since: start)))
  }

  /// A date or time moved along the calendar; null for anything else.
  func moved(by amount: FormValue, _ unit: CalendarUnit, backwards: Bool) -> FormValue {
    guard let amount = amount.number?.wholeNumber, let amount = Int32(exactly: amount) else {
      return .null
    }
    let steps = backwards ? -Int(amount) : Int(amount)
    if let time = LocalDateTime(formValue: self) {
      return time.adding(steps, unit).map { .dateTime($0) } ?? .null
    }
    return day?.adding(steps, unit).map { .date($0) } ?? .null
  }

  /// The members of a list, a single value as such; no null.
  var members: [FormValue] {
    if case .list(let items) = self { return items.flatMap(\.members) }
    return isNull ? [] : [self]
  }
}

extension ExpressionFunction {
  /// The function's value.
  ///
  /// - Throws: when a pattern that decides met its limit.
  func call(
    _ arguments: [ExpressionNode], in context: some ExpressionContext
  ) throws(Undecided) -> FormValue {
    switch self {
    case .today: return .date(context.today)
    case .now: return .dateTime(context.now)
    case .filled: return .bool(try !arguments[0].rawValue(in: context).isEmpty)
    case .empty: return .bool(try arguments[0].rawValue(in: context).isEmpty)
    case .choose:
      return try arguments[arguments[0].holds(in: context) ? 1 : 2].evaluate(in: context)
    case .coalesce:
      for argument in arguments {
        let value = try argument.evaluate(in: context)
        if !value.isEmpty { return value }
      }
      return .null
    case .years:
      return try arguments[0].evaluate(in: context).day
        .map { .int(Int64(context.today.years(since: $0))) } ?? .null
    default: return apply(try arguments.evaluated(in: context))
    }
  }

  private func apply(_ values: [FormValue]) -> FormValue {
    let first = values[0]
    switch self {
    case .length:
      if first.isNull { return .int(0) }
      guard var text = first.plainText else { return .null }
      return .int(Int64(text.withUTF8 { $0.length(in: .characters) }))
    case .count:
      if case .list(let items) = first { return .int(Int64(items.count)) }
      return first.isNull ? .int(0) : .null
    case .lower: return first.plainText.map { .text($0.lowercased()) } ?? .null
    case .upper: return first.plainText.map { .text($0.uppercased()) } ?? .null
    case .trim: return first.plainText.map { .text($0.trimmedOfBlanks) } ?? .null
    case .concat: return .text(values.flatMap(\.members).compactMap(\.plainText).joined())
    case .round: return round(values)
    case .sum: return sum(values.flatMap(\.members))
    case .min: return extreme(values) { $1.ordered(before: $0) }
    case .max: return extreme(values) { $0.ordered(before: $1) }
    default: return .null
    }
  }

  private func round(_ values: [FormValue]) -> FormValue {
    guard let number = values[0].number else { return .null }
    guard values.count > 1 else { return FormValue(number: number.rounded()) }
    guard let digits = values[1].number?.wholeNumber else { return .null }
    return FormValue(number: number.rounded(Int(Swift.max(-38, Swift.min(38, digits)))))
  }

  private func sum(_ values: [FormValue]) -> FormValue {
    var total = DecimalNumber(0)
    for value in values {
      guard let number = value.number else { continue }
      guard let sum = total + number else { return .null }
      total = sum
    }
    return FormValue(number: total)
  }

  /// The value that stands for all others; null when there is none.
  private func extreme(
    _ values: [FormValue], isReplaced: (FormValue, FormValue) -> Bool?
  ) -> FormValue {
    values.flatMap(\.members).reduce(.null) { best, value in
      best.isNull || isReplaced(best, value) ?? false ? value : best
    }
  }
}
