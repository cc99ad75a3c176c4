import FormworkTerminal
import Testing

@Suite struct ColorChoiceTests {
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
