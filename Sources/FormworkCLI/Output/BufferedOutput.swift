/// Standard output, written in large pieces.
struct BufferedOutput {
  private var bytes: [UInt8] = []

  mutating func write(_ more: [UInt8]) throws(Failure) {
    bytes += more
    if bytes.count >= 1 << 16 { try flush() }
  }

  mutating func flush() throws(Failure) {
    defer { bytes.removeAll(keepingCapacity: true) }
    do {
      try FileDescriptor.standardOutput.write(bytes)
    } catch {
      throw Failure(.unfinished, "standard output: \(error)")
    }
  }

  /// Writes a text at once.
  static func write(_ text: String) throws(Failure) {
    var output = BufferedOutput()
    try output.write(Array(text.utf8))
    try output.flush()
  }
}
