import Glibc

/// A command inside tmux, on a server of its own.
public final class Tmux {
  private let socket: String
  private let environment: [String: String]

  /// Starts a command in a new window.
  public init(
    columns: Int = 80, rows: Int = 24, command: String,
    environment: [String: String] = Terminal.environment
  ) throws {
    socket = "formwork-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    self.environment = environment
    try tmux([
      "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", command, ";",
      "set-option", "-g", "status", "off", ";", "set-option", "-g", "escape-time", "0",
    ])
  }

  deinit { _ = try? tmux(["kill-server"]) }

  /// Sends keys by tmux's names, or text.
  public func send(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

  /// The text of the screen: lines without trailing blanks, none at the end.
  public func screen() throws -> String {
    var lines = try tmux(["capture-pane", "-p"]).split(
      separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Waits until the screen holds a text.
  @discardableResult
  public func waitFor(_ text: String, timeout: Duration = .seconds(30)) throws -> String {
    let limit = monotonicNow() + timeout
    while true {
      let screen = try screen()
      if screen.contains(text) { return screen }
      guard monotonicNow() < limit else {
        throw SupportError(description: "waited for \"\(text)\", but the screen is:\n\(screen)")
      }
      usleep(20_000)
    }
  }

  /// Changes the size of the window.
  public func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let command = ["tmux", "-L", socket, "-f", "/dev/null"] + arguments
    let result = try Command.run(command, environment: environment)
    guard result.status == .exited(0) else { throw SupportError(description: result.errors) }
    return result.output
  }
}
