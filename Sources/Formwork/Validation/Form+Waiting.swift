internal import Glibc
internal import Synchronization

extension Form {
  /// Runs all rules, and holds this thread up until the asynchronous ones have answered.
  ///
  /// For programs without tasks; the rules run on other threads.
  ///
  /// - Returns: the violations in row order, then rule order.
  @discardableResult
  package func validateAndWait() -> [Violation] {
    let violations = validate()
    let checks = pendingChecks()
    guard !checks.isEmpty else { return violations }
    take(waitForResult { await FormCheck.run(checks) })
    return validate()
  }
}

/// Holds this thread up until a task has given its result.
package func waitForResult<Result: Sendable>(
  of body: @escaping @Sendable () async -> Result
) -> Result {
  let waiting = Waiting<Result>()
  Task.detached { waiting.end(with: await body()) }
  return waiting.result()
}

// The semaphore is the system's own, and the result is in a mutex.
private final class Waiting<Result: Sendable>: @unchecked Sendable {
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  private let value = Mutex<Result?>(nil)

  init() { sem_init(semaphore, 0, 0) }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  func end(with result: Result) {
    value.withLock { $0 = result }
    sem_post(semaphore)
  }

  func result() -> Result {
    while true {
      sem_wait(semaphore)
      // A signal may wake it early.
      if let result = value.withLock({ $0 }) { return result }
    }
  }
}
