extension FormValue {
  /// Whether both are the same, a text read as what the other one is.
  ///
  /// Texts are compared by their scalars, and an empty one is nothing, as null is. A text that cannot
  /// be read so differs, as do other types, but a date is the midnight with which it begins.
  func matches(_ other: FormValue) -> Bool {
    if self == other { return true }
    if isNothing || other.isNothing { return isNothing && other.isNothing }
    switch (self, other) {
    case (.bool(let truth), .text(let text)), (.text(let text), .bool(let truth)):
      return text == (truth ? "true" : "false")
    case (.list(let left), .list(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.matches($1) }
    default: return order(to: other)?.isEqual ?? false
    }
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
    switch order(to: other) {
    case .less: true
    case .equal, .greater: false
    case .incomparable, nil: nil
    }
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
      while let index = rest.firstIndex(of: first) {
        rest = rest[index...]
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
