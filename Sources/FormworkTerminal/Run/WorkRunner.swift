internal import FormworkInterface
internal import Glibc
internal import Synchronization

/// Does the work of a model on other threads, and wakes the loop when it is done.
///
/// One piece of work at a time: a new one replaces the old one.
final class WorkRunner: Sendable {
  private struct State {
    var task: Task<Void, Never>?
    var results: [BackgroundWorkResult] = []
    /// Made with the first work, since most forms have none.
    var pipe: WakePipe?
  }

  private let state = Mutex(State())

  deinit {
    state.withLock { state in
      state.task?.cancel()
      state.pipe?.close()
    }
  }

  /// Readable when a result is there; -1 while there was no work.
  var descriptor: Int32 { state.withLock { $0.pipe?.reading ?? -1 } }

  /// Begins work.
  func start(_ work: BackgroundWork) throws(TerminalError) {
    if descriptor < 0 {
      let pipe = try WakePipe()
      state.withLock { $0.pipe = pipe }
    }
    state.withLock { state in
      state.task?.cancel()
      // The task must not keep the runner, whose end cancels it.
      state.task = Task.detached { [weak self] in
        let result = await work.run()
        self?.deliver(result)
      }
    }
  }

  /// The results since the last call.
  func take() -> [BackgroundWorkResult] {
    state.withLock { state in
      guard !state.results.isEmpty, let pipe = state.pipe else { return [] }
      var byte: UInt8 = 0
      while read(pipe.reading, &byte, 1) > 0 {}
      defer { state.results = [] }
      return state.results
    }
  }

  /// Ends work that nobody waits for.
  func cancel() {
    state.withLock { state in
      state.task?.cancel()
      state.task = nil
    }
  }

  private func deliver(_ result: BackgroundWorkResult) {
    state.withLock { state in
      state.results.append(result)
      state.pipe?.wake()
    }
  }
}
