import Testing

@testable import Formwork

struct URLSyntaxTests {
  /// T96, and what the decisions add.
  @Test(arguments: [
    "http://example.com", "http://to.co",
    "https://example.com/path/to/file.ext?key=value#location",
    "https://example.com:8080/path/to/file.ext?key=value#location", "https://localhost",
    "https://localhost:8080", "http://www.example.com", "HTTP://EXAMPLE.COM", "https://a.b.",
    "http://user:pa%20ss@example.com/", "http://user@example.com:1", "http://example.com:65535",
    "http://192.168.0.1/", "http://[::1]", "http://[2001:db8::1]:8080/x",
    "http://[::ffff:192.0.2.1]/", "http://[1:2:3:4:5:6:7:8]/", "http://[1::]/", "http://[::]/",
    "https://bücher.example/straße?q=ä", "https://例子。广告/", "http://a_b.example.com",
    "http://example.com?x", "http://example.com#x", "https://a.b/@c:d", "https://1.2.3.example",
    // Joiners where IDNA2008 lets them: between letters that would join, and behind a virama.
    "https://نامه‌ای.com/", "https://क्\u{200D}ष.example", "https://क्\u{200C}ष.example",
    "https://ශ්\u{200D}රී.lk", "https://نامه\u{64E}\u{200C}ای.com", "http://0x.example",
    "http://x0a", "http://0xg", "http://a.0b1", "http://ａ-１.example",
  ])
  func accepts(_ url: String) {
    #expect(Rule<String>.url.passes(url))
  }

  /// T97, and what the decisions add.
  @Test(arguments: [
    "example.com", "www.example.com", "http://", "abc", "http:/example.com", "http:example.com",
    "//example.com", "/path", "http:///path", "http://?x", "ftp://example.com", "javascript:x",
    "mailto:a@b.com", "://a.b", "http ://a.b", " http://a.b", "http://a.b ", "http://a.b/x y",
    "http://a.b/\u{A0}", "http://a.b/\n", "http://a b.c", "http://-a.b", "http://a-.b",
    "http://a..b", "http://.a", "http://a.b:", "http://a.b:0", "http://a.b:65536",
    "http://a.b:123456", "http://a.b:8o", "http://256.1.1.1", "http://1.2.3", "http://1.2.3.4.5",
    "http://01.2.3.4", "http://4294967295", "http://a.1", "http://[::1", "http://::1",
    "http://[1:2:3:4:5:6:7]/", "http://[1:2:3:4:5:6:7:8:9]/", "http://[1::2::3]/",
    "http://[:1]/", "http://[1:]/", "http://[g::]/", "http://[::1]x", "http://[12345::]/",
    "http://[::1%25eth0]/", "http://[]/", "http://[1:2:3:4:5:6:7::8]/", "http://a%b@c.d",
    "http://a@b@c.d", "http://a\\b.c", "http://a<b.c",
    "http://a\u{200C}b.c", "http://a\u{200D}b.c", "http://\u{200C}ا.c", "http://ا\u{200C}.c",
    "http://نامه\u{200D}ای.com", "http://دا\u{200C}ب.com", "http://👩\u{200D}👩.com",
    "http://a\u{FFFD}b.c", "http://a\u{FFFC}.c", "http://\u{2FF0}.c", "http://\u{301}a.c",
    "http://a／b.c", "http://a％b.c", "http://0x7f.1", "http://0x7f000001", "http://a.0x10",
    "http://1.2.3.0X4", "http://a.0x", "http://a.0x/", "http://a.08", "http://0x",
    "http://1.2.3.09",
    "http://\(String(repeating: "a", count: 64)).com",
  ])
  func refuses(_ url: String) {
    #expect(!Rule<String>.url.passes(url))
  }

  @Test func schemesAreTheRules() {
    #expect(!Rule<String>.url(schemes: ["https"]).passes("http://example.com"))
    #expect(Rule<String>.url(schemes: ["HTTPS"]).passes("https://example.com"))
    #expect(Rule<String>.url(schemes: ["git+ssh"]).passes("git+ssh://git@example.com/x.git"))
    #expect(Rule<String>.url(schemes: ["mailto"]).passes("mailto:ada@example.org"))
    #expect(!Rule<String>.url(schemes: ["mailto"]).passes("mailto:"))
    #expect(Rule<String>.url(schemes: ["file"]).passes("file:///etc/hosts"))
    #expect(!Rule<String>.url(schemes: ["file"]).passes("file://"))
  }
}
