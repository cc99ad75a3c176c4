import Glibc
import TestTerminal
import Testing

/// Other ways for a password into the command, through it and out of it: none leaves a trace.
@Suite(.enabled(if: TracedRun.isPossible, TracedRun.reason))
struct SecretMemoryUsesTests {
  @Test(arguments: [SIGHUP, SIGINT, SIGQUIT]) func otherSignals(_ number: Int32) throws {
    let run = try TracedRun.signingIn(.typedRevealed, .random(40))
    run.terminal.signal(number)
    let traces = try run.traces(after: .signalled(number))
    #expect(traces == [])
  }

  /// Not revealed: after a crash nothing is painted any more.
  @Test(arguments: [SIGSEGV, SIGABRT]) func crashes(_ number: Int32) throws {
    let run = try TracedRun.signingIn(.pasted, .random(40))
    run.terminal.signal(number)
    let traces = try run.traces(after: .signalled(number))
    #expect(traces == [])
    #expect(!run.isInTheOpen)
  }

  @Test func aTerminalThatGoesAway() throws {
    let run = try TracedRun.signingIn(.typedRevealed, .random(40))
    run.terminal.hangUp()
    let traces = try run.traces(after: .signalled(SIGHUP))
    #expect(traces == [])
  }

  @Test(arguments: [true, false]) func stopped(_ goesOn: Bool) throws {
    let run = try TracedRun.signingIn(.typedRevealed, .random(40))
    run.terminal.send("\u{1A}")
    run.terminal.settle(.milliseconds(300))
    if goesOn {
      run.terminal.signal(SIGCONT)
      try run.waitForBullets()
    } else {
      run.terminal.signal(SIGTERM)
      run.terminal.signal(SIGCONT)
    }
    let traces = goesOn ? try run.end(.submit) : try run.traces(after: .signalled(SIGTERM))
    #expect(traces == [])
  }

  @Test func edited() throws {
    let run = try TracedRun.signingIn(.typedRevealed, .random(40))
    // Words and characters go and come back: back, forth, at the beginning, at the end.
    run.terminal.send("\u{1B}[H\u{1B}[3~\u{1B}[Fx\u{7F}\u{1B}[D\u{1B}[Dy\u{1B}f\u{1B}b")
    run.terminal.settle()
    run.terminal.send("\u{0B}\u{15}\(run.secret.text) b c\u{17}\u{17}\u{1B}[H\u{1B}d")
    run.terminal.settle()
    run.paste(run.secret.text)
    run.terminal.settle()
    let traces = try run.end(.submit)
    #expect(traces == [])
  }

  /// So long that its memory grows several times.
  @Test(arguments: TracedRun.End.allCases) func longOnes(_ end: TracedRun.End) throws {
    let password = TracedText.random(40)
    let run = try TracedRun(
      ["run", Formwork.form("login.yaml")] + end.options, looksFor: password)
    try run.terminal.waitFor("Password")
    run.type("ada\t")
    for _ in 0..<100 { run.paste(password.text + TracedText.random(60).text) }
    run.type(TracedRun.revealKey)
    try run.terminal.waitUntilGone("••••")
    run.type(password.text)
    run.terminal.settle(.milliseconds(100))
    let traces = try run.end(end)
    #expect(traces == [])
  }

  @Test(arguments: [TracedRun.End.submit, .cancel, .terminate])
  func generated(_ end: TracedRun.End) throws {
    let workspace = try Workspace()
    let form = try workspace.write(
      "form.yaml",
      """
      form: generated
      sections:
        - rows:
            - {type: genericPassword, tag: p, title: Password, generate: {length: 30}}
            - {type: password, tag: again, title: Again, confirms: p}
      """)
    let run = try TracedRun(["run", form], looksFor: .random(12))
    try run.terminal.waitFor("Password")
    run.type("\u{07}")
    try run.terminal.wait(for: "a password") { Self.shown($0) != nil }
    let shown = try #require(Self.shown(run.terminal.display))
    run.secret = TracedText(shown)
    if end == .submit {
      run.type("\n")
      try run.waitForBullets()
    }
    if end == .cancel { run.type("\n") }
    let traces = try run.end(end)
    #expect(traces == [])
    #expect((end == .submit) == !run.secret.traces(in: Array(run.terminal.output.utf8)).isEmpty)
  }

  /// The generated password on the screen.
  private static func shown(_ screen: Screen) -> String? {
    screen.text.split { " _\n".contains($0) }.map(String.init)
      .first { $0.count == 30 && $0.utf8.count == 30 }
  }

  @Test func plainModeAtTheRow() throws {
    let run = try TracedRun.signingIn(.typedRevealed, .random(40))
    run.terminal.send("\u{1B}OQ")
    try run.terminal.waitFor("Password:")
    run.terminal.settle()
    run.type("\n")
    run.terminal.settle()
    run.terminal.signal(SIGTERM)
    let traces = try run.traces(after: .signalled(SIGTERM))
    #expect(traces == [])
  }

  @Test func aFileAsOutput() throws {
    let workspace = try Workspace()
    let run = try TracedRun.signingIn(
      .pasted, .random(40), options: ["--output", "out.json"], directory: workspace.path)
    let traces = try run.end(.submit)
    #expect(traces == [])
    #expect(try !run.secret.traces(in: Array(workspace.read("out.json").utf8)).isEmpty)
  }

