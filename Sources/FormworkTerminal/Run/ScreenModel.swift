internal import Formwork
internal import FormworkInterface

/// What the full screen shows and what keys do to it; it knows no terminal.
protocol ScreenModel: AnyObject {
  /// Takes one key; the time is that of the loop's clock, here and below.
  func handle(_ key: Key, at now: Duration)
  /// Whether all of the screen is to be drawn again, asked once.
  func takeRedraw() -> Bool
  /// Follows the size of the screen.
  func resize(to size: Size)
  /// What a key will put at the last frame's cursor, if that is certain already.
  func echo(of key: Key) -> Run?
  /// What is to be seen now.
  func frame() -> Frame
  /// When `advance` has something to do; nil is never.
  var wakeUp: Duration? { get }
  /// Does what is due.
  func advance(to now: Duration)
  /// Work to be done now, each once.
  func takeWork() -> BackgroundWork?
  /// Goes on with the result of work.
  func finish(_ result: BackgroundWorkResult, at now: Duration)
  /// Whether a result is still wanted.
  var isBusy: Bool { get }
  /// Hides what was revealed, because the screen is left.
  func maskSecrets()
  /// A line that the loop has to say; nil is nothing.
  var status: String? { get set }
  /// The words that the loop says.
  var words: LocalizedWords { get }
  /// Whether there is nothing more to show.
  var isFinished: Bool { get }
}

extension ScreenModel {
  func takeRedraw() -> Bool { false }
  func echo(of key: Key) -> Run? { nil }
  func takeWork() -> BackgroundWork? { nil }
  func finish(_ result: BackgroundWorkResult, at now: Duration) {}
  var isBusy: Bool { false }
  var words: LocalizedWords { .english }
}

extension Editor: ScreenModel {
  var isFinished: Bool { outcome != nil }
}
