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
