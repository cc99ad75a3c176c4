import Glibc

/// Work in a thread of its own, whose result can be waited for.
///
/// The result is written by the thread and read after that was joined.
public final class TestThread<Result>: @unchecked Sendable {
  private let work: () throws -> Result
  private var result: Swift.Result<Result, any Error>?
  private var thread = pthread_t()

  /// Starts the work.
  public init(_ work: @escaping () throws -> Result) {
    self.work = work
    let context = Unmanaged.passRetained(self as AnyObject).toOpaque()
    pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        let box = Unmanaged<AnyObject>.fromOpaque(context).takeRetainedValue()
        (box as? any Runnable)?.run()
        return nil
      }, context)
  }

  /// Waits for the end and gives what came out.
  public func join() throws -> Result {
    pthread_join(thread, nil)
    guard let result else { throw SupportError(description: "the thread gave nothing") }
    return try result.get()
  }
}

private protocol Runnable { func run() }

extension TestThread: Runnable {
  fileprivate func run() { result = Swift.Result { try work() } }
}
