/// Compares what is with what should be, and remembers whether all was well.
struct Checks {
  private(set) var failures = 0

  /// Says on standard output what differs; nothing when both are equal.
  mutating func equal<Value: Equatable>(_ what: String, _ actual: Value, _ expected: Value) {
    guard actual != expected else { return }
    failures += 1
    print("\(what): \(actual), expected: \(expected)")
  }
}
