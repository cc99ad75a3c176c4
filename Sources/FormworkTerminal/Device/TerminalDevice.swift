internal import Formwork
internal import FormworkInterface
internal import Glibc

/// A terminal, opened for reading and writing, with the modes that it had.
///
/// The modes come back with `restore()`, and at the latest when the last reference goes.
final class TerminalDevice {
  let descriptor: Int32
  let path: String
  /// Whether the suspend key works.
  let stopsJob: Bool
  /// The modes that were found.
  let original: termios
  private var isChanged = false

  /// Opens a terminal, without making it the controlling one.
  init(path: String = "/dev/tty", stopsJob: Bool = true) throws(TerminalError) {
    StandardDescriptors.ensureOpen()
    let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .noTerminal(path: path) }
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else {
      close(descriptor)
      throw .noTerminal(path: path)
    }
    guard Self.isForeground(descriptor) else {
      close(descriptor)
      throw .background
    }
    (self.descriptor, self.path, self.stopsJob, original) = (descriptor, path, stopsJob, modes)
  }

  deinit {
    restore()
    close(descriptor)
  }

  /// Whether reading and writing will not stop this process; true for a terminal that is not the
  /// controlling one.
  static func isForeground(_ descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }

  /// How large the terminal is; COLUMNS and LINES, then 80x24, where it does not know.
  var size: Size {
    var window = winsize()
    _ = ioctl(descriptor, UInt(TIOCGWINSZ), &window)
    func number(_ size: UInt16, _ name: String, _ usual: Int) -> Int {
      if size > 0 { return Int(size) }
      guard let text = getenv(name), let value = Int(String(cString: text)), value > 0 else {
        return usual
      }
      return min(value, Int(Int16.max))
    }
    return Size(
      columns: number(window.ws_col, "COLUMNS", 80), rows: number(window.ws_row, "LINES", 24))
  }

  /// Changes the mode; what was typed before is discarded unless it is to be kept.
  func enter(_ mode: TerminalMode, keepsTypeahead: Bool) throws(TerminalError) {
    var settings = mode.settings(from: original, stopsJob: stopsJob)
    isChanged = true
    guard tcsetattr(descriptor, keepsTypeahead ? TCSADRAIN : TCSAFLUSH, &settings) == 0 else {
      throw .lost
    }
  }

  /// Whether typed characters are not shown now.
  var hidesTyping: Bool {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return false }
    return modes.c_lflag & tcflag_t(ECHO) == 0
  }

  /// Gives the terminal the modes that it had; does nothing in the background, where they are
  /// another job's.
  func restore() {
    guard isChanged, Self.isForeground(descriptor) else { return }
    isChanged = false
    var modes = original
    tcsetattr(descriptor, TCSADRAIN, &modes)
  }

  /// Writes all bytes; throws `lost` when the terminal is gone.
  func write(_ bytes: [UInt8]) throws(TerminalError) {
    var error: TerminalError?
    bytes.withUnsafeBufferPointer { bytes in
      do throws(TerminalError) { try write(bytes) } catch let lost { error = lost }
    }
    if let error { throw error }
  }

  /// Writes all bytes; throws `lost` when the terminal is gone.
  func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(TerminalError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeBufferPointer(rebasing: rest)
      let count = Glibc.write(descriptor, part.baseAddress, part.count)
      if count > 0 { rest = rest.dropFirst(count) }
      guard count > 0 || errno == EINTR || errno == EAGAIN else { throw .lost }
    }
  }
}
