/// A value as a rule sees it: valid UTF-8 for text, so that a String, a Secret and the bytes of a
/// record are one case.
enum Operand {
  case null
  case bool(Bool)
  case int(Int64)
  case decimal(DecimalNumber)
  case text(UnsafeBufferPointer<UInt8>)
  case date(LocalDate)
  case time(LocalTime)
  case dateTime(LocalDateTime)
  case list([FormValue])
  case object(Values)
  /// A secret whose bytes are no text.
  case malformed

  /// Null, "" or an empty list: what every rule but `required` and `accepted` lets pass.
  var isEmpty: Bool {
    switch self {
    case .null: true
    case .text(let utf8): utf8.isEmpty
    case .list(let list): list.isEmpty
    default: false
    }
  }

  /// A text of blanks only, or none.
  var isBlank: Bool {
    guard case .text(let utf8) = self else { return isEmpty }
    return utf8.isBlank
  }
}

extension FormValue {
  /// Gives the value as rules see it; the bytes hold for the time of the call.
  func withOperand<R>(_ body: (Operand) throws -> R) rethrows -> R {
    switch self {
    case .null: return try body(.null)
    case .bool(let bool): return try body(.bool(bool))
    case .int(let int): return try body(.int(int))
    case .decimal(let decimal): return try body(.decimal(decimal))
    case .text(var text): return try text.withUTF8 { try body(.text($0)) }
    case .date(let date): return try body(.date(date))
    case .time(let time): return try body(.time(time))
    case .dateTime(let dateTime): return try body(.dateTime(dateTime))
    case .secret(let secret):
      return try secret.withUTF8 { try body(secret.isValidUTF8 ? .text($0) : .malformed) }
    case .list(let list): return try body(.list(list))
    case .object(let values): return try body(.object(values))
    }
  }
}
