import Testing

@testable import FormworkTerminal

@Suite struct SafeTextTests {
  @Test func controlsNeverReachTheTerminal() {
    #expect(SafeText.clean("a\u{1B}[2Jb\r\n\u{9B}c\u{7F}") == "a�[2Jb��\u{FFFD}c�")
    #expect(SafeText.clean("x\u{202E}y\u{2066}z\u{FEFF}") == "x�y�z�")
  }

  @Test func ordinaryTextStays() {
    let text = "Größe 日本 👍🏽👨‍👩‍👧🇨🇭 e\u{301}"
    #expect(SafeText.clean(text) == text)
    #expect(SafeText.clean("Größe", isUTF8: false) == "Gr??e")
  }

  @Test func delaysAreLeftOut() {
    var bytes: [UInt8] = []
    TerminfoString.append("\u{1B}[?5h$<100/>\u{1B}[m$x$<".utf8CString.dropLast(), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[?5h\u{1B}[m$x$<")
  }
}
