extension DecimalNumber: ExpressibleByIntegerLiteral {
  /// A whole number written in code, so that limits read `.min(1)`.
  public init(integerLiteral number: Int64) { self.init(number) }
}

extension DecimalNumber: ExpressibleByFloatLiteral {
  /// A number written in code, such as `19.99`, which is exactly that.
  ///
  /// Swift hands a literal over as a `Double`: up to 15 digits are kept as they are written, closing
  /// zeros are not. More digits are written as a text, `DecimalNumber("0.12345678901234567890")`.
  /// A literal beyond `greatest` becomes that, one with more than 38 digits behind the point 0.
  public init(floatLiteral number: Double) {
    // The shortest text that reads back as the same double: the digits of the literal.
    if let exact = DecimalNumber(number.description) {
      self = exact
    } else {
      self = number.magnitude < 1 ? 0 : number < 0 ? -DecimalNumber.greatest : .greatest
    }
  }
}
