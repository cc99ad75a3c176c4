import Formwork
import FormworkInterface
import Testing

@Suite struct PaletteTests {
  private let colors = [Color.red, .amber, .lightBlue, .lightGreen]

  @Test(
    arguments: [
      (2, [nil, nil, nil, nil]), (8, [1, 3, 6, 2]), (16, [9, 11, 14, 2]),
      (256, [203, 214, 39, 113]),
      (0x1000000, [0xF44336, 0xFFC107, 0x03A9F4, 0x8BC34A]),
    ] as [(Int, [Int?])])
  func nearestColor(count: Int, indices: [Int?]) {
    #expect(colors.map(Palette(count: count).index) == indices)
  }

  @Test(
    arguments: [
      (2, [nil, nil, nil, nil]), (8, ["31", "33", "36", "32"]), (16, ["91", "93", "96", "32"]),
      (256, ["38;5;203", "38;5;214", "38;5;39", "38;5;113"]),
      (
        Palette.trueColor,
        ["38;2;244;67;54", "38;2;255;193;7", "38;2;3;169;244", "38;2;139;195;74"]
      ),
    ] as [(Int, [String?])])
  func parametersOfSequences(count: Int, parameters: [String?]) {
    #expect(colors.map(Palette(count: count).sgr) == parameters)
  }

  @Test(arguments: [8, 16, 256, Palette.trueColor]) func namedColorsAreNotMixedUp(count: Int) {
    let all = colors.compactMap(Palette(count: count).index)
    #expect(Set(all).count == 4)
  }
}
