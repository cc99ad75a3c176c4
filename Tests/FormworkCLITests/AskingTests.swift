import Testing

@testable import FormworkCLI

@Suite struct AskingTests {
  private func asking(
    _ words: [String] = [], _ variables: [String: String] = [:], _ state: TerminalState = .ready
  ) throws -> Asking {
    try Asking(
      RunArguments(Arguments(.run, ["f.yaml"] + words)),
      environment: Environment { variables[$0] }, state: { _ in state })
  }

  @Test func noInputComesFirst() throws {
    #expect(try asking(["--no-input", "--tty", "/dev/pts/1"]) == .never)
    #expect(try asking(["--no-input", "--tty", "-"]) == .never)
    #expect(try asking(["--no-input"], [:], .background) == .never)
  }

  @Test func aNamedTerminalIsAskedEvenInCI() throws {
    #expect(try asking(["--renderer", "text"], ["CI": "true"]) == .terminal("/dev/tty"))
    #expect(try asking(["--tty", "/dev/pts/1"], ["CI": "true"]) == .terminal("/dev/pts/1"))
    #expect(try asking(["--tty", "-"], ["CI": "true"]) == .standardStreams)
    #expect(throws: Failure.usage("/dev/pts/1: is no terminal")) {
      try asking(["--tty", "/dev/pts/1"], [:], .missing("is no terminal"))
    }
    #expect(throws: Failure.usage("/dev/tty: is no terminal")) {
      try asking(["--renderer", "ncurses"], [:], .missing("is no terminal"))
    }
  }

  @Test func environmentsForbidAsking() throws {
    #expect(try asking([], ["CI": "true"]) == .forbidden("CI is set"))
    #expect(try asking([], ["CI": "1"], .background) == .forbidden("CI is set"))
    #expect(try asking([], ["CI": "1"], .missing("No such device or address")) == .never)
    #expect(try asking(["--no-input"], ["CI": "1"]) == .never)
    for value in ["", "0", "false"] {
      #expect(try asking([], ["CI": value]) == .terminal("/dev/tty"))
    }
  }

  @Test func packageScriptsAreNotAskedWhenAptIsNot() throws {
    let silent = ["DEBIAN_FRONTEND": "noninteractive"]
    let script = ["DPKG_MAINTSCRIPT_NAME": "postinst"]
    let both = silent.merging(script) { $1 }
    #expect(try asking([], both) == .forbidden("DEBIAN_FRONTEND is noninteractive"))
    #expect(try asking([], both, .missing("No such device or address")) == .never)
    #expect(try asking(["--renderer", "text"], both) == .terminal("/dev/tty"))
    #expect(try asking([], silent) == .terminal("/dev/tty"))
    #expect(try asking([], script) == .terminal("/dev/tty"))
    #expect(
      try asking([], ["DEBIAN_FRONTEND": "noninteractive", "DPKG_MAINTSCRIPT_NAME": ""])
        == .terminal("/dev/tty"))
    #expect(
      try asking([], ["DEBIAN_FRONTEND": "dialog", "DPKG_MAINTSCRIPT_NAME": "postinst"])
        == .terminal("/dev/tty"))
  }

  @Test func theTerminalDecidesOtherwise() throws {
    #expect(try asking() == .terminal("/dev/tty"))
    #expect(try asking([], [:], .missing("No such device or address")) == .never)
    #expect(
      throws: Failure.usage(
        "in the background of this terminal; use --timeout, or timeout --foreground")
    ) { try asking([], [:], .background) }
  }
}
