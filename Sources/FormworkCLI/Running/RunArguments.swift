internal import FormworkTerminal

/// What `run` is asked to do.
struct RunArguments {
  /// Something that the form starts with.
  enum Start: Equatable {
    case file(String)
    case value(tag: String, text: String)
  }
  enum Format: String, CaseIterable {
    case json
    case env
  }
  enum Secrets: String, CaseIterable {
    case auto
    case show
    case mask
    case omit
  }

  let form: String
  var starts: [Start] = []
  let answers: String?
  var secrets: [(tag: String, source: SecretSource)] = []
  /// What a server said about the last try.
  var refusals = Refusals()
  let neverAsks: Bool
  let format: Format
  let prefix: String
  let field: String?
  let output: String?
  let secretsInResult: Secrets
  let isStrict: Bool
  /// Where and how the form is shown.
  var interface = RunOptions()

  /// Whether the command line says where or how to ask.
  var isToldToAsk: Bool {
    interface.terminal != .controlling || interface.renderer != .auto
  }

  init(_ arguments: Arguments) throws(Failure) {
    form = try arguments.operand()
    answers = arguments.value("--answers")
    neverAsks = arguments.contains("--no-input")
    format = try arguments.word("--format", or: .json)
    prefix = arguments.value("--prefix") ?? ""
    field = arguments.value("--field")
    output = arguments.value("--output")
    secretsInResult = try arguments.word("--secrets", or: .auto)
    isStrict = arguments.contains("--strict")
    interface = try Self.interface(arguments)
    try readInputs(arguments)
    interface.keys = try KeysChoice.table(arguments, environment: .process)
    try refuseContradictions(arguments)
  }

  private static func interface(_ arguments: Arguments) throws(Failure) -> RunOptions {
    var options = RunOptions()
    switch arguments.value("--tty") {
    case nil: break
    case "-": options.terminal = .standardStreams
    case let path?: options.terminal = .device(path)
    }
    options.renderer = try arguments.word("--renderer", or: .auto)
    options.color = try arguments.word("--color", or: .auto)
    options.theme = try ThemeChoice.theme(arguments, environment: .process)
    options.usesMouse = !arguments.contains("--no-mouse")
    options.keepsTypeahead = arguments.contains("--keep-typeahead")
    options.willDie = { SignalExit.write($0) }
    if let text = arguments.value("--timeout") { options.timeout = try seconds(text) }
    return options
  }

  private mutating func readInputs(_ arguments: Arguments) throws(Failure) {
    var input = StandardInput()
    try input.claim(form, for: "FORM")
    for (name, value) in arguments.options {
      switch name {
      case "--values":
        try input.claim(value, for: name)
        starts.append(.file(value))
      case "--set":
        let (tag, text) = try Self.assignment(name, value)
        starts.append(.value(tag: tag, text: text))
      case "--secret":
        let (tag, text) = try Self.assignment(name, value)
        let source = try SecretSource(text)
        if source == .standardInput { try input.claim(for: name) }
        secrets.append((tag, source))
      case "--error":
        let (tag, text) = try Self.assignment(name, value)
        refusals.add(text, at: tag)
      case "--message": refusals.add(text: value)
      case KeysChoice.option: try input.claim(value, for: name)
      default: break
      }
    }
    if let answers { try input.claim(answers, for: "--answers") }
    if interface.terminal == .standardStreams { try input.claim(for: "--tty") }
  }

  private func refuseContradictions(_ arguments: Arguments) throws(Failure) {
    if interface.terminal == .standardStreams, interface.renderer == .ncurses {
      throw .usage("--tty - asks line by line; it cannot be used with --renderer ncurses")
    }
    if field != nil, format == .env {
      throw .usage("--field writes one bare value; it cannot be used with --format env")
    }
    if let output, output.isEmpty { throw .usage("--output: the name of the file is empty") }
    if arguments.contains("--prefix"), format != .env {
      throw .usage("--prefix is for --format env")
    }
  }

  private static func assignment(
    _ name: String, _ text: String
  ) throws(Failure) -> (tag: String, text: String) {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
      // The text may hold a secret: it is not repeated.
      let form = CommandOption.run.first { $0.name == name }?.argument ?? "TAG=TEXT"
      throw .usage("\(name) needs \(form)")
    }
    return (String(text[..<sign]), String(text[text.index(after: sign)...]))
  }

  private static func seconds(_ text: String) throws(Failure) -> Duration {
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isPlain, let seconds = Double(text), seconds > 0 else {
      throw .usage("--timeout: '\(text)' is no number of seconds above 0")
    }
    return .milliseconds(max(1, Int64(min(seconds, 1e9) * 1000)))
  }
}

extension RunArguments {
  /// Takes the secrets out of the environment, before anything else that could show them reads it.
  mutating func takeVariables() throws(Failure) {
    let names = secrets.compactMap { secret -> String? in
      if case .variable(let name) = secret.source { name } else { nil }
    }
    // Two rows may name the same one.
    defer { for name in names { Environment.wipe(name) } }
    for index in secrets.indices {
      guard case .variable = secrets[index].source else { continue }
      secrets[index].source = .read(try secrets[index].source.read(for: secrets[index].tag))
    }
  }
}
