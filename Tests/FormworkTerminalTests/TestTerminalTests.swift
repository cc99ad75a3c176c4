import Glibc
import TestTerminal
import Testing

@Suite struct TestTerminalTests {
  @Test func readsAndTypes() throws {
    let terminal = try Terminal(command: [
      "sh", "-c", "printf 'Name: '; read n; echo Hi $n; exit 3",
    ])
    try terminal.waitFor("Name:")
    terminal.send("ada\n")
    #expect(try terminal.exitStatus() == .exited(3))
    #expect(terminal.screen() == "Name: ada\nHi ada")
  }

  @Test func aCommandNeedNotReadItsInput() throws {
    let much = String(repeating: "x", count: 1 << 20)
    // The end is seen only after the reader has gone for good.
    let command = ["sh", "-c", "exec 0<&-; sleep 0.2"]
    #expect(try Command.run(command, input: much).status == .exited(0))
  }

  @Test func interruptKillsTheForegroundGroup() throws {
    let terminal = try Terminal(command: ["sh", "-c", "echo ready; exec sleep 60"])
    try terminal.waitFor("ready")
    terminal.send("\u{03}")
    #expect(try terminal.exitStatus() == .signalled(SIGINT))
  }

  @Test func standardOutputCanBeAPipe() throws {
    let terminal = try Terminal(
      command: ["sh", "-c", "echo out; echo screen >/dev/tty; cat"], input: .text("in"),
      output: .pipe)
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == "out\nin")
    #expect(terminal.screen() == "screen")
  }

  @Test func commandWithoutTerminal() throws {
    let result = try Command.run(["sh", "-c", "cat; echo no >&2; : </dev/tty"], input: "text")
    #expect(result.output == "text")
    #expect(result.errors.hasPrefix("no\n"))
    #expect(result.status != .exited(0))
  }

  @Test func screenFollowsSequences() {
    var screen = Screen(columns: 20, rows: 4)
    screen.write("one\u{1B}[?1049h\u{1B}[2;3H\u{1B}[1;31mred\u{1B}[m 日e\u{301}\u{1B}[1K".utf8)
    #expect(screen.text == "")
    screen.write("\u{1B}[Hab\u{1B}[4;1Hx\u{1B}[3b\u{1B}[?25l".utf8)
    #expect(screen.text == "ab\n\n\nxxxx")
    #expect(!screen.isCursorVisible && screen.isAlternate)
    screen.write("\u{1B}[?1049l".utf8)
    #expect(screen.text == "one")
  }
}
