public import Formwork

extension Form {
  /// Lets a person fill the form on a terminal: on the full screen, or in plain lines where the
  /// terminal can do no more.
  ///
  /// The form stays on the caller's actor, which is free while nobody types. Signals that end the
  /// program give the terminal back first. What the program has printed so far is written before an
  /// error is thrown, so that it is not lost when nobody catches the error.
  ///
  /// - Parameter options: Where and how to ask.
  /// - Returns: The values when they are valid and submitted, or how the form was left else.
  /// - Throws: `TerminalError` when nobody can be asked, the form's first `FormProblem` when it is
  ///   not well made, `CancellationError` when the task is cancelled.
  public func run(_ options: RunOptions = RunOptions()) async throws -> FormOutcome {
    do {
      let run = try FormRun(self, options)
      defer { run.finish() }
      let reader = try InputReader(run.source)
      defer { reader.stop() }
      while let activity = try run.nextActivity() { try await activity.run(on: reader) }
      return run.outcome
    } catch {
      StandardOutput.flush()
      throw error
    }
  }

  /// Does what `run` does, while this thread waits.
  ///
  /// - Parameter options: Where and how to ask.
  /// - Returns: The values when they are valid and submitted, or how the form was left else.
  /// - Throws: `TerminalError` when nobody can be asked, the form's first `FormProblem` when it is
  ///   not well made.
  public func runAndWait(_ options: RunOptions = RunOptions()) throws -> FormOutcome {
    do {
      let run = try FormRun(self, options)
      defer { run.finish() }
      let source = run.source()
      while let activity = try run.nextActivity() { try activity.run(on: source) }
      return run.outcome
    } catch {
      StandardOutput.flush()
      throw error
    }
  }
}
