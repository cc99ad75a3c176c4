import Glibc
import Testing

@testable import FormworkTerminal

@Suite struct CellTextTests {
  private func cells(
    _ text: String, limit: Int = 80, isUTF8: Bool = true
  ) -> (text: String, width: Int) {
    _ = TerminalLocale.activate()
    var cells: [Int32] = []
    let width = CellText.append(text, to: &cells, limit: limit, isUTF8: isUTF8)
    var shown = String.UnicodeScalarView()
    for cell in cells { shown.append(Unicode.Scalar(UInt32(cell)) ?? "\u{FFFD}") }
    return (String(shown), width)
  }

  @Test func whatDoesNotFitIsLeftOut() {
    #expect(cells("abcdef", limit: 4) == ("abcd", 4))
    #expect(cells("a日本", limit: 4) == ("a日", 3))
    #expect(cells("", limit: 0) == ("", 0))
  }

  @Test func marksStayWithTheirLetter() {
    #expect(cells("e\u{301}x") == ("e\u{301}x", 2))
  }

  @Test func emojiOfSeveralPartsTakeTheWidthOfTheLayout() {
    #expect(cells("👨‍👩‍👧x").width == 3)
    #expect(cells("👍🏽x").width == 3)
  }

  @Test func withoutUTF8OnlyASCIIIsShown() {
    #expect(cells("aé\u{1B}b", isUTF8: false) == ("a??b", 4))
  }
}
