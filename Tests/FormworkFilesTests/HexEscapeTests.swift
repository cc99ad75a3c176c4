import Testing

@testable import FormworkFiles

@Suite struct HexEscapeTests {
  @Test(
    arguments: [
      ("41", 2, .scalar("A"), 2), ("00e9x", 4, .scalar("é"), 4), ("00E9", 4, .scalar("é"), 4),
      ("0001F44D", 8, .scalar("👍"), 8), (#"d83d\udc4d!"#, 4, .scalar("👍"), 10),
      ("0000", 4, .scalar("\0"), 4), ("d83d", 4, .noScalar, 4), ("dc4d", 4, .noScalar, 4),
      (#"d83d\u0041"#, 4, .noScalar, 4), (#"d83d\uZZZZ"#, 4, .noScalar, 4),
      (#"d83d\u"#, 4, .noScalar, 4), ("00110000", 8, .noScalar, 8), ("004", 4, .invalid, 0),
      ("00g0", 4, .invalid, 0), ("+041", 4, .invalid, 0), ("", 2, .invalid, 0),
    ] as [(String, Int, HexEscape, Int)])
  func escapes(text: String, digits: Int, escape: HexEscape, end: Int) {
    var offset = 0
    #expect(HexEscape.read(digits: digits, in: Array(text.utf8), at: &offset) == escape)
    #expect(offset == end)
  }
}
