/// The sign before what takes time: it comes after a while, and turns.
struct BusySign: Equatable {
  private let began: Duration
  /// Which of the signs is shown; nil: none yet.
  private(set) var turn: Int? = 0

  private static let delay: Duration = .milliseconds(300)
  /// Four turns a second.
  private static let step: Duration = .milliseconds(250)

  /// A sign of something that began at a time; as made, it is there and stands still.
  init(since began: Duration) { self.began = began }

  /// Turns it to where it is at a time.
  mutating func advance(to now: Duration) {
    let shown = now - began - Self.delay
    turn = shown < .zero ? nil : Int(shown / Self.step)
  }

  /// When it turns the next time.
  func wakeUp(after now: Duration) -> Duration {
    let shown = now - began - Self.delay
    return began + Self.delay + (shown < .zero ? .zero : Self.step * (Int(shown / Self.step) + 1))
  }

  /// What is to be seen; a blank before the sign comes.
  func text(_ glyphs: Glyphs) -> String { turn.map { glyphs.busy[$0 % glyphs.busy.count] } ?? " " }
}
