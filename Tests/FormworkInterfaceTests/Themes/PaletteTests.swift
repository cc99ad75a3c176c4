import Formwork
import FormworkInterface
import Testing

@Suite struct PaletteTests {
  private let colors = [Color.red, .amber, .lightBlue, .lightGreen].map(ScreenColor.exact)

  @Test(
    arguments: [
      (2, [nil, nil, nil, nil]), (8, [1, 3, 6, 2]), (16, [1, 3, 6, 2]),
      (256, [203, 214, 39, 113]),
      (0x1000000, [0xF44336, 0xFFC107, 0x03A9F4, 0x8BC34A]),
    ] as [(Int, [Int?])])
  func nearestColor(count: Int, indices: [Int?]) {
    #expect(colors.map(Palette(count: count).index) == indices)
  }

  @Test(
    arguments: [
      (2, [nil, nil, nil, nil]), (8, ["31", "33", "36", "32"]), (16, ["31", "33", "36", "32"]),
      (256, ["38;5;203", "38;5;214", "38;5;39", "38;5;113"]),
      (
        Palette.trueColor,
        ["38;2;244;67;54", "38;2;255;193;7", "38;2;3;169;244", "38;2;139;195;74"]
      ),
    ] as [(Int, [String?])])
  func parametersOfSequences(count: Int, parameters: [String?]) {
    #expect(colors.map { Palette(count: count).sgr(of: $0) } == parameters)
  }

  @Test(arguments: [8, 16, 256, Palette.trueColor]) func namedColorsAreNotMixedUp(count: Int) {
    let all = colors.compactMap(Palette(count: count).index)
    #expect(Set(all).count == 4)
  }

  @Test(arguments: [8, 16]) func fewColorsAreRedGreenYellowAndCyan(count: Int) {
    let palette = Palette(count: count)
    let numbered = (0...255).map { palette.index(of: .palette($0)) }
    #expect(numbered.prefix(16) == [nil, 1, 2, 3, 6, 1, 6, nil, nil, 1, 2, 3, 6, 1, 6, nil])
    #expect(Set(numbered.dropFirst(16)) == [nil, 1, 2, 3, 6])
    let greys = [Color(red: 0, green: 0, blue: 0), Color(red: 200, green: 200, blue: 200)]
    for grey in greys { #expect(palette.index(of: .exact(grey)) == nil) }
  }

  @Test func numbersStayWhereThereAreMoreColors() {
    for palette in [Palette(count: 256), Palette(count: Palette.trueColor)] {
      #expect(palette.sgr(of: .palette(5)) == "35" && palette.sgr(of: .palette(12)) == "94")
      #expect(palette.sgr(of: .palette(80), isGround: true) == "48;5;80")
      #expect(palette.sgr(of: .palette(2), isGround: true) == "42")
      #expect(palette.sgr(of: .standard) == nil)
    }
    // A description with direct colour has no other way to the cube.
    #expect(Palette(count: Palette.trueColor).index(of: .palette(80)) == 0x5FD7D7)
  }

  @Test func aNumberedColorIsItsOwnNearest() throws {
    for number in UInt8(16)...255 {
      let color = try #require(Color(paletteNumber: number))
      // The cube has some greys of the ramp, too.
      #expect(Color(paletteNumber: color.nearestPaletteNumber) == color)
    }
    for number in UInt8(0)..<16 { #expect(Color(paletteNumber: number) == nil) }
  }
}
