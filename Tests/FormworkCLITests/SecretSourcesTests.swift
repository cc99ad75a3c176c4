import Glibc
import TestTerminal
import Testing

/// What `--secret` and `strength -` read, byte by byte.
@Suite struct SecretSourcesTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      "f.yaml", "sections: [{rows: [{type: password, tag: key}, {type: password, tag: other}]}]")
  }

  /// What stands in a source, as `printf` writes it, and the secret that it is.
  private static let texts = [
    (#"x"#, "x"), (#"x\n"#, "x"), (#"x\r\n"#, "x"), (#"x\n\n"#, "x\n"),
    (#"x\r\n\r\n"#, "x\r\n"), (#"x\n\r\n"#, "x\n"), (#"x\r"#, "x\r"), (#"a\r\nb\r\n"#, "a\r\nb"),
    (#"\xEF\xBB\xBFx\r\n"#, "x"), (#"\xEF\xBB\xBF\xEF\xBB\xBFx"#, "\u{FEFF}x"),
    (#"x\xEF\xBB\xBF\n"#, "x\u{FEFF}"), (#" x \n"#, " x "),
  ]

  /// How a source is named, and what makes it of `printf`'s output.
  private static let sources = [
    "printf 'TEXT' | formwork run f.yaml --secret key=-",
    "printf 'TEXT' | formwork run f.yaml --secret key=fd:0",
    "printf 'TEXT' >s; formwork run f.yaml --secret key=fd:3 3<s",
    "rm -f s; umask 077; printf 'TEXT' >s; formwork run f.yaml --secret key=file:s",
    "printf -v KEY 'TEXT'; export KEY; formwork run f.yaml --secret key=env:KEY",
  ]

  @Test(arguments: sources, texts)
  func oneLineEndAndAMarkAreNoPartOfASecret(_ source: String, _ text: (String, String)) throws {
    let script = source.split(separator: "TEXT").joined(separator: text.0)
    let result = try Formwork.shell(
      script + " --field key", environment: ["CI": "1"], directory: workspace.path)
    #expect(result.output == text.1 + "\n", "\(script)")
    #expect(result.errors == "")
  }

  @Test(arguments: ["", #"\n"#, #"\r\n"#, #"\xEF\xBB\xBF"#, #"\xEF\xBB\xBF\r\n"#])
  func nothingElseIsNoSecret(_ text: String) throws {
    for source in Self.sources {
      let script = source.split(separator: "TEXT").joined(separator: text)
      let result = try Formwork.shell(script, directory: workspace.path)
      #expect(result.output == "{\"key\":null,\"other\":null}\n", "\(script)")
    }
  }

  /// As with a values file that holds secrets.
  @Test(arguments: [
    ("chmod 640 s", "s", "others may read it; type: chmod 600 s"),
    ("chmod 604 s", "s", "others may read it; type: chmod 600 s"),
    ("ln -s s l", "l", "it is a symbolic link; name the file itself"),
    ("mkdir d", "d", "Is a directory"), (":", "none", "No such file or directory"),
  ])
  func nobodyElseMayReadAFile(_ prepare: String, _ file: String, _ message: String) throws {
    try workspace.write("s", "hunter2\n")
    let result = try Formwork.shell(
      "\(prepare); formwork run f.yaml --secret key=file:\(file); code=$?; rm -rf d; exit $code",
      directory: workspace.path)
    #expect(result.status == .exited(2))
    #expect(result.errors == "formwork: --secret key: \(file): \(message)\n")
    #expect(result.output == "")
  }

  @Test func pipesAreFree() throws {
    let result = try Formwork.shell(
      """
      mkfifo -m 644 p; printf 'x\\n' >p & formwork run f.yaml --field key --secret key=file:p
      printf 'y\\n' >s; chmod 644 s; formwork run f.yaml --field key --secret key=file:/dev/fd/3 3<s
      """, directory: workspace.path)
    #expect(result.output == "x\ny\n")
  }

  @Test func theLimitIsThatOfTheSecretAlone() throws {
    let around = #"printf '\xEF\xBB\xBF'; head -c COUNT /dev/zero | tr '\0' x; printf '\r\n'"#
    for (count, code) in [(65_536, Int32(0)), (65_537, 3)] {
      let script = around.split(separator: "COUNT").joined(separator: "\(count)")
      let result = try Formwork.shell(
        "{ \(script); } | formwork run f.yaml --secret key=- --secrets omit",
        directory: workspace.path)
      #expect(result.status == .exited(code))
      #expect(result.errors == (code == 0 ? "" : "key: is too long\n"))
    }
  }

  @Test func strengthJudgesThePasswordAlone() throws {
    let plain = try Formwork.shell(#"printf 'abc1' | formwork strength --format json -"#)
    for text in [#"abc1\n"#, #"abc1\r\n"#, #"\xEF\xBB\xBFabc1\r\n"#] {
      let result = try Formwork.shell("printf '\(text)' | formwork strength --format json -")
      #expect(result.output == plain.output, "\(text)")
    }
    // The line end that is left is a character: the sixth and the seventh.
    let more = try Formwork.shell(#"printf 'abcA1\r\n\r\n' | formwork strength --format json -"#)
    #expect(more.status == .exited(0))
    #expect(try Formwork.shell(#"printf 'abcA1\r\n' | formwork strength -"#).status == .exited(3))
  }

  @Test func filesOfValuesAndAnswersMayBeginWithAMark() throws {
    try workspace.write("line.yaml", "sections: [{rows: [{type: text, tag: line}]}]")
    let mark = #"printf '\xEF\xBB\xBF"#
    for script in [
      mark + #"line: x\r\n' >v.yaml; formwork run line.yaml --values v.yaml"#,
      mark + #"{"line": "x"}\r\n' >v.json; formwork run line.yaml --answers v.json"#,
      mark + #"line: x\r\n' | formwork run line.yaml --values -"#,
      mark + #"x\r\nsubmit\r\n' | formwork run line.yaml --tty - 2>/dev/null"#,
    ] {
      let result = try Formwork.shell(script, directory: workspace.path)
      #expect(result.output == "{\"line\":\"x\"}\n", "\(script)")
    }
  }

  // MARK: Variables

  @Test func variablesThatAreNotSetAreUsage() throws {
    for source in ["env:NOT_SET", "env:a=b"] {
      let result = try Formwork.run(
        "run", "\(workspace.path)/f.yaml", "--secret", "key=\(source)")
      #expect(result.status == .exited(2))
      #expect(result.errors == "formwork: --secret key: env: names a variable that is not set\n")
    }
    let unnamed = try Formwork.run("run", "\(workspace.path)/f.yaml", "--secret", "key=env:")
    #expect(
      unnamed.errors
        == "formwork: --secret needs TAG=-, TAG=fd:N, TAG=file:PATH or TAG=env:NAME\n")
  }

  @Test func twoRowsMayNameOneVariable() throws {
    let result = try Formwork.shell(
      "KEY=x formwork run f.yaml --secret key=env:KEY --secret other=env:KEY",
      directory: workspace.path)
    #expect(result.output == "{\"key\":\"x\",\"other\":\"x\"}\n")
  }

  /// A definition that reads the same variable could show it.
  @Test func definitionsDoNotSeeTheVariable() throws {
    let form = try workspace.write(
      "env.yaml",
      """
      sections:
        - rows:
            - {type: password, tag: key}
            - {type: text, tag: name, value: {env: KEY, else: unset}}
      """)
    let check = try Formwork.run("check", form)
    #expect(check.output == "")
    let result = try Formwork.shell("KEY=x formwork run \(form) --secret key=env:KEY")
    #expect(result.output == "{\"key\":\"x\",\"name\":\"unset\"}\n")
    let without = try Formwork.shell("KEY=x formwork run \(form)")
    #expect(without.output == "{\"key\":null,\"name\":\"x\"}\n")
  }

  /// What /proc shows of the environment while the form is on the screen.
  @Test func theVariableIsWipedBeforeTheFormIsShown() throws {
    let password = TracedText.random(40)
    try workspace.write("secret", password.text)
    let terminal = try Formwork.onTerminal(
      script: """
        echo $$; KEY=$(cat secret) AFTER=stays exec formwork run f.yaml --secret key=env:KEY
        """, directory: workspace.path)
    try terminal.waitFor("Submit")
    try terminal.wait(for: "its number") { _ in terminal.output.contains("\n") }
    let environment = try Workspace.read("/proc/\(terminal.output.dropLast())/environ")
    let (isThere, isWiped) = (environment.contains(password.text), environment.contains("KEY=\0"))
    #expect(environment.contains("AFTER=stays"))
    #expect(isWiped && !isThere)
    terminal.send("\u{13}")
    #expect(try terminal.exitStatus() == .exited(0))
    let isWritten = terminal.output.contains(password.text)
    #expect(isWritten)
  }
}
