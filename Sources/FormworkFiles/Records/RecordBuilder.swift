internal import Formwork

/// Makes values of one JSON text.
struct RecordBuilder {
  private let events: SyntaxEvents
  private var event: SyntaxEvent

  static func values(of json: some Collection<UInt8>) throws(RecordError) -> Values {
    guard !json.contains(0) else { throw RecordError("holds a NUL character") }
    do {
      var builder = try RecordBuilder(json)
      return try builder.document()
    } catch let error as RecordError {
      throw error
    } catch {
      // The parser's own words may quote the text.
      throw RecordError("is not valid JSON")
    }
  }

  private init(_ json: some Collection<UInt8>) throws {
    events = SyntaxEvents(json, language: .json)
    event = try events.next()
  }

  private mutating func document() throws -> Values {
    event = try events.next()
    guard case .documentStart = event.kind else { throw RecordError("is not valid JSON") }
    event = try events.next()
    guard case .mapStart = event.kind else {
      _ = try value(depth: 1)
      try expectEnd()
      throw RecordError(code: "type", "is not an object")
    }
    let values = try object(depth: 1)
    try expectEnd()
    return values
  }

  /// Nothing but the ends of document and text may follow a value.
  private mutating func expectEnd() throws {
    event = try events.next()
    guard case .streamEnd = event.kind else { throw RecordError("there is text after the value") }
  }

  /// The value that begins here; the next event is the one behind it.
  private mutating func value(depth: Int) throws -> FormValue {
    switch event.kind {
    case .mapStart: return .object(try object(depth: depth))
    case .listStart: return .list(try list(depth: depth))
    case .scalar(let text, let style):
      event = try events.next()
      return try RecordBuilder.scalar(text.string, isQuoted: style == .doubleQuoted)
    default: throw RecordError("is not valid JSON")
    }
  }

  static func scalar(_ text: String, isQuoted: Bool) throws(RecordError) -> FormValue {
    if isQuoted {
      if text.utf8.contains(0) { throw RecordError("holds a NUL character") }
      return .text(text)
    }
    switch text {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    if let number = Int64(text) { return .int(number) }
    if let number = DecimalNumber(text) { return .decimal(number) }
    throw RecordError("holds a number with too many digits")
  }

  private mutating func list(depth: Int) throws -> [FormValue] {
    try enter(depth)
    var items: [FormValue] = []
    while true {
      if case .listEnd = event.kind { break }
      items.append(try value(depth: depth + 1))
    }
    event = try events.next()
    return items
  }

  private mutating func object(depth: Int) throws -> Values {
    try enter(depth)
    var values = Values()
    while true {
      if case .mapEnd = event.kind { break }
      guard case .scalar(let key, _) = event.kind else { throw RecordError("is not valid JSON") }
      event = try events.next()
      guard !values.contains(key.string) else { throw RecordError("has a key twice") }
      values[key.string] = try value(depth: depth + 1)
    }
    event = try events.next()
    return values
  }

  private mutating func enter(_ depth: Int) throws {
    guard depth < NodeBuilder.depthLimit else {
      throw RecordError("is nested more than \(NodeBuilder.depthLimit) levels deep")
    }
    event = try events.next()
  }
}
