internal import Glibc

/// What a signal handler needs to give the terminal back when nobody else can.
///
/// Everything is plain memory and calls that are allowed in a signal handler.
enum EmergencyRestore {
  // Changed only while no handler of ours is installed or by the thread that shows the form; a
  // handler that comes in between sees either no descriptor or a complete state.
  nonisolated(unsafe) private static var descriptor: Int32 = -1
  nonisolated(unsafe) private static var modes = termios()
  nonisolated(unsafe) private static var leavingSequence: UnsafeMutableBufferPointer<UInt8>?

  /// Remembers a terminal, its modes and the bytes that leave the full screen.
  static func arm(_ device: borrowing TerminalDevice, leavingSequence bytes: [UInt8]) {
    disarm()
    modes = device.original
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
    leavingSequence = buffer
    descriptor = device.descriptor
  }

  /// Forgets the terminal.
  static func disarm() {
    descriptor = -1
    leavingSequence?.deallocate()
    leavingSequence = nil
  }

  /// Leaves the full screen and gives the modes back, without ever waiting.
  static func perform() {
    guard descriptor >= 0 else { return }
    let group = tcgetpgrp(descriptor)
    guard group < 0 || group == getpgrp() else { return }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    if let leavingSequence {
      _ = write(descriptor, leavingSequence.baseAddress, leavingSequence.count)
    }
    tcsetattr(descriptor, TCSANOW, &modes)
    descriptor = -1
  }
}
