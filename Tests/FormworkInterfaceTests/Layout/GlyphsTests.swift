import Formwork
import Testing

@testable import FormworkInterface

@Suite struct GlyphsTests {
  private func text(_ glyphs: Glyphs) -> String { Sign.allCases.map { glyphs[$0] }.joined() }

  @Test func thereAreThreeSets() {
    #expect(text(.utf8) == "▌▸▾▴✗✓!–•x•…━─●‹›⠼╭╮╰╯─│")
    #expect(text(.console) == "▌►▼▲x√!-•x•~═─■<>/┌┐└┘─│")
    #expect(text(.ascii) == ">>v^x+!-*x*~=-o<>/++++-|")
    #expect(Glyphs.utf8.chosen == "(•)" && Glyphs.utf8.checked == "[x]")
    #expect(Glyphs.ascii.chosen == "(*)" && Glyphs.ascii.notChosen == "( )")
  }

  @Test func everySignIsOneCell() {
    for glyphs in [Glyphs.utf8, .console, .ascii] {
      for sign in Sign.allCases {
        #expect(Sign.fits(glyphs[sign]), "\(sign)")
        #expect(DisplayWidth.of(glyphs[sign]) == 1, "\(sign)")
      }
      for sign in glyphs.busy { #expect(DisplayWidth.of(sign) == 1) }
    }
    #expect(text(.ascii).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func whatFitsIsOneCell() {
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value), Sign.fits(String(scalar)) else { continue }
      #expect(DisplayWidth.of(String(scalar)) == 1, "U+\(String(value, radix: 16))")
    }
    for text in ["", "ab", "日", "é\u{301}", "😀", "⌚", "\u{1B}", " ", "\u{202E}"] {
      #expect(!Sign.fits(text), "\(text)")
    }
  }

  @Test func aThemeChangesSigns() {
    let own = ThemeSigns(nil, [.mark: "┃", .error: "E", .busy: "*", .fine: "日"])
    let glyphs = Glyphs(theme: own)
    #expect(glyphs.mark == "┃" && glyphs.error == "E" && glyphs.busy == ["*"])
    #expect(glyphs.fine == "✓" && glyphs.cursor == "▸")
    let ascii = Glyphs(isUTF8: false, theme: own)
    #expect(ascii.mark == ">" && ascii.error == "E")
    #expect(Glyphs(theme: ThemeSigns(.ascii)) == .ascii)
    #expect(Glyphs(isConsole: true, theme: ThemeSigns(.utf8)) == .utf8)
    #expect(Glyphs(isUTF8: false, theme: ThemeSigns(.utf8)) == .ascii)
  }
}
