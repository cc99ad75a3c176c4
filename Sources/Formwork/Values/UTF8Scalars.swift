extension UnsafeBufferPointer<UInt8> {
  /// Gives the scalars of UTF-8 one after the other, U+FFFD for what is none; O(bytes).
  ///
  /// No `String` is made, so that nothing of a secret stays behind.
  package func forEachScalar(_ body: (Unicode.Scalar) throws -> Void) rethrows {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = makeIterator()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded): try body(Unicode.UTF8.decode(encoded))
      case .error: try body("\u{FFFD}")
      case .emptyInput: return
      }
    }
  }
}

extension Character {
  /// Gives the UTF-8 bytes for the time of the call and wipes them; a character has few.
  package func withWipedUTF8<R>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> R
  ) rethrows -> R {
    let count = unicodeScalars.reduce(0) { $0 + UTF8.width($1) }
    return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
      var filled = 0
      for scalar in unicodeScalars {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          buffer[filled] = byte
          filled += 1
        }
      }
      defer { LockedMemory.wipe(UnsafeMutableRawBufferPointer(buffer)) }
      return try body(UnsafeBufferPointer(rebasing: buffer[..<filled]))
    }
  }
}
