internal import Formwork

/// What can be typed in place of an answer, behind a full stop.
public enum PlainCommand: String, CaseIterable, Sendable {
  /// Says what can be answered and typed.
  case help
  /// Goes to the question before.
  case back
  /// Leaves the form without its values.
  case cancel
  /// Takes the answer away.
  case clear
  /// Says what options there are.
  case list
  /// Makes a password by chance.
  case generate
  /// Shows what was made.
  case show
  /// Says all answers so far.
  case review
  /// Saves the answers so far.
  case save
  /// Asks for more time.
  case more

  /// The command as it is typed.
  var typed: String { "." + rawValue }
}

/// A line, read as a command.
enum CommandReading {
  /// It is none.
  case none
  /// The command that it begins or names.
  case command(PlainCommand)
  /// It could be several.
  case ambiguous([PlainCommand])
  /// It begins like a command, but is none.
  case unknown

  /// Reads a line; only some commands are of use.
  init(_ line: String, among commands: [PlainCommand]) {
    let name = line.trimmedOfBlanks.lowercased()
    guard line.hasPrefix("."), !line.hasPrefix("..") else {
      self = .none
      return
    }
    let fitting = commands.filter { $0.typed.hasPrefix(name) && name.utf8.count > 1 }
    if let exact = fitting.first(where: { $0.typed == name }) ?? fitting.only {
      self = .command(exact)
    } else {
      self = fitting.isEmpty ? .unknown : .ambiguous(fitting)
    }
  }
}

extension Array {
  /// The element, if there is just one.
  var only: Element? { count == 1 ? self[0] : nil }
}
