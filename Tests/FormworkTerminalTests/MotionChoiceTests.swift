import Testing

@testable import FormworkTerminal

@Suite struct MotionChoiceTests {
  @Test(
    arguments: [
      (nil, 38_400, true), ("", 38_400, true), ("1", 38_400, false), ("0", 38_400, false),
      (nil, 9_600, false), (nil, 115_200, true), (nil, 0, true), (nil, -1, true),
    ] as [(String?, Int, Bool)])
  func motionIsWantedWithoutNOMOTIONOnAFastLine(_ text: String?, _ speed: Int, _ isWanted: Bool) {
    let environment = { (name: String) in name == "NO_MOTION" ? text : nil }
    #expect(MotionChoice.wantsMotion(environment: environment, speed: speed) == isWanted)
  }
}
