import TestTerminal
import Testing

@Suite struct TracedTextTests {
  /// A text as memory may hold it, between other bytes.
  private func buffer(_ units: [[UInt8]], spacing: Int) -> [UInt8] {
    var bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    for (index, unit) in units.enumerated() {
      let start = 1001 + index * spacing
      bytes.replaceSubrange(start..<start + unit.count, with: unit)
    }
    return bytes
  }

  @Test(arguments: [TracedText.Alphabet.ascii, .cyrillic], [12, 40])
  func findsUTF8(_ alphabet: TracedText.Alphabet, _ count: Int) throws {
    let text = TracedText.random(count, alphabet)
    let units = text.text.map { Array(String($0).utf8) }
    for spacing in [units[0].count, 4, 16, Trace.cellSize, 40, 64] {
      let traces = text.traces(in: buffer(units, spacing: spacing))
      let first = try #require(traces.first)
      #expect(first.offset == 1001 && first.spacing == spacing && first.encoding == .utf8)
    }
  }

  @Test(arguments: [TracedText.Alphabet.ascii, .cyrillic], [12, 40])
  func findsUTF16AndUTF32(_ alphabet: TracedText.Alphabet, _ count: Int) throws {
    let text = TracedText.random(count, alphabet)
    let little = text.text.unicodeScalars.map { scalar in
      (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * $0)) }
    }
    for (width, spacing) in [(2, 2), (4, 4), (4, 8), (4, Trace.cellSize)] {
      let units = little.map { Array($0.prefix(width)) }
      #expect(!text.traces(in: buffer(units, spacing: spacing)).isEmpty)
      #expect(!text.traces(in: buffer(units.map { $0.reversed() }, spacing: spacing)).isEmpty)
    }
  }

  @Test func findsARest() {
    let text = TracedText.random(40)
    let units = text.text.utf8.map { [$0] }
    #expect(!text.traces(in: buffer(Array(units[..<20]), spacing: 1)).isEmpty)
    #expect(!text.traces(in: buffer(Array(units[21...]), spacing: 28)).isEmpty)
  }

  @Test func findsNothingElse() {
    let text = TracedText.random(12)
    #expect(text.traces(in: []).isEmpty)
    #expect(text.traces(in: Array("abc".utf8)).isEmpty)
    #expect(text.traces(in: Array(text.text.utf8.prefix(8))).isEmpty)
    #expect(text.traces(in: buffer([], spacing: 1)).isEmpty)
    #expect(text.traces(in: Array(TracedText.random(4000).text.utf8)).isEmpty)
  }

  @Test func isQuickEnough() {
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
    let text = TracedText.random(40)
    let time = ContinuousClock().measure { #expect(text.traces(in: bytes).isEmpty) }
    #expect(time < .seconds(1))
  }

  @Test func reportsHoldNothing() {
    let text = TracedText.random(12)
    #expect(!"\(text) \(String(reflecting: text))".contains(text.text))
    #expect("\(text.traces(in: Array(text.text.utf8)))".contains("every 1 bytes"))
  }
}
