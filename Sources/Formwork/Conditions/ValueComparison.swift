extension FormValue {
  /// Whether both are the same, a text read as what the other one is.
  ///
  /// Texts are compared by their scalars, and an empty one is nothing, as null is. A text that cannot
  /// be read so differs, as do other types, but a date is the midnight with which it begins.
  func matches(_ other: FormValue) -> Bool {
    if self == other { return true }
    if isNothing || other.isNothing { return isNothing && other.isNothing }
    guard let (left, right) = paired(with: other) else { return false }
    return left == right
  }

  /// Null or "".
  var isNothing: Bool {
    switch self {
    case .null: true
    case .text(let text): text.utf8.isEmpty
    default: false
    }
  }

  /// Whether this comes before the other one; nil when they have no order, as with null.
  func ordered(before other: FormValue) -> Bool? {
    guard let (left, right) = paired(with: other) else { return nil }
    return switch (left, right) {
    case (.int(let left), .int(let right)): left < right
    case (.text(let left), .text(let right)):
      left.utf8.lexicographicallyPrecedes(right.utf8)
    case (.date(let left), .date(let right)): left < right
    case (.time(let left), .time(let right)): left < right
    case (.dateTime(let left), .dateTime(let right)): left < right
    default:
      if let left = left.number, let right = right.number { left < right } else { nil }
    }
  }

  /// Both as values of one type; nil when they have none in common.
  private func paired(with other: FormValue) -> (FormValue, FormValue)? {
    switch (self, other) {
    case (.text, .text), (.date, .date), (.time, .time), (.dateTime, .dateTime),
      (.int, .int), (.int, .decimal), (.decimal, .int), (.decimal, .decimal), (.bool, .bool):
      (self, other)
    case (.date(let date), .dateTime): (.dateTime(LocalDateTime(date)), other)
    case (.dateTime, .date(let date)): (self, .dateTime(LocalDateTime(date)))
    case (.text(let text), _): FormValue(reading: text, as: other).map { ($0, other) }
    case (_, .text(let text)): FormValue(reading: text, as: self).map { (self, $0) }
    case (.list(let left), .list(let right)) where left.count == right.count:
      // Members pair each by themselves.
      zip(left, right).allSatisfy { $0.matches($1) } ? (self, self) : nil
    default: nil
    }
  }

  private init?(reading text: String, as other: FormValue) {
    let read: FormValue? =
      switch other {
      case .int, .decimal: DecimalNumber(text).map { .decimal($0) }
      case .bool: text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
      case .date: LocalDate(text).map { .date($0) }
      case .time: LocalTime(text).map { .time($0) }
      case .dateTime: LocalDateTime(text).map { .dateTime($0) }
      default: nil
      }
    guard let read else { return nil }
    self = read
  }

  /// Whether a list has the value as a member; false for anything but a list.
  func hasMember(_ value: FormValue) -> Bool {
    guard case .list(let items) = self else { return false }
    return items.contains { $0.matches(value) }
  }

  /// Whether a list has the member, or a text the part.
  func contains(_ other: FormValue) -> Bool {
    if case .list = self { return hasMember(other) }
    return affix(other) { whole, part in
      guard let first = part.first else { return true }
      var rest = whole[...]
      while let place = rest.firstIndex(of: first) {
        rest = rest[place...]
        if rest.starts(with: part) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }

  /// Compares the UTF-8 bytes of both as texts; false when one is none.
  func affix(_ other: FormValue, _ holds: ([UInt8], [UInt8]) -> Bool) -> Bool {
    guard let whole = plainText, let part = other.plainText else { return false }
    return holds(Array(whole.utf8), Array(part.utf8))
  }

  /// What a value is as text: the text itself, digits with a point, ISO 8601; nil for null, secrets,
  /// lists and objects.
  var plainText: String? {
    switch self {
    case .text(let text): text
    case .bool(let truth): truth ? "true" : "false"
    case .int(let number): String(number)
    case .decimal(let number): number.description
    case .date(let date): date.description
    case .time(let time): time.description
    case .dateTime(let time): time.description
    case .null, .secret, .list, .object: nil
    }
  }
}
