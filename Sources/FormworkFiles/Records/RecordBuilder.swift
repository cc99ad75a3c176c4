internal import Formwork

/// Makes values of one JSON text.
///
/// Keys that are not wanted are judged as JSON and not kept.
struct RecordBuilder {
  /// Most values of a record that are kept, those inside of lists and objects included.
  static let valueLimit = 100_000
  /// Most keys that are named when they are not kept.
  static let ignoredLimit = 100
  /// Most bytes of a name that is too long to be a tag.
  static let nameLimit = 80
  /// Most objects and lists inside of each other.
  static let depthLimit = 64

  /// What a text says.
  struct Content {
    var values: Result<Values, RecordError>
    var ignored = IgnoredKeys()
  }

  private var scanner: JSONScanner
  private var keys = ObjectKeys()
  private let wanted: Set<String>?
  /// Bytes of the longest of them; an escape has at most six for one.
  private lazy var longestTag = wanted?.reduce(0) { max($0, $1.utf8.count) } ?? 0
  private var valueCount = 0
  private var ignored = IgnoredKeys()

  /// Reads one object; `wanted` are the keys that are kept, nil: all.
  static func content(of json: some Collection<UInt8>, keeping wanted: Set<String>?) -> Content {
    json.withContiguousStorageIfAvailable { content(of: $0, keeping: wanted) }
      ?? Array(json).withUnsafeBufferPointer { content(of: $0, keeping: wanted) }
  }

  private static func content(
    of json: UnsafeBufferPointer<UInt8>, keeping wanted: Set<String>?
  ) -> Content {
    var builder = RecordBuilder(scanner: JSONScanner(json), wanted: wanted)
    do throws(RecordError) {
      let values = try builder.record()
      return Content(values: .success(values), ignored: builder.ignored)
    } catch {
      return Content(values: .failure(error))
    }
  }

  private init(scanner: JSONScanner, wanted: Set<String>?) {
    (self.scanner, self.wanted) = (scanner, wanted)
  }

  private mutating func record() throws(RecordError) -> Values {
    guard scanner.peek() == UInt8(ascii: "{") else {
      try skipValue(depth: 1)
      try expectEnd()
      throw RecordError(code: "type", "is not an object")
    }
    let values = try object(depth: 1, wanted: wanted)
    try expectEnd()
    return values
  }

  private mutating func expectEnd() throws(RecordError) {
    guard scanner.peek() == nil else { throw JSONScanner.invalid }
  }

  // MARK: Values that are kept

  private mutating func value(depth: Int) throws(RecordError) -> FormValue {
    valueCount += 1
    guard valueCount <= Self.valueLimit else {
      throw RecordError("holds more than 100,000 values")
    }
    switch scanner.peek() {
    case UInt8(ascii: "{"): return .object(try object(depth: depth, wanted: nil))
    case UInt8(ascii: "["):
      var items: [FormValue] = []
      try list(depth: depth) { builder throws(RecordError) in
        items.append(try builder.value(depth: depth + 1))
      }
      return .list(items)
    case UInt8(ascii: "\""): return .text(scanner.content(of: try scanner.string()))
    case UInt8(ascii: "t"):
      try scanner.expect(word: "true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try scanner.expect(word: "false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try scanner.expect(word: "null")
      return .null
    default: return try Self.value(of: try scanner.number(), in: scanner.bytes)
    }
  }

  private static func value(
    of number: JSONScanner.Number, in bytes: UnsafeBufferPointer<UInt8>
  ) throws(RecordError) -> FormValue {
    let digits = UnsafeBufferPointer(rebasing: bytes[number.range])
    if number.isWhole, let whole = Int64(String(decoding: digits, as: UTF8.self)) {
      return .int(whole)
    }
    if let decimal = DecimalNumber(utf8: digits) { return .decimal(decimal) }
    let text = String(decoding: digits, as: UTF8.self)
    guard let decimal = DecimalNumber(saturating: text, cutsFraction: true) else {
      throw RecordError("is not valid JSON")
    }
    return .decimal(decimal)
  }

  private mutating func object(
    depth: Int, wanted: Set<String>?
  ) throws(RecordError) -> Values {
    var values = Values()
    try entries(depth: depth) { builder, key throws(RecordError) in
      let name = builder.name(of: key)
      if let wanted, !wanted.contains(name) {
        builder.ignored.add(name)
        return try builder.skipValue(depth: depth + 1)
      }
      // Texts are one key when they are canonically equal, as tags are.
      guard !values.contains(name) else { throw RecordError("has a key twice") }
      values[name] = try builder.value(depth: depth + 1)
    }
    return values
  }

  /// The text of a key; of one that is too long to be a tag only the beginning.
  private mutating func name(of key: JSONScanner.Text) -> String {
    guard wanted != nil, key.range.count > Self.nameLimit, key.range.count > 6 * longestTag else {
      return scanner.content(of: key)
    }
    let start = scanner.beginning(of: key, atMost: Self.nameLimit)
    return scanner.content(of: start) + "…"
  }

  // MARK: Values that are not

  private mutating func skipValue(depth: Int) throws(RecordError) {
    switch scanner.peek() {
    case UInt8(ascii: "{"):
      try entries(depth: depth) { builder, _ throws(RecordError) in
        try builder.skipValue(depth: depth + 1)
      }
    case UInt8(ascii: "["):
      try list(depth: depth) { builder throws(RecordError) in
        try builder.skipValue(depth: depth + 1)
      }
    case UInt8(ascii: "\""): _ = try scanner.string()
    case UInt8(ascii: "t"): try scanner.expect(word: "true")
    case UInt8(ascii: "f"): try scanner.expect(word: "false")
    case UInt8(ascii: "n"): try scanner.expect(word: "null")
    default: _ = try scanner.number()
    }
  }

  // MARK: Lists and objects

  private mutating func list(
    depth: Int, _ item: (inout RecordBuilder) throws(RecordError) -> Void
  ) throws(RecordError) {
    try enter("[", depth)
    if scanner.take("]") { return }
    repeat { try item(&self) } while scanner.take(",")
    try scanner.expect("]")
  }

  private mutating func entries(
    depth: Int, _ entry: (inout RecordBuilder, JSONScanner.Text) throws(RecordError) -> Void
  ) throws(RecordError) {
    try enter("{", depth)
    if scanner.take("}") { return }
    let start = keys.open()
    repeat {
      let key = try scanner.string()
      try keys.add(key, in: scanner, since: start)
      try scanner.expect(":")
      try entry(&self, key)
    } while scanner.take(",")
    try scanner.expect("}")
    try keys.close(start, in: scanner)
  }

  private mutating func enter(_ bracket: Unicode.Scalar, _ depth: Int) throws(RecordError) {
    guard depth <= Self.depthLimit else {
      throw RecordError("is nested more than \(Self.depthLimit) levels deep")
    }
    try scanner.expect(bracket)
  }
}

/// Keys of a record that no row has.
struct IgnoredKeys: Sendable {
  /// The first ones, in order.
  private(set) var names: [String] = []
  /// How many there are.
  private(set) var count = 0

  mutating func add(_ name: String) {
    count += 1
    if names.count < RecordBuilder.ignoredLimit { names.append(name) }
  }
}
