import Testing

@testable import Formwork

struct TextLengthTests {
  @Test(arguments: [
    ("", 0, 0, 0), ("abc", 3, 3, 3), ("a\r\nb", 3, 4, 4), ("a\n\rb", 4, 4, 4), ("\r", 1, 1, 1),
    ("é", 1, 1, 2), ("e\u{301}", 1, 2, 3), ("👨‍👩‍👧‍👦", 1, 7, 25), ("語語", 2, 2, 6),
    ("🇦🇹🇩🇪", 2, 4, 16), ("a\r\né", 3, 4, 5),
  ])
  func lengths(_ text: String, characters: Int, codePoints: Int, bytes: Int) {
    var text = text
    let lengths = text.withUTF8 { utf8 in LengthUnit.allCases.map { utf8.length(in: $0) } }
    #expect(lengths == [characters, codePoints, bytes])
  }

  @Test func knowsInvalidUTF8() {
    #expect([0x61, 0xC3, 0xA9].withUnsafeBufferPointer { $0.isValidUTF8 })
    #expect(![0x61, 0xC3].withUnsafeBufferPointer { $0.isValidUTF8 })
    #expect(![0xED, 0xA0, 0x80].withUnsafeBufferPointer { $0.isValidUTF8 })
  }
}
