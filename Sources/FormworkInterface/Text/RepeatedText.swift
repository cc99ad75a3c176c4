extension String {
  /// A character of ASCII so many times; empty when `count` is negative.
  ///
  /// Every frame has hundreds of blanks and underscores: several times faster than
  /// `String(repeating:count:)`, which appends strings.
  init(_ character: Unicode.Scalar, times count: Int) {
    let byte = UInt8(ascii: character)
    let length = Swift.max(count, 0)
    self = String(unsafeUninitializedCapacity: length) { bytes in
      bytes.initialize(repeating: byte)
      return length
    }
  }
}
