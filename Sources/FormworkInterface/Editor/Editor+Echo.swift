internal import Formwork

extension Editor {
  /// What a key will put at the cursor of the last frame, when that is certain before the key is
  /// handled; nil: it must be worked out.
  ///
  /// A character at the end of a field with room is seen sooner when it is shown at once, and
  /// everything that follows from it, such as errors and further rows, with the next frame. O(1).
  ///
  /// - Parameter key: a key that was not handled yet.
  /// - Returns: one cell; the cursor is behind it afterwards.
  public func echo(of key: Key) -> Run? {
    guard outcome == nil, popups.isEmpty, !isBusy, session.firstStroke == nil,
      case .text(let character) = key,
      character.asciiValue.map({ 0x20 <= $0 && $0 < 0x7F }) ?? false, let focused = focus.row,
      hasRoom(for: focused.row), form.structureVersion == outline.version
    else { return nil }
    guard let style = focused.row.cell?.valueStyle else { return focused.view.echo(character) }
    return focused.view.echo(character).map { Run($0.text, style) }
  }

  /// Whether the last frame's field can be written, and has a cell behind the cursor's.
  private func hasRoom(for row: BaseRow) -> Bool {
    guard let shown = screen.lastFrame?.field, shown.row === row else { return false }
    guard !row.isReadOnly, !row.isDisabled, shown.cursor.row == shown.origin.row else {
      return false
    }
    let end = min(shown.origin.column + shown.width, options.size.columns)
    return shown.cursor.column > shown.origin.column && shown.cursor.column + 2 <= end
  }
}
