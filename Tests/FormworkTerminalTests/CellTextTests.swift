import FormworkInterface
import Glibc
import Testing

@testable import FormworkTerminal

@Suite struct CellTextTests {
  private func cells(
    _ text: String, limit: Int = 80, isUTF8: Bool = true
  ) -> (text: String, width: Int) {
    _ = TerminalLocale.activate()
    var cells: [Int32] = []
    let width = CellText.append(text, to: &cells, limit: limit, isUTF8: isUTF8).width
    var shown = String.UnicodeScalarView()
    for cell in cells { shown.append(Unicode.Scalar(UInt32(cell)) ?? "\u{FFFD}") }
    return (String(shown), width)
  }

  @Test func whatDoesNotFitIsLeftOut() {
    #expect(cells("abcdef", limit: 4) == ("abcd", 4))
    #expect(cells("a日本", limit: 4) == ("a日", 3))
    #expect(cells("", limit: 0) == ("", 0))
  }

  @Test func whatNcursesCannotHoldIsKeptFree() {
    #expect(cells("e\u{301}x") == ("\u{A0}x", 2))
    #expect(cells("👨‍👩‍👧x") == ("\u{A0}\u{A0}x", 3))
    #expect(cells("か\u{3099}日").text == "\u{A0}\u{A0}日")
    #expect(cells("क्षि").text == "\u{A0}\u{A0}\u{A0}")
    #expect(cells("日👍❤x", limit: 5) == ("日👍❤", 5))
  }

  @Test func whatIsCutOffMayHaveMarks() {
    #expect(cells("abce\u{301}", limit: 3) == ("abc", 3))
    #expect(cells("abe\u{301}", limit: 3) == ("ab\u{A0}", 3))
  }

  /// What is simple is one cell for the C library and for the layout, whatever stands beside it.
  @Test func simpleScalars() {
    _ = TerminalLocale.activate()
    let simple = (0..<0x11_0000).compactMap(Unicode.Scalar.init).filter(CellScalar.isSimple)
    #expect(simple.count > 4_000)
    for scalar in simple {
      let text = "x\(scalar)\(scalar)x"
      #expect(DisplayWidth.of(text) == 4 && ScreenSession.clusters(in: text) == 4)
    }
  }

  @Test func withoutUTF8OnlyASCIIIsShown() {
    #expect(cells("aé\u{1B}b", isUTF8: false) == ("a??b", 4))
  }
}
