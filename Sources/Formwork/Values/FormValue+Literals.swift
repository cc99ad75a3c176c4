extension FormValue: ExpressibleByStringLiteral {
  /// A text.
  public init(stringLiteral text: String) { self = .text(text) }
}

extension FormValue: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral number: Int64) { self = .int(number) }
}

extension FormValue: ExpressibleByBooleanLiteral {
  /// A truth.
  public init(booleanLiteral truth: Bool) { self = .bool(truth) }
}
