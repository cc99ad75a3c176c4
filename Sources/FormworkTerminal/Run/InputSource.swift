internal import Formwork
internal import Glibc

/// Waits for input, signals and the clock at once.
final class InputSource {
  private let descriptor: Int32
  private let signals: SignalWatch?
  private let wakeDescriptor: Int32
  private let work: WorkRunner?
  private let clock: MonotonicClock
  private let isTerminal: Bool
  private static let largestBatch = 1 << 20

  /// A source that reads a descriptor, and ends waiting when `wakeDescriptor` is readable (-1:
  /// never) or work is done; without a watch the signals are left alone.
  init(
    descriptor: Int32, signals: SignalWatch?, wakeDescriptor: Int32 = -1,
    work: WorkRunner? = nil, clock: MonotonicClock
  ) {
    self.work = work
    (self.descriptor, self.signals) = (descriptor, signals)
    (self.wakeDescriptor, self.clock) = (wakeDescriptor, clock)
    isTerminal = isatty(descriptor) != 0
  }

  /// Waits until something came or the deadline passed, and takes all that is there.
  ///
  /// Without a deadline it waits for ever; what is typed is left where it is unless it is wanted.
  func next(until deadline: Duration?, wantsInput: Bool = true) -> InputBatch {
    while true {
      let left = deadline.map { $0 - clock.now }
      var requests = [
        pollfd(fd: signals?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakeDescriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wantsInput ? descriptor : -1, events: Int16(POLLIN), revents: 0),
        // Whoever wants no input cannot take results either.
        pollfd(fd: wantsInput ? work?.descriptor ?? -1 : -1, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&requests, nfds_t(requests.count), left?.pollLimit ?? -1)
      if ready == 0 { return InputBatch() }
      guard ready > 0 else { continue }
      var batch = InputBatch()
      if requests[0].revents != 0 { batch.signals = signals?.take() ?? [] }
      if requests[1].revents != 0 { batch.isWoken = takeWakeUp() }
      if requests[2].revents != 0 { readAll(into: &batch) }
      if requests[3].revents != 0 { batch.isWoken = true }
      if batch.isGone { awaitHangup(&batch) }
      if !batch.isEmpty { return batch }
    }
  }

  /// Waits for signals or a wake-up alone; an empty batch when the time is over.
  func nextSignals(within limit: Duration?) -> InputBatch {
    next(until: limit.map { clock.now + $0 }, wantsInput: false)
  }

  private func takeWakeUp() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 16)
    return read(wakeDescriptor, &bytes, bytes.count) > 0
  }

  private func readAll(into batch: inout InputBatch) {
    let typed = SecretBuffer()
    defer { if !typed.isEmpty { batch.typed = typed.secret() } }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    repeat {
      let count = typed.append(atMost: 4096) { read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else {
        let error = errno
        batch.isAtEnd = count == 0
        // A terminal that was taken away may read as the end of input too.
        request.revents = 0
        _ = poll(&request, 1, 0)
        batch.isGone =
          count < 0
          ? !(error == EINTR || error == EAGAIN)
          : isTerminal && request.revents & Int16(POLLHUP) != 0
        return
      }
      // Less than there was room for is all there is.
      if count < 4096 { return }
      request.revents = 0
    } while typed.count < Self.largestBatch && poll(&request, 1, 0) > 0
  }

  /// A terminal that goes away ends reading and sends SIGHUP, in either order; the signal counts.
  private func awaitHangup(_ batch: inout InputBatch) {
    guard batch.signals.isEmpty, let signals else { return }
    var request = pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 50) < 0, errno == EINTR {}
    batch.signals = signals.take()
  }
}
