extension Values {
  /// The values as any `Decodable` type.
  ///
  /// A `String` is read from text and from a secret (the type asks for it, and copies may remain in
  /// memory), a `SecretValue` from both, a whole number exactly or not at all, and `false` from null,
  /// as of a switch that nobody touched. Errors say where, never what the value is.
  public func decode<T: Decodable>(_ type: T.Type = T.self) throws -> T {
    try FormValue.object(self).decode(type)
  }
}

extension FormValue {
  /// The value as any `Decodable` type, as `Values.decode` reads it.
  public func decode<T: Decodable>(_ type: T.Type = T.self) throws -> T {
    try ValueDecoder(value: self, codingPath: []).decode(type)
  }
}

/// Gives form values to the initializers of decodable types.
struct ValueDecoder: Decoder {
  let value: FormValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy _: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let values) = value else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(KeyedValues(values: values, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let items) = value else { throw mismatch([Any].self) }
    return UnkeyedValues(items: items, codingPath: codingPath)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SingleValue(decoder: self)
  }

  /// The value as a type.
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    if type == String.self {
      guard let text = try text() as? T else { throw mismatch(type) }
      return text
    }
    // As in conditions, a toggle that nobody touched is false.
    if type == Bool.self, value.isNull, let untouched = false as? T { return untouched }
    if let rowType = type as? any RowValue.Type {
      guard let typed = rowType.init(formValue: value) as? T else { throw mismatch(type) }
      return typed
    }
    if let number = type as? any FixedWidthInteger.Type {
      guard let exact = integer(number) as? T else { throw mismatch(type) }
      return exact
    }
    if type == Float.self {
      guard let number = value.plainNumber, let float = Float(number.description) as? T else {
        throw mismatch(type)
      }
      return float
    }
    return try T(from: self)
  }

  private func text() throws -> String {
    switch value {
    case .text(let text): text
    case .secret(let secret): secret.withUTF8 { String(decoding: $0, as: UTF8.self) }
    default: throw mismatch(String.self)
    }
  }

  private func integer<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
    switch value {
    case .int(let number): Number(exactly: number)
    case .decimal(let number):
      // Whole numbers beyond 64 bits are decimals.
      number.rounded() == number ? Number(exactly: number.rounded().normalized.significand) : nil
    default: nil
    }
  }

  /// An error that says where, with both types and without the value.
  func mismatch(_ type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath, debugDescription: "\(value.kindName) cannot be read as \(type)")
    return value.isNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}

private struct SingleValue: SingleValueDecodingContainer {
  let decoder: ValueDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  func decodeNil() -> Bool { decoder.value.isNull }
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try decoder.decode(type)
  }
}

private struct UnkeyedValues: UnkeyedDecodingContainer {
  let items: [FormValue]
  let codingPath: [any CodingKey]
  var currentIndex = 0
  var count: Int? { items.count }
  var isAtEnd: Bool { currentIndex >= items.count }

  init(items: [FormValue], codingPath: [any CodingKey]) {
    (self.items, self.codingPath) = (items, codingPath)
  }

  /// Reads the next item and moves on unless it fails.
  private mutating func next<T>(
    _ type: Any.Type, _ read: (ValueDecoder) throws -> T
  ) throws -> T {
    let path = codingPath + [IndexKey(currentIndex)]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type, .init(codingPath: path, debugDescription: "the list has no more items"))
    }
    let value = try read(ValueDecoder(value: items[currentIndex], codingPath: path))
    currentIndex += 1
    return value
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, items[currentIndex].isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try next(type) { try $0.decode(type) }
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try next(type) { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next([Any].self) { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next(Any.self) { $0 } }
}

private struct KeyedValues<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let values: Values
  let codingPath: [any CodingKey]
  var allKeys: [Key] { values.tags.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { values.contains(key.stringValue) }

  private func decoder(_ key: some CodingKey) -> ValueDecoder {
    ValueDecoder(value: values[key.stringValue], codingPath: codingPath + [key])
  }

  func decodeNil(forKey key: Key) -> Bool { values[key.stringValue].isNull }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let decoder = decoder(key)
    guard contains(key) else {
      throw DecodingError.keyNotFound(
        key,
        .init(codingPath: codingPath, debugDescription: "no value has the tag \(key.stringValue)"))
    }
    return try decoder.decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try decoder(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { superDecoder(for: IndexKey("super")) }
  func superDecoder(forKey key: Key) throws -> any Decoder { superDecoder(for: key) }
  private func superDecoder(for key: some CodingKey) -> any Decoder { decoder(key) }
}

/// The key of an item in a list.
struct IndexKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ index: Int) { (stringValue, intValue) = ("\(index)", index) }
  init(_ name: String) { (stringValue, intValue) = (name, nil) }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { self.init(intValue) }
}

extension FormValue {
  /// What kind of value this is, for messages.
  var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .int: "a whole number"
    case .decimal: "a number"
    case .text: "a text"
    case .date: "a date"
    case .time: "a time"
    case .dateTime: "a date and time"
    case .secret: "a secret"
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// The amount, of numbers only.
  fileprivate var plainNumber: DecimalNumber? {
    switch self {
    case .int(let number): DecimalNumber(number)
    case .decimal(let number): number
    default: nil
    }
  }
}
