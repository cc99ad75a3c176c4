import Glibc
import TestTerminal
import Testing

@testable import FormworkTerminal

extension OneScreen {
  @Suite struct RendererDecisionTests {
    private func decide(
      _ renderer: RunOptions.Renderer = .auto, _ variables: [String: String]
    ) throws -> RendererDecision {
      let terminal = try Terminal(command: [])
      let descriptor = open(terminal.path, O_RDWR | O_NOCTTY | O_CLOEXEC)
      defer { close(descriptor) }
      return try RendererDecision.decide(
        renderer, name: variables["TERM"], environment: { variables[$0] }, descriptor: descriptor)
    }

    @Test func capableTerminalsGetTheFullScreen() throws {
      #expect(try decide(.auto, ["TERM": "xterm"]) == .fullScreen(terminal: "xterm"))
      let off = ["TERM": "xterm", "ACCESSIBLE": "0"]
      #expect(try decide(.auto, off) == .fullScreen(terminal: "xterm"))
    }

    @Test func othersGetLinesAndAReason() throws {
      #expect(
        try decide(.auto, [:])
          == .plain(reason: "TERM is not set, so the questions come one by one."))
      #expect(
        try decide(.auto, ["TERM": "dumb"])
          == .plain(reason: "The terminal is dumb, so the questions come one by one."))
      #expect(
        try decide(.auto, ["TERM": "no-such"])
          == .plain(reason: "There is no description of no-such, so the questions come one by one.")
      )
    }

    @Test func theOptionWins() throws {
      #expect(try decide(.text, ["TERM": "xterm"]) == .plain(reason: nil))
      #expect(try decide(.auto, ["TERM": "xterm", "ACCESSIBLE": "1"]) == .plain(reason: nil))
      let forced = ["TERM": "xterm", "ACCESSIBLE": "1"]
      #expect(try decide(.ncurses, forced) == .fullScreen(terminal: "xterm"))
      #expect(throws: TerminalError.cannotDraw(name: "dumb")) {
        _ = try decide(.ncurses, ["TERM": "dumb"])
      }
    }
  }
}
