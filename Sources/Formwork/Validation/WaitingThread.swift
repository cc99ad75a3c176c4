internal import Glibc
internal import Synchronization

/// Does a task's work on this thread and returns its result.
///
/// Other threads are needed only for what the task itself waits for: it also ends where all of
/// them are busy.
package func waitForResult<Result: Sendable>(
  of body: @escaping @Sendable () async -> Result
) -> Result {
  let thread = WaitingThread()
  let waiting = Waiting<Result>()
  Task.detached(executorPreference: thread) {
    let result = await body()
    waiting.result.withLock { $0 = result }
  }
  while true {
    thread.runNext()
    if let result = waiting.result.withLock({ $0 }) { return result }
  }
}

private final class Waiting<Result: Sendable>: Sendable {
  let result = Mutex<Result?>(nil)
}

/// Runs the parts of a task on a thread that has nothing else to do.
// The semaphore is the system's own, and the parts are in a mutex.
private final class WaitingThread: TaskExecutor, @unchecked Sendable {
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  private let jobs = Mutex<[UnownedJob]>([])

  init() { sem_init(semaphore, 0, 0) }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    sem_post(semaphore)
  }

  /// Waits for a part that can be run, and runs it.
  func runNext() {
    // A signal may wake it early.
    while sem_wait(semaphore) != 0 {}
    let job = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    job?.runSynchronously(on: asUnownedTaskExecutor())
  }
}
