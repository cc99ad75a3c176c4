/// The filled part of the focused row's strength, on its way to where it belongs.
///
/// Only the length moves, for 0.3 seconds; colour, word and hint are right at once.
struct StrengthMotion {
  private var start: Double
  private var end: Double
  private var began: Duration = .zero
  private var drawn: Duration = .zero
  /// Whether a frame is due that did not come: what is not on the screen does not move.
  private var isDue = false

  private static let length: Duration = .milliseconds(300)
  /// At most thirty frames a second.
  private static let step: Duration = .milliseconds(34)

  /// A motion that has arrived.
  init(restingAt fraction: Double) { (start, end) = (fraction, fraction) }

  /// How much is filled now.
  mutating func fraction(towards wanted: Double, at now: Duration) -> Double {
    if wanted != end { (start, end, began) = (fraction(at: now), wanted, now) }
    (drawn, isDue) = (now, false)
    return fraction(at: now)
  }

  /// Says that a frame follows, which draws the motion if it is on the screen.
  mutating func expectDrawing(at now: Duration) {
    if let wakeUp, wakeUp <= now { isDue = true }
  }

  /// When the next frame is due; nil: nothing moves.
  var wakeUp: Duration? {
    guard !isDue, start != end, drawn < began + Self.length else { return nil }
    return min(drawn + Self.step, began + Self.length)
  }

  private func fraction(at now: Duration) -> Double {
    let part = min(max((now - began) / Self.length, 0), 1)
    return start + (end - start) * part
  }
}
