internal import Glibc

/// How the terminal treats what is typed.
enum TerminalMode: Equatable {
  /// Each key at once, without echo; Ctrl-C and the like still send their signals.
  case keys
  /// Like `keys`, for one hidden line: flow control and the translation of Return stay.
  case hiddenLine
  /// Whole lines, edited and echoed by the terminal.
  case lines

  /// The settings for this mode, from those that were found.
  func settings(from original: termios, stopsJob: Bool) -> termios {
    var settings = original
    switch self {
    case .keys:
      settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | ISTRIP | IXON)
      settings.c_oflag &= ~tcflag_t(ONLCR)
      settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    case .hiddenLine:
      settings.c_iflag |= tcflag_t(ICRNL)
      settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    case .lines:
      settings.c_iflag |= tcflag_t(ICRNL)
      settings.c_oflag |= tcflag_t(OPOST | ONLCR)
      settings.c_lflag |= tcflag_t(ICANON | ECHO | ECHOE | ECHOK)
    }
    settings.c_lflag |= tcflag_t(ISIG)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      if self != .lines {
        characters[Int(VMIN)] = 1
        characters[Int(VTIME)] = 0
      }
      // 0 disables a special character on Linux.
      if !stopsJob { characters[Int(VSUSP)] = 0 }
    }
    return settings
  }
}
