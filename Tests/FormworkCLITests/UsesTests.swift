import Glibc
import TestTerminal
import Testing

/// How scripts, hooks and schedulers call the command, and what happens then.
@Suite struct UsesTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.writeOneLineForm()
    try workspace.write(
      "vpn.yaml",
      """
      title: VPN
      sections:
        - rows:
            - {type: text, tag: user, title: User, rules: [required]}
            - {type: password, tag: password, title: Password, rules: [required]}
      """)
  }

  private func onTerminal(
    _ script: String, environment: [String: String] = [:], input: Terminal.Stream = .terminal
  ) throws -> Terminal {
    try Formwork.onTerminal(
      columns: 100, script: script, environment: environment, directory: workspace.path,
      input: input)
  }

  private func withoutTerminal(
    _ script: String, environment: [String: String] = [:]
  ) throws -> Command {
    try Formwork.shell(script, environment: environment, directory: workspace.path)
  }

  // Use 1
  @Test(arguments: ["sh", "bash", "dash"]) func evaluatingACancelledFormStops(
    _ shell: String
  ) throws {
    let terminal = try onTerminal(
      #"\#(shell) -ec 'eval "$(formwork run line.yaml --format env)"; echo went on'; echo $?"#)
    try terminal.waitFor("One line")
    terminal.send("\u{1B}")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == "1\n")
  }

  // Use 2
  @Test func aLoopKeepsItsStandardInput() throws {
    let terminal = try onTerminal(
      #"printf '%s\n' one two | while read -r l; do formwork run line.yaml --set line="$l"; done"#)
    for line in ["one", "two"] {
      try terminal.wait(for: line) { $0.text.contains("▌") && $0.text.contains(line) }
      terminal.send("!\u{13}")
      try terminal.waitUntilGone(line)
    }
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == "{\"line\":\"one!\"}\n{\"line\":\"two!\"}\n")
  }

  // Use 3
  @Test func aSubstitutionGetsTheResultAndTheTerminalTheForm() throws {
    let terminal = try onTerminal(#"x=$(formwork run line.yaml); echo "<$x>""#)
    try terminal.waitFor("One line")
    #expect(terminal.display.isAlternate)
    terminal.send("a\u{13}")
    try terminal.exitStatus()
    #expect(terminal.output == "<{\"line\":\"a\"}>\n")
  }

  // Uses 4 and 5
  @Test func withoutATerminalMissingRowsAreListedAtOnce() throws {
    let result = try withoutTerminal("formwork run vpn.yaml")
    #expect(result.status == .exited(3))
    #expect(result.errors == "user: Must be filled in\npassword: Must be filled in\n")
  }

  // Use 4
  @Test func linesAreAskedOnStandardStreams() throws {
    let result = try withoutTerminal("printf 'Ada\\nsubmit\\n' | formwork run line.yaml --tty -")
    #expect(result.output == "{\"line\":\"Ada\"}\n")
    #expect(result.errors.contains("Question 1 of 1. Line, required."))
    #expect(result.status == .exited(0))
  }

  // Use 4
  @Test func secretsAreNotAskedOnStandardStreams() throws {
    let result = try withoutTerminal("echo Ada | formwork run vpn.yaml --tty -")
    #expect(result.status == .exited(3))
    #expect(
      result.errors
        == "password: cannot be asked without a terminal that hides it; "
        + "use --secret password=fd:3\n")
    let given = try withoutTerminal(
      "exec 3<<<x; printf 'Ada\\nsubmit\\n' | "
        + "formwork run vpn.yaml --tty - --secret password=fd:3 --secrets omit")
    #expect(given.output == "{\"user\":\"Ada\"}\n")
  }

  // Use 4
  @Test func theEndOfInputIsNoConsent() throws {
    let open = try withoutTerminal("formwork run line.yaml --tty - </dev/null")
    #expect(open.status == .exited(3))
    #expect(open.errors.hasSuffix("line: Must be filled in\n"))
    let filled = try withoutTerminal("echo Ada | formwork run line.yaml --tty -")
    #expect(filled.status == .exited(3))
    #expect(filled.output == "")
  }

  // Use 6
  @Test func anEndlessStandardInputIsNotWaitedFor() throws {
    let result = try withoutTerminal(
      "formwork run line.yaml < <(exec sleep 20 >/dev/null 2>&1); echo $?")
    #expect(result.output == "3\n")
  }

  // Use 8
  @Test func packageScriptsKeepTheirReplies() throws {
    let result = try withoutTerminal(
      "printf 'reply\\n' | { formwork run line.yaml --set line=x --output o.json >&2; cat; }",
      environment: packageScript)
    #expect(result.output == "reply\n")
    #expect(result.errors == "")
    #expect(try workspace.read("o.json") == "{\"line\":\"x\"}\n")
    let terminal = try onTerminal("formwork run line.yaml; echo $?", environment: packageScript)
    try terminal.exitStatus()
    #expect(terminal.output == "3\n")
    #expect(
      terminal.screen() == """
        formwork: DEBIAN_FRONTEND is noninteractive, so nobody is asked; --renderer text or ncurses asks
        line: Must be filled in
        """)
  }

  private let packageScript = [
    "DEBIAN_FRONTEND": "noninteractive", "DPKG_MAINTSCRIPT_NAME": "postinst",
  ]

  @Test func peopleWhoKeepAptQuietAreAsked() throws {
    let terminal = try onTerminal(
      "formwork run line.yaml", environment: ["DEBIAN_FRONTEND": "noninteractive"])
    try terminal.waitFor("One line")
    terminal.send("x\u{13}")
    #expect(try terminal.exitStatus() == .exited(0))
  }

  @Test func continuousIntegrationSaysThatNobodyIsAsked() throws {
    let (ci, words) = (["CI": "true"], "formwork run line.yaml --set nile=x; echo $?")
    let terminal = try onTerminal(words, environment: ci)
    try terminal.exitStatus()
    #expect(terminal.output == "3\n")
    #expect(
      terminal.screen() == """
        formwork: CI is set, so nobody is asked; --renderer text or ncurses asks
        --set: warning: no row has the tag nile
        line: Must be filled in
        """)
    // Where there is no terminal nothing else could have been expected.
    #expect(
      try withoutTerminal("formwork run line.yaml", environment: ci).errors
        == "line: Must be filled in\n")
    let asked = try onTerminal("formwork run line.yaml --renderer text", environment: ci)
    try asked.waitFor("Question 1 of 1. Line, required.")
    asked.send("x\nsubmit\n")
    #expect(try asked.exitStatus() == .exited(0))
  }

  // Use 12
  @Test func theOptionWinsOverNoColor() throws {
    func colours(_ words: String, _ environment: [String: String]) throws -> Bool {
      let terminal = try onTerminal("formwork run vpn.yaml \(words)", environment: environment)
      try terminal.waitFor("User")
      terminal.send("\u{13}")
      try terminal.waitFor("need attention")
      let cells = terminal.display.cells.flatMap(\.self)
      #expect(cells.contains { $0.attributes.isBold || $0.attributes.isReversed })
      terminal.send("\u{03}")
      try terminal.exitStatus()
      return cells.contains { $0.attributes.foreground != nil || $0.attributes.background != nil }
    }
    #expect(try colours("", [:]))
    #expect(try !colours("", ["NO_COLOR": "1"]))
    #expect(try colours("--color always", ["NO_COLOR": "1"]))
    #expect(try !colours("--color never", [:]))
  }

  // Use 13
  @Test func eatenTagsOfHereDocumentsAreExplained() throws {
    let result = try withoutTerminal(
      """
      formwork run - <<EOF
      sections:
        - rows:
            - {type: text, tag: plan}
            - type: text
              tag: seats
              hidden: $plan == 'free'
      EOF
      """)
    #expect(result.status == .exited(2))
    #expect(
      result.errors.contains("nothing before ==; quote the here-document's word: <<'EOF'"))
  }

  // Use 14
  @Test func aSecretFromAPipeLeavesTheRestToAsk() throws {
    let terminal = try onTerminal(
      "printf 'hunter2\\n' | formwork run vpn.yaml --secret password=- --format env")
    try terminal.waitFor("User")
    terminal.send("ada\u{13}")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == "user='ada'\npassword='hunter2'\n")
  }

  // Use 15
  @Test func theResultOfOneFormStartsTheNext() throws {
    let result = try withoutTerminal(
      """
      formwork run line.yaml --set line=x --output a.json &&
      formwork run vpn.yaml --values a.json --set user=u --secret password=- <<<p --secrets omit
      """)
    #expect(result.status == .exited(0))
    #expect(result.output == "{\"user\":\"u\"}\n")
    #expect(result.errors == "a.json:1:2: warning: no row has the tag line\n")
    #expect(workspace.mode("a.json") == 0o600)
  }

  // Use 17
  @Test func hooksAskOnlyInATerminal() throws {
    let hook = "formwork run line.yaml </dev/null"
    let terminal = try onTerminal(hook)
    try terminal.waitFor("One line")
    terminal.send("fix\u{13}")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == "{\"line\":\"fix\"}\n")
    #expect(try withoutTerminal(hook).status == .exited(3))
  }

  // Use 18
  @Test func theBackgroundIsRefusedAtOnce() throws {
    let hint =
      "formwork: in the background of this terminal; use --timeout, or timeout --foreground"
    for script in ["timeout 20 formwork run line.yaml", "set -m; formwork run line.yaml & wait $!"]
    {
      let terminal = try onTerminal("\(script); echo $?")
      try terminal.exitStatus(timeout: .seconds(10))
      #expect(terminal.output.hasSuffix("2\n"))
      #expect(terminal.screen().contains(hint))
    }
  }

  // Use 19
  @Test(arguments: ["xterm-ghostty", "dumb", ""]) func unknownTerminalsGetPlainLines(
    _ name: String
  ) throws {
    let terminal = try onTerminal("formwork run line.yaml", environment: ["TERM": name])
    try terminal.waitFor("Question 1 of 1. Line, required.")
    let first = terminal.screen().split(separator: "\n").first ?? ""
    #expect(first.contains("so the questions come one by one."))
    terminal.send("x\nsubmit\n")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == "{\"line\":\"x\"}\n")
  }

  // Use 20
  @Test func interruptingTheFirstFormEndsTheScript() throws {
    try workspace.write(
      "two.sh", "formwork run line.yaml\necho second\nformwork run line.yaml\n")
    let terminal = try onTerminal("bash two.sh; echo $?")
    try terminal.waitFor("One line")
    terminal.send("\u{03}")
    #expect(try terminal.exitStatus() == .signalled(SIGINT))
    #expect(terminal.output == "")
  }
}
