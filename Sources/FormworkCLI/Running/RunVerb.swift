internal import Formwork
internal import FormworkTerminal

/// `run`: fills in a form and writes its values.
struct RunVerb {
  private let arguments: RunArguments
  private let asking: Asking
  private let form: Form
  private var given: GivenValues

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    var verb = try RunVerb(RunArguments(arguments))
    return try verb.run()
  }

  private init(_ arguments: RunArguments) throws(Failure) {
    var arguments = arguments
    try arguments.takeVariables()
    self.arguments = arguments
    asking = try Asking(arguments, environment: .process)
    if case .forbidden(let reason) = asking {
      Diagnostics.say("\(reason), so nobody is asked; --renderer text or ncurses asks")
    }
    form = try FormFile.load(arguments.form)
    given = GivenValues(form, isStrict: arguments.isStrict)
    try given.take(arguments)
    try arguments.refusals.check(form)
  }

  private mutating func run() throws(Failure) -> ExitCode {
    try checkNames()
    let result = try RunResult(arguments)
    switch asking {
    case .standardStreams, .terminal:
      if arguments.refusals.isEmpty, nothingIsLeftToAsk { return try finish(result) }
      arguments.refusals.show(in: form)
      let code = try ask()
      return code == .done ? try write(result) : code
    case .never, .forbidden: return try finish(result)
    }
  }

  /// Judges what is given, and writes it when it is valid.
  ///
  /// What was refused stays so, since nobody changes it: a script that tries again until it is
  /// accepted would not end.
  private mutating func finish(_ result: RunResult) throws(Failure) -> ExitCode {
    given.confirm(all: true)
    arguments.refusals.show(in: form)
    form.validateAndWait()
    if let refusal = form.refusal {
      let lines = refusal.split(whereSeparator: \.isNewline).map(String.init)
      throw Failure(.invalid, lines: lines + form.invalidRows())
    }
    return try write(result)
  }

  private func write(_ result: RunResult) throws(Failure) -> ExitCode {
    let missing = form.invalidRows()
    guard missing.isEmpty else { throw Failure(.invalid, lines: missing) }
    Diagnostics.lines(form.warnings)
    let leavesSecretsOut = arguments.secretsInResult == .omit
    let tags = form.tagsOfResult.filter { !leavesSecretsOut || form.row($0)?.isSecret != true }
    try result.write(form.values(), all: tags)
    return .done
  }

  /// Refuses names that cannot be written before anybody types anything.
  private func checkNames() throws(Failure) {
    if let field = arguments.field, !form.tagsOfResult.contains(field) {
      throw .unknown("tag", field, form.tagsOfResult, of: "--field")
    }
    if let field = arguments.field, arguments.secretsInResult == .omit,
      form.row(field)?.isSecret == true
    {
      throw .usage("--field \(field): --secrets omit leaves that one out")
    }
    guard arguments.format == .env else { return }
    try EnvironmentName.check(form.tagsOfResult, prefix: arguments.prefix)
  }

  /// Whether answers are there for all rows that could be asked, and nothing is wrong with them.
  private var nothingIsLeftToAsk: Bool {
    !given.answered.isEmpty && form.isValid
      && form.rows.allSatisfy { row in
        !row.takesPartInValidation || row.tag.map(given.answered.contains) ?? false
      }
  }

  private func ask() throws(Failure) -> ExitCode {
    if arguments.interface.terminal == .standardStreams { try refuseSecretQuestions() }
    let restore = skipAnsweredRows()
    defer { restore() }
    do {
      switch try form.runAndWait(arguments.interface) {
      case .submitted: return .done
      case .cancelled: return .cancelled
      case .timedOut: return .timedOut
      }
    } catch let error as TerminalError {
      throw failure(error)
    } catch let error as FormProblem {
      throw .usage(error.message)
    } catch {
      throw Failure(.unfinished, "\(error)")
    }
  }

  private func failure(_ error: TerminalError) -> Failure {
    switch error {
    case .lost: return Failure(.unfinished, error.reason)
    case .endOfInput:
      let missing = form.invalidRows()
      return missing.isEmpty
        ? Failure(.invalid, error.reason) : Failure(.invalid, lines: missing)
    case .cannotHide where arguments.interface.terminal == .standardStreams:
      return Failure(.invalid, lines: secretQuestions)
    case .background: return .usage(Asking.backgroundHint)
    default: return .usage(error.reason)
    }
  }

  /// What is typed on standard input can be seen.
  private func refuseSecretQuestions() throws(Failure) {
    let lines = secretQuestions
    guard lines.isEmpty else { throw Failure(.invalid, lines: lines) }
  }

  private var secretQuestions: [String] {
    form.rows.compactMap { row in
      guard row.isSecret, row.takesPartInValidation, row.confirms == nil, let tag = row.tag,
        !given.answered.contains(tag) || !row.isValid
      else { return nil }
      return "\(tag): cannot be asked without a terminal that hides it; use --secret \(tag)=fd:3"
    }
  }

  /// Takes valid answers out of the way of the person, and shows what is wrong with the others;
  /// gives what brings the rows back.
  private func skipAnsweredRows() -> () -> Void {
    let answered = given.answered.compactMap(form.row)
    let rows = answered.filter { row in
      // What is typed again must be repeated again.
      row.isValid && row.confirms.flatMap(form.row)?.isValid ?? true
    }
    for row in answered where !row.isValid { row.validate() }
    let conditions = rows.map(\.disabled)
    for row in rows { row.disabled = true }
    return { for (row, condition) in zip(rows, conditions) { row.disabled = condition } }
  }
}

extension Form {
  /// The tags that the result may have, those of hidden rows too.
  var tagsOfResult: [String] { allRows.filter(\.givesValue).compactMap(\.tag) }

  /// One line for each visible row whose value is missing or invalid.
  func invalidRows() -> [String] {
    validate()
    return rows.compactMap { $0.line(of: .error) }
  }

  /// One line for each visible row that is valid with a warning.
  var warnings: [String] {
    rows.compactMap { row in row.line(of: .warning).map { "warning: " + $0 } }
  }
}

extension BaseRow {
  /// What the row shows of a severity, behind its name; nil: nothing.
  fileprivate func line(of severity: Violation.Severity) -> String? {
    let messages = errors.filter { $0.severity == severity }.map(\.message)
    guard !messages.isEmpty else { return nil }
    return "\(tag ?? title ?? "-"): \(messages.joined(separator: "; "))"
  }
}
