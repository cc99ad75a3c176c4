/// The command: words in, exit code out.
enum Program {
  /// Does what the words ask for, and says what went wrong.
  static func run(_ words: [String]) -> ExitCode {
    let writesVariables = EnvironmentText.isExpected(by: words)
    if writesVariables { SignalExit.isWanted = true }
    let code: ExitCode
    do {
      code = try execute(words)
    } catch {
      Diagnostics.lines(error.lines)
      code = error.code
    }
    if code != .done, writesVariables {
      try? BufferedOutput.write(EnvironmentText.withoutResult(code))
    }
    return code
  }

  private static func execute(_ words: [String]) throws(Failure) -> ExitCode {
    guard let first = words.first else {
      throw Failure(.usage, lines: ["formwork: what to do is missing", ""] + HelpText.verbs)
    }
    switch first {
    case "--help", "-h", "help":
      try BufferedOutput.write(HelpText.command)
      return .done
    case "--version":
      try BufferedOutput.write("formwork \(HelpText.version)\n")
      return .done
    default: break
    }
    guard let verb = Verb(rawValue: first) else {
      throw first.hasPrefix("-")
        ? .unknown("option", first, ["--help", "--version"])
        : .unknown("verb", first, Verb.allCases.map(\.rawValue))
    }
    let arguments = try Arguments(verb, words.dropFirst())
    if arguments.wantsHelp {
      try BufferedOutput.write(HelpText.of(verb))
      return .done
    }
    switch verb {
    case .run: return try RunVerb.run(arguments)
    case .render: return try RenderVerb.run(arguments)
    case .check: return try CheckVerb.run(arguments)
    case .inspect: return try InspectVerb.run(arguments)
    case .validate: return try ValidateVerb.run(arguments)
    case .strength: return try StrengthVerb.run(arguments)
    }
  }
}
