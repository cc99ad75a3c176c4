internal import Formwork
internal import FormworkInterface
internal import Glibc

/// Where plain questions are asked.
protocol PlainDevice: AnyObject {
  /// Whether a secret can be asked, and Ctrl-D is a word of the person.
  var isTerminal: Bool { get }
  /// Whether what was typed before the first prompt of a secret does not count.
  var discardsTypeahead: Bool { get }
  /// How many cells a line has; nil when there is no way to know.
  var columns: Int? { get }
  /// Writes text as it is; line ends are `\n`.
  func write(_ text: String) throws(TerminalError)
  /// Writes a secret as it is.
  func write(_ secret: Secret) throws(TerminalError)
  /// Prepares for a line that is shown while it is typed, or hidden.
  func prepare(isHidden: Bool, discardsTypeahead: Bool) throws(TerminalError)
  /// Gives the terminal back as it was.
  func restore()
  /// Stops the program; a signal that ends it, if one came meanwhile.
  func stop(_ signals: SignalWatch) -> Int32?
}

/// A terminal that edits and shows whole lines.
final class LineDevice: PlainDevice {
  private let device: TerminalDevice
  private let keepsTypeahead: Bool

  init(_ device: TerminalDevice, _ options: RunOptions) {
    (self.device, keepsTypeahead) = (device, options.keepsTypeahead)
  }

  var isTerminal: Bool { true }
  var discardsTypeahead: Bool { !keepsTypeahead }

  var columns: Int? { device.size.columns }

  func write(_ text: String) throws(TerminalError) { try device.write(Array(text.utf8)) }

  func write(_ secret: Secret) throws(TerminalError) {
    let outcome = secret.withUTF8 { bytes in
      Result { () throws(TerminalError) in try device.write(bytes) }
    }
    try outcome.get()
  }

  func prepare(isHidden: Bool, discardsTypeahead: Bool) throws(TerminalError) {
    try device.enter(
      isHidden ? .hiddenLine : .lines, keepsTypeahead: keepsTypeahead || !discardsTypeahead)
    EmergencyRestore.arm(device, leavingSequence: [])
    guard !isHidden || device.hidesTyping else { throw .cannotHide }
  }

  func restore() {
    device.restore()
    EmergencyRestore.disarm()
  }

  func stop(_ signals: SignalWatch) -> Int32? { signals.stop(on: device) }
}

/// Prompts on standard error, answers from standard input.
final class StreamDevice: PlainDevice {
  var isTerminal: Bool { false }
  var discardsTypeahead: Bool { false }

  var columns: Int? { nil }

  func write(_ text: String) throws(TerminalError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      guard count > 0 || errno == EINTR || errno == EAGAIN else { throw .lost }
    }
  }

  /// Nothing secret is asked here.
  func write(_ secret: Secret) throws(TerminalError) { throw .cannotHide }

  func prepare(isHidden: Bool, discardsTypeahead: Bool) throws(TerminalError) {
    guard !isHidden else { throw .cannotHide }
  }

  func restore() {}

  func stop(_ signals: SignalWatch) -> Int32? { nil }
}
