internal import Formwork
internal import Glibc

/// Whether a terminal can be asked on.
enum TerminalState: Equatable {
  case ready
  /// Another job has the terminal: reading or writing would stop this one.
  case background
  /// It cannot be opened, for this reason, or is no terminal.
  case missing(String)

  /// Opens the terminal for a moment.
  init(path: String) {
    let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      self = .missing("\(SystemError(errno))")
      return
    }
    defer { close(descriptor) }
    guard isatty(descriptor) == 1 else {
      self = .missing("is no terminal")
      return
    }
    // A terminal that is not the controlling one has no foreground group for this process.
    let group = tcgetpgrp(descriptor)
    self = group < 0 || group == getpgrp() ? .ready : .background
  }
}
