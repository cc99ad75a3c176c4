public import Formwork

/// Several lines of text.
public struct TextAreaView: ControlView {
  private let row: BaseRow
  private var settings: TextAreaField
  /// nil: the row does not have the focus.
  private var editor: LineEditor<String>?
  /// Whether something was typed that is not the row's value yet.
  private var isPending = false
  /// How wide the lines were when they were last drawn; nil: they were not.
  private var width: Int?
  /// The lines that a plain conversation was told so far; nil: none was.
  private var lines: [String]?

  /// A view that shows the row's first lines.
  public init(_ row: BaseRow, _ settings: TextAreaField) {
    (self.row, self.settings) = (row, settings)
  }

  /// Takes over the row's text.
  public mutating func update(_ row: BaseRow, _ settings: TextAreaField, isNewValue: Bool) {
    self.settings = settings
    guard isNewValue else { return }
    editor?.replaceText(with: row.editingText)
    isPending = false
  }

  /// Begins to edit the row's text.
  public mutating func enter(_ desk: inout Desk) {
    editor = LineEditor(row.editingText, isMultiline: true)
  }

  /// Makes what was typed the row's value.
  public mutating func commit(_ desk: inout Desk) {
    guard isPending, let editor else { return }
    isPending = false
    desk.edit(editor.storage)
  }

  /// As many lines as the text needs and there may be, around the insertion point.
  public mutating func content(in space: DrawingSpace) -> Content {
    let width = space.fieldWidth
    self.width = width
    let line = FieldLine(row: row, space: space, width: width)
    var buffer = editor?.buffer ?? TextBuffer(row.displayText)
    let shown = TextLines(buffer, width: line.textWidth)
    let upper = settings.lines.upperBound
    let most = max(1, min(upper, space.height ?? upper))
    // In an area that grew while one types, all below would move.
    let least =
      !line.isWritable ? 1 : space.isFocused ? most : min(settings.lines.lowerBound, most)
    let count = max(least, min(shown.lines.count, most))
    let cursorLine = editor == nil ? 0 : shown.line(of: buffer.cursor)
    buffer.scroll = max(cursorLine - count + 1, min(buffer.scroll, cursorLine))
    buffer.scroll = max(0, min(buffer.scroll, shown.lines.count - count))
    var content = Content([], width: width)
    for index in buffer.scroll..<buffer.scroll + count {
      let range = index < shown.lines.count ? shown.lines[index] : 0..<0
      let isFirst = index == 0 && buffer.isEmpty
      content.lines +=
        line.content(
          TextWindow(text: buffer.shown(range), cursor: 0),
          placeholder: isFirst ? settings.text.placeholder : nil,
          isFirst: index == buffer.scroll
        ).lines
    }
    guard editor != nil else { return content }
    let before = shown.lines[cursorLine].lowerBound..<buffer.cursor
    content.insertionPoint = Frame.Cell(
      column: min(buffer.clusters[before].reduce(0) { $0 + $1.width }, width - 1),
      row: cursorLine - buffer.scroll)
    editor?.buffer.scroll = buffer.scroll
    return content
  }

  /// Edits the text; Enter begins a line, Up and Down go from line to line.
  public mutating func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    let action = desk.action(of: key, in: Self.keyBindings)
    switch action {
    case .previousLine: moveLines(-1, desk)
    case .nextLine: moveLines(1, desk)
    case .previousLines: moveLines(-5, desk)
    case .nextLines: moveLines(5, desk)
    case .confirmText: return false
    default: return edit(action == .newLine ? .text("\n") : key, &desk)
    }
    return true
  }

  private mutating func edit(_ key: Key, _ desk: inout Desk) -> Bool {
    switch editor?.handle(key, limit: settings.text.limit, isReadOnly: row.isReadOnly, &desk) {
    case .unused, nil: return false
    case .moved: return true
    case .changed:
      isPending = true
      desk.noteTyping()
      commit(&desk)
      return true
    }
  }

  private mutating func moveLines(_ count: Int, _ desk: Desk) {
    editor?.buffer.move(byLines: count, width: width ?? desk.fieldWidth)
  }

  /// Puts the insertion point before the character that was clicked.
  public mutating func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) {
    if let buffer = editor?.buffer {
      editor?.buffer.move(
        to: buffer.index(atCell: cell.column, line: cell.row, width: desk.contentWidth))
    }
    if !row.isReadOnly { desk.select() }
  }

  /// What the keys do that go from line to line and edit the text.
  public func help(_ speech: ScreenSpeech) -> ControlHelp {
    ControlHelp(
      keys: speech.hints(of: Self.keyBindings, except: row.isReadOnly ? [.newLine] : []),
      textKeys: speech.hintsOfText(isReadOnly: row.isReadOnly))
  }

  /// Names Enter, which begins a line.
  public func keys(_ speech: ScreenSpeech) -> [KeyHint] {
    row.isReadOnly ? [] : [KeyHint(.newLine, in: Self.keyBindings, .actionNewLine, speech)]
  }
}

// MARK: Plain lines

extension TextAreaView {
  /// Asks for lines up to one that holds only a full stop.
  public func question(_ speech: PlainSpeech) -> PlainQuestion {
    var question = PlainQuestion()
    question.answer = speech.answer(of: row)
    (question.isText, question.isMultiline, question.takesEmptyLine) = (true, true, true)
    question.notes = [speech.words[.severalLines]]
    question.help = [speech.words[.severalLines]]
    question.example = settings.text.placeholder
    if lines != nil { (question.prompt, question.isUnfinished) = ("", true) }
    return question
  }

  /// Collects lines, and makes them the row's text at the end.
  public mutating func answer(
    _ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk
  ) -> PlainReply {
    if case .command(.clear) = line { lines = nil }
    guard case .shown(let line) = line else { return .unused }
    if line.trimmedOfBlanks == "." || lines == nil && line.trimmedOfBlanks.isEmpty {
      if let lines { desk.edit(lines.joined(separator: "\n")) }
      lines = nil
      return .accepted(typed: nil)
    }
    let all = (lines ?? []) + [line.withoutDoubledFullStop]
    if settings.text.isExceeded(by: all.joined(separator: "\n")) {
      return .refused(speech.excess(of: settings.text))
    }
    lines = all
    return .more
  }
}

// MARK: Keys

extension TextAreaView {
  /// The keys of the control, by what they do.
  public static let keyBindings = KeyBindings(
    "textArea", takesText: true,
    [
      (.newLine, [.enter], .doesNewLine), (.confirmText, [.altEnter], .doesNextField),
      (.previousLine, [.up, .control("p")], .doesPreviousLine),
      (.nextLine, [.down, .control("n")], .doesNextLine),
      (.previousLines, [.pageUp], .doesPreviousLines), (.nextLines, [.pageDown], .doesNextLines),
    ])

  /// The keys of the control, then those of every text.
  public static let keyPlaces = [KeyPlace.control(keyBindings, TextKeys.bindings)]
}

extension KeyAction {
  static let newLine = KeyAction("newLine")
  static let confirmText = KeyAction("confirmText")
  static let previousLine = KeyAction("previousLine")
  static let nextLine = KeyAction("nextLine")
  static let previousLines = KeyAction("previousLines")
  static let nextLines = KeyAction("nextLines")
}
