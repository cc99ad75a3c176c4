import Testing

@testable import Formwork

struct EmailDialectTests {
  private static let local64 = String(repeating: "a", count: 64)
  private static let label63 = String(repeating: "b", count: 63)
  private static let domain = "\(label63).\(label63).\(label63)"

  /// T91, and what HTML allows besides.
  @Test(arguments: [
    "a@b.com", "test@example.com", "ada.lovelace+tag@mail.example.org", "1@2.co", "-@a.b",
    "a@b-c.example", "\(local64)@example.org", "a@\(domain).\(String(repeating: "c", count: 59))",
    "a@127.0.0.1",
  ])
  func practicalAccepts(_ address: String) {
    #expect(Rule<String>.email.passes(address))
    #expect(Rule<String>.email(.html).passes(address))
  }

  @Test(arguments: Array("!?#$%'`*/=~^{}"))
  func practicalAcceptsTheSignsOfT91(_ sign: Character) {
    #expect(Rule<String>.email.passes("a\(sign)omalley@b.com"))
  }

  /// T92 without its deviation, and the rules of `practical`.
  @Test(arguments: [
    "abc", "abc.com", "abc@assa", "a[omalley@b.com", "a]omalley@b.com", "@b.com", "a@", "a@.com",
    "a@b.", "a@b..com", ".a@b.com", "a.@b.com", "a..b@b.com", "a@b@c.com", "a b@c.com",
    "a@-b.com", "a@b-.com", "a@b_c.com", " a@b.com", "a@b.com ", "a@b.com\n", "ä@b.com",
    "a@bär.com", "a@b.com,c@d.com", "\"a\"@b.com", "a@[127.0.0.1]", "\(local64)a@example.org",
    "a@\(label63)b.org", "a@\(domain).\(String(repeating: "c", count: 61))",
  ])
  func practicalRefuses(_ address: String) {
    #expect(!Rule<String>.email.passes(address))
  }

  @Test(arguments: ["a@b", ".a@b", "a.@b", "a..b@c.d", "\(local64)a@b"])
  func htmlAcceptsMore(_ address: String) {
    #expect(Rule<String>.email(.html).passes(address))
    #expect(!Rule<String>.email.passes(address))
  }

  @Test(arguments: ["abc", "test1@example.com,test2@example.com", "a@b..c", "a@", "ä@b.com"])
  func htmlRefuses(_ address: String) {
    #expect(!Rule<String>.email(.html).passes(address))
  }

  @Test(arguments: [
    "ä@b.com", "用户@例子.广告", "a@bücher.example", "a@例子。广告", "a@b.com", "نامه‌ای@نامه‌ای.com",
  ])
  func idnAccepts(_ address: String) {
    #expect(Rule<String>.email(.idn).passes(address))
  }

  @Test(arguments: [
    "a@bücher", "a\u{A0}@b.com", "a@b\u{200B}.com", "a@-ä.com", ".ä@b.com", "a@b\u{202E}.com",
    "a\u{85}@b.com", "a@b\u{FFFD}.com", "a\u{FFFD}ä@b.com", "a@b\u{200C}.com",
  ])
  func idnRefuses(_ address: String) {
    #expect(!Rule<String>.email(.idn).passes(address))
  }
}
