import FormworkInterface
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇨🇭", 2),
    ("❤️", 2), ("1️⃣", 2), ("한국", 4), ("ﾊ", 1), ("\u{301}", 1), ("a\u{200B}b", 3), ("\u{1B}[2J", 4),
    ("a\tb", 3), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("か\u{3099}", 2), ("\u{1100}\u{1161}\u{11A8}", 2),
    // Marks that stand beside their letter have cells of their own.
    ("कि", 2), ("क्षि", 3), ("को\u{903}", 3), ("ก\u{E33}", 2), ("\u{FF76}\u{FF9E}", 2), ("\u{93E}", 1),
  ])
  func cells(_ text: String, _ width: Int) { #expect(DisplayWidth.of(text) == width) }

  @Test func truncation() {
    #expect(DisplayWidth.truncate("Germany", to: 7) == "Germany")
    #expect(DisplayWidth.truncate("Germany", to: 4) == "Ger…")
    #expect(DisplayWidth.truncate("日本語", to: 4) == "日…")
    #expect(DisplayWidth.truncate("Germany", to: 1, ellipsis: "~") == "~")
    #expect(DisplayWidth.truncate("Germany", to: 0) == "")
  }

  @Test func wrapping() {
    #expect(DisplayWidth.wrap("", to: 5) == [""])
    #expect(DisplayWidth.wrap("one two three", to: 7) == ["one two", "three"])
    #expect(DisplayWidth.wrap("abcdefgh ij", to: 5) == ["abcde", "fgh", "ij"])
    #expect(DisplayWidth.wrap("one\ntwo", to: 20) == ["one", "two"])
    #expect(DisplayWidth.wrap("日本語", to: 4) == ["日本", "語"])
  }

  @Test(arguments: [
    ("a\u{1B}[31m", "a\u{FFFD}[31m"), ("a\u{202E}b", "a\u{FFFD}b"), ("a\nb\tc", "a b c"),
    ("a\u{200B}b\u{7F}\u{9B}", "a\u{FFFD}b\u{FFFD}\u{FFFD}"), ("\u{301}a", "\u{FFFD}a"),
    ("\u{2028}\u{FEFF}", "\u{FFFD}\u{FFFD}"), ("👨‍👩‍👧 é 日", "👨‍👩‍👧 é 日"), ("می‌خواهم", "می‌خواهم"),
  ])
  func runsAreClean(_ hostile: String, _ clean: String) { #expect(Run(hostile).text == clean) }
}
