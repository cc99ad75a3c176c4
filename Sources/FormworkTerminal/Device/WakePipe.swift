internal import Glibc

/// The two ends of a pipe to oneself, with which another thread or a signal ends a wait.
struct WakePipe {
  let reading: Int32
  let writing: Int32

  /// Opens it; neither end ever waits, and no other program inherits one.
  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .busy }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Ends the wait of whoever polls the reading end.
  func wake() {
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  /// Closes both ends.
  func close() {
    Glibc.close(reading)
    Glibc.close(writing)
  }
}
