internal import Glibc

// Written once, before the handlers that read it are installed.
nonisolated(unsafe) private var lastWords: UnsafeMutableBufferPointer<UInt8>?

/// Says `(exit N)` on standard output when a signal ends the command, as its end would without one.
///
/// A shell that evaluates the output would otherwise go on as if nothing had happened.
enum DeathNote {
  /// Writes the line from now on, wherever a signal that ends the command comes.
  static func prepare() {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 11)
    _ = buffer.initialize(from: "(exit 000)\n".utf8)
    lastWords = buffer
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
      let previous = signal(number) { number in
        DeathNote.write(number)
        signal(number, SIG_DFL)
        raise(number)
      }
      // What the caller ignores stays ignored.
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Writes the line for a signal; allowed in a signal handler.
  static func write(_ number: Int32) {
    guard let lastWords else { return }
    let code = 128 + number
    for (place, unit) in [Int32(100), 10, 1].enumerated() {
      lastWords[6 + place] = UInt8(truncatingIfNeeded: 0x30 + code / unit % 10)
    }
    _ = Glibc.write(STDOUT_FILENO, lastWords.baseAddress, lastWords.count)
  }
}
