/// What bytes are appended to: an array, or memory that leaves no trace.
protocol ByteSink {
  mutating func append(_ byte: UInt8)
  mutating func append(contentsOf utf8: UnsafeBufferPointer<UInt8>)
}

extension [UInt8]: ByteSink {}

extension SecretBuffer: ByteSink {
  func append(contentsOf utf8: UnsafeBufferPointer<UInt8>) { append(utf8) }
}
