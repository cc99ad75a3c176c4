internal import FormworkInterface

/// What the full screen shows and what keys do to it; it knows no terminal.
protocol ScreenModel: AnyObject {
  /// Takes one key.
  func handle(_ key: Key)
  /// Follows the size of the screen.
  func resize(to size: Size)
  /// What is to be seen now.
  func frame() -> Frame
  /// When `advance` has something to do, as time since the first frame; nil is never.
  var wakeUp: Duration? { get }
  /// Does what is due.
  func advance(to now: Duration)
  /// Hides what was revealed, because the screen is left.
  func conceal()
  /// Whether there is nothing more to show.
  var isFinished: Bool { get }
}
