import Testing

@testable import FormworkInterface

@Suite struct SearchKeyTests {
  @Test(arguments: [
    ("Zürich", "zurich"), ("Zu\u{308}rich", "zurich"), ("İzmir", "izmir"), ("Łódź", "lodz"),
    ("Iğdır", "ığdır"), ("Iğdır", "igdir"), ("STRASSE", "straße"), ("København", "kobenhavn"),
    ("Đà Nẵng", "da nang"), ("ΆΡΗΣ", "αρης"), ("Œuvre", "oeuvre"), ("Йод", "иод"), ("ガ", "カ"),
    ("שָׁלוֹם", "שלום"), ("ﬁn", "FIN"),
  ])
  func caseAndMarksDoNotCount(_ title: String, _ typed: String) {
    #expect(title.searchKey == typed.searchKey)
  }

  /// Vowel signs are no ornaments.
  @Test(arguments: [("कि", "क"), ("क्ष", "कष"), ("กุ", "ก"), ("a", "b"), ("ß", "s")])
  func othersStayApart(_ title: String, _ typed: String) {
    #expect(title.searchKey != typed.searchKey)
  }
}
