/// Something that reacts to input until it is done: the full screen or the plain prompter.
///
/// It never waits itself, so that a thread or a task can do that.
protocol Activity: AnyObject {
  /// Shows itself for the first time.
  func begin() throws
  /// When `react` wants to be called although nothing came; nil is never.
  var deadline: Duration? { get }
  /// Takes what came; true when it is done.
  func react(to batch: InputBatch) throws -> Bool
  /// Takes itself off the terminal, whatever happened.
  func end()
}

extension Activity {
  /// Waits on this thread until it is done.
  func run(on source: InputSource) throws {
    defer { end() }
    try begin()
    var isDone = false
    while !isDone {
      let batch = source.next(until: deadline)
      isDone = try react(to: batch)
    }
  }

  /// Waits on the reader's thread until it is done; the caller's actor stays free.
  func run(on reader: InputReader) async throws {
    defer { end() }
    try begin()
    var isDone = false
    while !isDone {
      let batch = await reader.next(until: deadline)
      try Task.checkCancellation()
      isDone = try react(to: batch)
    }
  }
}
