public import Formwork

/// One line of text.
public struct TextView: ControlView {
  private let row: BaseRow
  private var settings: TextField
  /// nil: the row does not have the focus.
  private var editor: LineEditor<String>?
  /// Whether something was typed that is not the row's value yet.
  private var isPending = false

  /// A view that shows the row's text.
  public init(_ row: BaseRow, _ settings: TextField) { (self.row, self.settings) = (row, settings) }

  /// Takes over the row's text.
  public mutating func update(_ row: BaseRow, _ settings: TextField, isNewValue: Bool) {
    self.settings = settings
    guard isNewValue else { return }
    editor?.replaceText(with: row.editingText)
    isPending = false
  }

  /// Begins to edit the row's text.
  public mutating func enter(_ desk: inout Desk) { editor = LineEditor(row.editingText) }

  /// Makes what was typed the row's value.
  public mutating func commit(_ desk: inout Desk) {
    guard isPending, let editor else { return }
    isPending = false
    desk.edit(editor.storage)
  }

  /// The part of the text around the insertion point, or its beginning.
  public mutating func content(in space: DrawingSpace) -> Content {
    let line = FieldLine(row: row, space: space, width: width(in: space))
    let window =
      editor?.buffer.window(width: line.width)
      ?? TextWindow(
        text: DisplayWidth.truncate(
          CleanText.of(row.displayText), to: line.textWidth, ellipsis: space.glyphs.ellipsis),
        cursor: 0)
    return line.content(window, placeholder: settings.placeholder)
  }

  /// Edits the text; where it is committed with every key, or while an error is shown, the row gets
  /// it at once.
  public mutating func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    switch editor?.handle(key, limit: settings.limit, isReadOnly: row.isReadOnly, &desk) {
    case .unused, nil: return false
    case .moved: return true
    case .changed:
      isPending = true
      desk.noteTyping()
      if settings.commit == .everyKey || !row.errors.isEmpty { commit(&desk) }
      return true
    }
  }

  /// What the keys do that edit the text.
  public func help(_ speech: ScreenSpeech) -> ControlHelp {
    ControlHelp(textKeys: speech.hintsOfText(isReadOnly: row.isReadOnly))
  }

  /// Puts the insertion point before the character that was clicked.
  public mutating func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) {
    editor?.moveInsertionPoint(toCell: cell.column)
    if !row.isReadOnly { desk.select() }
  }

  /// The character, when it will stand at the end of a text that has room for it.
  public func echo(_ character: Character) -> Run? {
    guard let editor, editor.endsAtInsertionPoint,
      settings.limit.map({ editor.count < $0 }) ?? true
    else { return nil }
    return Run(String(character), .fieldFocus)
  }

  /// How wide the field is: a cell more than the longest text, where that is known.
  private func width(in space: DrawingSpace) -> Int {
    guard let size else { return space.fieldWidth }
    let placeholder = DisplayWidth.of(settings.placeholder ?? "")
    return min(max(size, placeholder) + 1, space.fieldWidth)
  }

  /// How many characters the longest text has; nil: it may have any number.
  private var size: Int? {
    if let limit = settings.limit { return limit }
    switch row.valueType {
    case .date: return 10
    case .wholeNumber:
      guard let limits = (row as? any LimitedRow)?.limits, case .number(let most)? = limits.max
      else { return 11 }
      guard case .number(let least)? = limits.min else { return most.description.count }
      return max(most.description.count, least.description.count)
    case .number: return 11
    default: return nil
    }
  }
}

// MARK: Keys

extension TextView {
  /// The keys of every text.
  public static let keyPlaces = [KeyPlace.control(TextKeys.bindings)]
}

// MARK: Plain lines

extension TextView {
  /// Asks for a line of text, of the kind that the row's value has.
  public func question(_ speech: PlainSpeech) -> PlainQuestion {
    var question = PlainQuestion(kind: speech.kind(of: row))
    question.answer = speech.answer(of: row)
    question.isText = true
    if let kind = question.kind {
      question.help = [speech.say(.format, ["kind": .text(kind)]).sentence]
    }
    // An example that the row shows by itself is in its format, too.
    let ownExample = (row as? any FieldRow).map(\.placeholder)
    question.example = ownExample ?? settings.placeholder
    return question
  }

  /// Makes the line the row's text.
  public mutating func answer(
    _ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk
  ) -> PlainReply {
    guard case .shown(let line) = line else { return .unused }
    let text = line.withoutDoubledFullStop
    if settings.isExceeded(by: text) { return .refused(speech.excess(of: settings)) }
    desk.edit(text)
    return .accepted(typed: line)
  }
}

extension String {
  /// The text without the first of two full stops, which say that it is no command.
  var withoutDoubledFullStop: String { hasPrefix("..") ? String(dropFirst()) : self }
}

extension TextField {
  /// Whether a text is longer than the limit allows.
  func isExceeded(by text: String) -> Bool {
    guard let limit else { return false }
    return (trim == .none ? text : text.trimmedOfBlanks).count > limit
  }
}

extension PlainSpeech {
  /// Says that a text is longer than a field allows.
  func excess(of field: TextField) -> String {
    say(.tooLong, ["limit": .int(Int64(field.limit ?? 0))])
  }
}
