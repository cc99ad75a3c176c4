internal import Formwork

/// All that there is to say about the focused row, in a frame that scrolls.
struct HelpPopup: ScreenView {
  private let title: String
  private let paragraphs: [(text: String, style: Style)]
  /// The first line that is seen.
  private var first = 0
  /// How many lines there are, and how many of them are seen, since it was last drawn.
  private var (count, height) = (0, 0)

  init(title: String, paragraphs: [(text: String, style: Style)]) {
    (self.title, self.paragraphs) = (title, paragraphs)
  }

  private var isScrollable: Bool { count > height }

  mutating func content(in space: DrawingSpace) -> Content {
    let (columns, rows) = (space.width, space.height ?? 24)
    let box = PopupBox(width: max(8, min(columns - 2, 64)), glyphs: space.glyphs)
    // A small screen cuts titles and what is said about a row; here they are whole.
    let isTitleCut = DisplayWidth.of(title) > box.width - 6
    let texts = (isTitleCut ? [(title, Style.header)] : []) + paragraphs
    let lines = texts.flatMap { text, style in
      DisplayWidth.wrap(text, to: box.width - 4).map { Run($0, style) }
    }
    // One line stays for the keys, where there is room for that.
    (count, height) = (lines.count, max(1, rows - (rows > 5 ? 3 : 2)))
    first = max(0, min(first, count - height))
    let shown = lines[first..<min(count, first + height)]
    var framed = [box.top(title: isTitleCut ? "" : title)]
    for (index, run) in zip(shown.indices, shown) {
      var marker: String?
      if index == first, first > 0 { marker = space.glyphs.more.above }
      if index == shown.endIndex - 1, shown.endIndex < count { marker = space.glyphs.more.below }
      framed.append(box.line([run], marker: marker))
    }
    framed.append(box.bottom)
    return Content(
      framed.map { Line($0.runs.map { $0.in(0) }) },
      insertionPoint: Frame.Cell(column: 2, row: 1), width: box.width)
  }

  /// Scrolls what does not fit; every other key closes.
  mutating func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    var next = first
    switch Self.keyBindings.action(of: key) {
    case .scrollUp: next -= 1
    case .scrollDown: next += 1
    case .scrollPageUp: next -= height
    case .scrollPageDown: next += height
    case .scrollToStart: next = 0
    case .scrollToEnd: next = count - height
    default:
      desk.close()
      return true
    }
    guard isScrollable else {
      desk.close()
      return true
    }
    first = max(0, min(next, count - height))
    return true
  }

  func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) { desk.close() }

  mutating func scroll(_ turns: Int, _ desk: inout Desk) {
    if isScrollable { first = max(0, min(first + 3 * turns, count - height)) }
  }

  func keys(_ speech: ScreenSpeech) -> [KeyHint] {
    let close = KeyHint(.close, in: Self.keyBindings, .actionClose, speech, rank: 0)
    guard isScrollable else { return [close] }
    return [
      KeyHint(.scrollUp, .scrollDown, in: Self.keyBindings, .actionScroll, speech, rank: 1), close,
    ]
  }
}

extension Editor {
  func openHelp() {
    let row = focus.row?.row
    var texts: [(String, Style)] = []
    for error in row?.errors ?? [] {
      let message = "\(metrics.glyphs.error) \(error.message)"
      texts.append((message, error.severity == .error ? .error : .warning))
    }
    let control = focus.row?.view.help(speech) ?? ControlHelp()
    let others = [row?.displayHelp, row?.more, row.flatMap(format(of:)), form.displayHelp]
    let all =
      control.notices + others.compactMap(\.self) + control.keys + [speech.formKeys]
      + (options.hasMouse ? [words[.mouse]] : [])
      + (options.offersPlainMode ? [speech.plainModeKey] : [])
    texts += all.map { ($0, .text) }
    open(
      HelpPopup(title: row?.displayTitle ?? form.displayTitle ?? "", paragraphs: texts),
      at: .center)
  }

  /// How the row's text is written; nil: as one likes.
  private func format(of row: BaseRow) -> String? {
    switch row.valueType {
    case .date:
      return words.text(
        .dateHelp,
        ["order": .text(words[form.locale.dateOrder.word]), "example": .date(form.clock.now.date)])
    case .wholeNumber: return words[.wholeNumberHelp]
    case .number:
      return words.text(
        .numberHelp, ["example": .text("12\(form.locale.decimalSeparator)5")])
    default: return nil
    }
  }
}

extension ScreenSpeech {
  /// What the keys of the form do.
  fileprivate var formKeys: String {
    let actions: [String: KeyAction] = [
      "next": .nextField, "previous": .previousField, "submit": .submit,
      "confirm": .confirmField, "cancel": .cancel,
    ]
    return text(.keys, actions, in: FormKeys.always, FormKeys.unused)
  }

  fileprivate var plainModeKey: String {
    text(.plainMode, ["key": .plainMode], in: FormKeys.always)
  }
}

// MARK: Keys

extension HelpPopup {
  static let keyBindings = KeyBindings([
    (.scrollUp, [.up, .control("p"), .text("k")]),
    (.scrollDown, [.down, .control("n"), .text("j")]),
    (.scrollPageUp, [.pageUp, .control("u")]),
    (.scrollPageDown, [.pageDown, .control("d"), .text(" ")]),
    (.scrollToStart, [.home, .text("g")]), (.scrollToEnd, [.end, .text("G")]),
    (.close, [.escape]),
  ])
}

extension KeyAction {
  static let scrollUp = KeyAction("scrollUp")
  static let scrollDown = KeyAction("scrollDown")
  static let scrollPageUp = KeyAction("scrollPageUp")
  static let scrollPageDown = KeyAction("scrollPageDown")
  static let scrollToStart = KeyAction("scrollToStart")
  static let scrollToEnd = KeyAction("scrollToEnd")
}

extension FormLocale.DateOrder {
  /// What the order is called.
  var word: Word {
    switch self {
    case .ymd: .yearMonthDay
    case .dmy: .dayMonthYear
    case .mdy: .monthDayYear
    }
  }
}
