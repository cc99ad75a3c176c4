import Formwork
import Testing

@Suite struct FormLocaleTests {
  @Test(arguments: [
    ("de_DE.UTF-8", "de-DE", ",", ".", "DD.MM.YYYY"), ("de", "de", ",", ".", "DD.MM.YYYY"),
    ("de-CH", "de-CH", ".", "’", "DD.MM.YYYY"), ("en_US.UTF-8", "en-US", ".", ",", "MM/DD/YYYY"),
    ("en_GB", "en-GB", ".", ",", "DD/MM/YYYY"),
    ("fr_FR@euro", "fr-FR", ",", "\u{202F}", "DD/MM/YYYY"),
    ("sv_SE", "sv-SE", ",", "\u{A0}", "YYYY-MM-DD"),
    ("no_NO.UTF-8", "nb-NO", ",", "\u{A0}", "DD.MM.YYYY"),
    ("zh-Hans-CN", "zh-Hans-CN", ".", ",", "YYYY/MM/DD"),
    ("pt_BR", "pt-BR", ",", ".", "DD/MM/YYYY"),
    ("C", "en", ".", ",", "YYYY-MM-DD"), ("POSIX", "en", ".", ",", "YYYY-MM-DD"),
    ("C.UTF-8", "en", ".", ",", "YYYY-MM-DD"), ("", "en", ".", ",", "YYYY-MM-DD"),
    ("xx_YY", "xx-YY", ".", ",", "YYYY-MM-DD"),
  ])
  func knowsHabits(
    _ name: String, _ identifier: String, _ decimal: String, _ grouping: String, _ pattern: String
  ) {
    let locale = FormLocale(identifier: name)
    #expect(locale.identifier == identifier)
    #expect(locale.decimalSeparator == decimal)
    #expect(locale.groupingSeparator == grouping)
    #expect(locale.datePattern == pattern)
  }

  @Test func looksFromTheRegionToTheLanguage() {
    #expect(FormLocale(identifier: "zh_Hans_CN").identifiers == ["zh-Hans-CN", "zh-Hans", "zh"])
    #expect(FormLocale(identifier: "de_AT").language == "de")
  }

  @Test(arguments: [
    ("en", [0, 1, 2, 11], "other one other other"), ("fr", [0, 1, 2], "one one other"),
    ("ru", [1, 2, 5, 11, 12, 21, 22, 111], "one few many many many one few many"),
    ("pl", [1, 2, 5, 12, 21, 22], "one few many many many few"),
    ("cs", [1, 3, 5], "one few other"), ("ja", [1, 2], "other other"),
    ("lt", [1, 2, 10, 11, 21], "one few other other one"),
    ("lv", [0, 1, 11, 21, 2], "zero one zero one other"),
    ("ar", [0, 1, 2, 3, 11, 100], "zero one two few many other"),
    ("sl", [1, 2, 3, 5, 101], "one two few other one"),
    ("ro", [1, 2, 19, 20, 101], "one few few other few"),
    ("pt-BR", [0], "one"), ("pt-PT", [0], "other"), ("hr", [1, 2, 5, 21], "one few other one"),
    ("he", [1, 2, 3], "one two other"), ("de", [-1], "one"),
  ])
  func choosesPlurals(_ name: String, _ counts: [Int], _ forms: String) {
    let locale = FormLocale(identifier: name)
    #expect(counts.map { locale.plural($0).rawValue }.joined(separator: " ") == forms)
  }

  @Test(
    arguments: [
      ("de", "1.234,5", "1234.5"), ("de", "1234,5", "1234.5"), ("de", "1234.5", "1234.5"),
      ("de", "1.234", "1234"), ("de", "1.234.567", "1234567"), ("de", "1.5", "1.5"),
      ("de", "1.23.456", nil), ("de", "1,5,5", nil), ("de", "1,234.5", nil),
      ("de", "-3,50", "-3.50"),
      ("en", "1,234.5", "1234.5"), ("en", "1234.5", "1234.5"), ("en", "1,23", nil),
      ("en", "1,2345", nil), ("en", "1,5", nil), ("en", "1.234", "1.234"), ("en", "+5", "5"),
      ("en", ".5", "0.5"), ("en", " 12 ", "12"), ("en", "−5", "-5"), ("en", "1e3", nil),
      ("en", "", nil), ("en", "-", nil), ("en", "--5", nil), ("en", "+-5", nil), ("en", "abc", nil),
      ("en", "1 234", nil),
      ("fr", "1 234,5", "1234.5"), ("fr", "1\u{202F}234,5", "1234.5"), ("fr", "1234.5", "1234.5"),
      ("de-CH", "1'234.5", "1234.5"), ("de-CH", "1’234.5", "1234.5"),
      ("en-IN", "12,34,567.5", "1234567.5"), ("en", ",123", nil), ("en", "5.", nil),
    ] as [(String, String, String?)])
  func readsNumbers(_ name: String, _ text: String, _ number: String?) {
    #expect(FormLocale(identifier: name).number(typed: text)?.description == number)
  }

  @Test(
    arguments: [
      ("de", "31.12.2026", "2026-12-31"), ("de", "1.2.2026", "2026-02-01"),
      ("de", "2026-12-31", "2026-12-31"), ("de", "31/12/2026", "2026-12-31"),
      ("en-US", "12/31/2026", "2026-12-31"), ("en-US", "31/12/2026", nil),
      ("en-GB", "31/12/2026", "2026-12-31"), ("sv", "2026-12-31", "2026-12-31"),
      ("ja", "2026/1/5", "2026-01-05"), ("ko", "2026. 1. 5.", "2026-01-05"),
      ("de", "31.12.26", nil), ("de", "31.2.2026", nil), ("de", "31.12", nil), ("de", "heute", nil),
      ("C", "2026-12-31", "2026-12-31"), ("C", "12/31/2026", nil), ("de", "031.12.2026", nil),
    ] as [(String, String, String?)])
  func readsDates(_ name: String, _ text: String, _ date: String?) {
    let locale = FormLocale(identifier: name)
    #expect(LocalDate(typed: text, locale: locale)?.description == date)
  }

  @Test func writes() throws {
    let (german, american) = (FormLocale(identifier: "de"), FormLocale(identifier: "en_US"))
    let number = try #require(DecimalNumber("-1234567.50"))
    #expect(german.text(of: number) == "-1234567,50")
    #expect(german.text(of: number, grouped: true) == "-1.234.567,50")
    #expect(american.text(of: try #require(DecimalNumber("-123")), grouped: true) == "-123")
    #expect(american.text(of: try #require(DecimalNumber("1000")), grouped: true) == "1,000")
    let time = try #require(LocalDateTime("2026-12-31T14:30"))
    #expect(german.text(of: time.date) == "31.12.2026")
    #expect(american.text(of: time) == "12/31/2026 14:30")
    #expect(FormLocale.posix.text(of: time.date) == "2026-12-31")
  }
}