  @Test(arguments: ["a.yaml", "a.json"]) func answers(_ name: String) throws {
    let password = TracedText.random(40)
    let workspace = try Workspace()
    try workspace.write(name, #"{"password": "\#(password.text)"}"#)
    let run = try TracedRun(
      ["run", Formwork.form("login.yaml"), "--answers", name], looksFor: password,
      directory: workspace.path)
    try run.terminal.waitFor("Username")
    run.type("ada")
    let traces = try run.end(.submit)
    #expect(traces == [])
    #expect(!run.secret.traces(in: Array(run.terminal.output.utf8)).isEmpty)
  }

  /// Values that a person sees and changes; a mistake in their file is reported.
  @Test(arguments: ["password: %", "password: '%'", "password: \"%\"", "{\"password\": \"%\"}"])
  func values(_ text: String) throws {
    let password = TracedText.random(40)
    let workspace = try Workspace()
    let parts = text.split(separator: "%")
    try workspace.write("values", "\(parts[0])\(password.text)\(parts.dropFirst().first ?? "")\n")
    let run = try TracedRun(
      ["run", Formwork.form("login.yaml"), "--values", "values"], looksFor: password,
      directory: workspace.path)
    try run.waitForBullets(8)
    run.type("ada\t\(TracedRun.revealKey)")
    try run.terminal.waitFor(String(password.text.suffix(8)))
    let traces = try run.end(.submit)
    #expect(traces == [])
  }

  @Test func aBrokenFile() throws {
    let password = TracedText.random(40)
    let workspace = try Workspace()
    try workspace.write("values", "password: \(password.text)\nusername: [\(password.text)\n")
    let run = try TracedRun(
      script: """
        read -r; exec "$FORMWORK" run --no-input \(Formwork.form("login.yaml")) --values values
        """, looksFor: password, directory: workspace.path)
    run.type("\n")
    let traces = try run.traces(after: .exited(3))
    #expect(traces == [])
    #expect(!run.isInTheOpen)
  }

  static let validators = [
    "default", "{rules: [{pattern: '[a-z]', hint: a}]}", "nist", "zxcvbn",
    "{name: blocklist, file: sorted}", "{name: blocklist, file: unsorted}",
    "{name: breach, file: leaks}",
    "{allOf: [nist, zxcvbn, {name: blocklist, file: unsorted}, {name: breach, file: leaks}]}",
  ]

  private func writeLists(into workspace: Workspace) throws {
    let words = (0..<2000).map { "word\(10_000 + $0)" }
    try workspace.write("sorted", words.joined(separator: "\n") + "\n")
    try workspace.write("unsorted", words.reversed().joined(separator: "\n") + "\n")
    try workspace.write("leaks", "5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8:10437277\n")
  }

  /// Lists are searched in lower case: such a copy is none that may stay either.
  @Test(arguments: validators, ["-", "terminal", "lower case"])
  func strength(_ validator: String, _ source: String) throws {
    for password in [TracedText.random(40), .random(40, .cyrillic)] {
      let workspace = try Workspace()
      try writeLists(into: workspace)
      try workspace.write("secret", password.text + "\n")
      let isTyped = source == "terminal"
      let command = "exec \"$FORMWORK\" strength --validator \"\(validator)\""
      let run = try TracedRun(
        script: isTyped ? command : "read -r; \(command) - <secret",
        looksFor: source == "lower case" ? TracedText(password.text.lowercased()) : password,
        directory: workspace.path)
      if isTyped {
        try run.terminal.waitFor("Password:")
        run.terminal.settle()
      }
      run.type(isTyped ? "\(password.text)\n" : "\n")
      let wantsLatin = ["default", Self.validators[1]].contains(validator)
      let isRefused = wantsLatin && password.text.utf8.count > 40
      let traces = try run.traces(after: .exited(isRefused ? 3 : 0))
      #expect(traces == [])
      #expect(!run.isInTheOpen)
    }
  }

  /// The rules and conditions that look at a password.
  @Test(arguments: validators) func rules(_ validator: String) throws {
    let workspace = try Workspace()
    try writeLists(into: workspace)
    let form = try workspace.write(
      "form.yaml",
      """
      form: rules
      sections:
        - rows:
            - type: genericPassword
              tag: p
              title: Password
              validator: \(validator)
              rules:
                - required
                - {minLength: 3}
                - {maxLength: 400, unit: codePoints}
                - {pattern: '[a-z].*[a-z]'}
                - {matches: '(.)(.*)(.)', ignoreCase: true}
                - {noneOf: [password, letmein], ignoreCase: true}
            - {type: password, tag: again, title: Again, confirms: p}
            - {type: text, tag: a, title: Filled, shown: "filled($p) and valid($again)"}
      """)
    let password = TracedText.random(40)
    let run = try TracedRun(["run", form], looksFor: password)
    try run.terminal.waitFor("Password")
    run.type("\(TracedRun.revealKey)\(password.text)\t\(TracedRun.revealKey)\(password.text)")
    try run.terminal.waitFor("Filled")
    let traces = try run.end(.submit)
    #expect(traces == [])
  }
}
