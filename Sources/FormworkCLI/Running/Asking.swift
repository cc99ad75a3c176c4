internal import FormworkTerminal

/// Whether the form may be shown to somebody.
enum Asking: Equatable {
  case never
  /// Nobody is asked although there is a terminal, for this reason.
  case forbidden(String)
  /// On the terminal at this path.
  case terminal(String)
  /// Line by line on the standard streams.
  case standardStreams
}

extension Asking {
  static let backgroundHint =
    "in the background of this terminal; use --timeout, or timeout --foreground"

  /// Decides by what the command line, the environment and the terminal say, in this order.
  ///
  /// - Parameters:
  ///   - options: the command line.
  ///   - environment: the variables.
  ///   - state: how the terminal at a path is; asked only when it matters.
  /// - Throws: `usage` where the command cannot run.
  init(
    _ options: RunArguments, environment: Environment,
    state: (String) -> TerminalState = TerminalState.init(path:)
  ) throws(Failure) {
    self = .never
    guard !options.neverAsks else { return }
    if options.interface.terminal == .standardStreams {
      self = .standardStreams
      return
    }
    var path = "/dev/tty"
    if case .device(let device) = options.interface.terminal { path = device }
    if !options.isToldToAsk, let reason = environment.reasonNotToAsk {
      if case .missing = state(path) { return }
      self = .forbidden(reason)
      return
    }
    switch state(path) {
    case .ready: self = .terminal(path)
    case .background:
      throw .usage(Self.backgroundHint)
    case .missing(let reason):
      if options.isToldToAsk { throw .usage("\(path): \(reason)") }
    }
  }
}
