// A value as text, one way for each purpose, all built on `scalarText`:
//
// - `written`: plain text, as a shell and the other end of a pipe take it.
// - `description`: for people who debug; `debugDescription` as Swift writes literals.
// - `FormLocale.text(of:)`: in messages, by the habits of a locale.
// - `Row.text(of:locale:)`: in a row's field, as it can be typed again.
// - `JSONText`: for programs.

extension FormValue {
  /// The text of one value, without a locale: numbers with a point, dates in ISO 8601, truth as
  /// `true` and `false`, bullets for a secret; nil for null, lists and objects.
  var scalarText: String? {
    switch self {
    case .null, .list, .object: nil
    case .bool(let truth): truth ? "true" : "false"
    case .int(let number): String(number)
    case .decimal(let number): number.description
    case .text(let text): text
    case .date(let date): date.description
    case .time(let time): time.description
    case .dateTime(let time): time.description
    case .secret: Secret.bullets
    }
  }

  /// The value as plain text, as a shell sees it: numbers with a point, dates in ISO 8601, truth as
  /// `true` and `false`, lists one item a line, nothing for null, bullets for a secret.
  ///
  /// An object is JSON, with null for its secrets.
  public var written: String {
    switch self {
    case .null: ""
    case .list(let items): items.map(\.written).joined(separator: "\n")
    case .object: JSONText.of(self)
    default: scalarText ?? ""
    }
  }
}

extension FormValue: CustomStringConvertible, CustomDebugStringConvertible {
  /// The value as people read it: a text as it is, nothing as `null`, a secret as eight bullets.
  ///
  /// Dates and times are ISO 8601. For data that programs read take ``JSONText``.
  public var description: String { text ?? debugDescription }

  /// The value as Swift writes it: a text quoted and escaped, a secret as eight bullets.
  public var debugDescription: String {
    switch self {
    case .text(let text): text.debugDescription
    case .list(let items): "[\(items.map(\.debugDescription).joined(separator: ", "))]"
    case .object(let values): values.description
    default: scalarText ?? "null"
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

  /// The entries as a literal of a dictionary reads, as `description` has them.
  public var debugDescription: String { description }
}
