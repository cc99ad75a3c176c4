extension Values {
  /// The properties of an `Encodable` type, by their coding keys.
  ///
  /// Types of rows are taken as they are: a `LocalDate` gives a date. A `Secret` is never encoded; it
  /// is assigned under its tag. Throws what the type throws, and `EncodingError` when it is no keyed
  /// type or a number is not finite.
  public init(encoding source: some Encodable) throws {
    guard case .object(let values) = try FormValue(encoding: source) else {
      throw EncodingError.invalidValue(
        type(of: source),
        .init(codingPath: [], debugDescription: "\(type(of: source)) gives no keyed values"))
    }
    self = values
  }
}

extension FormValue {
  /// The value of any `Encodable` type, as `Values(encoding:)` takes it.
  public init(encoding source: some Encodable) throws {
    let encoder = ValueEncoder(codingPath: [])
    try encoder.encode(source)
    self = encoder.slot.value
  }
}

/// A slot that is filled while a type encodes itself.
private final class Slot {
  enum Content {
    case value(FormValue)
    case list([Slot])
    case object([(tag: String, slot: Slot)])
  }
  var content = Content.value(.null)

  var value: FormValue {
    switch content {
    case .value(let value): value
    case .list(let slots): .list(slots.map(\.value))
    case .object(let slots): .object(Values(slots.map { (tag: $0.tag, value: $0.slot.value) }))
    }
  }

  func addItem() -> Slot {
    let slot = Slot()
    if case .list(let slots) = content { content = .list(slots + [slot]) }
    return slot
  }

  func add(_ tag: String) -> Slot {
    let slot = Slot()
    if case .object(let slots) = content { content = .object(slots + [(tag, slot)]) }
    return slot
  }

  var count: Int { if case .list(let slots) = content { slots.count } else { 0 } }
}

private struct ValueEncoder: Encoder {
  let codingPath: [any CodingKey]
  var slot = Slot()
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .object = slot.content {} else { slot.content = .object([]) }
    return KeyedEncodingContainer(KeyedSlots(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .list = slot.content {} else { slot.content = .list([]) }
    return UnkeyedSlots(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { SingleSlot(encoder: self) }

  func encode<T: Encodable>(_ source: T) throws {
    switch source {
    case let number as any FixedWidthInteger:
      slot.content = .value(FormValue(number: DecimalNumber(number)))
    case let number as any BinaryFloatingPoint:
      let double = Double(number)
      guard double.isFinite else {
        throw EncodingError.invalidValue(
          T.self, .init(codingPath: codingPath, debugDescription: "the number is not finite"))
      }
      let digits = source is Float ? DecimalNumber("\(source)") : DecimalNumber("\(double)")
      slot.content = .value(digits.map { .decimal($0) } ?? .null)
    case let value as any RowValue: slot.content = .value(value.formValue)
    default: try source.encode(to: self)
    }
  }

  func nested(_ slot: Slot, _ key: some CodingKey) -> ValueEncoder {
    ValueEncoder(codingPath: codingPath + [key], slot: slot)
  }
}

private struct SingleSlot: SingleValueEncodingContainer {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  mutating func encodeNil() { encoder.slot.content = .value(.null) }
  mutating func encode<T: Encodable>(_ value: T) throws { try encoder.encode(value) }
}

private struct UnkeyedSlots: UnkeyedEncodingContainer {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.slot.count }

  private func next() -> ValueEncoder {
    let key = IndexKey(count)
    return encoder.nested(encoder.slot.addItem(), key)
  }

  mutating func encodeNil() { _ = next() }
  mutating func encode<T: Encodable>(_ value: T) throws { try next().encode(value) }
  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) -> KeyedEncodingContainer<Key> { next().container(keyedBy: type) }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    next().unkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { next() }
}

private struct KeyedSlots<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  private func next(_ key: some CodingKey) -> ValueEncoder {
    encoder.nested(encoder.slot.add(key.stringValue), key)
  }

  mutating func encodeNil(forKey key: Key) { _ = next(key) }
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    try next(key).encode(value)
  }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { next(key).container(keyedBy: type) }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    next(key).unkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { next(IndexKey("super")) }
  mutating func superEncoder(forKey key: Key) -> any Encoder { next(key) }
}
