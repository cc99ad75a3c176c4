public import Formwork

/// Something to press, with the row's title.
public struct ButtonView: ControlView {
  private let row: BaseRow

  /// A view that shows the row's title.
  public init(_ row: BaseRow, _ settings: ButtonField) { self.row = row }

  /// Has no settings to take over.
  public mutating func update(_ row: BaseRow, _ settings: ButtonField, isNewValue: Bool) {}

  /// The title between the signs of a button.
  public func content(in space: DrawingSpace) -> Content {
    let state: ButtonState =
      row.isDisabled ? .unavailable : space.isFocused ? .focused : .resting
    let title = DisplayWidth.truncate(
      row.displayTitle ?? "", to: space.width - 4, ellipsis: space.glyphs.ellipsis)
    return Content(
      [Line([state.run(title, isFilled: false, space.glyphs).in(0)])],
      insertionPoint: Frame.Cell(column: 2, row: 0))
  }

  /// Presses the row with Enter or Space.
  public func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    guard !row.isReadOnly, desk.action(of: key, in: Self.keyBindings) == .press
    else { return false }
    desk.select()
    return true
  }

  /// Presses the row as Enter does.
  public func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) {
    if !row.isReadOnly { desk.select() }
  }

  /// What the keys do that press the row.
  public func help(_ speech: ScreenSpeech) -> ControlHelp {
    ControlHelp(keys: row.isReadOnly ? [] : speech.hints(of: Self.keyBindings))
  }

  /// Names Enter, which presses the row.
  public func keys(_ speech: ScreenSpeech) -> [KeyHint] {
    row.isReadOnly ? [] : [KeyHint(.press, in: Self.keyBindings, .actionPress, speech)]
  }
}

extension ButtonView {
  /// Asks for nothing, since a button has no answer.
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

// MARK: Keys

extension ButtonView {
  /// The keys of the control, by what they do.
  public static let keyBindings = KeyBindings(
    "button", [(.press, [.enter, .text(" ")], .doesPress)])
}
