import Formwork
import Testing

@testable import FormworkTerminal

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

  @Test func colourIsWantedByOptionThenEnvironmentThenDevice() {
    func wants(_ choice: ColorChoice, _ variables: [String: String], _ device: Bool) -> Bool {
      choice.wantsColor(environment: { variables[$0] }, deviceHasColor: device)
    }
    #expect(wants(.always, ["NO_COLOR": "1"], false))
    #expect(!wants(.never, ["CLICOLOR_FORCE": "1"], true))
    #expect(!wants(.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true))
    #expect(wants(.auto, ["NO_COLOR": "", "CLICOLOR_FORCE": "1"], false))
    #expect(!wants(.auto, ["CLICOLOR_FORCE": "0"], false))
    #expect(wants(.auto, [:], true))
  }
}
