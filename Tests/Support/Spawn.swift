import Glibc
import Synchronization

/// No process starts between the making of a pipe and its close-on-exec flag.
private let descriptorLock = Mutex(())

/// How a process ended.
public enum ExitStatus: Equatable, Sendable {
  /// It returned a code.
  case exited(Int32)
  /// A signal ended it.
  case signalled(Int32)

  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xFF) : .signalled(signal)
  }
}

/// What went wrong in the support code itself.
public struct SupportError: Error, CustomStringConvertible {
  /// What happened.
  public let description: String
}

/// Starts a process in a session of its own.
///
/// When `terminal` is a path, it becomes descriptor 0 and the controlling terminal before the
/// redirections are made. A redirection of nil keeps the terminal (or /dev/null).
struct Spawn {
  var command: [String]
  var environment: [String: String]
  var terminal: String?
  var directory: String?
  var redirections: [Int32?] = [nil, nil, nil]

  func start() throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // A session leader that opens a terminal without O_NOCTTY gets it as controlling terminal.
    posix_spawn_file_actions_addopen(&actions, 0, terminal ?? "/dev/null", O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    for (descriptor, source) in zip(Int32(0)..., redirections) {
      if let source { posix_spawn_file_actions_adddup2(&actions, source, descriptor) }
    }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let setSession: Int32 = 0x80
    posix_spawnattr_setflags(
      &attributes, Int16(setSession | Int32(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)))
    let command = directory.map { ["env", "-C", $0] + self.command } ?? self.command
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var pid: pid_t = 0
    let code = descriptorLock.withLock { _ in
      posix_spawnp(&pid, command[0], &actions, &attributes, &arguments, &variables)
    }
    guard code == 0 else {
      throw SupportError(description: "\(command[0]): \(String(cString: strerror(code)))")
    }
    return pid
  }
}

/// A pipe whose ends are closed in children that are not given them.
struct Pipe {
  var reading: Int32 = -1
  var writing: Int32 = -1

  init() throws {
    var ends: [Int32] = [-1, -1]
    let isOpen = descriptorLock.withLock { _ in
      guard pipe(&ends) == 0 else { return false }
      return ends.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }
    }
    guard isOpen else { throw SupportError(description: "no pipe") }
    (reading, writing) = (ends[0], ends[1])
  }
}

/// The seconds since a fixed moment.
func monotonicNow() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

extension Duration {
  /// Whole milliseconds, rounded up and never negative: a time limit for `poll`.
  var pollLimit: Int32 {
    let (seconds, attoseconds) = components
    let milliseconds = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: max(milliseconds, 0))
  }
}
