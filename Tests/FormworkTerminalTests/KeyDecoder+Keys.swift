import FormworkInterface

@testable import FormworkTerminal

extension KeyDecoder {
  /// The keys that more bytes complete.
  mutating func feed(_ bytes: some Sequence<UInt8>, at now: Duration) -> [Key] {
    var keys: [Key] = []
    feed(bytes, at: now) { keys.append($0) }
    return keys
  }

  /// The keys that are certain because nothing followed in time.
  mutating func advance(to now: Duration) -> [Key] {
    var keys: [Key] = []
    advance(to: now) { keys.append($0) }
    return keys
  }
}
