import TestTerminal
import Testing

@Suite struct RenderVerbTests {
  @Test func coloursOnlyWhenAskedOrShown() throws {
    func render(_ words: String..., environment: [String: String] = [:]) throws -> String {
      try Command.run(
        [Formwork.path, "render", Formwork.form("signup.yaml")] + words,
        environment: Formwork.environment(environment)
      ).output
    }
    let plain = try render()
    #expect(!plain.contains("\u{1B}"))
    let coloured = try render("--color", "always", environment: ["NO_COLOR": "1"])
    #expect(coloured.contains("\u{1B}["))
    #expect(try render(environment: ["CLICOLOR_FORCE": "1"]).contains("\u{1B}["))
    #expect(try render(environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]) == plain)
    #expect(try render("--color=never", environment: ["CLICOLOR_FORCE": "1"]) == plain)
  }

  @Test func onATerminalThereAreColours() throws {
    let terminal = try Formwork.onTerminal(
      "render", Formwork.form("signup.yaml"), output: .terminal)
    try terminal.exitStatus()
    #expect(terminal.transcript.contains(0x1B))
  }

  @Test func theWidthIsKept() throws {
    for width in [20, 40, 120] {
      let result = try Formwork.run(
        "render", Formwork.form("profile.json"), "--width", "\(width)")
      #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= width })
    }
    let result = try Formwork.run("render", Formwork.form("login.yaml"), "--width", "x")
    #expect(result.status == .exited(2))
    #expect(result.errors == "formwork: --width: 'x' is no number from 20 to 1000\n")
  }

  @Test func valuesAreShownAndSecretsNot() throws {
    let result = try Formwork.run(
      "render", Formwork.form("login.yaml"), "--values", "-",
      input: "username: ada\npassword: hunter2\n")
    #expect(result.output.contains("ada_"))
    #expect(result.output.contains("••••••••"))
    #expect(!result.output.contains("hunter2"))
  }
}
