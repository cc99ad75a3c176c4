internal import Glibc
internal import Synchronization

/// One thread that waits for input on behalf of a task.
///
/// While the task is busy the thread still watches the signals: when a deadly one is not answered
/// within a second, it gives the terminal back and ends the process itself.
// Everything mutable is in the mutex; the source is used by the thread alone.
final class InputReader: @unchecked Sendable {
  private struct Request {
    var deadline: Duration?
    var continuation: CheckedContinuation<InputBatch, Never>
  }

  private struct State {
    var request: Request?
    var isStopped = false
    var isCancelled = false
  }

  private let source: InputSource
  private let pipe: WakePipe
  private let state = Mutex(State())
  private var thread = pthread_t()

  /// Starts the thread; its source is made for the descriptor that wakes it.
  init(_ makeSource: (Int32) -> InputSource) throws(TerminalError) {
    pipe = try WakePipe()
    source = makeSource(pipe.reading)
    let context = Unmanaged.passRetained(self).toOpaque()
    let code = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<InputReader>.fromOpaque(context).takeRetainedValue().work()
        return nil
      }, context)
    guard code != 0 else { return }
    Unmanaged<InputReader>.fromOpaque(context).release()
    throw .busy
  }

  deinit { pipe.close() }

  /// Waits until something came, the deadline passed, or the task was cancelled.
  func next(until deadline: Duration?) async -> InputBatch {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { $0.request = Request(deadline: deadline, continuation: continuation) }
        pipe.wake()
      }
    } onCancel: {
      // The request may not be there yet.
      state.withLock { $0.isCancelled = true }
      pipe.wake()
    }
  }

  /// Ends the thread and waits for that.
  func stop() {
    state.withLock { $0.isStopped = true }
    pipe.wake()
    pthread_join(thread, nil)
  }

  private func work() {
    var kept = InputBatch()
    while true {
      let (request, isStopped, isCancelled) = state.withLock {
        ($0.request, $0.isStopped, $0.isCancelled)
      }
      if isStopped || isCancelled, let request {
        state.withLock { ($0.request, $0.isCancelled) = (nil, false) }
        request.continuation.resume(returning: InputBatch(isWoken: true))
        continue
      }
      if isStopped { return }
      if let request {
        let batch = kept.isEmpty ? source.next(until: request.deadline) : kept
        kept = InputBatch()
        state.withLock { $0.request = nil }
        request.continuation.resume(returning: batch)
      } else {
        // A wake-up here is only a new request, or the end.
        let limit: Duration? =
          kept.signals.contains(where: SignalWatch.isDeadly) ? .seconds(1) : nil
        let batch = source.nextSignals(within: limit)
        kept.signals += batch.signals
        if let number = kept.signals.first(where: SignalWatch.isDeadly), batch.isEmpty {
          EmergencyRestore.perform()
          SignalWatch.die(of: number)
        }
      }
    }
  }
}
