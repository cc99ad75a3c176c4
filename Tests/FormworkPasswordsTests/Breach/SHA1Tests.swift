import Formwork
@testable import FormworkPasswords
import Testing

/// The examples of FIPS 180, and lengths around the end of a block.
@Suite struct SHA1Tests {
  @Test(arguments: [
    ("", "DA39A3EE5E6B4B0D3255BFEF95601890AFD80709"),
    ("abc", "A9993E364706816ABA3E25717850C26C9CD0D89D"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983E441C3BD26EBAAE4AA1F95129E5E54670F1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "A49B2446A02C645BF419F995B67091253A04A259"
    ),
    (String(repeating: "a", count: 1_000_000), "34AA973CD4C4DAA4F61EEB2BDBAD27316534016F"),
  ])
  func digests(_ message: String, _ digest: String) {
    var message = message
    let found = message.withUTF8 { SHA1.hexadecimal(of: $0) }
    #expect(found == Secret(copying: digest.utf8))
  }
}

extension SHA1Tests {
  @Test(arguments: [
    (55, "CEF734BA81A024479E09EB5A75B6DDAE62E6ABF1"),
    (56, "901305367C259952F4E7AF8323F480D59F81335B"),
    (57, "025ECBD5D70F8FB3C5457CD96BAB13FDA305DC59"),
    (63, "0DDC4E0CCCD9A12850DEB5ABB0853A4425559FEC"),
    (64, "BB2FA3EE7AFB9F54C6DFB5D021F14B1FFE40C163"),
    (65, "78C741DDC482E4CDF8C474A0876347A0905B6233"),
    (119, "4300320394F7EE239BCDCE7D3B8BCEE173A0CD5C"),
    (120, "CEB2821639C4B6DCB10BCE0E522CA2E608CE056D"),
  ])
  func digestsAroundTheEndOfABlock(_ count: Int, _ digest: String) {
    digests(String(repeating: "x", count: count), digest)
  }
}
