import Glibc

/// A terminal on a pseudo device, with a command that runs in it.
///
/// It stands for the person and for the device: what the command writes goes to a small screen,
/// `send` types. All reading happens inside the calls that wait.
public final class Terminal {
  /// What a standard descriptor of the command is.
  public enum Stream: Sendable {
    /// The terminal itself.
    case terminal
    /// A pipe: `output` or `errors` have what was written, an input pipe is at its end.
    case pipe
    /// A pipe with text to read.
    case text(String)
    /// A pipe that is kept open and never has anything to read.
    case silent
  }

  /// A small environment without CI: xterm-256color, UTF-8, the caller's PATH.
  public static let environment: [String: String] = [
    "PATH": getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin",
    "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": "/nonexistent",
    "NO_MOTION": "1",
  ]

  /// What the command has drawn.
  public var display: Screen
  /// Every byte that the command has written to the terminal.
  public private(set) var transcript: [UInt8] = []
  /// The path of the terminal.
  public let path: String

  private var master: Int32
  private var slave: Int32
  private var pid: pid_t
  private var status: ExitStatus?
  private var channels: Channels
  private var tracer: Tracer?

  /// Starts a command in a new terminal; an empty command makes a terminal alone, for its path.
  ///
  /// With `atExit` the command is stopped at its end, and its memory can be looked at. It needs
  /// root, and all use of the terminal must be in one thread.
  public init(
    columns: Int = 80, rows: Int = 24, command: [String],
    environment: [String: String] = Terminal.environment, directory: String? = nil,
    input: Stream = .terminal, output: Stream = .terminal, errors: Stream = .terminal,
    atExit: ((ProcessMemory) throws -> Void)? = nil
  ) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (number, lock) = (UInt32(0), UInt32(0))
    let (getNumber, setLock): (UInt, UInt) = (0x8004_5430, 0x4004_5431)
    guard master >= 0, ioctl(master, setLock, &lock) == 0, ioctl(master, getNumber, &number) == 0
    else { throw SupportError(description: "no pseudo terminal") }
    path = "/dev/pts/\(number)"
    // Held open so that what the command wrote last is still there after its end.
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    display = Screen(columns: columns, rows: rows)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    let (outputPipe, errorPipe) = (try output.makePipe(), try errors.makePipe())
    let inputPipe = try input.makePipe()
    var spawn = Spawn(
      command: command, environment: environment, terminal: path, directory: directory)
    spawn.redirections = [inputPipe?.reading, outputPipe?.writing, errorPipe?.writing]
    var pending: [UInt8] = []
    if case .text(let text) = input { pending = Array(text.utf8) }
    channels = Channels(
      reading: [outputPipe?.reading ?? -1, errorPipe?.reading ?? -1],
      writing: nil, pending: [])
    if let inputPipe { Self.feed(inputPipe, pending, keepsOpen: input.isSilent) }
    pid = -1
    defer {
      for descriptor in [inputPipe?.reading, outputPipe?.writing, errorPipe?.writing] {
        if let descriptor { close(descriptor) }
      }
    }
    if !command.isEmpty { pid = try spawn.start() }
    if let atExit { tracer = try Tracer(pid, atExit: atExit) }
  }

  deinit {
    if status == nil, let tracer {
      tracer.kill()
    } else if status == nil, pid > 0 {
      kill(-pid, SIGKILL)
      var code: Int32 = 0
      while waitpid(pid, &code, 0) < 0, errno == EINTR {}
    }
    close(slave)
    if master >= 0 { close(master) }
    channels.close()
  }

  /// Small inputs fit into the pipe at once.
  private static func feed(_ pipe: Pipe, _ bytes: [UInt8], keepsOpen: Bool) {
    _ = write(pipe.writing, bytes, bytes.count)
    if !keepsOpen { close(pipe.writing) }
  }

  /// What the command wrote to standard output, when that is a pipe.
  public var output: String { channels.text(0) }
  /// What the command wrote to standard error, when that is a pipe.
  public var errors: String { channels.text(1) }
  /// The text of the screen: lines without trailing blanks, none at the end.
  public func screen() -> String {
    pump(.zero)
    return display.text
  }
  /// The modes of the terminal now.
  public var modes: TerminalModes { TerminalModes(descriptor: master) }

  /// Types text, or whatever bytes its UTF-8 holds.
  public func send(_ text: String) { send(bytes: Array(text.utf8)) }

  /// Sends bytes in one piece.
  public func send(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
      if !rest.isEmpty { pump(.milliseconds(1)) }
    }
  }

  /// Changes the size, which the command is told by SIGWINCH.
  public func resize(columns: Int, rows: Int) {
    display.resize(columns: columns, rows: rows)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Sends a signal to the command.
  public func signal(_ number: Int32) {
    if pid > 0 { kill(pid, number) }
  }

  /// Takes the terminal away, as a closed window does.
  public func hangUp() {
    pump(.zero)
    close(slave)
    slave = -1
    close(master)
    master = -1
  }

  /// Waits until the screen holds a text.
  @discardableResult
  public func waitFor(_ text: String, timeout: Duration = .seconds(30)) throws -> String {
    try wait(for: "\"\(text)\"", timeout: timeout) { $0.text.contains(text) }
  }

  /// Waits until a text is no longer on the screen.
  @discardableResult
  public func waitUntilGone(_ text: String, timeout: Duration = .seconds(30)) throws -> String {
    try wait(for: "no \"\(text)\"", timeout: timeout) { !$0.text.contains(text) }
  }

  /// Waits until the screen is as asked; `what` names that in the error.
  @discardableResult
  public func wait(
    for what: String, timeout: Duration = .seconds(30), until isReached: (Screen) -> Bool
  ) throws -> String {
    let limit = monotonicNow() + timeout
    pump(.zero)
    while !isReached(display) {
      let left = limit - monotonicNow()
      guard left > .zero, pump(min(left, .milliseconds(50))) || !hasEnded else {
        throw SupportError(description: "waited for \(what), but the screen is:\n\(display.text)")
      }
    }
    return display.text
  }

  /// Waits until nothing was written for a while; the screen then.
  @discardableResult
  public func settle(_ quiet: Duration = .milliseconds(150)) -> String {
    while pump(quiet) {}
    return display.text
  }

  /// Waits for the end of the command, and throws what the look at its memory threw.
  @discardableResult
  public func exitStatus(timeout: Duration = .seconds(30)) throws -> ExitStatus {
    let limit = monotonicNow() + timeout
    while !hasEnded {
      guard monotonicNow() < limit else {
        throw SupportError(description: "the command did not end; its screen:\n\(display.text)")
      }
      pump(.milliseconds(5))
    }
    while pump(.zero) {}
    guard let status else { throw SupportError(description: "the command cannot be waited for") }
    if let tracer {
      guard let inspection = tracer.inspection else {
        throw SupportError(description: "the command did not stop at its end")
      }
      try inspection.get()
    }
    return status
  }

  /// Whether the command has ended.
  public var hasEnded: Bool {
    if status != nil { return true }
    if let tracer {
      status = tracer.attend()
      return status != nil
    }
    var code: Int32 = 0
    guard pid > 0, waitpid(pid, &code, WNOHANG) == pid else { return false }
    status = ExitStatus(waitStatus: code)
    return true
  }

  /// Whether the command is stopped (by Ctrl-Z) within the time.
  public func isStopped(timeout: Duration = .seconds(10)) -> Bool {
    let limit = monotonicNow() + timeout
    while monotonicNow() < limit {
      var code: Int32 = 0
      let result = waitpid(pid, &code, WNOHANG | WUNTRACED)
      if result == pid {
        if code & 0xFF == 0x7F { return true }
        status = ExitStatus(waitStatus: code)
        return false
      }
      pump(.milliseconds(5))
    }
    return false
  }

  /// Takes what the command has written; false when nothing came in the time.
  @discardableResult
  private func pump(_ limit: Duration) -> Bool {
    if channels.isOpen { channels.exchange(.zero) }
    guard master >= 0 else {
      usleep(UInt32(limit.pollLimit) * 1000)
      return false
    }
    guard hasInput(limit) else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else {
      usleep(1000)
      return false
    }
    transcript += buffer[..<count]
    display.write(buffer[..<count])
    return true
  }

  /// Whether the command has written something within the time.
  private func hasInput(_ limit: Duration) -> Bool {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard tracer != nil else { return poll(&request, 1, limit.pollLimit) > 0 }
    // A process that is followed stops at each signal and waits to be let go.
    let end = monotonicNow() + limit
    repeat {
      if !hasEnded, poll(&request, 1, min(end - monotonicNow(), .milliseconds(2)).pollLimit) > 0 {
        return true
      }
    } while monotonicNow() < end && !hasEnded
    return poll(&request, 1, 0) > 0
  }
}

extension Terminal.Stream {
  func makePipe() throws -> Pipe? {
    if case .terminal = self { return nil }
    return try Pipe()
  }
  var isSilent: Bool {
    if case .silent = self { return true }
    return false
  }
}
