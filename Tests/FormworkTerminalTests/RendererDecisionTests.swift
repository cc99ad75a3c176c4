import Glibc
import TestTerminal
import Testing

@testable import FormworkTerminal

extension OneScreen {
  @Suite struct RendererDecisionTests {
    private func decide(
      _ renderer: RunOptions.Renderer = .auto, _ variables: [String: String]
    ) throws -> RendererDecision {
      try RendererDecision.decide(
        renderer, name: variables["TERM"], environment: { variables[$0] })
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
    }

    @Test(arguments: [
      ("no-such", "There is no description of no-such"),
      ("dumb", "The terminal dumb cannot move its cursor"),
    ])
    func whatNcursesRefusesGetsLinesAndAReason(name: String, reason: String) throws {
      let terminal = try Terminal(command: [])
      let device = try TerminalDevice(path: terminal.path)
      #expect(throws: TerminalError.cannotDraw(name: name)) {
        _ = try CursesPainter(
          device: device, name: name, size: device.size, color: .auto, isUTF8: true)
      }
      let decision = try RendererDecision.afterRefusal(
        .auto, name: name, descriptor: device.descriptor)
      #expect(decision == .plain(reason: reason + ", so the questions come one by one."))
      #expect(terminal.screen() == "")
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
