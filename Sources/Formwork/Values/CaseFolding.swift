/// Unicode's full case folding: what "case does not count" means everywhere.
///
/// ß is ss, ς is σ, ﬁ is fi. İ is i, also where its dot is a mark of its own, since that is what
/// people mean who look for it; Unicode makes it an i with a second dot.
package struct CaseFolding {
  private var isBehindI = false

  /// At the start of a text.
  package init() {}

  /// Gives what the next scalar of the text is folded to: up to three scalars.
  package mutating func fold(_ scalar: Unicode.Scalar, _ body: (Unicode.Scalar) -> Void) {
    defer { isBehindI = scalar == "i" || scalar == "I" }
    if scalar.isASCII { return body(Self.lowercase(ofASCII: scalar)) }
    if scalar == "\u{307}", isBehindI { return }
    Self.fold(notASCII: scalar, body)
  }

  private static func lowercase(ofASCII scalar: Unicode.Scalar) -> Unicode.Scalar {
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    return Unicode.Scalar(byte &- 0x41 < 26 ? byte | 0x20 : byte)
  }

  private static func fold(notASCII scalar: Unicode.Scalar, _ body: (Unicode.Scalar) -> Void) {
    let properties = scalar.properties
    guard properties.isCased, scalar != "ı" else { return body(scalar) }
    if scalar == "İ" { return body("i") }
    // What has a capital is what the capital is in lower case, as Unicode derives it; ẞ has none,
    // but ß has: SS.
    for small in properties.lowercaseMapping.unicodeScalars {
      for capital in small.properties.uppercaseMapping.unicodeScalars {
        for folded in capital.properties.lowercaseMapping.unicodeScalars { body(folded) }
      }
    }
  }
}

extension CaseFolding {
  /// Gives a folded text, wiped afterwards and without a `String` of it: it may be a password.
  ///
  /// O(bytes).
  package static func withFolded<R>(
    _ utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> R
  ) -> R {
    guard utf8.allSatisfy({ $0 < 0x80 }) else {
      let folded = SecretBuffer()
      var folding = CaseFolding()
      utf8.forEachScalar { folding.fold($0) { folded.append($0) } }
      return folded.withUTF8(body)
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: utf8.count) { folded in
      defer { LockedMemory.wipe(UnsafeMutableRawBufferPointer(folded)) }
      for (index, byte) in utf8.enumerated() {
        folded.initializeElement(at: index, to: byte &- 0x41 < 26 ? byte | 0x20 : byte)
      }
      return body(UnsafeBufferPointer(folded))
    }
  }
}

extension String {
  /// The text after full case folding; O(length).
  package var caseFolded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    var folding = CaseFolding()
    var folded = String.UnicodeScalarView()
    for scalar in unicodeScalars { folding.fold(scalar) { folded.append($0) } }
    return String(folded)
  }
}
