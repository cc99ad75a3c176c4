import Formwork
import Testing

@Suite struct SpellingTests {
  private let words = ["username", "email", "password", "plan", "seats", "id"]

  @Test(
    arguments: [
      ("usrname", "username"), ("emial", "email"), ("Email", "email"), ("passwrod", "password"),
      ("pln", "plan"), ("seat", "seats"), ("di", "id"), ("completely", nil), ("x", nil), ("", nil),
      ("plane", "plan"),
    ] as [(String, String?)])
  func findsTheNearest(_ word: String, _ known: String?) {
    #expect(Spelling.nearest(word, in: words) == known)
  }

  @Test func isNotSlowedByLongTexts() {
    #expect(Spelling.nearest(String(repeating: "x", count: 1_000_000), in: words) == nil)
  }
}
