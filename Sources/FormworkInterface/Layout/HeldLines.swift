/// The lines that a row has got since the focus moved last, so that nothing moves while one types.
///
/// A message that comes to another row waits for the next move where the row has no line for it; one
/// that goes leaves its line.
final class HeldLines {
  /// How many lines the message, or the help, has got; nil: that was not decided yet.
  private(set) var ofMessage: Int?
  /// How many lines the row has got, without a title above its field.
  private(set) var all = 0
  /// Whether something was wrong with the value.
  var wasWrong = false

  /// Takes over what was drawn; no line is ever given back.
  func take(message: Int, content: Int) {
    ofMessage = max(ofMessage ?? 0, message)
    all = max(all, content + message)
  }
}

/// What the rows on the screen have got since the focus moved last.
struct HeldRows {
  /// By the index of the item; nil: it was not drawn since.
  private var lines: [HeldLines?] = []
  /// The indices of items that were drawn since.
  private var drawn: [Int] = []
  private var columns = 0

  /// Begins a frame: with pages of another width or another number of items nothing is held.
  mutating func begin(items: Int, columns: Int) {
    guard items != lines.count || columns != self.columns else { return }
    (lines, drawn, self.columns) = (Array(repeating: nil, count: items), [], columns)
  }

  /// What a row has got that is drawn now.
  mutating func lines(at index: Int) -> HeldLines {
    if let held = lines[index] { return held }
    let held = HeldLines()
    lines[index] = held
    drawn.append(index)
    return held
  }

  /// Takes over a row that is shown as it was drawn before the focus moved.
  mutating func keep(_ block: Block, at index: Int) {
    guard lines[index] == nil, let counts = block.counts else { return }
    let held = lines(at: index)
    held.take(message: counts.message, content: counts.content)
    held.wasWrong = counts.isWrong
  }

  /// Gives all rows what they need from now on.
  mutating func reset() {
    for index in drawn { lines[index] = nil }
    drawn.removeAll(keepingCapacity: true)
  }
}
