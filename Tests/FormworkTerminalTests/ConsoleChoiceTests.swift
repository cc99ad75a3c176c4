import Testing

@testable import FormworkTerminal

@Suite struct ConsoleChoiceTests {
  @Test(arguments: [
    ("linux", true), ("linux-16color", true), ("linux-basic", true), ("screen.linux", true),
    ("cygwin", true), ("xterm-256color", false), ("screen", false), ("vt100", false),
    ("linuxx", false), ("", false),
  ])
  func names(_ name: String, _ isConsole: Bool) {
    #expect(ConsoleChoice.isConsole(name) == isConsole)
  }
}
