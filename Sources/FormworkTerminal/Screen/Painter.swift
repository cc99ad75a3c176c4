internal import FormworkInterface

/// What puts frames on a full screen.
protocol Painter: AnyObject {
  /// Shows a frame; only what differs from the last one is sent.
  func paint(_ frame: Frame)
  /// Shows one cell at the last frame's cursor and moves that behind it, before the next frame.
  func echo(_ run: Run)
  /// Sends the whole screen again with the next frame.
  func redraw()
  /// Follows a new size of the terminal.
  func resize(to size: Size)
  /// Gives the screen back as it was; the next `paint` takes it again.
  func leave()
}
