internal import Formwork

/// Everything that came from outside since the last look.
struct InputBatch: Sendable {
  /// What was typed, which may be a password; nil: nothing.
  var typed: Secret?
  /// The signals that arrived, in order.
  var signals: [Int32] = []
  /// Whether the input is at its end, which a person can say with Ctrl-D.
  var isAtEnd = false
  /// Whether the terminal went away.
  var isGone = false
  /// Somebody asked to stop waiting.
  var isWoken = false

  /// The signals in the order in which they are answered: one that ends the program comes first,
  /// since a terminal that goes away also sends the one to go on.
  var orderedSignals: [Int32] {
    signals.filter(SignalWatch.isDeadly) + signals.filter { !SignalWatch.isDeadly($0) }
  }

  var isEmpty: Bool { typed == nil && signals.isEmpty && !isAtEnd && !isGone && !isWoken }
}
