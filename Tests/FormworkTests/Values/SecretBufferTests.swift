import Testing

@testable import Formwork

struct SecretBufferTests {
  private func holds(_ buffer: SecretBuffer, _ text: String) -> Bool {
    buffer.secret() == Secret(copying: text.utf8)
  }

  @Test func edits() {
    let buffer = SecretBuffer()
    #expect(buffer.isEmpty)
    buffer.append("hello".utf8)
    #expect(holds(buffer, "hello"))
    buffer.insert("XY".utf8, at: 0)
    buffer.insert("Z".utf8, at: 7)
    #expect(holds(buffer, "XYhelloZ"))
    buffer.removeSubrange(2..<7)
    #expect(holds(buffer, "XYZ"))
    buffer.replaceSubrange(1..<2, with: "longer".utf8)
    #expect(holds(buffer, "XlongerZ"))
    buffer.removeAll()
    #expect(buffer.isEmpty)
    #expect(holds(SecretBuffer(Secret(copying: "a".utf8)), "a"))
    #expect(SecretBuffer(nil).isEmpty)
  }

  @Test func isFilledInPlaceAndForgotten() {
    let buffer = SecretBuffer()
    buffer.append(UInt8(ascii: "a"))
    buffer.append("é" as Unicode.Scalar)
    let count = buffer.append(atMost: 10_000) { room in
      room.copyBytes(from: "bc".utf8)
      return 2
    }
    #expect(count == 2 && holds(buffer, "aébc"))
    #expect(buffer.append(atMost: 4) { _ in -1 } == -1)
    #expect(holds(buffer, "aébc"))
    buffer.forget()
    buffer.append("x".utf8)
    #expect(holds(buffer, "x"))
  }

  @Test func growsBeyondAPage() {
    let buffer = SecretBuffer()
    for _ in 0..<10_000 { buffer.append([0x61]) }
    #expect(buffer.count == 10_000)
    #expect(holds(buffer, String(repeating: "a", count: 10_000)))
    buffer.insert("b".utf8, at: 5_000)
    #expect(buffer.withUTF8 { $0[5_000] } == 0x62)
  }

  @Test func wipesWhatIsRemoved() {
    let buffer = SecretBuffer(Secret(copying: "abcdef".utf8))
    buffer.removeSubrange(2..<6)
    let tail = buffer.withUTF8 { utf8 in
      (2..<6).map { utf8.baseAddress?[$0] }
    }
    #expect(tail == [0, 0, 0, 0])
  }
}
