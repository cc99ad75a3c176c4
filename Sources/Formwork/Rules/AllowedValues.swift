/// The values of `oneOf` and `noneOf`; texts are found by their bytes, since lists of options are
/// long and checked with every record.
struct AllowedValues: Sendable {
  let values: [FormValue]
  let ignoresCase: Bool
  /// Places of texts in `folded` by the hash of their bytes.
  private var places: [UInt64: [Int]] = [:]
  private var folded: [[UInt8]] = []
  private var others: [FormValue] = []

  init(_ values: [FormValue], ignoresCase: Bool) {
    (self.values, self.ignoresCase) = (values, ignoresCase)
    for value in values {
      guard case .text(var text) = value else {
        others.append(value)
        continue
      }
      let bytes = text.withUTF8 { ignoresCase ? Self.withLowercased($0) { Array($0) } : Array($0) }
      let hash = bytes.withUnsafeBufferPointer { Self.hash($0) }
      places[hash, default: []].append(folded.count)
      folded.append(bytes)
    }
  }

  func contains(_ operand: Operand, _ value: FormValue) -> Bool {
    guard case .text(let utf8) = operand else { return others.contains(value) }
    if !ignoresCase { return containsFolded(utf8) }
    return Self.withLowercased(utf8) { containsFolded($0) }
  }

  /// Gives a text in lower case, wiped afterwards and without a `String` of it: it may be a password.
  private static func withLowercased<R>(
    _ utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> R
  ) -> R {
    guard utf8.allSatisfy({ $0 < 0x80 }) else {
      let lower = SecretBuffer()
      utf8.forEachScalar { lower.append($0.properties.lowercaseMapping.utf8) }
      return lower.withUTF8(body)
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: utf8.count) { lower in
      defer { LockedMemory.wipe(UnsafeMutableRawBufferPointer(lower)) }
      for (place, byte) in utf8.enumerated() {
        lower.initializeElement(at: place, to: byte &- 0x41 < 26 ? byte | 0x20 : byte)
      }
      return body(UnsafeBufferPointer(lower))
    }
  }

  private func containsFolded(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let candidates = places[Self.hash(utf8)] else { return false }
    return candidates.contains { folded[$0].elementsEqual(utf8) }
  }

  /// FNV-1a.
  private static func hash(_ utf8: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
