internal import FormworkTerminal
internal import Glibc

// Written once, before the handlers that read it are installed.
nonisolated(unsafe) private let exitLine: UnsafeMutableBufferPointer<UInt8> = {
  let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 11)
  _ = buffer.initialize(from: "(exit 000)\n".utf8)
  return buffer
}()

/// What is left to do when a signal ends the command: secrets are wiped, and where a shell
/// evaluates standard output it gets `(exit N)`.
///
/// The shell would otherwise go on as if nothing had happened.
enum SignalExit {
  /// Whether the line is written; set before anybody is asked.
  nonisolated(unsafe) static var isWanted = false

  /// Does that from now on, wherever a signal that ends the command comes.
  static func prepare() {
    _ = exitLine.count
    // The last two, a used-up limit, would leave a core file.
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU, SIGXFSZ] {
      var (action, previous) = (sigaction(), sigaction())
      action.__sigaction_handler.sa_sigaction = { number, _, context in
        SignalExit.write(number)
        FinalWipe.die(of: number, context: context)
      }
      action.sa_flags = SA_SIGINFO | SA_RESTART
      sigaction(number, &action, &previous)
      // What the caller ignores stays ignored.
      let before = unsafeBitCast(previous.__sigaction_handler.sa_handler, to: Int.self)
      if before == unsafeBitCast(SIG_IGN, to: Int.self) { sigaction(number, &previous, nil) }
    }
  }

  /// Writes the line for a signal; allowed in a signal handler.
  static func write(_ number: Int32) {
    guard isWanted else { return }
    let code = 128 + number
    for (index, unit) in [Int32(100), 10, 1].enumerated() {
      exitLine[6 + index] = UInt8(truncatingIfNeeded: 0x30 + code / unit % 10)
    }
    _ = Glibc.write(STDOUT_FILENO, exitLine.baseAddress, exitLine.count)
  }
}
