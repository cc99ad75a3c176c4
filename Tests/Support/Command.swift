import Glibc

/// A command run to its end without a terminal.
public struct Command {
  /// How it ended.
  public var status: ExitStatus
  /// What it wrote to standard output.
  public var output: String
  /// What it wrote to standard error.
  public var errors: String

  /// Runs a command in a session without a terminal; standard input is `input`, or /dev/null.
  public static func run(
    _ command: [String], input: String? = nil,
    environment: [String: String] = Terminal.environment, directory: String? = nil,
    timeout: Duration = .seconds(60)
  ) throws -> Command {
    let (output, errors) = (try Pipe(), try Pipe())
    let inputPipe = try input.map { _ in try Pipe() }
    var spawn = Spawn(command: command, environment: environment, directory: directory)
    spawn.redirections = [inputPipe?.reading, output.writing, errors.writing]
    let started = Result { try spawn.start() }
    for descriptor in [inputPipe?.reading, output.writing, errors.writing] {
      if let descriptor { close(descriptor) }
    }
    var channels = Channels(
      reading: [output.reading, errors.reading], writing: inputPipe?.writing,
      pending: Array((input ?? "").utf8))
    defer { channels.close() }
    let pid = try started.get()
    let limit = monotonicNow() + timeout
    while channels.isOpen, monotonicNow() < limit { channels.exchange(limit - monotonicNow()) }
    if channels.isOpen { kill(-pid, SIGKILL) }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    if channels.isOpen {
      throw SupportError(description: "\(command) did not end in \(timeout)")
    }
    return Command(
      status: ExitStatus(waitStatus: status), output: channels.text(0), errors: channels.text(1))
  }
}

/// Descriptors that are read to their end while another is fed.
struct Channels {
  private var reading: [Int32]
  private var writing: Int32?
  private var pending: [UInt8]
  private var received: [[UInt8]]

  init(reading: [Int32], writing: Int32?, pending: [UInt8]) {
    (self.reading, self.writing, self.pending) = (reading, writing, pending)
    received = reading.map { _ in [] }
    if let writing { _ = fcntl(writing, F_SETFL, O_NONBLOCK) }
  }

  var isOpen: Bool { reading.contains { $0 >= 0 } }

  func text(_ index: Int) -> String { String(decoding: received[index], as: UTF8.self) }

  mutating func exchange(_ limit: Duration) {
    var polls = reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if pending.isEmpty, let writing {
      Glibc.close(writing)
      self.writing = nil
    }
    polls.append(pollfd(fd: writing ?? -1, events: Int16(POLLOUT), revents: 0))
    guard poll(&polls, nfds_t(polls.count), limit.pollLimit) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    for index in reading.indices where polls[index].revents != 0 {
      let count = read(reading[index], &buffer, buffer.count)
      if count > 0 { received[index] += buffer[..<count] }
      guard count <= 0 else { continue }
      Glibc.close(reading[index])
      reading[index] = -1
    }
    guard let writing, polls[polls.count - 1].revents != 0 else { return }
    let count = Self.write(pending, to: writing)
    pending.removeFirst(count > 0 ? count : pending.count)
  }

  /// Writes what is taken; a reader that has gone ends the writing, not the process.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int {
    var pipe = sigset_t()
    var before = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let count = Glibc.write(descriptor, bytes, bytes.count)
    if count < 0, errno == EPIPE {
      var now = timespec()
      sigtimedwait(&pipe, nil, &now)
    }
    return count
  }

  mutating func close() {
    for descriptor in reading where descriptor >= 0 { Glibc.close(descriptor) }
    if let writing { Glibc.close(writing) }
    (reading, writing) = (reading.map { _ in -1 }, nil)
  }
}
