extension DecimalNumber: ExpressibleByIntegerLiteral {
  /// A whole number written in code, so that limits read `.min(1)`.
  public init(integerLiteral number: Int64) { self.init(number) }
}
