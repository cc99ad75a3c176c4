internal import Glibc

/// Everything that came from outside since the last look.
struct InputBatch: Sendable {
  /// What was typed; the reader wipes it.
  var bytes: [UInt8] = []
  /// The signals that arrived, in order.
  var signals: [Int32] = []
  /// Nothing more can come: the terminal is gone or the input is at its end.
  var isAtEnd = false
  /// Somebody asked to stop waiting.
  var isWoken = false

  var isEmpty: Bool { bytes.isEmpty && signals.isEmpty && !isAtEnd && !isWoken }

  /// Leaves nothing of what was typed in memory.
  mutating func wipe() {
    bytes.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      explicit_bzero(start, bytes.count)
    }
    bytes.removeAll()
  }
}
