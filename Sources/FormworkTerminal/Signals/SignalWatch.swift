internal import Formwork
internal import Glibc
internal import Synchronization

// Written before the handlers are installed; -1 while none is.
nonisolated(unsafe) private var signalPipe: Int32 = -1
// A deadly signal that nobody has taken yet.
nonisolated(unsafe) private var waitingSignal: Int32 = 0
private let isWatching = Atomic(false)

/// Hands a signal to the loop; a second deadly one, when the loop does not answer, ends the process.
private func handleSignal(_ number: Int32) {
  let error = errno
  if SignalWatch.isDeadly(number) {
    if waitingSignal != 0 {
      EmergencyRestore.perform()
      SignalWatch.die(of: number)
    }
    waitingSignal = number
  }
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalPipe, &byte, 1)
  errno = error
}

/// The signals that matter to a form, as bytes to poll for; one watch at a time in a process.
///
/// What other code had installed comes back with `end()`. Signals that were ignored stay ignored.
final class SignalWatch {
  /// Whether a signal that is watched ends the program.
  static func isDeadly(_ number: Int32) -> Bool {
    switch number {
    case SIGWINCH, SIGCONT, SIGTSTP: false
    default: true
    }
  }

  /// Signals that end a program that did not ask for them.
  private static let seldom = [
    SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPOLL, SIGPWR, SIGSTKFLT,
  ]

  /// Readable when there is something to `take`.
  var descriptor: Int32 { pipe.reading }
  private let pipe: WakePipe
  private let stopsJob: Bool
  private var previous: [(Int32, sigaction)] = []
  private var isActive = true

  /// Installs the handlers.
  init(stopsJob: Bool = true) throws(TerminalError) {
    guard !isWatching.exchange(true, ordering: .acquiring) else { throw .busy }
    do {
      pipe = try WakePipe()
    } catch {
      isWatching.store(false, ordering: .releasing)
      throw error
    }
    self.stopsJob = stopsJob
    (signalPipe, waitingSignal) = (pipe.writing, 0)
    install()
  }

  deinit { end() }

  /// The signals since the last call, in order.
  func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return [] }
    return bytes[..<count].map(Int32.init)
  }

  /// Gives the handlers back that were installed before.
  func end() {
    guard isActive else { return }
    isActive = false
    for (number, action) in previous {
      var action = action
      sigaction(number, &action, nil)
    }
    signalPipe = -1
    pipe.close()
    isWatching.store(false, ordering: .releasing)
  }

  /// Stops the process as Ctrl-Z does, and returns when it goes on in the foreground.
  ///
  /// - Returns: A signal that ends the program, if one came meanwhile.
  func stop(on device: TerminalDevice) -> Int32? {
    suspend()
    while true {
      let signals = take()
      if let deadly = signals.first(where: Self.isDeadly) { return deadly }
      if TerminalDevice.isForeground(device.descriptor) { return nil }
      // A write would stop the program here, but then no signal could end it. Where nothing can
      // let it go on it is not stopped either.
      guard signals.contains(SIGCONT) else { return nil }
      raise(SIGTTOU)
    }
  }

  private func suspend() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_DFL
    var own = sigaction()
    sigaction(SIGTSTP, &action, &own)
    // To this thread, so that it is stopped before the call returns.
    raise(SIGTSTP)
    sigaction(SIGTSTP, &own, nil)
  }

  /// Ends the process by a signal's own action, so that a shell sees what happened.
  static func die(of number: Int32) -> Never {
    LockedMemory.wipeAll()
    // Memory that was on the screen shall not end in a core file; 1 also refuses piped dumps.
    var limit = rlimit(rlim_cur: 1, rlim_max: 1)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    signal(number, SIG_DFL)
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, number)
    raise(number)
    sigprocmask(SIG_UNBLOCK, &only, nil)
    pthread_sigmask(SIG_UNBLOCK, &only, nil)
    _exit(128 + number)
  }

  private func install() {
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGXFSZ, SIGWINCH, SIGCONT] {
      install(number, handleSignal)
    }
    // Who handles one of these wants something else of it than an end.
    for number in Self.seldom { install(number, handleSignal, onlyOverDefault: true) }
    install(SIGPIPE, SIG_IGN)
    install(SIGTSTP, stopsJob ? handleSignal : SIG_IGN)
  }

  private func install(_ number: Int32, _ handler: sighandler_t?, onlyOverDefault: Bool = false) {
    var found = sigaction()
    sigaction(number, nil, &found)
    let known = unsafeBitCast(found.__sigaction_handler.sa_handler, to: Int.self)
    guard known != unsafeBitCast(SIG_IGN, to: Int.self), !onlyOverDefault || known == 0 else {
      return
    }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = SA_RESTART
    sigaction(number, &action, nil)
    previous.append((number, found))
  }
}
