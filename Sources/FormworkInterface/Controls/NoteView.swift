public import Formwork

/// A note, which a person only reads.
public struct NoteView: ControlView {
  private let row: BaseRow

  /// A view that shows the row's text, or its title when it has none.
  public init(_ row: BaseRow, _ settings: NoteField) { self.row = row }

  /// Has no settings to take over.
  public mutating func update(_ row: BaseRow, _ settings: NoteField, isNewValue: Bool) {}

  /// The text in as many lines as it needs.
  public func content(in space: DrawingSpace) -> Content {
    let text = row.displayText.isEmpty ? row.displayTitle ?? "" : row.displayText
    guard row.isDisabled else {
      return Content(DisplayWidth.wrap(text, to: space.width).map { Line([Run($0, .text)]) })
    }
    let parts = DisplayWidth.wrap(text, to: max(space.width - 2, 4))
    let lines = parts.enumerated().map { index, part in
      Line([Run((index == 0 ? space.glyphs.notAvailable : " ") + " " + part, .disabled)])
    }
    return Content(lines)
  }

  /// Has no use for keys.
  public func handle(_ key: Key, _ desk: inout Desk) -> Bool { false }
}

extension NoteView {
  /// Asks for nothing, since a note has no answer.
  public func question(_ speech: PlainSpeech) -> PlainQuestion {
    var question = PlainQuestion()
    question.answer = speech.answer(of: row)
    return question
  }

  /// Takes no line, since nothing is asked.
  public func answer(
    _ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk
  ) -> PlainReply { .unused }
}
