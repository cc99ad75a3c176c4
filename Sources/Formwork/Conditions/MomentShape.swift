/// How dates and times are told from numbers: by what stands between the digits, without blanks.
enum MomentShape {
  /// Whether a date or a time begins here, and how many bytes belong to it; nil: neither does.
  static func find(in bytes: ArraySlice<UInt8>) -> (isDay: Bool, length: Int)? {
    var scan = Scan(rest: bytes)
    let first = scan.digits()
    if first == 4, scan.take("-"), (1...2).contains(scan.digits()), scan.take("-"),
      scan.digits() > 0
    {
      let day = scan.rest.startIndex - bytes.startIndex
      guard scan.take("T"), scan.digits() > 0 else { return (true, day) }
      while scan.take(":"), scan.digits() > 0 {}
      return (true, scan.rest.startIndex - bytes.startIndex)
    }
    scan = Scan(rest: bytes)
    guard (1...2).contains(scan.digits()), scan.take(":"), scan.digits() > 0 else { return nil }
    if scan.take(":") { _ = scan.digits() }
    return (false, scan.rest.startIndex - bytes.startIndex)
  }

  /// What is wrong with a text of this shape that is no date and no time.
  static func error(_ range: Range<Int>, _ text: String, isDay: Bool) -> ExpressionError {
    guard isDay else {
      return ExpressionError(range, "there is no time \(text)", hint: "write a time as 09:30")
    }
    return ExpressionError(range, "there is no date \(text)", hint: "write a date as 2024-01-31")
  }

  private struct Scan {
    var rest: ArraySlice<UInt8>

    mutating func digits() -> Int {
      let count = rest.prefix { $0 &- 0x30 < 10 }.count
      rest = rest.dropFirst(count)
      return count
    }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: sign) else { return false }
      rest = rest.dropFirst()
      return true
    }
  }
}

extension ExpressionNode {
  /// Whether a date so much later or earlier can be within the years 1 to 9999 at all; true where
  /// that depends on a row.
  ///
  /// `today` is taken to be in the years 2000 to 2099.
  func canMove(by amount: ExpressionNode, _ unit: CalendarUnit, backwards: Bool) -> Bool {
    guard let amount = amount.constantNumber else { return true }
    let isLater = (amount < DecimalNumber(0)) == backwards
    let value = FormValue(number: amount)
    let start: FormValue
    switch self {
    case .constant(let date): start = date
    case .call(.today, _, _), .call(.now, _, _):
      start = .text(isLater ? "2000-01-01" : "2099-12-31")
    default: start = .text(isLater ? "0001-01-01" : "9999-12-31")
    }
    guard start.day != nil else { return true }
    return !start.moved(by: value, unit, backwards: backwards).isNull
  }

  /// Whether a constant amount has no fraction; true where it is not constant.
  var isWhole: Bool { constantNumber.map { $0.wholeNumber != nil } ?? true }

  /// The amount that a number, or its negative, stands for; nil for anything else.
  var constantNumber: DecimalNumber? {
    switch self {
    case .constant(let value): value.number
    case .negative(let node): node.constantNumber.map { -$0 }
    default: nil
    }
  }
}
