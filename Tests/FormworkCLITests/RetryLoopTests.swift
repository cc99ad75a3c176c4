import Glibc
import Synchronization
import TestTerminal
import Testing

/// The README's script that signs in, against a server.
@Suite struct RetryLoopTests {
  private let workspace: Workspace
  private let script: String

  init() throws {
    workspace = try Workspace()
    let block = try #require(
      ReadmeTests.blocks("sh").first { $0.contains("curl ") && $0.contains("until") })
    try #require(block.split(separator: "\n").count <= 10)
    script = try workspace.write("login.sh", block)
  }

  private func signIn(_ shell: String, at url: String) throws -> Terminal {
    try Formwork.onTerminal(
      script: "\(shell) \(script); echo $?", environment: ["url": url, "no_proxy": "*"],
      directory: Formwork.root)
  }

  /// The command lines of all processes.
  private static func commandLines() -> [String] {
    guard let directory = opendir("/proc") else { return [] }
    defer { closedir(directory) }
    var lines: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard Int(name) != nil else { continue }
      lines.append((try? Workspace.read("/proc/\(name)/cmdline")) ?? "")
    }
    return lines
  }

  @Test(arguments: ["bash", "dash"]) func aWrongPasswordIsShownInTheForm(_ shell: String) throws {
    let (wrong, right) = (TracedText.random(20), TracedText.random(20))
    let seen = Flag()
    let server = try LoopbackServer { body in
      let lines = Self.commandLines()
      if lines.contains(where: { $0.contains(wrong.text) || $0.contains(right.text) }) {
        seen.set()
      }
      return body.contains(right.text)
        ? (200, "{\"token\": \"t\"}") : (401, "Wrong user name or password\n")
    }
    let terminal = try signIn(shell, at: server.url)
    try terminal.waitFor("Sign in")
    terminal.send("ada\t\(wrong.text)\u{13}")
    try terminal.waitFor("Wrong user name or password")
    #expect(
      terminal.screen().hasPrefix(
        """
         Sign in                                                    * must be filled in

           Username *  ada_________________________________
         ▌ Password *  ____________________________________ ^R show
         ▌             ✗ Wrong user name or password
        """))
    terminal.send("\(right.text)\u{13}")
    #expect(try terminal.exitStatus() == .exited(0))
    #expect(terminal.output == "0\n")
    #expect(terminal.screen() == "", "nothing is left of the first try")
    let bodies = try server.stop()
    #expect(
      bodies == [wrong, right].map { #"{"username":"ada","password":"\#($0.text)"}"# })
    #expect(!seen.isSet)
  }

  @Test func cancellingEndsTheScript() throws {
    let server = try LoopbackServer { _ in (200, "") }
    let terminal = try signIn("sh", at: server.url)
    try terminal.waitFor("Sign in")
    terminal.send("\u{1B}")
    try terminal.exitStatus()
    #expect(terminal.output == "1\n")
    #expect(try server.stop() == [])
  }

  @Test func aServerThatIsNotThereEndsTheScript() throws {
    let server = try LoopbackServer { _ in (200, "") }
    _ = try server.stop()
    let terminal = try signIn("sh", at: server.url)
    try terminal.waitFor("Sign in")
    terminal.send("ada\tx\u{13}")
    try terminal.exitStatus()
    #expect(terminal.output == "1\n")
    #expect(terminal.screen() == "\(server.url) does not answer")
  }

  /// Where nobody is asked it tries once.
  @Test func withoutATerminalItEnds() throws {
    let server = try LoopbackServer { _ in (401, "No") }
    let result = try Formwork.shell("sh \(script)", environment: ["url": server.url])
    #expect(result.status == .exited(3))
    #expect(result.errors == "username: Must be filled in\npassword: Must be filled in\n")
    #expect(try server.stop() == [])
  }
}

/// Something that happened in another thread.
private final class Flag: Sendable {
  private let state = Mutex(false)
  var isSet: Bool { state.withLock { $0 } }
  func set() { state.withLock { $0 = true } }
}
