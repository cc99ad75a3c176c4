/// The values of `oneOf` and `noneOf`; texts are found by their bytes, since lists of options are
/// long and checked with every record.
struct AllowedValues: Sendable {
  let values: [FormValue]
  let ignoresCase: Bool
  /// Indexes of texts in `folded` by the hash of their bytes; empty where few are searched faster.
  private var indexes: [UInt64: [Int]] = [:]
  private var folded: [[UInt8]] = []
  /// Bytes of the longest of them.
  private var longest = 0
  private var others: [FormValue] = []

  init(_ values: [FormValue], ignoresCase: Bool) {
    (self.values, self.ignoresCase) = (values, ignoresCase)
    for value in values {
      guard case .text(var text) = value else {
        others.append(value)
        continue
      }
      let bytes = text.withUTF8 {
        ignoresCase ? CaseFolding.withFolded($0) { Array($0) } : Array($0)
      }
      folded.append(bytes)
      longest = max(longest, bytes.count)
    }
    guard folded.count > 8 else { return }
    for (index, bytes) in folded.enumerated() {
      indexes[bytes.withUnsafeBufferPointer { Self.hash($0) }, default: []].append(index)
    }
  }

  func contains(_ operand: Operand, _ value: FormValue) -> Bool {
    guard case .text(let utf8) = operand else { return others.contains(value) }
    if !ignoresCase { return containsFolded(utf8) }
    // Folding leaves at least one of three bytes, so that a longer text need not be copied.
    guard utf8.count <= 3 * longest else { return false }
    return CaseFolding.withFolded(utf8) { containsFolded($0) }
  }

  private func containsFolded(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if indexes.isEmpty { return folded.contains { $0.elementsEqual(utf8) } }
    guard let candidates = indexes[Self.hash(utf8)] else { return false }
    return candidates.contains { folded[$0].elementsEqual(utf8) }
  }

  /// FNV-1a.
  private static func hash(_ utf8: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
