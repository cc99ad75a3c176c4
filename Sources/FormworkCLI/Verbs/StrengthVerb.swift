internal import Formwork
internal import FormworkTerminal

/// `strength`: judges a password, and leaves no trace of it.
enum StrengthVerb {
  /// The most bytes of a password.
  private static let limit = 1 << 20

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let options = try StrengthArguments(arguments)
    let password =
      options.readsStandardInput
      ? try SecretSource.read(
        InputFile.standardInput, called: "password", by: "standard input", limit: limit) : try ask()
    guard let password else { return .cancelled }
    guard password.isValidUTF8 else {
      throw Failure(.invalid, lines: ["password: is not valid UTF-8"])
    }
    let strength = judge(password, options)
    switch options.format {
    case .text: try BufferedOutput.write(strength.lines.map { $0 + "\n" }.joined())
    case .json:
      let isForPeople = FileDescriptor.standardOutput.isTerminal
      try BufferedOutput.write(JSONText.of(strength.fullReport(), indent: isForPeople) + "\n")
    }
    return strength.isValid ? .done : .invalid
  }

  /// The verdict, with the answers to what is otherwise asked on submit.
  private static func judge(_ password: Secret, _ options: StrengthArguments) -> PasswordStrength {
    let violations = options.violations(of: password)
    let strength = PasswordStrength(
      judging: password, by: options.validator, in: options.values
    ).adding(violations.map(PasswordFinding.init))
    guard strength.isValid, let lookup = options.validator.lookupOfValidator else {
      return strength
    }
    let result = waitForResult { await lookup.findings(on: password) }
    return strength.adding(result.findings)
  }

  /// Asks on the terminal; nil when the person cancels.
  private static func ask() throws(Failure) -> Secret? {
    let instead = "give the password on standard input: formwork strength -"
    if let reason = Environment.process.reasonNotToAsk {
      throw .usage("\(reason), so nobody is asked; \(instead)")
    }
    switch TerminalState(path: "/dev/tty") {
    case .ready: break
    case .background: throw .usage("in the background of this terminal; \(instead)")
    case .missing: throw .usage("there is no terminal to ask on; \(instead)")
    }
    do {
      return try SecretPrompt("Password").runAndWait()
    } catch let error as TerminalError {
      throw error == .lost
        ? Failure(.unfinished, error.reason) : .usage("\(error.reason); \(instead)")
    } catch {
      throw Failure(.unfinished, "\(error)")
    }
  }
}

extension PasswordFinding {
  fileprivate init(_ violation: Violation) {
    self.init(
      violation.code, violation.message,
      severity: violation.severity == .error ? .error : .warning)
  }
}
