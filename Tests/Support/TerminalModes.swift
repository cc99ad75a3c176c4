import Glibc

/// The modes of a terminal, to compare before and after.
public struct TerminalModes: Equatable, Sendable {
  /// The input, output, control and local flags.
  public var flags: [UInt32]
  /// The special characters.
  public var characters: [UInt8]

  init(descriptor: Int32) {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    characters = withUnsafeBytes(of: &modes.c_cc) { Array($0) }
  }

  /// Whether typed characters are shown.
  public var echoes: Bool { flags[3] & UInt32(ECHO) != 0 }
  /// Whether input comes in lines.
  public var isCanonical: Bool { flags[3] & UInt32(ICANON) != 0 }
  /// Whether Ctrl-C sends a signal.
  public var sendsSignals: Bool { flags[3] & UInt32(ISIG) != 0 }
}
