import CUtf8proc
import Testing

@testable import Formwork

@Suite struct CaseFoldingTests {
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.caseFolded.unicodeScalars) }

  @Test(arguments: [
    ("STRASSE", "Straße"), ("STRASSE", "STRAẞE"), ("ΟΔΟΣ", "οδος"), ("οδοσ", "οδος"),
    ("İzmir", "izmir"), ("İzmir", "IZMIR"), ("I\u{307}zmir", "izmir"), ("i\u{307}", "I"),
    ("ﬁsh", "FISH"), ("ﬃ", "ffi"), ("ŉ", "ʼN"), ("և", "ԵՒ"), ("ǰ", "J\u{30C}"), ("ᾳ", "ΑΙ"),
    ("K", "k"), ("ſ", "s"), ("µ", "μ"), ("ǅ", "ǆ"), ("ᎠᎡ", "ꭰꭱ"), ("Ა", "ა"), ("Ⅷ", "ⅷ"),
    ("𐐀", "𐐨"),
  ])
  func caseDoesNotCount(_ one: String, _ other: String) { #expect(scalars(one) == scalars(other)) }

  @Test(arguments: [
    ("ı", "i"), ("e\u{307}", "e"), ("j\u{307}", "j"), ("é", "e"), ("ｋ", "k"), ("ss", "s"),
  ])
  func othersStayApart(_ one: String, _ other: String) { #expect(scalars(one) != scalars(other)) }

  /// Compared with libutf8proc's table of Unicode's CaseFolding.txt, status C and F.
  @Test func foldsEveryScalarAsUnicodeDoes() {
    var different: [UInt32] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), utf8proc_category(Int32(value)).rawValue != 0
      else { continue }
      var (parts, boundary): ([Int32], Int32) = ([0, 0, 0, 0], 0)
      let count = utf8proc_decompose_char(
        Int32(value), &parts, 4, UTF8PROC_CASEFOLD, &boundary)
      let expected = parts[..<count].map { UInt32(bitPattern: $0) }
      if scalars(String(Character(scalar))).map(\.value) != expected { different.append(value) }
    }
    // İ is i; the small letters of Cherokee, which are younger, stay, and the capitals become them.
    let cherokee = Array(0x13A0...0x13F5) + Array(0x13F8...0x13FD) + Array(0xAB70...0xABBF)
    #expect(different == ([0x130] + cherokee).map(UInt32.init))
  }

  @Test func secretsAreFoldedToTheSameBytes() {
    for text in ["", "ABC", "Straße İ ﬁ", "I\u{307}\u{10FFFF}"] {
      var text = text
      let bytes = text.withUTF8 { CaseFolding.withFolded($0) { Array($0) } }
      #expect(bytes == Array(text.caseFolded.utf8))
    }
  }
}
