@testable import FormworkPasswords
import Testing

@Suite struct NormalizedTextTests {
  private func folded(_ text: String) -> String {
    var text = text
    return text.withUTF8 {
      NormalizedText($0, folding: .full).withUTF8 { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Compared by scalars: Swift's own `==` does not see normalisation.
  @Test(arguments: [
    ("", ""), ("Abc", "abc"), ("CAFE\u{301}", "caf\u{E9}"),
    ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}"),
    ("\u{212B}", "\u{E5}"), ("\u{2126}", "\u{3C9}"), ("a\u{316}\u{301}", "\u{E1}\u{316}"),
    ("a\u{301}\u{316}", "\u{E1}\u{316}"), ("\u{1D15E}", "\u{1D157}\u{1D165}"),
    ("\u{958}", "\u{915}\u{93C}"), ("ｐＡ", "ｐａ"), ("\u{130}", "i"), ("Straße", "strasse"),
    ("ΟΔΟΣ", "οδοσ"), ("ﬁ", "fi"),
    ("ΐ", "ΐ"), ("Ϊ\u{301}", "ΐ"), ("J\u{30C}", "ǰ"), ("e\u{301}\u{301}", "é\u{301}"),
  ])
  func foldedInNFC(_ text: String, _ expected: String) {
    #expect(Array(folded(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func codePointsAreCounted() {
    for (text, count) in [("e\u{301}", 1), ("\u{1D15E}", 2), ("👨‍👩‍👧", 5)] {
      var text = text
      #expect(text.withUTF8 { NormalizedText($0).count } == count)
    }
  }
}
