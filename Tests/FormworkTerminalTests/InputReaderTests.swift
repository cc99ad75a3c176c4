import Formwork
import Glibc
import Testing

@testable import FormworkTerminal

@Suite struct InputReaderTests {
  private func withReader(
    _ body: (InputReader, _ writing: Int32, MonotonicClock) async throws -> Void
  ) async throws {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    let (clock, reading) = (MonotonicClock(), ends[0])
    let reader = try InputReader {
      InputSource(descriptor: reading, signals: nil, wakeDescriptor: $0, clock: clock)
    }
    defer {
      reader.stop()
      for end in ends { close(end) }
    }
    try await body(reader, ends[1], clock)
  }

  private func take(_ reader: InputReader, until deadline: Duration?) async -> [UInt8] {
    // A wake-up that was meant for an earlier request gives an empty batch.
    while true {
      let batch = await reader.next(until: deadline)
      if batch.typed != nil || !batch.isWoken { return batch.bytes }
    }
  }

  @Test func givesWhatCame() async throws {
    try await withReader { reader, writing, _ in
      _ = write(writing, "ab", 2)
      #expect(await take(reader, until: nil) == Array("ab".utf8))
      _ = write(writing, "c", 1)
      #expect(await take(reader, until: nil) == Array("c".utf8))
    }
  }

  @Test func returnsAtTheDeadline() async throws {
    try await withReader { reader, _, clock in
      let deadline = clock.now + .milliseconds(50)
      #expect(await take(reader, until: deadline).isEmpty)
      #expect(clock.now >= deadline)
    }
  }

  @Test func cancellingTheTaskWakesIt() async throws {
    try await withReader { reader, _, _ in
      let task = Task { await reader.next(until: nil).bytes }
      task.cancel()
      #expect(await task.value.isEmpty)
    }
  }
}

extension InputBatch {
  /// What was typed.
  var bytes: [UInt8] { typed?.withUTF8(Array.init) ?? [] }
}
