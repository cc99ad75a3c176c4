internal import CTrace
import Glibc

/// Follows a process and stops it at its end, while its memory is still there.
///
/// Only its first thread is followed: that one stops too when another ends the process, and the
/// memory is that of all. The system wants every call from the thread that began.
final class Tracer {
  private let pid: pid_t
  private let inspect: (ProcessMemory) throws -> Void
  /// What came out of the look at its end; nil before.
  private(set) var inspection: Result<Void, any Error>?

  /// Begins; a process that may not be followed is an error.
  init(_ pid: pid_t, atExit inspect: @escaping (ProcessMemory) throws -> Void) throws {
    (self.pid, self.inspect) = (pid, inspect)
    guard formwork_trace(pid) == 0 else {
      throw SupportError(description: "no tracing: \(String(cString: strerror(errno)))")
    }
  }

  /// Answers what the process waits for; how it ended, when it has.
  func attend() -> ExitStatus? {
    var code: Int32 = 0
    while waitpid(pid, &code, WNOHANG) == pid {
      guard code & 0xFF == 0x7F else { return ExitStatus(waitStatus: code) }
      let (signal, event) = (code >> 8 & 0xFF, code >> 16)
      switch event {
      case formwork_event_exit():
        if inspection == nil { inspection = Result { try inspect(ProcessMemory(pid)) } }
        _ = formwork_trace_continue(pid, 0)
      case formwork_event_stop() where signal != SIGTRAP:
        _ = formwork_trace_listen(pid)
      default:
        _ = formwork_trace_continue(pid, event == 0 ? signal : 0)
      }
    }
    return nil
  }

  /// Ends the process without a look at it.
  func kill() {
    inspection = inspection ?? .success(())
    Glibc.kill(-pid, SIGKILL)
    let limit = monotonicNow() + .seconds(10)
    while attend() == nil, monotonicNow() < limit { usleep(1000) }
  }
}
