extension FormValue: ExpressibleByNilLiteral {
  /// No value, as `nil` says it.
  public init(nilLiteral: ()) { self = .null }
}

extension FormValue: ExpressibleByStringLiteral {
  /// A text.
  public init(stringLiteral text: String) { self = .text(text) }
}

extension FormValue: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral number: Int64) { self = .int(number) }
}

extension FormValue: ExpressibleByFloatLiteral {
  /// A decimal number with the digits that the literal has; see `DecimalNumber`.
  public init(floatLiteral number: Double) { self = .decimal(DecimalNumber(floatLiteral: number)) }
}

extension FormValue: ExpressibleByBooleanLiteral {
  /// A truth.
  public init(booleanLiteral truth: Bool) { self = .bool(truth) }
}

extension FormValue: ExpressibleByArrayLiteral {
  /// Values in order.
  public init(arrayLiteral items: FormValue...) { self = .list(items) }
}

extension FormValue: ExpressibleByDictionaryLiteral {
  /// Values by tag, in the order of the literal; of two with one tag the later one wins.
  public init(dictionaryLiteral entries: (String, FormValue)...) {
    self = .object(Values(entries.map { (tag: $0.0, value: $0.1) }))
  }
}
