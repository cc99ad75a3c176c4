import Glibc
import TestTerminal
import Testing

/// A run of the command that is stopped at its end, to look for a text in its memory.
final class TracedRun {
  /// Whether this process may look into the memory of others: CAP_SYS_PTRACE, which root has, but
  /// not in every container.
  static let isPossible: Bool = {
    let status = (try? Workspace.read("/proc/self/status")) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("CapEff:") }
    let capabilities = line?.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) }
    return (capabilities ?? 0) >> 19 & 1 == 1
  }()

  /// Why it is skipped where it may not.
  static let reason: Comment = "it needs root to look into the memory of a process"

  /// The command, or the one that FORMWORK_PROGRAM names: a release build.
  static let program = getenv("FORMWORK_PROGRAM").map { String(cString: $0) } ?? Formwork.path

  let terminal: Terminal
  private let outcome: Outcome

  /// What is looked for.
  var secret: TracedText {
    get { outcome.secret }
    set { outcome.secret = newValue }
  }

  /// What was found at the end.
  private final class Outcome {
    var secret: TracedText
    var traces: [Trace] = []
    var startTexts: [UInt8] = []
    var seesMemory = false

    init(_ secret: TracedText) { self.secret = secret }
  }

  /// Starts the command; with `script` a shell command that ends in `exec "$FORMWORK" …`.
  ///
  /// What asks nothing would end before it is followed: the script must wait for a line first.
  init(
    _ arguments: [String] = [], script: String? = nil, looksFor secret: TracedText,
    columns: Int = 80,
    rows: Int = 24, directory: String? = nil
  ) throws {
    // Always in the memory of the process: shows that the search sees it.
    let mark = TracedText.random(40)
    let outcome = Outcome(secret)
    self.outcome = outcome
    // A loader that binds functions when they are first called puts the vector registers on the
    // stack, with what was copied through them. The program that is shipped has no loader.
    let environment = ["FORMWORK": Self.program, "MARK": mark.text, "LD_BIND_NOW": "1"]
    terminal = try Terminal(
      columns: columns, rows: rows,
      command: script.map { ["bash", "-c", $0] } ?? [Self.program] + arguments,
      environment: Formwork.environment(environment),
      directory: directory, output: .pipe, errors: .pipe
    ) { memory in
      outcome.seesMemory = try !memory.traces(of: mark).isEmpty
      outcome.traces = try memory.traces(of: outcome.secret)
      outcome.startTexts = try memory.startTexts()
    }
  }

  /// Types character by character.
  func type(_ text: String) {
    for character in text { terminal.send(String(character)) }
  }

  /// Pastes a text as terminals do that mark it.
  func paste(_ text: String) { terminal.send("\u{1B}[200~\(text)\u{1B}[201~") }

  /// Where the text was in memory when the command ended as it should.
  func traces(after status: TestTerminal.ExitStatus) throws -> [Trace] {
    let found = try terminal.exitStatus()
    guard found == status else { throw TracedRunError.ended(found, terminal.errors) }
    guard outcome.seesMemory else { throw TracedRunError.sawNothing }
    return outcome.traces
  }

  /// Whether the text is in the arguments, the environment or standard error.
  var isInTheOpen: Bool {
    !secret.traces(in: outcome.startTexts + Array(terminal.errors.utf8)).isEmpty
  }
}

enum TracedRunError: Error {
  /// It did not end as it should.
  case ended(TestTerminal.ExitStatus, String)
  /// Not even what is always there was found.
  case sawNothing
}
