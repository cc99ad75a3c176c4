/// Why a form cannot be shown, or could not be finished, on a terminal.
public enum TerminalError: Error, Hashable, Sendable {
  /// There is no terminal at this path, or it cannot be opened.
  case noTerminal(path: String)
  /// The program is in the background of the terminal and would be stopped.
  case background
  /// The terminal went away.
  case lost
  /// The terminal cannot show a full screen: its description is missing or lacks what is needed.
  case cannotDraw(name: String)
  /// What is typed cannot be hidden, so a secret cannot be asked.
  case cannotHide
  /// The answers ended before the form did.
  case endOfInput
  /// A form is already shown on a terminal by this program.
  case busy
}

extension TerminalError: CustomStringConvertible, CustomDebugStringConvertible {
  /// One line in plain words: what is wrong, and what to do about it.
  public var description: String { "\(reason); \(remedy)" }

  /// The same line, which Swift prints when nobody catches the error.
  public var debugDescription: String { description }

  /// What is wrong.
  package var reason: String {
    switch self {
    case .noTerminal(let path): "\(path): no terminal that can be opened"
    case .background: "in the background of this terminal"
    case .lost: "the terminal went away"
    case .cannotDraw(let name): "the terminal \(name) cannot show a full screen"
    case .cannotHide: "what is typed cannot be hidden on this terminal"
    case .endOfInput: "the answers end before the form does"
    case .busy: "a form is already shown on a terminal"
    }
  }

  /// What a program or a person can do.
  private var remedy: String {
    switch self {
    case .noTerminal:
      "run the program in a terminal, or judge the values without asking: Form.validate()"
    case .background: "run the program in the foreground (fg; timeout --foreground)"
    case .lost, .endOfInput: "nothing was submitted"
    case .cannotDraw: "the renderers auto and text ask line by line"
    case .cannotHide: "run the program in another terminal, or set the value in code"
    case .busy: "show the next one when that has ended"
    }
  }
}
