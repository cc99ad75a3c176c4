extension DecimalNumber {
  /// The number with the other sign.
  public static prefix func - (number: Self) -> Self {
    Self(unchecked: -number.significand, scale: number.scale)
  }

  /// The sum, exact as long as 38 digits suffice; nil when its whole part has more.
  public static func + (left: Self, right: Self) -> Self? {
    var scale = max(left.scale, right.scale)
    while scale >= 0 {
      if let a = left.digits(scale: scale), let b = right.digits(scale: scale) {
        let (sum, overflows) = a.addingReportingOverflow(b)
        if !overflows, let sum = Self(significand: sum, scale: scale) { return sum }
      }
      scale -= 1
    }
    return nil
  }

  /// The difference, exact as long as 38 digits suffice; nil when its whole part has more.
  public static func - (left: Self, right: Self) -> Self? { left + (-right) }

  /// The product, exact as long as 38 digits suffice; nil when its whole part has more.
  public static func * (left: Self, right: Self) -> Self? {
    let wide = left.significand.magnitude.multipliedFullWidth(by: right.significand.magnitude)
    let isNegative = (left.significand < 0) != (right.significand < 0)
    let scale = left.scale + right.scale
    // Drops digits behind the point until the rest fits.
    for dropped in 0...min(scale, maxDigits) where scale - dropped <= maxDigits {
      let unit = magnitude(dropped)
      guard wide.high < unit else { continue }
      var (quotient, rest) = unit.dividingFullWidth(wide)
      if rest >= unit - rest { quotient &+= 1 }
      guard quotient < magnitude(38) else { continue }
      let digits = Int128(quotient)
      return Self(unchecked: isNegative ? -digits : digits, scale: scale - dropped)
    }
    return nil
  }

  /// The quotient, exact where it ends within 34 digits, else rounded to 34 digits.
  ///
  /// Nil by zero, and when its whole part has more than 38 digits.
  public static func / (left: Self, right: Self) -> Self? {
    let divisor = right.significand.magnitude
    guard divisor != 0 else { return nil }
    var (quotient, rest) = left.significand.magnitude.quotientAndRemainder(dividingBy: divisor)
    var scale = left.scale - right.scale
    while scale < 0 || (rest != 0 && quotient < magnitude(33) && scale < maxDigits) {
      let (digit, next) = divisor.dividingFullWidth(rest.multipliedFullWidth(by: 10))
      guard quotient < magnitude(37) else { return nil }
      quotient = quotient * 10 + digit
      (rest, scale) = (next, scale + 1)
    }
    if rest >= divisor - rest, rest != 0 { quotient += 1 }
    let isNegative = (left.significand < 0) != (right.significand < 0)
    guard let digits = Int128(exactly: quotient) else { return nil }
    return Self(significand: isNegative ? -digits : digits, scale: scale)
  }

  /// Whether this is a whole number of times `step`, exactly; only 0 is a multiple of 0.
  ///
  /// 19.99 is a multiple of 0.01, and 3.6 of 0.003.
  public func isMultiple(of step: Self) -> Bool {
    let (number, step) = (normalized, step.normalized)
    guard number.significand != 0 else { return true }
    // A last digit behind that of the step cannot come from adding steps.
    guard step.significand != 0, number.scale <= step.scale else { return false }
    let unit = step.significand.magnitude
    var rest = number.significand.magnitude % unit
    for _ in number.scale..<step.scale where rest != 0 {
      rest = unit.dividingFullWidth(rest.multipliedFullWidth(by: 10)).remainder
    }
    return rest == 0
  }

  /// Whether this is `base`, or a whole number of times `step` above or below it, exactly.
  public func isMultiple(of step: Self, from base: Self) -> Bool {
    let (number, base) = (normalized, base.normalized)
    // A difference of more than 38 digits is rounded.
    guard let distance = number - base, distance.scale == max(number.scale, base.scale) else {
      return false
    }
    return distance.isMultiple(of: step)
  }

  /// Rounded to so many digits behind the point, halves away from zero.
  ///
  /// Below 0, `digits` rounds to tens, hundreds and so on.
  public func rounded(_ digits: Int = 0) -> Self {
    guard digits < scale else { return self }
    let dropped = scale - digits
    guard dropped <= Self.maxDigits else { return Self(0) }
    let unit = Self.power(dropped)
    var (quotient, rest) = significand.quotientAndRemainder(dividingBy: unit)
    if rest.magnitude >= unit.magnitude - rest.magnitude { quotient += significand.signum() }
    guard digits < 0 else { return Self(unchecked: quotient, scale: digits) }
    let (whole, overflows) = quotient.multipliedReportingOverflow(by: Self.power(-digits))
    guard !overflows, let number = Self(significand: whole, scale: 0) else {
      return significand < 0 ? -Self.greatest : Self.greatest
    }
    return number
  }

  /// The significand for so many digits behind the point, rounded if there are more; nil when it
  /// does not fit.
  private func digits(scale target: Int) -> Int128? {
    guard target >= scale else { return rounded(target).significand }
    let (digits, overflows) = significand.multipliedReportingOverflow(
      by: Self.power(target - scale))
    return overflows ? nil : digits
  }
}
