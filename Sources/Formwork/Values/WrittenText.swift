extension FormValue {
  /// The value as plain text, as a shell sees it: numbers with a point, dates in ISO 8601, truth as
  /// `true` and `false`, lists one item a line, nothing for null, bullets for a secret.
  public var written: String {
    switch self {
    case .null: ""
    case .bool(let bool): bool ? "true" : "false"
    case .int(let number): "\(number)"
    case .decimal(let number): "\(number)"
    case .text(let text): text
    case .date(let date): "\(date)"
    case .time(let time): "\(time)"
    case .dateTime(let dateTime): "\(dateTime)"
    case .secret(let secret): "\(secret)"
    case .list(let list): list.map(\.written).joined(separator: "\n")
    case .object(let values): values.entries.map(\.value.written).joined(separator: "\n")
    }
  }
}
