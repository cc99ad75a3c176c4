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

  @Test func aPictureIsTheFirstScreen() throws {
    let picture = try Formwork.run(
      "render", Formwork.form("login.yaml"), "--svg", "--width", "60", "--height", "12", "--values",
      "-", input: "username: ada\npassword: hunter2\n")
    #expect(picture.status == .exited(0))
    #expect(picture.output.hasPrefix("<svg ") && picture.output.hasSuffix("</svg>\n"))
    #expect(picture.output.contains(#"width="620" height="272""#))
    #expect(picture.output.contains(">ada<") && !picture.output.contains("hunter2"))
    let withoutColor = try Formwork.run(
      "render", Formwork.form("login.yaml"), "--svg", "--color", "never")
    #expect(!withoutColor.output.contains("#4fc1d0"))
  }

  @Test func aPictureHasTheThemeThatIsNamed() throws {
    func page(_ words: String..., environment: [String: String] = [:]) throws -> String {
      let svg = try Command.run(
        [Formwork.path, "render", "--svg", Formwork.form("login.yaml")] + words,
        environment: Formwork.environment(environment)
      ).output
      let rest = svg.split(separator: "rx=\"8\" fill=\"")
      return try String(#require(rest.dropFirst().first?.prefix(7)))
    }
    #expect(try page() == "#1c1c1c")
    #expect(try page("--theme", "light") == "#ffffff")
    #expect(try page(environment: ["FORMWORK_THEME": "contrast"]) == "#000000")
    #expect(try page("--theme", "light", environment: ["FORMWORK_THEME": "contrast"]) == "#ffffff")
    #expect(try page("--theme", "light", "--color", "never") == "#1c1c1c")
    #expect(try page("--theme", "light", environment: ["NO_COLOR": "1"]) == "#1c1c1c")
  }

  @Test(arguments: [
    (["--height", "5"], "--height is for --svg"),
    (["--focus", "username"], "--focus is for --svg"),
    (["--svg", "--height", "0"], "--height: '0' is no number from 1 to 1000"),
    (
      ["--svg", "--focus", "usernam"],
      "--focus: unknown tag 'usernam'; did you mean 'username'?"
    ),
  ])
  func mistakesAboutPicturesAreToldOf(_ words: [String], _ message: String) throws {
    let result = try Command.run(
      [Formwork.path, "render", Formwork.form("login.yaml")] + words,
      environment: Formwork.environment())
    #expect(result.status == .exited(2) && result.output == "")
    #expect(result.errors == "formwork: \(message)\n")
  }

  @Test func aRowThatCannotHaveTheFocusIsNotDrawnWithIt() throws {
    let result = try Formwork.run(
      "render", Formwork.form("signup.yaml"), "--svg", "--focus", "seats")
    #expect(result.status == .exited(2))
    #expect(result.errors == "formwork: --focus: 'seats' cannot have the focus\n")
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
