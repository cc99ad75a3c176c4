/// How long the decoder waits for bytes that may belong together.
struct EscapeTiming: Sendable, Equatable {
  /// After this time an Esc stands for itself.
  var escape: Duration = .milliseconds(50)
  /// How long the rest of a sequence is awaited, and dropped after an Esc that was acted on.
  var sequence: Duration = .milliseconds(500)

  /// The limits that the environment asks for: ESCDELAY in milliseconds, longer over SSH.
  static func current(_ environment: (String) -> String?) -> EscapeTiming {
    if let text = environment("ESCDELAY"), let delay = Int(text), (1...10_000).contains(delay) {
      return EscapeTiming(escape: .milliseconds(delay))
    }
    let isRemote = !(environment("SSH_CONNECTION") ?? "").isEmpty
    return EscapeTiming(escape: .milliseconds(isRemote ? 150 : 50))
  }
}
