import Glibc
import TestTerminal

/// The built command and the files of the package.
enum Formwork {
  /// The top directory of the package.
  static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
  /// The command, built beside the tests.
  static let path: String = {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let tests = String(decoding: buffer.prefix(max(count, 0)).map(UInt8.init), as: UTF8.self)
    return (tests.lastIndex(of: "/").map { String(tests[...$0]) } ?? "./") + "formwork"
  }()

  static func form(_ name: String) -> String { "\(root)/Forms/\(name)" }

  /// An environment with nothing that forbids asking, and `formwork` in its PATH.
  static func environment(_ more: [String: String] = [:]) -> [String: String] {
    var environment = Terminal.environment
    let directory = path.dropLast("/formwork".count)
    environment["PATH"] = "\(directory):" + (environment["PATH"] ?? "")
    return environment.merging(more) { $1 }
  }

  /// Runs the command where there is no terminal.
  static func run(
    _ arguments: String..., input: String? = nil, environment: [String: String] = [:],
    directory: String? = nil
  ) throws -> Command {
    try Command.run(
      [path] + arguments, input: input, environment: Self.environment(environment),
      directory: directory)
  }

  /// Runs a shell command where there is no terminal.
  static func shell(
    _ script: String, shell: String = "bash", environment: [String: String] = [:],
    directory: String = root
  ) throws -> Command {
    try Command.run(
      [shell, "-c", script], environment: Self.environment(environment), directory: directory)
  }

  /// Runs the command, or a shell command, on a terminal of its own.
  static func onTerminal(
    columns: Int = 80, rows: Int = 24, _ arguments: String..., script: String? = nil,
    environment: [String: String] = [:], directory: String? = nil,
    input: Terminal.Stream = .terminal, output: Terminal.Stream = .pipe,
    errors: Terminal.Stream = .terminal
  ) throws -> Terminal {
    try Terminal(
      columns: columns, rows: rows,
      command: script.map { ["bash", "-c", $0] } ?? [path] + arguments,
      environment: Self.environment(environment), directory: directory, input: input,
      output: output, errors: errors)
  }
}
