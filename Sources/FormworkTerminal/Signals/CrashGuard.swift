internal import CLinux
internal import Glibc

// Changed only by the thread that shows a form, or begins and ends the program.
nonisolated(unsafe) private var guards = 0
nonisolated(unsafe) private var guardsOfSecrets = 0
// What was installed before, by the signal's number.
nonisolated(unsafe) private let previous: UnsafeMutablePointer<sigaction> = {
  let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
  actions.initialize(repeating: sigaction(), count: 32)
  return actions
}()
// Never freed: a thread may have it as its stack for signals until it ends.
nonisolated(unsafe) private let signalStack = UnsafeMutableRawPointer.allocate(
  byteCount: CrashGuard.stackSize, alignment: 16)

/// Gives the terminal back before a crash is dealt with; where secrets are held, nobody else does
/// that: the crash catcher of the runtime would print registers and the memory behind them.
private func handleCrash(
  _ number: Int32, _: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
  if guardsOfSecrets > 0 {
    formwork_wipe_registers(context)
    EmergencyRestore.perform()
    SignalWatch.die(of: number)
  }
  EmergencyRestore.perform()
  sigaction(number, previous + Int(number), nil)
  raise(number)
}

/// While it exists a crash gives the terminal back and, where secrets are held, tells nothing of
/// them: no core file, no registers, nothing that is left in memory.
///
/// Guards may be nested, and are made and ended by one thread at a time.
package final class CrashGuard {
  static let stackSize = 1 << 16
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]

  private let holdsSecrets: Bool
  private var isActive = true
  private var coreLimit: rlimit?
  private var wasDumpable = false

  /// Begins; the process's dump settings and signal actions come back with `end()`.
  package init(holdsSecrets: Bool) {
    self.holdsSecrets = holdsSecrets
    if holdsSecrets {
      forbidDumps()
      guardsOfSecrets += 1
    }
    guards += 1
    if guards == 1 { install() }
  }

  deinit { end() }

  /// Gives everything back.
  package func end() {
    guard isActive else { return }
    isActive = false
    guards -= 1
    if guards == 0 {
      for number in Self.signals { sigaction(number, previous + Int(number), nil) }
    }
    guard holdsSecrets else { return }
    guardsOfSecrets -= 1
    if wasDumpable { _ = formwork_set_dumpable(1) }
    if var coreLimit { setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &coreLimit) }
  }

  private func forbidDumps() {
    var limit = rlimit()
    if getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit) == 0 {
      coreLimit = limit
      // The hard limit stays, so that the old one can come back.
      limit.rlim_cur = 0
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    }
    // Refuses dumps through a pipe too, and other processes of the same user.
    wasDumpable = formwork_is_dumpable() == 1
    if wasDumpable { _ = formwork_set_dumpable(0) }
  }

  private func install() {
    var stack = stack_t()
    if sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 {
      stack = stack_t(ss_sp: signalStack, ss_flags: 0, ss_size: Self.stackSize)
      sigaltstack(&stack, nil)
    }
    for number in Self.signals {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = handleCrash
      action.sa_flags = SA_ONSTACK | SA_SIGINFO
      sigaction(number, &action, previous + Int(number))
    }
  }
}
