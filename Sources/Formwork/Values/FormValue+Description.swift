extension FormValue: CustomStringConvertible, CustomDebugStringConvertible {
  /// The value as people read it: a text as it is, nothing as `null`, a secret as eight bullets.
  ///
  /// Dates and times are ISO 8601. For data that programs read take ``JSONText``.
  public var description: String { text ?? debugDescription }

  /// The value as Swift writes it: a text quoted and escaped, a secret as eight bullets.
  public var debugDescription: String {
    switch self {
    case .null: "null"
    case .bool(let truth): String(truth)
    case .int(let number): String(number)
    case .decimal(let number): number.description
    case .text(let text): text.debugDescription
    case .date(let date): date.description
    case .time(let time): time.description
    case .dateTime(let time): time.description
    case .secret: Secret.bullets
    case .list(let items): "[\(items.map(\.debugDescription).joined(separator: ", "))]"
    case .object(let values): values.description
    }
  }
}

extension Values: CustomStringConvertible, CustomDebugStringConvertible {
  /// The entries in order, as a literal of a dictionary reads: `["user": "ada", "seats": null]`.
  ///
  /// Secrets are eight bullets.
  public var description: String {
    if isEmpty { return "[:]" }
    let entries = entries.map { "\($0.tag.debugDescription): \($0.value.debugDescription)" }
    return "[\(entries.joined(separator: ", "))]"
  }

  /// The same as `description`.
  public var debugDescription: String { description }
}
