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
    guard outcome == nil, popup == nil, !isBusy, case .text(let character) = key,
      character.asciiValue.map({ 0x20 <= $0 && $0 < 0x7F }) ?? false, let field, hasRoom,
      form.structureVersion == outlineVersion
    else { return nil }
    switch (field.row.control, field.buffer) {
    case (.text(let settings), .text(let buffer)):
      guard buffer.isAtEnd, settings.limit.map({ buffer.clusters.count < $0 }) ?? true else {
        return nil
      }
      return Run(String(character), .fieldFocus)
    case (.secret(let settings), .secret(let buffer)):
      guard buffer.isAtEnd, settings.mask == .dots, !field.isRevealed, !field.isSelected,
        field.noEcho == nil
      else { return nil }
      return Run(metrics.glyphs.bullet, .fieldFocus)
    default: return nil
    }
  }

  /// Whether the last frame's field can be written, and has a cell behind the cursor's.
  private var hasRoom: Bool {
    guard let shown = lastShown, let row = field?.row, shown.row === row else { return false }
    guard !row.isReadOnly, !row.isDisabled, shown.cursor.row == shown.field.row else {
      return false
    }
    let end = min(shown.field.column + shown.fieldWidth, options.size.columns)
    return shown.cursor.column > shown.field.column && shown.cursor.column + 2 < end
  }
}

extension TextBuffer {
  /// Whether the cursor is behind the text, there is one, all of it is on the screen, and no letter
  /// behind it would join with its end.
  fileprivate var isAtEnd: Bool {
    !isEmpty && cursor == clusters.count && scroll == 0 && !takesLetterIn
  }
}
